import Vitrine
import VitrineArguments
import VitrineMCP

/// The tools of `vitrine mcp`: the list that clients receive, and that tests compare the
/// documentation with.
enum AgentTools {
  /// All tools, in the order in which clients list them.
  static func all(_ session: AgentSession) -> [Tool] {
    [
      listWidgets(session), build(session), render(session), renderVariants(session),
      inspect(session), accessibility(session), tap(session), timeline(session), validate(session),
      check(session), compare(session), verifyGoldens(session),
    ].map { $0.saying(words($0.parameters).named) }
  }

  /// The words of a tool with these parameters; without any, options are those of `render`.
  static func words(_ parameters: [CallParameter] = []) -> ToolWords {
    ToolWords(
      parameters, ofPictures: Set(RequestAxis.all.flatMap(\.options).map(\.info.name)),
      ofServer: Set(MCPCommand.arguments.map(\.info.name)))
  }

  /// The instructions for the model: how to use the tools together.
  static let instructions = """
    Draws the iOS widgets of this project (SwiftUI, WidgetKit) without Apple hardware, and runs their \
    App Intents. Edit the Swift sources, then call build: it returns compiler errors with file, line \
    and column. list_widgets names what can be drawn; render draws one, render_variants many side by \
    side. tap runs the action of a button or toggle and draws the widget after it. compare reports what \
    changed since an earlier picture. check examines all pictures of a widget and reports what is \
    truncated, hidden or hard to read. verify_goldens compares with the project's goldens, or \
    records them. Coordinates are points from the widget's upper left corner.
    """

  /// The annotations of a tool that changes nothing.
  static let looking = Tool.Annotations(isReadOnly: true, isIdempotent: true)
}

extension LimitedText {
  /// The number of omitted lines, as JSON.
  var leftOffValue: JSONValue { .number(Double(leftOff)) }

  /// The number of lines that were omitted.
  static let output = CallParameter(
    "left_off", .integer(0...1_000_000_000), "Lines omitted because of max_lines", isRequired: true)
}
