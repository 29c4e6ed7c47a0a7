import Foundation
import Testing
import VitrineCommandLine
import VitrineXcodeMain

/// Problems of Swift code, as code scanning reads them.
struct ProblemSARIFTests {
  private struct Document: Decodable {
    struct Run: Decodable {
      var invocations: [Invocation]
      var results: [Result]
    }
    struct Invocation: Decodable { var executionSuccessful: Bool }
    struct Result: Decodable {
      var ruleId, level: String
      var message: [String: String]
      var locations: [Location]?
    }
    struct Location: Decodable { var physicalLocation: Place }
    struct Place: Decodable {
      var artifactLocation: [String: String]
      var region: [String: Int]
    }
    var runs: [Run]
  }

  @Test("problems have their lines of Swift, and those without a line have none")
  func results() throws {
    let folder = try TemporaryFolder()
    let file = folder.folder.appending(path: "problems.sarif").path
    var error = ReportedDiagnostic(.error, "'Clock' is not drawn", hint: "mend it", file: "a.swift")
    (error.statement, error.widget) = ("Widgets/Clock.swift:12", "Clock")
    let warning = ReportedDiagnostic(.warning, "a module is missing", file: "Widgets")
    try ProblemSARIF(root: folder.folder.path, isSuccessful: false).write(
      [error, warning], to: file)
    let data = try Data(contentsOf: URL(filePath: file))
    let run = try #require(JSONDecoder().decode(Document.self, from: data).runs.first)
    #expect(run.invocations.map(\.executionSuccessful) == [false])
    #expect(run.results.map(\.level) == ["error", "warning"])
    #expect(run.results.map(\.ruleId) == ["not-drawn", "drawn-differently"])
    #expect(run.results[0].message["text"] == "'Clock' is not drawn (Clock); mend it")
    let place = try #require(run.results[0].locations?.first?.physicalLocation)
    #expect(place.artifactLocation["uri"]?.hasSuffix("Widgets/Clock.swift") == true)
    #expect(place.region["startLine"] == 12 && run.results[1].locations == nil)
  }
}
