import Foundation
import VitrineCommandLine
import VitrineProcess
import VitrineXcode

/// What is said of a target at the end: the result, then each kind of problem once.
///
/// A file beside the pictures has everything.
struct TargetText {
  private let report: TargetReport
  private let seconds: Int
  private let log: [String]
  /// All that is said of the target.
  let problems: [ReportedDiagnostic]
  /// The maximum number of lines.
  private let most: Int

  /// The lines for all targets of a run.
  static let mostLines = 36
  /// The minimum for one target.
  private static let leastLines = 6
  /// The file with everything.
  private static let file = "report.txt"

  /// - Parameters:
  ///   - problems: what was said of the pictures.
  ///   - seconds: the time that it took.
  ///   - log: the progress.
  ///   - most: the maximum number of lines.
  init(
    _ report: TargetReport, problems: [ReportedDiagnostic], seconds: Int, log: [String], most: Int
  ) {
    (self.report, self.seconds, self.log) = (report, seconds, log)
    self.most = max(most, TargetText.leastLines)
    let missing = report.missingModules.map {
      ReportedDiagnostic(.warning, $0.told, hint: $0.hint, file: report.target)
    }
    self.problems =
      report.errors.map { ReportedDiagnostic($0) } + missing + report.reachedProblems
      + report.lost.map { ReportedDiagnostic($0.explanation, .warning) }
      + report.problems.map { ReportedDiagnostic($0, in: report.target) } + problems
  }

  /// Writes the file, and prints the first lines.
  func report(on console: Console, isQuiet: Bool, in folder: URL) {
    let all = ProblemSummary(problems).texts { text, _ in text }
    let isWritten = ![.unchanged, .built].contains(report.outcome) && write(all, in: folder)
    if console.isJSON {
      for problem in problems { console.report(problem) }
      return
    }
    let isCut = all.count > most - 1
    if !isQuiet { console.say(title) }
    let shown = ProblemSummary(problems).texts(console.paint).prefix(isCut ? most - 2 : most - 1)
    for line in shown { console.sayPainted(line) }
    let rest = all.count - shown.count
    let file = folder.appending(path: TargetText.file).path
    if rest > 0 { console.say(rest.counted("more line") + (isWritten ? " in \(file)" : "")) }
    // What was said of the pictures is not kept elsewhere.
    if report.outcome == .unchanged, !isQuiet, FileManager.default.fileExists(atPath: file) {
      console.say("all that was said when they were drawn: \(file)")
    }
  }

  /// Says which code is left out of a package that is kept.
  func reportLeftOut(on console: Console) {
    let lines = report.leftOutLines
    guard !lines.isEmpty else { return }
    console.report(
      ReportedDiagnostic(
        .warning,
        lines.count.counted("place does", "places do")
          + " not compile on Linux and " + (lines.count == 1 ? "is" : "are") + " left out",
        hint: "Package.swift lists them", file: report.target))
  }

  /// The result in one line.
  private var title: String {
    let file = report.output.map { "\($0)/index.html" } ?? ""
    let page = FileManager.default.fileExists(atPath: file) ? ": \(file)" : ""
    // A preview has an archive for each set of conditions, in folders of their own.
    let widgets = Set(report.archives.map { URL(filePath: $0).lastPathComponent }).count
    let places = report.leftOutPlaces.count
    let reached = Set(report.reached.map(\.place)).count
    let what = report.isOfPreviews ? "preview" : "widget"
    let drawn = widgets.counted("\(what) is", "\(what)s are") + " drawn"
    var parts: [String]
    switch report.outcome {
    case .unchanged: return "\(report.target): nothing has changed\(page)"
    case .built: return "\(report.target): \(report.program ?? "")"
    case .drawn, .drawnInPart: parts = ["\(drawn) in \(seconds) s"]
    case .failed where widgets > 0: parts = ["\(drawn) in \(seconds) s, but not all pictures"]
    case .failed, .listed: parts = ["not drawn"]
    }
    if places > 0 {
      parts.append(
        places.counted("place is", "places are") + " left out, "
          + (reached == 0 ? "none reached" : "\(reached) reached"))
    }
    if !report.lost.isEmpty {
      let previews = report.lost.count == 1 ? "preview is" : "previews are"
      parts.append("\(report.lost.count) \(previews) left out")
    }
    return "\(report.target): \(parts.joined(separator: "; "))\(widgets > 0 ? page : "")"
  }

  private func write(_ texts: [String], in folder: URL) -> Bool {
    let parts = [
      [title], [ProjectText.table(report)], texts,
      report.lost.isEmpty
        ? [] : ["not drawn:"] + report.lost.map { "  \($0.explanation.description)" },
      report.leftOutLines.isEmpty ? [] : ["left out:"] + report.leftOutLines.map { "  \($0)" },
      ["progress:"] + log.map { "  \($0)" },
    ]
    let text = parts.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }
      .joined(separator: "\n")
    do throws(CommandError) {
      try OutputFiles().write(text, to: folder.appending(path: TargetText.file).path)
      return true
    } catch {
      return false
    }
  }
}

extension TargetReport {
  /// The places that were left out and reached.
  fileprivate var reachedProblems: [ReportedDiagnostic] {
    reachedPlaces.flatMap { place, told, widgets in
      widgets.map { widget in
        var problem = ReportedDiagnostic(
          .warning, told, hint: "pictures of these widgets differ from what the app shows",
          file: place.file)
        (problem.statement, problem.widget) = ("\(place.file):\(place.line)", widget)
        return problem
      }
    }
  }
}

extension ReportedDiagnostic {
  /// A cause of a failed build, or of what is missing without it.
  init(_ error: BuildExplanation, _ severity: Severity = .error) {
    self.init(severity, error.told, hint: error.hint, file: error.file)
    statement = error.place
  }

  /// A message about a widget of a target.
  fileprivate init(_ problem: TargetReport.Problem, in target: String) {
    self.init(
      problem.isError ? .error : .warning, problem.message, hint: problem.hint,
      file: problem.file ?? target)
    statement = problem.file.map { "\($0):\(problem.line ?? 1)" }
    widget = problem.widget
  }
}
