import Foundation
import Testing
import VitrinePlatform

/// Other limits are in the transcript `cost.txt`: this one depends on the system.
@Suite("Memory of the command")
struct CostTests {
  @Test(
    "a process that runs out of memory reports it", .enabled(if: SystemFiles.ownProgram != nil))
  func process() throws {
    let place = try TemporaryFolder()
    try place.archive("a.json", view: TemporaryFolder.largeView)
    let result = try Tool.run(
      "render", "a.json", "--memory-limit", "16", "-o", "a.png", in: place.folder)
    #expect(result.code == 3)
    #expect(result.errors.contains("error: out of memory\nhint: "))
    #expect(!place.files.contains("a.png"))
  }
}
