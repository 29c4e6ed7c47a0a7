import Vitrine
import VitrineCheck
import VitrineCommandLine
import VitrineSnapshot

/// Problems of Swift code as SARIF, which code scanning shows next to the lines of a pull request.
package struct ProblemSARIF {
  /// The folder below which the problems name files.
  private let root: String
  /// Whether the run did its work.
  private let isSuccessful: Bool

  package init(root: String, isSuccessful: Bool) {
    (self.root, self.isSuccessful) = (root, isSuccessful)
  }

  /// The rules: one for each severity, because compilers have no identifiers of messages.
  private static let rules: [(severity: ReportedDiagnostic.Severity, id: String, text: String)] = [
    (.error, "not-drawn", "A widget has no picture."),
    (.warning, "drawn-differently", "A picture can differ from what Apple's systems show."),
  ]

  /// Writes the file.
  package func write(_ problems: [ReportedDiagnostic], to file: String) throws(CommandError) {
    let rules = ProblemSARIF.rules.map { rule -> JSONValue in
      [
        "id": .string(rule.id), "shortDescription": ["text": .string(rule.text)],
        "defaultConfiguration": ["level": .string(rule.severity.rawValue)],
      ]
    }
    let document = CheckSARIF.document(
      version: Version.current, rules: rules,
      invocation: ["executionSuccessful": .bool(isSuccessful)], results: problems.map(result))
    guard let bytes = try? ArchiveEncoder.encode(document) else {
      throw .failed(
        ReportedDiagnostic(.error, "cannot be written as JSON", file: file), .notRendered)
    }
    try OutputFiles().write(bytes, to: file)
  }

  private func result(_ problem: ReportedDiagnostic) -> JSONValue {
    let rule = ProblemSARIF.rules.first { $0.severity == problem.severity }
    let widget = problem.widget.map { " (\($0))" } ?? ""
    let hint = problem.hint.map { "; \($0)" } ?? ""
    var result: [String: JSONValue] = [
      "ruleId": .string(rule?.id ?? ""), "level": .string(problem.severity.rawValue),
      "message": ["text": .string(problem.message + widget + hint)],
    ]
    if let place = problem.source.flatMap(place) { result["locations"] = [place] }
    return .object(result)
  }

  /// The location of `File.swift:12`; `nil` for a problem without a line of code.
  private func place(_ text: String) -> JSONValue? {
    let parts = text.split(separator: ":")
    guard parts.count > 1, let line = Int(parts[1]) else { return nil }
    let path = parts[0].hasPrefix("/") ? String(parts[0]) : "\(root)/\(parts[0])"
    return [
      "physicalLocation": [
        "artifactLocation": ["uri": .string(ProjectPath.relative(path))],
        "region": ["startLine": .number(Double(max(line, 1)))],
      ]
    ]
  }
}
