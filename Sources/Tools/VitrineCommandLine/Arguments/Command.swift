import VitrineArguments

/// A command of any type, with what help, the manual page and completions need.
package struct Command: Sendable {
  /// The description of the command.
  package let configuration: CommandConfiguration
  /// The options of the command, without `--help`.
  package var ownOptions: [ArgumentInfo] { makeOptions() }
  // Created on demand: a process uses only one of all commands, and options take time to create.
  private let makeOptions: @Sendable () -> [ArgumentInfo]
  /// Parses the words after the command's name, and returns the action that they request.
  package let parse: @Sendable ([String]) throws(ValidationError) -> Action

  /// The work that a command line requests.
  package typealias Action = @Sendable (Console) throws(CommandError) -> ExitCode

  package init<Parsable: ParsableCommand>(_ type: Parsable.Type) {
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
  package func run(_ words: [String], _ console: Console) throws(CommandError) -> ExitCode {
    try Command.checked { () throws(ValidationError) in try parse(words) }(console)
  }

  /// Runs a parser and reports its errors as errors of usage.
  package static func checked<Result>(
    _ parse: () throws(ValidationError) -> Result
  ) throws(CommandError) -> Result {
    do throws(ValidationError) {
      return try parse()
    } catch {
      throw .usage(error.message, hint: error.hint)
    }
  }

  package var name: String { configuration.name }
  package var operands: Operands { configuration.operands }

  /// The options of the command, with `--help`.
  package var options: [ArgumentInfo] { ownOptions + [.help] }

  /// The usage in one line.
  package var usage: String {
    ["vitrine", name, operands.usage, ownOptions.isEmpty ? "" : "[FLAGS]"]
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The hint that leads to the help.
  package var pointer: String { "see 'vitrine \(name) --help'" }
}
