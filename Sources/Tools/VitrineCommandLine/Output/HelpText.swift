import VitrineArguments

/// The text that `--help` prints.
package enum HelpText {
  /// Help on one command.
  package static func text(for command: Command) -> String {
    let examples = command.configuration.examples.map { "  \($0.line)\n      \($0.purpose)" }
    return
      ([command.configuration.abstract + ".", "usage: " + command.usage]
      + ["flags:\n" + command.options.map(\.helpEntry).joined(separator: "\n")]
      + command.configuration.discussion.map { TextWrapping.wrap($0, width: 80) }
      + ["examples:\n" + examples.joined(separator: "\n")]
      + ["exit codes:\n" + exitCodes]).joined(separator: "\n\n")
  }

  /// What each exit code means.
  package static var exitCodes: String {
    let rows = ExitCode.allCases.map { ["  \($0.rawValue)", $0.meaning] }
    return trimmed(TextTable.text(rows))
  }

  /// A text without its last newline.
  package static func trimmed(_ text: String) -> String { String(text.dropLast()) }
}
