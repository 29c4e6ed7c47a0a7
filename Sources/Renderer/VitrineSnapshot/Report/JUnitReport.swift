import Vitrine

/// A report as JUnit XML, which CI services show as tests.
public enum JUnitReport {
  /// Returns the content of the report file.
  public static func text(_ report: RunReport) -> String {
    let results = report.results.map { ($0.name, test(of: $0)) }
    let passed = report.identical.map { ($0, test($0, report.times?[$0], "")) }
    let empty = report.emptinessText.map { [test(ofEmptiness: $0, report)] } ?? []
    let isStrict = report.isStrict == true
    let warnings = (report.warnings ?? []).map {
      test("program", nil, $0.junitWarning(isFailure: isStrict))
    }
    let omitted = (report.omitted ?? []).map {
      test($0, nil, "<skipped message=\"the matrix has no picture of it\"/>")
    }
    let cases = (results + passed).sorted { $0.0 < $1.0 }.map(\.1) + empty + warnings + omitted
    let failures =
      report.count(.changed) + report.count(.missing) + (isStrict ? warnings.count : 0)
    let isError = !empty.isEmpty && report.allowsEmptiness != true
    let errors = report.count(.broken) + report.count(.unreadable) + (isError ? 1 : 0)
    let numbers =
      "tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
      + " time=\"\(report.seconds.dumpText)\""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="vitrine" \(numbers)>
        <testsuite name="\(report.goldens.printed(on: .xml))" \(numbers)>
      \(cases.joined(separator: "\n"))
        </testsuite>
      </testsuites>

      """
  }

  /// A suite without tests passes in CI services; this one tells why there are none.
  private static func test(ofEmptiness text: String, _ report: RunReport) -> String {
    let message = "message=\"\(text.printed(on: .xml))\""
    let body =
      report.allowsEmptiness == true
      ? "<skipped \(message)/>" : "<error type=\"empty\" \(message)></error>"
    return test("verify", nil, body)
  }

  private static func test(of result: GoldenResult) -> String {
    guard result.isFailure else { return test(result.name, result.seconds, "") }
    let isError = result.outcome == .broken || result.outcome == .unreadable
    let tag = isError ? "error" : "failure"
    let text = (result.details() + (result.hint.map { ["hint: \($0)"] } ?? []))
      .map { $0.printed(on: .xml) }.joined(separator: "\n")
    return test(
      result.name, result.seconds, at: result.place,
      "<\(tag) type=\"\(result.outcome.rawValue)\" message=\""
        + "\(result.summary.printed(on: .xml))\">\(text)</\(tag)>")
  }

  private static func test(
    _ name: String, _ seconds: Double?, at place: GoldenResult.Place? = nil, _ body: String
  ) -> String {
    let stem = name.prefix { $0 != "." }
    let (suite, name) = (String(stem).printed(on: .xml), name.printed(on: .xml))
    let line = place.map {
      " file=\"\(ProjectPath.relative($0.file).printed(on: .xml))\" line=\"\($0.line)\""
    }
    let head =
      "    <testcase classname=\"\(suite)\" name=\"\(name)\"" + (line ?? "")
      + (seconds.map { " time=\"\($0.dumpText)\"" } ?? "")
    return body.isEmpty ? head + "/>" : head + ">\(body)</testcase>"
  }
}
