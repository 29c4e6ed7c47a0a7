import Vitrine
import VitrineArguments
import VitrinePlatform
import VitrineSnapshot

/// Standard output for results, and standard error for everything else.
///
/// All output goes through it as text, so that a name in an archive or a report never becomes a
/// command to a terminal or to a CI service.
package struct Console: Sendable {
  /// Whether problems are printed as JSON.
  package let isJSON: Bool
  /// Whether a person reads standard error.
  package let isTerminal: Bool
  /// Whether problems are printed in colour.
  package let hasColor: Bool
  /// Whether results are printed in colour.
  package let hasResultColor: Bool
  /// What takes problems instead of standard error, where nothing is then written.
  package var collector: ProblemCollector?
  /// The messages of problems that are reported in other words.
  package var known: Set<String> = []

  package init(isJSON: Bool) {
    self.isJSON = isJSON
    isTerminal = System.isTerminal(STDERR_FILENO)
    let allowsColor = System.variable("NO_COLOR") == nil && System.variable("TERM") != "dumb"
    hasColor = isTerminal && allowsColor
    hasResultColor = System.isTerminal(STDOUT_FILENO) && allowsColor
  }

  /// Writes a result and a newline.
  ///
  /// - Parameter hasColor: whether the text contains escape sequences for colours.
  /// - Throws: `CommandError` when the output is closed or the disk is full.
  package func print(_ text: String, hasColor: Bool = false) throws(CommandError) {
    try write(ended(text.printedLines(hasColor: hasColor)))
  }

  /// Writes a text of the program itself, such as a script for a shell, unchanged.
  ///
  /// - Throws: `CommandError` when the output is closed or the disk is full.
  package func printOwn(_ text: String) throws(CommandError) { try write(ended(text)) }

  /// Writes a workflow command for GitHub.
  ///
  /// - Throws: `CommandError` when the output is closed or the disk is full.
  package func print(_ command: WorkflowCommand) throws(CommandError) {
    try write(ended(command.text))
  }

  /// Writes a value as JSON on several lines.
  ///
  /// - Throws: `CommandError` when the output is closed or the disk is full.
  package func printJSON(_ value: some Encodable) throws(CommandError) {
    let bytes: [UInt8]
    do {
      bytes = try ArchiveEncoder.encode(value)
    } catch {
      throw .failed(ReportedDiagnostic(.error, "cannot write JSON: \(error)"), .notRendered)
    }
    try write(Array(String(decoding: bytes, as: UTF8.self).printed(on: .json).utf8))
  }

  /// Writes a value as one line of JSON.
  ///
  /// - Throws: `CommandError` when the output is closed or the disk is full.
  package func printJSONLine(_ value: some Encodable) throws(CommandError) {
    try write(ended(JSONLine.text(value)))
  }

  /// Writes bytes to standard output.
  ///
  /// - Throws: `CommandError` when the output is closed or the disk is full.
  package func write(_ bytes: [UInt8]) throws(CommandError) {
    let failure = Descriptor.write(bytes, to: STDOUT_FILENO)
    guard failure != 0 else { return }
    guard failure != EPIPE else { throw .outputClosed }
    let reason = String(cString: strerror(failure))
    throw .failed(
      ReportedDiagnostic(.error, "cannot write: \(reason)", file: "standard output"), .notRendered)
  }

  /// Writes lines to standard error.
  package func say(_ text: String) {
    if collector != nil { return }
    sayAsItIs(ended(text.printedLines()))
  }

  /// Writes a line whose parts have colours.
  package func sayPainted(_ text: String) {
    sayAsItIs(ended(text.printedLines(hasColor: hasColor)))
  }

  /// Adds a colour to a part of a line on standard error, by the code of a terminal.
  package var paint: (String, String) -> String {
    { text, code in hasColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text }
  }

  /// Writes escape sequences without data to standard error.
  package func steer(_ text: String) { sayAsItIs(Array(text.utf8)) }

  /// Writes a problem to standard error.
  package func report(_ problem: ReportedDiagnostic) {
    guard !known.contains(problem.message) else { return }
    if let collector { return collector.add(problem) }
    let shown = isJSON ? problem.all[...] : problem.all.prefix(ArchiveError.mostShown)
    for problem in shown {
      sayAsItIs(ended(isJSON ? JSONLine.text(problem) : text(of: problem, hasColor: hasColor)))
    }
    let rest = problem.all.count - shown.count
    if rest > 0 { say(ArchiveError.more(rest)) }
  }

  /// Writes a problem to standard output, as a result.
  ///
  /// - Throws: `CommandError` when the output is closed or the disk is full.
  package func printProblem(_ problem: ReportedDiagnostic) throws(CommandError) {
    try write(ended(text(of: problem, hasColor: hasResultColor)))
  }

  private func sayAsItIs(_ bytes: [UInt8]) {
    // A failure here cannot be reported anywhere.
    _ = Descriptor.write(bytes, to: STDERR_FILENO)
  }

  private func ended(_ text: String) -> [UInt8] {
    Array((text.utf8.last == 0x0a ? text : text + "\n").utf8)
  }

  private func text(of problem: ReportedDiagnostic, hasColor: Bool) -> String {
    let text = problem.text { text, code in
      hasColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
    return text.printedLines(hasColor: hasColor)
  }
}
