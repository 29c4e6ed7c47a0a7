import Foundation
import VitrineIsolation

/// The errors of all rounds of a module, for people who want to know why code was left out.
struct RoundLog {
  private let file: URL
  private var text = ""

  init(_ file: URL) { self.file = file }

  mutating func add(_ errors: [CompilerError], round: Int, in time: Duration) {
    text += "round \(round): \(errors.count) errors, \(time)\n"
    for error in errors {
      text += "  \(error.file):\(error.line):\(error.column): \(error.message)\n"
    }
  }

  /// Adds the rounds to the file.
  func write() {
    let old = (try? ProjectFiles.text(file)) ?? ""
    try? Data((old + text).utf8).write(to: file, options: .atomic)
  }
}
