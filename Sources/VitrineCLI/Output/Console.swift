import Vitrine

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Standard output for results, standard error for everything else.
struct Console: Sendable {
  /// Whether problems are printed as JSON.
  let isJSON: Bool
  /// Whether a person reads standard error.
  let isTerminal: Bool
  /// Whether problems are printed in colour.
  let hasColor: Bool
  /// Whether results are printed in colour.
  let hasResultColor: Bool

  init(isJSON: Bool) {
    self.isJSON = isJSON
    isTerminal = System.isTerminal(STDERR_FILENO)
    let allowsColor = System.variable("NO_COLOR") == nil && System.variable("TERM") != "dumb"
    hasColor = isTerminal && allowsColor
    hasResultColor = System.isTerminal(STDOUT_FILENO) && allowsColor
  }

  /// Writes a result and a line feed.
  ///
  /// - Throws: `CommandError` when nobody reads it or there is no room for it.
  func print(_ text: String) throws(CommandError) {
    try write(Array((text.hasSuffix("\n") ? text : text + "\n").utf8))
  }

  /// Writes a value as JSON that people can read.
  ///
  /// - Throws: `CommandError` when nobody reads it or there is no room for it.
  func printJSON(_ value: some Encodable) throws(CommandError) {
    let bytes: [UInt8]
    do {
      bytes = try ArchiveEncoder.encode(value)
    } catch {
      throw .failed(ReportedDiagnostic(.error, "cannot write JSON: \(error)"), .notRendered)
    }
    try write(bytes)
  }

  /// Writes bytes to standard output.
  ///
  /// - Throws: `CommandError` when nobody reads it or there is no room for it.
  func write(_ bytes: [UInt8]) throws(CommandError) {
    let failure = Descriptor.write(bytes, to: STDOUT_FILENO)
    guard failure != 0 else { return }
    guard failure != EPIPE else { throw .outputClosed }
    let reason = String(cString: strerror(failure))
    throw .failed(
      ReportedDiagnostic(.error, "cannot write: \(reason)", file: "standard output"), .notRendered)
  }

  /// Writes a line to standard error.
  func say(_ line: String) {
    sayUnended(line.hasSuffix("\n") ? line : line + "\n")
  }

  /// Writes to standard error without ending the line.
  func sayUnended(_ text: String) {
    // There is nowhere left to complain when this fails.
    _ = Descriptor.write(Array(text.utf8), to: STDERR_FILENO)
  }

  /// Writes a problem to standard error.
  func report(_ problem: ReportedDiagnostic) {
    say(isJSON ? JSONLine.text(problem) : text(of: problem))
  }

  private func text(of problem: ReportedDiagnostic) -> String {
    let color = problem.severity == .error ? "31" : "33"
    var text = paint(problem.severity.rawValue + ":", "1;" + color)
    text += " " + problem.place + problem.message.singleLine
    if let hint = problem.hint { text += "\n" + paint("hint:", "36") + " " + hint.singleLine }
    return text
  }

  private func paint(_ text: String, _ code: String) -> String {
    hasColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
