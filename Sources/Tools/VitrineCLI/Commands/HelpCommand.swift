import VitrineArguments
import VitrineCommandLine

/// `vitrine help`.
struct HelpCommand: ParsableCommand {
  var operands: [String] = []

  static let configuration = CommandConfiguration(
    "help", "Print help about Vitrine or one of its commands", operands: .command,
    examples: [.init("vitrine help render", "all options of 'render'")])

  mutating func validate() throws(ValidationError) {
    try Self.configuration.operands.check(operands, usage: Command(Self.self).usage)
    try Operands.check(operands, kind: "command", among: Command.all.map(\.name))
  }

  func run(_ console: Console) throws(CommandError) -> ExitCode {
    let command = operands.first.flatMap(Command.named)
    try console.printOwn(command.map(HelpText.text) ?? HelpText.overview)
    return .done
  }
}
