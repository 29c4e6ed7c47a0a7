import Vitrine
import VitrineLive
import VitrineSnapshot

// What is said of a program besides its pictures.
extension ProgramEvaluation {
  /// Reports the warnings of the program, and the code that was left out and reached.
  ///
  /// - Parameter folder: the folder of the sources.
  package func report(on console: Console, of folder: String) {
    for warning in warnings { console.report(ReportedDiagnostic(.warning, warning)) }
    for note in notes {
      let place = note.file.map { ($0, note.line ?? 1) }
      report(note.message, hint: note.hint, at: place, of: folder, on: console)
    }
    for (index, code) in reached.enumerated() {
      let hint =
        index + 1 == reached.count
        ? "pictures of these widgets differ from what the app shows" : nil
      report(code.message, hint: hint, at: (code.file, code.line), of: folder, on: console)
    }
  }

  private func report(
    _ message: String, hint: String?, at place: (file: String, line: Int)?, of folder: String,
    on console: Console
  ) {
    var problem = ReportedDiagnostic(.warning, message, hint: hint)
    problem.statement = place.map { file, line in
      ProjectPath.relative(file.hasPrefix("/") ? file : folder + "/" + file) + ":\(line)"
    }
    console.report(problem)
  }

  /// The warnings about the signs of views that were left out, which ``report(on:of:)`` has in other
  /// words.
  package var signs: Set<String> { Set(reached.map { UnsupportedView($0.title).warning }) }

  /// Returns how a command ended whose own end is another one.
  package func code(_ code: ExitCode) -> ExitCode {
    code == .done && !reached.isEmpty ? .leftOut : code
  }
}
