/// The text behind `--help`.
enum HelpText {
  /// Help on Vitrine as a whole.
  static var overview: String {
    let commands = Command.all.map { ["  " + $0.name, $0.summary] }
    let flags = [Flag.help, Flag.version].map { ["  " + names($0), $0.help] }
    return [
      "Draw WidgetKit widgets without Apple hardware.",
      "usage: vitrine COMMAND [ARGUMENTS] [FLAGS]",
      "commands:\n" + trimmed(TextTable.text(commands)),
      "flags:\n" + trimmed(TextTable.text(flags)),
      "exit codes:\n" + exitCodes,
      "'vitrine help COMMAND' says more.",
    ].joined(separator: "\n\n")
  }

  /// Help on one command.
  static func text(for command: Command) -> String {
    let examples = command.examples.map { "  \($0.line)\n      \($0.purpose)" }
    return
      ([command.summary + ".", "usage: " + command.usage]
      + ["flags:\n" + command.flags.map(entry).joined(separator: "\n")]
      + command.discussion.map { TextWrapping.wrap($0, width: 80) }
      + ["examples:\n" + examples.joined(separator: "\n")]
      + ["exit codes:\n" + exitCodes]).joined(separator: "\n\n")
  }

  /// A flag with its names and the placeholder of its value.
  static func names(_ flag: Flag) -> String {
    let names = [flag.short.map { "-\($0)" }, flag.spelling].compactMap { $0 }
    return names.joined(separator: ", ") + (flag.valueName.map { " " + $0 } ?? "")
  }

  private static func entry(_ flag: Flag) -> String {
    let values = flag.possibleValues
    // The devices alone would fill a screen; they have a command of their own.
    let list =
      values.isEmpty || values.count > 20
      ? ""
      : "\n" + TextWrapping.wrap("values: " + values.joined(separator: ", "), width: 80, indent: 6)
    let help = values.count > 20 ? flag.help + "; see 'vitrine \(flag.name)s'" : flag.help
    return "  \(names(flag))\n" + TextWrapping.wrap(help, width: 80, indent: 6) + list
  }

  private static var exitCodes: String {
    let rows = ExitCode.allCases.map { ["  \($0.rawValue)", $0.meaning] }
    return trimmed(TextTable.text(rows))
  }

  private static func trimmed(_ text: String) -> String { String(text.dropLast()) }
}
