import Foundation
import VitrineCoding
import VitrineIsolation

/// All questions about a module with their errors, for people who want to know why code was left out.
struct RoundLog {
  private let file: URL
  private var text = ""

  init(_ file: URL) { self.file = file }

  /// Adds an answer, and the processor time that the compiler took for it.
  ///
  /// - Parameter look: the question, before the answer counts.
  mutating func add(_ answer: ModuleCompiler.Answer, _ look: IsolationLook) {
    text += "round \(look.rounds + 1), \(look.phase) of "
    text += look.openFiles.map { "\($0.count) open files" } ?? "all files"
    text += ", \(look.last / .seconds(1)) s of processor: "
    guard case .errors(let errors) = answer else {
      if case .failed(let said) = answer { text += said + "\n" }
      return
    }
    text += errors.count.counted("error") + "\n"
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
