import Foundation
import Testing

@Suite("Signals")
struct SignalTests {
  @Test(
    "an interrupted batch exits with 130 and keeps complete files", arguments: [SIGINT, SIGTERM])
  func interrupted(_ signal: Int32) throws {
    let work = try TemporaryFolder()
    let names = try (0..<40).map { try work.archive("\($0).json", kind: "Card\($0)") }
    let process = try Tool.process(
      ["render", "--all", "--scale", "8", "-o", "out/"] + names, in: work.folder)
    process.standardError = FileHandle.nullDevice
    try process.run()
    let isStarted = wait { work.files.contains { $0.hasPrefix("out/") } }
    #expect(isStarted)
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 130)
    let written = work.files.filter { $0.hasPrefix("out/") }
    #expect(written.count < 640)
    for file in written {
      #expect(file.hasSuffix(".png"))
      #expect(work.data(file)?.suffix(8).prefix(4) == Data("IEND".utf8))
    }
  }

  /// Waits at most 20 seconds for something to become true.
  private func wait(for condition: () -> Bool) -> Bool {
    for _ in 0..<2000 {
      if condition() { return true }
      Thread.sleep(forTimeInterval: 0.01)
    }
    return false
  }
}
