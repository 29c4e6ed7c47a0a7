import Vitrine
import VitrineCoding
import VitrinePlatform

/// The command line of this process, with words that it lacks, for people to copy.
package struct CommandLineWords {
  private let command: String
  /// The words after the command's name.
  private let words: [String]

  /// Creates the command line of a command.
  package init(_ command: String) {
    self.command = command
    let own = ProcessArguments.words
    words = own.first == command ? Array(own.dropFirst()) : []
  }

  /// Returns the line with options before its other words.
  package func adding(options: [String]) -> String { line(options + words) }

  /// Returns the line with operands after its other words.
  package func adding(operands: [String]) -> String { line(words + operands) }

  /// Returns the line with an operand replaced by others; `.` is one that is not typed.
  package func replacing(_ operand: String, with others: [String]) -> String {
    guard let place = words.firstIndex(of: operand) else { return adding(operands: others) }
    return line(words[..<place] + others + words[(place + 1)...])
  }

  /// Returns the line, run in another folder.
  package func inFolder(_ folder: String) -> String {
    "cd \(ShellWord.quoted(folder)) && \(line(words))"
  }

  private func line(_ words: [String]) -> String {
    (["vitrine", command] + words.map(ShellWord.quoted)).joined(separator: " ")
  }
}
