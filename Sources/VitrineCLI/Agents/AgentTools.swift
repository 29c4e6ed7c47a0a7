import Vitrine
import VitrineMCP

/// The tools of `vitrine mcp`: the list that clients get, and that the documentation is checked
/// against.
enum AgentTools {
  /// All of them, in the order in which they are listed.
  static func all(_ session: AgentSession) -> [Tool] {
    [
      listWidgets(session), build(session), render(session), renderVariants(session),
      inspect(session), accessibility(session), tap(session), timeline(session), validate(session),
      check(session), compare(session), verifyGoldens(session),
    ]
  }

  /// How the tools go together, for the model.
  static let instructions = """
    Draws the iOS widgets of this project (SwiftUI, WidgetKit) without Apple hardware, and runs their \
    App Intents. Edit the Swift sources, then call build: it gives compiler errors with file, line \
    and column. list_widgets names what can be drawn; render draws one, render_variants many side by \
    side. tap runs what a button or toggle does and draws the widget after it. compare says what \
    changed since an earlier picture. check looks at all pictures of a widget and says what is cut, \
    hidden or hard to read. verify_goldens compares with the pictures that the project keeps, or \
    records them. Coordinates are points from the widget's upper left corner.
    """

  /// A tool that only looks.
  static let looking = Tool.Annotations(isReadOnly: true, isIdempotent: true)
}

extension LimitedText {
  /// The note of what was left off, as data.
  var leftOffValue: JSONValue { .number(Double(leftOff)) }

  /// The number of lines that were omitted.
  static let output = ToolParameter(
    "left_off", .integer(0...1_000_000_000), "Lines that max_lines left off", isRequired: true)
}
