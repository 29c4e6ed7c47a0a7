import Foundation
import Testing

/// The program `xctest-assertions` has the same assertions in tests of XCTest.
@Suite("Assertions in XCTest", .serialized)
struct XCTestAssertionTests {
  private func run(_ test: String) throws -> (status: Int32, text: String) {
    let process = Process()
    process.executableURL = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "xctest-assertions")
    process.arguments = ["xctest_assertions.\(test)"]
    // They record.
    process.environment = ProcessInfo.processInfo.environment.filter { $0.key != "CI" }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: bytes, as: UTF8.self))
  }

  @Test("an assertion records and passes in XCTest")
  func passes() throws {
    let (status, text) = try run("PassingXCTests/testFlow")
    #expect(status == 0, "\(text)")
    #expect(text.contains("Executed 1 test, with 0 failures"), "\(text)")
  }

  @Test("a failure in XCTest names the line of the assertion and the view that changed")
  func fails() throws {
    let (status, text) = try run("FailingXCTests/testChange")
    #expect(status != 0)
    #expect(
      text.contains(#/XCTestAssertions/main\.swift:\d+: error: FailingXCTests\.testChange/#),
      "\(text)")
    #expect(text.contains("Text \"hello\" → \"hallo\""), "\(text)")
  }
}
