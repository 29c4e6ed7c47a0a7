import Vitrine

/// Findings as SARIF, which code scanning shows next to the lines of a pull request.
///
/// Source: OASIS, Static Analysis Results Interchange Format 2.1.0; the fields that GitHub reads.
public enum CheckSARIF {
  /// Returns the document.
  ///
  /// - Parameters:
  ///   - version: the version of the program.
  ///   - path: returns the path of a file relative to the root of the project.
  public static func document(
    _ report: CheckReport, version: String, path: (String) -> String
  ) -> JSONValue {
    document(
      version: version, rules: CheckRule.all.map(rule), invocation: invocation(report, path),
      results: report.findings.map { result($0, path($0.location.file)) })
  }

  /// Returns a document of one run.
  package static func document(
    version: String, rules: [JSONValue], invocation: JSONValue, results: [JSONValue]
  ) -> JSONValue {
    [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
      "version": "2.1.0",
      "runs": [
        [
          "tool": [
            "driver": [
              "name": "vitrine", "version": .string(version), "rules": .array(rules),
            ]
          ],
          "invocations": [invocation],
          "results": .array(results),
        ]
      ],
    ]
  }

  /// Whether the run did its work, which one that could not check something did not.
  private static func invocation(_ report: CheckReport, _ path: (String) -> String) -> JSONValue {
    var notices = report.errors.map { notice($0, path) }
    if let emptiness = report.emptiness, !report.allowsEmptiness {
      notices.append(["level": "error", "message": ["text": .string(emptiness)]])
    }
    let isSuccessful = notices.isEmpty
    notices += report.warnings.map { ["level": "warning", "message": ["text": .string($0)]] }
    guard !notices.isEmpty else { return ["executionSuccessful": .bool(true)] }
    return [
      "executionSuccessful": .bool(isSuccessful), "toolExecutionNotifications": .array(notices),
    ]
  }

  private static func notice(_ error: ArchiveError, _ path: (String) -> String) -> JSONValue {
    let text = [error.message, error.hint].compactMap(\.self).joined(separator: "; ")
    var notice: [String: JSONValue] = ["level": "error", "message": ["text": .string(text)]]
    if let file = error.file {
      let line = Double(error.location?.line ?? 1)
      notice["locations"] = [
        [
          "physicalLocation": [
            "artifactLocation": ["uri": .string(path(file))],
            "region": ["startLine": .number(line)],
          ]
        ]
      ]
    }
    return .object(notice)
  }

  private static func rule(_ rule: CheckRule) -> JSONValue {
    [
      "id": .string(rule.id.rawValue),
      "shortDescription": ["text": .string(rule.meaning)],
      "help": ["text": .string("\(rule.advice). Source: \(rule.source).")],
      "defaultConfiguration": [
        "level": .string(rule.severity.rawValue), "enabled": .bool(rule.isDefault),
      ],
    ]
  }

  private static func result(_ finding: Finding, _ file: String) -> JSONValue {
    [
      "ruleId": .string(finding.rule), "level": .string(finding.severity.rawValue),
      "message": ["text": .string(text(of: finding))],
      "locations": [
        [
          "physicalLocation": [
            "artifactLocation": ["uri": .string(file)],
            "region": region(finding.location),
          ],
          "logicalLocations": [["fullyQualifiedName": .string(finding.widget + finding.path)]],
        ]
      ],
      "partialFingerprints": ["vitrine/v1": .string(finding.identity)],
    ]
  }

  private static func region(_ place: FindingPlace) -> JSONValue {
    var region: [String: JSONValue] = ["startLine": .number(Double(place.line ?? 1))]
    region["startColumn"] = place.column.map { .number(Double($0)) }
    return .object(region)
  }

  private static func text(of finding: Finding) -> String {
    let cases = [finding.target ?? "", finding.cases.text].filter { !$0.isEmpty }
    return "\(finding.message) (\(cases.joined(separator: ", "))); \(finding.hint)"
  }
}
