/// A diagnostic of the compiler.
package struct SourceDiagnostic: Hashable, Sendable, Codable {
  /// The severity of a diagnostic.
  package enum Severity: String, Sendable, Codable {
    case error, warning, note
  }

  /// The path of the file; empty for the build as a whole.
  package var file: String
  /// The line, counted from 1; 0 if there is no file.
  package var line: Int
  /// The column in bytes, counted from 1; 0 if it is unknown.
  package var column: Int
  /// Whether it is an error, a warning or a note.
  package var severity: Severity
  /// The message, in one line.
  package var message: String
  /// The lines around the location as the compiler prints them, with a mark below, and a hint.
  package var excerpt: [String] = []

  package init(
    file: String = "", line: Int = 0, column: Int = 0, severity: Severity = .error,
    message: String
  ) {
    (self.file, self.line, self.column) = (file, line, column)
    (self.severity, self.message) = (severity, message)
  }
}

/// Parses the output of `swift build` and the compiler.
package enum CompilerOutput {
  /// The maximum number of diagnostics of each severity.
  private static let most = 500
  /// The maximum number of lines of an excerpt.
  private static let mostExcerpt = 12

  /// Returns the diagnostics in order, without duplicates.
  ///
  /// - Parameter origins: the user's file for each staged file.
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
    for index in found.indices { found[index].excerpt += hints(for: found[index]) }
    return found
  }

  /// Returns what a manifest lacks if a module that cannot be found is one of Vitrine's, and the usual
  /// cause of an error that does not name it.
  private static func hints(for error: SourceDiagnostic) -> [String] {
    if error.message.hasSuffix("to expected argument type 'Binding<C>'") {
      return [
        "hint: if no binding is meant, the closure does not compile: look in it for a member that elements do not have"
      ]
    }
    let names = error.message.split(separator: "'", omittingEmptySubsequences: false)
    guard error.severity == .error, error.message.hasPrefix("no such module '"), names.count > 2,
      let module = StandIn.named(String(names[1]))?.module
    else { return [] }
    let package = StandIn.package(of: module)
    let folder = package == "Vitrine" ? "vitrine" : "vitrine + \"/\(package)\""
    return [
      "hint: Vitrine has '\(module)'; the manifest needs, where vitrine is the folder of Vitrine's package:",
      "  in the dependencies of the package: .package(path: \(folder))",
      "  in those of the target: .product(name: \"\(module)\", package: \"\(package)\")",
    ]
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

  /// Returns the error of output without a source location: a library that is missing, or the last line
  /// with an error.
  package static func fault(_ text: String) -> SourceDiagnostic {
    let lines = text.split(whereSeparator: \.isNewline)
    if let message = lines.lazy.compactMap({ SystemLinking.message($0) }).first {
      return SourceDiagnostic(message: message)
    }
    let line =
      lines.last { $0.contains("undefined reference") || $0.contains("undefined symbol") }
      ?? lines.last { $0.hasPrefix("error: ") && !$0.contains("exit code") }
      ?? lines.last { $0.contains("error: ") } ?? lines.last
    return SourceDiagnostic(
      message: line.map { $0.hasPrefix("error: ") ? String($0.dropFirst(7)) : String($0) }
        ?? "the build failed without a message")
  }
}
