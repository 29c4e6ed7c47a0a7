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

  @Test("an interrupted verification keeps the failures until then")
  func interruptedVerification() throws {
    let repository = try Repository()
    let families = #""families": ["systemSmall", "systemMedium", "systemLarge"]"#
    let more = #"{\#(families), "scales": [7, 8], "colorSchemes": ["light", "dark"]}"#
    try repository.place.write(more, to: "Golden/area0/matrix.json")
    let process = try Tool.process(
      ["verify", "--jobs", "1"], in: repository.place.folder, environment: ["CI": ""])
    (process.standardOutput, process.standardError) = (
      FileHandle.nullDevice, FileHandle.nullDevice
    )
    try process.run()
    // The first result is noted before the second picture is drawn.
    let results = { repository.place.files.filter { $0.hasPrefix(".vitrine/pending/area0") } }
    #expect(wait { results().count { $0.hasSuffix(".json") } > 1 })
    kill(process.processIdentifier, SIGINT)
    process.waitUntilExit()
    #expect(process.terminationStatus == 130)
    let failed = try #require(repository.place.data(".vitrine/failed"))
    #expect(!failed.isEmpty)
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
