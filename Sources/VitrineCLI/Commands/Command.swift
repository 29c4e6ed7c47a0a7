import VitrineArguments

/// One command, of whatever type: all that help, the manual page and completions say of it.
struct Command: Sendable {
  /// The description of the command.
  let configuration: CommandConfiguration
  /// Its options beside `--help`.
  var ownOptions: [ArgumentInfo] { makeOptions() }
  // Asked for late: only one of all commands is used, and options cost time to make.
  private let makeOptions: @Sendable () -> [ArgumentInfo]
  /// Reads the words after its name, and returns what then is to be done.
  let parse: @Sendable ([String]) throws(ValidationError) -> Action

  /// The work that a command line requests.
  typealias Action = @Sendable (Console) throws(CommandError) -> ExitCode

  init<Parsable: ParsableCommand>(_ type: Parsable.Type) {
    configuration = type.configuration
    makeOptions = { type.arguments.map { $0.info } }
    parse = { (words) throws(ValidationError) -> Action in
      let command = Command(type)
      if let parsed = try Parsable.parse(words, pointer: command.pointer) { return parsed.run }
      return { (console) throws(CommandError) in
        try console.print(HelpText.text(for: command))
        return .done
      }
    }
  }

  /// Does what the words after its name ask for.
  ///
  /// - Throws: `CommandError` when the words are wrong, or it ends early.
  func run(_ words: [String], _ console: Console) throws(CommandError) -> ExitCode {
    try Command.checked { () throws(ValidationError) in try parse(words) }(console)
  }

  /// Runs a parser and reports its errors as errors of usage.
  static func checked<Result>(
    _ parse: () throws(ValidationError) -> Result
  ) throws(CommandError) -> Result {
    do throws(ValidationError) {
      return try parse()
    } catch {
      throw .usage(error.message, hint: error.hint)
    }
  }

  var name: String { configuration.name }
  var operands: Operands { configuration.operands }

  /// All options.
  var options: [ArgumentInfo] { ownOptions + [.help] }

  /// How it is called, in one line.
  var usage: String {
    ["vitrine", name, operands.usage, ownOptions.isEmpty ? "" : "[FLAGS]"]
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Where to read more.
  var pointer: String { "see 'vitrine \(name) --help'" }
}
