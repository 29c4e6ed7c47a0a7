import Foundation
import Testing

/// Output in an interactive terminal.
@Suite("Terminal")
struct TerminalTests {
  private func errors(
    _ arguments: [String], in folder: URL? = nil, environment: [String: String] = [:]
  ) throws -> String {
    let terminal = try #require(Terminal())
    let process = try Tool.process(
      arguments, in: folder,
      environment: ["TERM": "xterm", "NO_COLOR": ""].merging(environment) { _, new in new })
    process.standardError = terminal.slave
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return terminal.text()
  }

  @Test("errors are coloured on a terminal, unless the user disables it")
  func colors() throws {
    let arguments = ["render", "nowhere.json"]
    #expect(try errors(arguments).hasPrefix("\u{1B}[1;31merror:\u{1B}[0m nowhere.json"))
    #expect(try errors(arguments, environment: ["NO_COLOR": "1"]).hasPrefix("error: nowhere"))
    #expect(try errors(arguments, environment: ["TERM": "dumb"]).hasPrefix("error: nowhere"))
    #expect(try Tool.run("render", "nowhere.json").errors.hasPrefix("error: nowhere"))
  }

  @Test("a batch shows a progress bar on a terminal, which is removed at the end")
  func bar() throws {
    let work = try TemporaryFolder()
    try work.archive()
    let text = try errors(["render", "Card.json", "--all", "-o", "out/"], in: work.folder)
    #expect(text.contains("16/16"))
    #expect(text.hasSuffix("\r\u{1B}[Kwrote 16 pictures to out/\r\n"))
    let quiet = try errors(["render", "Card.json", "--all", "-q", "-o", "out/"], in: work.folder)
    #expect(quiet == "")
  }

  @Test("a picture is not written to a terminal")
  func picture() throws {
    let work = try TemporaryFolder()
    try work.archive()
    let terminal = try #require(Terminal())
    let process = try Tool.process(["render", "Card.json", "-o", "-"], in: work.folder)
    process.standardOutput = terminal.slave
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 2)
    #expect(terminal.text() == "")
  }
}
