import VitrineArguments

/// A command of any type, with what help, the manual page and completions need.
struct Command: Sendable {
  /// The description of the command.
  let configuration: CommandConfiguration
  /// The options of the command, without `--help`.
  var ownOptions: [ArgumentInfo] { makeOptions() }
  // Created on demand: a process uses only one of all commands, and options take time to create.
  private let makeOptions: @Sendable () -> [ArgumentInfo]
  /// Parses the words after the command's name, and returns the action that they request.
  let parse: @Sendable ([String]) throws(ValidationError) -> Action

  /// The work that a command line requests.
  typealias Action = @Sendable (Console) throws(CommandError) -> ExitCode

  init<Parsable: ParsableCommand>(_ type: Parsable.Type) {
    configuration = type.configuration
    makeOptions = { type.arguments.map { $0.info } }
    parse = { (words) throws(ValidationError) -> Action in
      let command = Command(type)
      if let parsed = try Parsable.parse(words, pointer: command.pointer) {
        guard let emptiable = parsed as? any EmptiableCommand else { return parsed.run }
        return { (console) throws(CommandError) in
          try emptiable.toleratingEmptiness(console) { () throws(CommandError) in
            try emptiable.run(console)
          }
        }
      }
      return { (console) throws(CommandError) in
        try console.print(HelpText.text(for: command))
        return .done
      }
    }
  }

  /// Runs the action that the words after the command's name request.
  ///
  /// - Throws: `CommandError` when the words are invalid, or the command stops early.
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

  /// The options of the command, with `--help`.
  var options: [ArgumentInfo] { ownOptions + [.help] }

  /// The usage in one line.
  var usage: String {
    ["vitrine", name, operands.usage, ownOptions.isEmpty ? "" : "[FLAGS]"]
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The hint that leads to the help.
  var pointer: String { "see 'vitrine \(name) --help'" }
}
