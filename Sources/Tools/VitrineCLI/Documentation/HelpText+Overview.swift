import VitrineArguments
import VitrineCommandLine

extension HelpText {
  /// Help on Vitrine as a whole.
  static var overview: String {
    let commands = Command.all.map { ["  " + $0.name, $0.configuration.abstract] }
    let flags = [ArgumentInfo.help, .version].map { ["  " + $0.heading, $0.help] }
    return [
      "Draw WidgetKit widgets without Apple hardware.",
      "usage: vitrine COMMAND [ARGUMENTS] [FLAGS]",
      "commands:\n" + trimmed(TextTable.text(commands)),
      "flags:\n" + trimmed(TextTable.text(flags)),
      "exit codes:\n" + exitCodes,
      "Run 'vitrine help COMMAND' for help on a command.",
    ].joined(separator: "\n\n")
  }
}
