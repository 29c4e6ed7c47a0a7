import VitrineArguments

/// A command with the values of its command line.
package protocol ParsableCommand: ParsableArguments {
  /// The description for help, the manual page and completions.
  static var configuration: CommandConfiguration { get }
  /// Runs the command.
  ///
  /// - Throws: `CommandError` when it stops early.
  func run(_ console: Console) throws(CommandError) -> ExitCode
}

extension ParsableCommand {
  /// No options.
  package static var arguments: [ArgumentDefinition<Self>] { [] }

  /// Checks the number and the names of the operands.
  package mutating func validate() throws(ValidationError) {
    let usage = Command(Self.self).usage
    try Self.configuration.operands.check(operands, usage: usage)
  }
}

/// The description of a command.
package struct CommandConfiguration: Sendable {
  /// A command line and its purpose.
  package struct Example: Sendable {
    package let line: String
    package let purpose: String

    package init(_ line: String, _ purpose: String) {
      self.line = line
      self.purpose = purpose
    }
  }

  /// The word after `vitrine`.
  package let name: String
  /// A description of one sentence without a full stop.
  package let abstract: String
  /// The words that the command takes in addition to its options.
  package let operands: Operands
  /// Paragraphs for the help.
  package let discussion: [String]
  /// Command lines to copy.
  package let examples: [Example]

  package init(
    _ name: String, _ abstract: String, operands: Operands = .none, discussion: [String] = [],
    examples: [Example]
  ) {
    self.name = name
    self.abstract = abstract
    self.operands = operands
    self.discussion = discussion
    self.examples = examples
  }
}
