import Vitrine

/// Findings as JUnit XML, which CI services show as tests: a suite for each widget and a test for
/// each rule.
public enum CheckJUnit {
  /// Returns the file's text.
  ///
  /// Tests fail for errors alone, as the command does; what else was found is their output.
  ///
  /// - Parameter isStrict: whether warnings fail.
  public static func text(_ report: CheckReport, isStrict: Bool = false) -> String {
    let rules = CheckRule.all
    let widgets = Dictionary(grouping: report.findings, by: \.widget)
    if let emptiness = report.emptiness { return text(emptiness, report.allowsEmptiness) }
    let errors = report.errors
    let suites =
      Set(report.kinds).sorted().map { suite($0, widgets[$0, default: []], rules, isStrict) }
      + (errors.isEmpty ? [] : [suite(errors)])
      + (report.warnings.isEmpty ? [] : [suite(ofProgram: report.warnings, isStrict)])
    let tests = Set(report.kinds).count * rules.count + errors.count + report.warnings.count
    let failures = widgets.values.reduce(isStrict ? report.warnings.count : 0) {
      $0 + failedRules($1, isStrict).count
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="vitrine check" tests="\(tests)" failures="\(failures)" errors="\(errors.count)">
      \(suites.joined(separator: "\n"))
      </testsuites>

      """
  }

  /// Returns the text of a run that checked nothing: a file without tests would pass.
  private static func text(_ emptiness: String, _ isAllowed: Bool) -> String {
    let message = "message=\"\(emptiness.printed(on: .xml))\""
    let numbers = "tests=\"1\" failures=\"0\" errors=\"\(isAllowed ? 0 : 1)\""
    let result =
      isAllowed ? "<skipped \(message)/>" : "<error type=\"empty\" \(message)></error>"
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="vitrine check" \(numbers)>
        <testsuite name="vitrine check" \(numbers)>
          <testcase classname="check" name="check">\(result)</testcase>
        </testsuite>
      </testsuites>

      """
  }

  /// Returns the archives and pictures that could not be checked, as tests that could not run.
  private static func suite(_ errors: [ArchiveError]) -> String {
    let cases = errors.map { error -> String in
      let place = [error.file, error.location.map { "\($0.line)" }].compactMap(\.self)
      let name = (place + [error.path?.description].compactMap(\.self)).joined(separator: ":")
      let hint = error.hint.map { "hint: \($0)" } ?? ""
      return "    <testcase classname=\"check\" name=\"\(name.printed(on: .xml))\">"
        + "<error type=\"error\" message=\"\(error.message.printed(on: .xml))\">"
        + hint.printed(on: .xml) + "</error></testcase>"
    }
    let numbers = "tests=\"\(errors.count)\" failures=\"0\" errors=\"\(errors.count)\""
    return "  <testsuite name=\"vitrine check\" \(numbers)>\n"
      + cases.joined(separator: "\n") + "\n  </testsuite>"
  }

  /// Returns the warnings of the program, each as a test.
  private static func suite(ofProgram warnings: [String], _ isStrict: Bool) -> String {
    let cases = warnings.map {
      "    <testcase classname=\"program\" name=\"\($0.printed(on: .xml))\">"
        + $0.junitWarning(isFailure: isStrict) + "</testcase>"
    }
    let failures = isStrict ? warnings.count : 0
    return "  <testsuite name=\"program\" tests=\"\(warnings.count)\" failures=\"\(failures)\">\n"
      + cases.joined(separator: "\n") + "\n  </testsuite>"
  }

  private static func suite(
    _ widget: String, _ findings: [Finding], _ rules: [CheckRule], _ isStrict: Bool
  ) -> String {
    let byRule = Dictionary(grouping: findings, by: \.rule)
    let name = widget.printed(on: .xml)
    let cases = rules.map { rule -> String in
      let id = rule.id.rawValue
      let head = "    <testcase classname=\"\(name)\" name=\"\(id)\""
      let results = byRule[id, default: []].map {
        fails($0, isStrict)
          ? failure($0) : "      <system-out>\(output($0))</system-out>"
      }
      return results.isEmpty
        ? head + "/>" : head + ">\n" + results.joined(separator: "\n") + "\n    </testcase>"
    }
    return """
        <testsuite name="\(name)" tests="\(rules.count)" failures="\(failedRules(findings, isStrict).count)">
      \(cases.joined(separator: "\n"))
        </testsuite>
      """
  }

  private static func failedRules(_ findings: [Finding], _ isStrict: Bool) -> Set<String> {
    Set(findings.filter { fails($0, isStrict) }.map(\.rule))
  }

  private static func fails(_ finding: Finding, _ isStrict: Bool) -> Bool {
    finding.severity == .error || isStrict && finding.severity == .warning
  }

  private static func output(_ finding: Finding) -> String {
    "\(finding.severity.rawValue): \(finding.message)".printed(on: .xml) + "\n" + text(finding)
  }

  private static func text(_ finding: Finding) -> String {
    [finding.location.text, finding.cases.text, "hint: \(finding.hint)"]
      .filter { !$0.isEmpty }.map { $0.printed(on: .xml) }.joined(separator: "\n")
  }

  private static func failure(_ finding: Finding) -> String {
    "      <failure type=\"\(finding.severity.rawValue)\" message=\""
      + "\(finding.message.printed(on: .xml))\">\(text(finding))</failure>"
  }
}
