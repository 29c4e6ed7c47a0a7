import Foundation
import Testing

/// The program of all tests.
///
/// Because this file exists, the package manager does not search for tests of XCTest, which it finds in the
/// compiler's index alone: nothing is compiled with an index. The package manager takes the program's tests for
/// tests of XCTest unless Swift Testing is enabled by name, so the program answers both.
@main
struct TestProgram {
  static func main() async throws {
    let words = Array(CommandLine.arguments.dropFirst())
    if words.contains("swift-testing") { await Testing.__swiftPMEntryPoint() as Never }
    if words.contains("--dump-tests-json") { return try print(listing()) }
    var arguments = Testing.__CommandLineArguments_v0()
    arguments.filter = words.last.map { $0.split(separator: ",").map(pattern) }
    exit(await Testing.__swiftPMEntryPoint(passing: arguments))
  }

  /// Returns the tests as the package manager reads those of XCTest: suites, which it calls classes, and their
  /// functions.
  private static func listing() throws -> String {
    var suites: [String: [Name]] = [:]
    for test in try names() {
      let separator: Character = test.contains("/") ? "/" : "."
      guard let end = test.lastIndex(of: separator) else { continue }
      suites[String(test[..<end]), default: []].append(
        Name(name: String(test[test.index(after: end)...])))
    }
    let classes = suites.sorted { $0.key < $1.key }.map { Name(name: $0.key, tests: $0.value) }
    let all = Name(name: "All tests", tests: [Name(name: "tests", tests: classes)])
    return String(decoding: try JSONEncoder().encode(all), as: UTF8.self)
  }

  private struct Name: Encodable {
    let name: String
    var tests: [Name]?
  }

  /// Returns the name of each test, as Swift Testing lists it.
  private static func names() throws -> [String] {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = ["--testing-library", "swift-testing", "--list-tests"]
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text.split(separator: "\n").map(String.init)
  }

  /// Returns the pattern of a test that the package manager selected: a suite, a slash and a function.
  private static func pattern(_ test: Substring) -> String {
    let words = test.split(separator: "/", omittingEmptySubsequences: false)
    return "^"
      + words.map { NSRegularExpression.escapedPattern(for: String($0)) }.joined(separator: "[/.]")
  }
}
