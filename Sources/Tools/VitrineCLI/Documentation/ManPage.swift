import Vitrine
import VitrineArguments
import VitrineCommandLine

/// The manual page in roff.
enum ManPage {
  /// The text of the page.
  static var text: String {
    let head = [
      ".TH VITRINE 1 \"\" \"vitrine \(Version.current)\" \"User Commands\"",
      ".SH NAME", "vitrine \\- draw WidgetKit widgets without Apple hardware",
      ".SH SYNOPSIS", ".B vitrine", ".I COMMAND", "[\\fIARGUMENTS\\fR] [\\fIFLAGS\\fR]",
      ".SH DESCRIPTION",
      escaped(
        "Vitrine lays archived widget view trees out as SwiftUI does and draws them to PNG files. "
          + "Archives have format version \(FormatVersion.current.text)."),
      ".SH OPTIONS",
    ]
    let flags = [ArgumentInfo.help, .version].flatMap(entry)
    let commands = Command.all.flatMap(section)
    let codes =
      [".SH EXIT STATUS"]
      + ExitCode.allCases.flatMap { code in
        [".TP", ".B \(code.rawValue)", escaped(code.meaning)]
      }
    return (head + flags + [".SH COMMANDS"] + commands + codes).joined(separator: "\n") + "\n"
  }

  private static func section(_ command: Command) -> [String] {
    let head = [
      ".SS \"\(escaped(command.usage))\"", escaped(command.configuration.abstract) + ".",
    ]
    let text = command.configuration.discussion.flatMap { [".PP", escaped($0)] }
    let examples = command.configuration.examples.flatMap { example in
      [
        ".PP", escaped(example.purpose) + ":", ".PP", ".nf", ".RS", escaped(example.line), ".RE",
        ".fi",
      ]
    }
    return head + text + command.options.flatMap(entry) + examples
  }

  private static func entry(_ option: ArgumentInfo) -> [String] {
    let names = [option.short.map { "-\($0)" }, option.spelling].compactMap { $0 }
      .map { "\\fB\(escaped($0))\\fR" }.joined(separator: ", ")
    let value = option.valueName.map { " \\fI\($0)\\fR" } ?? ""
    let values =
      option.allValueStrings.isEmpty
      ? "" : " Values: " + option.allValueStrings.joined(separator: ", ") + "."
    return [".TP", names + value, escaped(option.help + "." + values)]
  }

  /// Escapes everything that roff would interpret.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "'": result += "\\(aq"
      case "…": result += "..."
      case "×": result += "\\(mu"
      case "–": result += "\\(en"
      default: result.append(character)
      }
    }
    return result.hasPrefix(".") ? "\\&" + result : result
  }
}
