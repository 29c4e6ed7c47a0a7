import VitrineArguments

/// The text that `--help` prints.
package enum HelpText {
  /// Help on one command.
  package static func text(for command: Command) -> String {
    let examples = command.configuration.examples.map { "  \($0.line)\n      \($0.purpose)" }
    return
      ([command.configuration.abstract + ".", "usage: " + command.usage]
      + ["flags:\n" + command.options.map(entry).joined(separator: "\n")]
      + command.configuration.discussion.map { TextWrapping.wrap($0, width: 80) }
      + ["examples:\n" + examples.joined(separator: "\n")]
      + ["exit codes:\n" + exitCodes]).joined(separator: "\n\n")
  }

  /// A flag with its names and the placeholder of its value.
  package static func names(_ option: ArgumentInfo) -> String {
    let names = [option.short.map { "-\($0)" }, option.spelling].compactMap { $0 }
    return names.joined(separator: ", ") + (option.valueName.map { " " + $0 } ?? "")
  }

  private static func entry(_ option: ArgumentInfo) -> String {
    let values = option.allValueStrings
    // A list of all devices would fill a screen; 'vitrine devices' prints it.
    let list =
      values.isEmpty || values.count > ArgumentInfo.mostListedValues
      ? ""
      : "\n" + TextWrapping.wrap("values: " + values.joined(separator: ", "), width: 80, indent: 6)
    let help =
      values.count > ArgumentInfo.mostListedValues
      ? option.help + "; see 'vitrine \(ArgumentInfo.listing(of: option.name))'" : option.help
    return "  \(names(option))\n" + TextWrapping.wrap(help, width: 80, indent: 6) + list
  }

  /// What each exit code means.
  package static var exitCodes: String {
    let rows = ExitCode.allCases.map { ["  \($0.rawValue)", $0.meaning] }
    return trimmed(TextTable.text(rows))
  }

  /// A text without its last newline.
  package static func trimmed(_ text: String) -> String { String(text.dropLast()) }
}
