import Vitrine
import VitrineArguments
import VitrineLive

/// Parameters that several tools share.
enum AgentParameters {
  static let widget = CallParameter(
    "widget", .string, "Id, or name of a preview; default: the first")
  static let maximumWidth = CallParameter(
    "max_width", .integer(16...4096), "Maximum width in pixels; default: \(defaultWidth)")
  static let maximumHeight = CallParameter(
    "max_height", .integer(16...4096), "Maximum height in pixels; default: \(defaultHeight)")
  static let maximumLines = CallParameter(
    "max_lines", .integer(1...2000), "Maximum number of lines of text; default: \(defaultLines)")
  static let match = CallParameter(
    "match", .string, "Only lines that contain this word, and the views around and inside them")

  static let defaultWidth = 800
  static let defaultHeight = 1600
  static let defaultLines = 80

  /// The options of the command line that describe a picture.
  private static let axes = RequestAxis.all.flatMap(\.options).map(\.info)

  /// The options, each with its help text.
  static let options = CallParameter("options", .options(axes.map(option)), optionsHelp)
  /// The options with a note for models: each picture has one value of each option, and reports the
  /// values that nobody chose.
  static let briefOptions = CallParameter("options", .options(axes.map(brief)), optionsHelp)
  /// The options, for tools next to `render`, which explains them.
  static let sameOptions = CallParameter(
    "options", .options(axes.map { CallParameter.Option(name: $0.name, help: "") }),
    "The same as for render")
  /// The options that can have several values.
  static let axisLists = CallParameter(
    "axes",
    .lists(varying.map { CallParameter.Option(name: $0.name, help: "") }),
    "Options of render with the values to draw side by side, for example "
      + "{\"scheme\": [\"light\", \"dark\"], \"type-size\": [\"large\", \"accessibility3\"]}; "
      + "[\"all\"] means all values",
    isRequired: true)

  /// Whether an option may have several values on a command line.
  static func takesSeveral(_ name: String) -> Bool { varying.contains { $0.name == name } }

  private static let optionsHelp =
    "What to draw, by the options of 'vitrine render', for example {\"family\": "
    + "\"systemSmall\", \"scheme\": \"dark\"}"

  /// Options with a value, of axes that can be varied.
  private static let varying = RequestAxis.all.filter(\.isList).flatMap(\.options).map(\.info)
    .filter { $0.valueName != nil && $0.name != "press" && $0.name != "toggle" }

  private static func brief(_ info: ArgumentInfo) -> CallParameter.Option {
    let parts = option(info).help.split(separator: "; ")
    let values = parts.dropFirst().filter {
      $0.hasPrefix("one of ") || $0.hasPrefix("for example ")
    }
    let words = parts.first?.lowercased() ?? ""
    // "Light or dark" needs no list.
    let isListed = info.allValueStrings.allSatisfy { words.contains($0.lowercased()) }
    let help = (parts.prefix(1) + (isListed ? [] : values)).joined(separator: "; ")
    let last = ", \(ArgumentType<String>.everything)"
    return CallParameter.Option(
      name: info.name, help: help.hasSuffix(last) ? String(help.dropLast(last.count)) : help)
  }

  private static func option(_ info: ArgumentInfo) -> CallParameter.Option {
    var help = info.help
    if info.valueName == nil {
      help += "; true or false"
    } else if let hint = info.valueHint {
      help += "; \(hint)"
    } else if !info.allValueStrings.isEmpty {
      help += "; for example \(info.allValueStrings.prefix(1).joined(separator: ", "))"
    }
    return CallParameter.Option(name: info.name, help: help)
  }
}

extension CallArguments {
  /// The request that the arguments describe.
  ///
  /// - Throws: `CallFault` for an unknown option, or one with several values.
  func request() throws(CallFault) -> LiveRequest {
    for (name, value) in options("options").sorted(by: { $0.key < $1.key })
    where value.lowercased() == "all" || AgentParameters.takesSeveral(name) && value.contains(",") {
      throw CallFault(
        "a picture has one \(name), and '\(value.singleLine)' has several",
        hint: "call render_variants with axes: {\"\(name)\": [\"all\"]}")
    }
    do throws(ValidationError) {
      return try LiveRequest(widget: string("widget"), options: options("options"))
    } catch {
      throw CallFault(error)
    }
  }

  /// The maximum size of a picture, in pixels.
  var room: PictureRoom {
    PictureRoom(
      width: integer("max_width") ?? AgentParameters.defaultWidth,
      height: integer("max_height") ?? AgentParameters.defaultHeight)
  }

  /// The maximum number of lines of text.
  var lines: Int { integer("max_lines") ?? AgentParameters.defaultLines }
}

/// The maximum size of a picture, in pixels.
struct PictureRoom: Hashable, Sendable {
  var width: Int
  var height: Int

  /// Returns the largest scale up to `natural` at which a picture of this size, in points, fits.
  ///
  /// - Throws: `CallFault` where even the smallest scale is too large.
  func scale(for points: Size, natural: Double) throws(CallFault) -> Double {
    let fitting = min(
      natural, Double(width) / max(points.width, 1), Double(height) / max(points.height, 1))
    // Rounded down, so that the picture never exceeds the room by a fraction of a pixel.
    let scale = fitting < natural ? (fitting * 1000).rounded(.down) / 1000 : natural
    guard scale >= 0.1 else {
      throw CallFault(
        "the picture of \(points.width.dumpText) × \(points.height.dumpText) points does not fit "
          + "into \(width) × \(height) pixels",
        hint: "call again with a larger max_width or max_height")
    }
    return scale
  }
}
