/// What the compiler says of a place in a source file.
package struct SourceDiagnostic: Hashable, Sendable, Codable {
  /// How bad it is.
  package enum Severity: String, Sendable, Codable {
    case error, warning, note
  }

  /// Path of the file; empty where the build as a whole is concerned.
  package var file: String
  /// The line, counted from 1; 0 where there is no file.
  package var line: Int
  /// The column in bytes, counted from 1; 0 where it is not known.
  package var column: Int
  /// How bad it is.
  package var severity: Severity
  /// What is wrong, in one line.
  package var message: String
  /// The lines around the place as the compiler shows them, with a mark below.
  package var excerpt: [String] = []

  package init(
    file: String = "", line: Int = 0, column: Int = 0, severity: Severity = .error,
    message: String
  ) {
    (self.file, self.line, self.column) = (file, line, column)
    (self.severity, self.message) = (severity, message)
  }
}

/// Reads what `swift build` and the compiler write.
package enum CompilerOutput {
  /// Most diagnostics of each severity that are kept.
  private static let most = 500
  /// Most lines of an excerpt.
  private static let mostExcerpt = 12

  /// The diagnostics, each once and in their order.
  ///
  /// - Parameter origins: the user's file for each that the compiler was given in its place.
  package static func diagnostics(
    _ text: String, origins: [String: String] = [:]
  ) -> [SourceDiagnostic] {
    var found: [SourceDiagnostic] = []
    var counts: [SourceDiagnostic.Severity: Int] = [:]
    var seen: Set<SourceDiagnostic> = []
    var isReading = false
    for line in text.split(whereSeparator: \.isNewline) {
      if var diagnostic = diagnostic(line) {
        diagnostic.file = origins[diagnostic.file] ?? diagnostic.file
        let count = counts[diagnostic.severity, default: 0]
        isReading = count < most && seen.insert(diagnostic).inserted
        guard isReading else { continue }
        counts[diagnostic.severity] = count + 1
        found.append(diagnostic)
      } else if isReading, isExcerpt(line) {
        let last = found.count - 1
        if found[last].excerpt.count < mostExcerpt { found[last].excerpt.append(String(line)) }
      } else {
        isReading = false
      }
    }
    return found
  }

  /// `path:line:column: severity: message`.
  private static func diagnostic(_ line: Substring) -> SourceDiagnostic? {
    for severity in [SourceDiagnostic.Severity.error, .warning, .note] {
      guard let mark = line.firstRange(of: ": \(severity.rawValue): ") else { continue }
      let place = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      guard place.count >= 3, place[0].hasPrefix("/"), let row = Int(place[place.count - 2]),
        let column = Int(place[place.count - 1])
      else { continue }
      return SourceDiagnostic(
        file: place.dropLast(2).joined(separator: ":"), line: row, column: column,
        severity: severity, message: String(line[mark.upperBound...]))
    }
    return nil
  }

  /// `12 | code` or `   | mark`.
  private static func isExcerpt(_ line: Substring) -> Bool {
    let rest = line.drop { $0 == " " || $0.isNumber }
    return rest.first == "|"
  }

  /// What is wrong where no place in a source is named: the last line that says so.
  package static func fault(_ text: String) -> SourceDiagnostic {
    let lines = text.split(whereSeparator: \.isNewline)
    let line =
      lines.last { $0.contains("undefined reference") || $0.contains("undefined symbol") }
      ?? lines.last { $0.hasPrefix("error: ") && !$0.contains("exit code") }
      ?? lines.last { $0.contains("error: ") } ?? lines.last
    return SourceDiagnostic(
      message: line.map { $0.hasPrefix("error: ") ? String($0.dropFirst(7)) : String($0) }
        ?? "the build failed without a message")
  }
}
