import Foundation
import Testing
import VitrinePlatform

/// Pictures that exceed the time or memory limit end with exit code 3 and a message, never with a
/// trap.
@Suite("Time and memory of the command")
struct CostTests {
  private func place(_ view: String) throws -> TemporaryFolder {
    let place = try TemporaryFolder()
    try place.archive("a.json", view: view)
    try place.archive("b.json", view: #"{"text": "small"}"#)
    return place
  }

  @Test("a picture that takes too long is an error, and the others are drawn")
  func timeout() throws {
    let place = try place(TemporaryFolder.largeView)
    let result = try Tool.run(
      "render", "a.json", "b.json", "--timeout", "0.4", "-j", "1", "-o", "out/", in: place.folder)
    #expect(result.code == 3)
    // The error names the view at which the time limit was exceeded.
    #expect(result.errorLines.first?.contains("a.json:") == true)
    #expect(result.errors.contains(": the picture takes longer than 0.4 s\n"))
    #expect(result.errors.contains("\nhint: simplify what is drawn"))
  }

  @Test("pixels that take too much memory are an error that names the view")
  func pixels() throws {
    let place = try place(
      #"{"text": "A", "modifiers": [{"frame": {"maxWidth": "infinity", "maxHeight": "infinity"}}, {"blur": {"radius": 2, "opaque": true}}]}"#
    )
    let result = try Tool.run(
      "render", "a.json", "--family", "systemMedium", "--scale", "8", "--memory-limit", "16", "-j",
      "16", "-o", "a.png", in: place.folder)
    #expect(result.code == 3)
    #expect(result.errors.contains("too many bytes of pixels in memory"))
  }

  @Test(
    "a process that runs out of memory reports it", .enabled(if: SystemFiles.ownProgram != nil))
  func process() throws {
    let place = try place(TemporaryFolder.largeView)
    let result = try Tool.run(
      "render", "a.json", "--memory-limit", "16", "-o", "a.png", in: place.folder)
    #expect(result.code == 3)
    #expect(result.errors.contains("error: out of memory\nhint: "))
    #expect(!place.files.contains("a.png"))
  }
}
