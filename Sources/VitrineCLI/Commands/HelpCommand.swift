extension Command {
  static let help = Command(
    "help", "Print help on Vitrine or one of its commands", operands: .command,
    examples: [Example("vitrine help render", "all about 'render'")]
  ) { (arguments, console) throws(Stop) in
    let command = arguments.operands.first.flatMap(Command.named)
    try console.printOwn(command.map(HelpText.text) ?? HelpText.overview)
    return .done
  }
}
