import Foundation
import Testing

@testable import VitrineSnapshot

/// Fonts that a matrix specifies.
@Suite("Fonts of goldens")
struct FaceTests {
  private static let blocks = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
    .appending(path: "Golden/faces/Blocks.ttf")

  /// The result of recording the only golden of a folder whose matrix specifies fonts.
  private func record(_ faces: String, _ folder: GoldenFolder) throws -> GoldenResult {
    try folder.write(#"{"scales": [1], "faces": \#(faces)}"#, to: "area/matrix.json")
    let golden = try #require(try folder.store.cases().first)
    return folder.verifier(.all).verify(golden)
  }

  private func folder() throws -> GoldenFolder {
    let folder = try GoldenFolder()
    try FileManager.default.copyItem(
      at: Self.blocks, to: URL(filePath: folder.root + "/blocks.ttf"))
    return folder
  }

  private func picture(_ folder: GoldenFolder) throws -> Data {
    let golden = try #require(try folder.store.cases().first)
    return try #require(FileManager.default.contents(atPath: golden.picture))
  }

  @Test("letters are those of the area's font")
  func replaced() throws {
    let folder = try folder()
    #expect(try record("{}", folder).outcome == .recorded)
    let letters = try picture(folder)
    #expect(try record(#"{"Inter": "blocks.ttf"}"#, folder).outcome == .recorded)
    let boxes = try picture(folder)
    #expect(boxes != letters)
    #expect(try record("{}", folder).outcome == .recorded)
    #expect(try picture(folder) == letters)
  }

  @Test("lines are as long as with the replaced font")
  func widths() throws {
    let folder = try folder()
    _ = try record("{}", folder)
    let golden = try #require(try folder.store.cases().first)
    let frames = try String(contentsOfFile: golden.frames, encoding: .utf8)
    _ = try record(#"{"Inter": "blocks.ttf"}"#, folder)
    #expect(try String(contentsOfFile: golden.frames, encoding: .utf8) == frames)
  }

  @Test(
    "a file that is not a font in the golden folder is an error with a hint",
    arguments: [
      (#"{"Intr": "blocks.ttf"}"#, "there is no family 'Intr'", "did you mean 'Inter'?"),
      (#"{"Inter": "../blocks.ttf"}"#, "must be in", nil),
      (#"{"Inter": "/etc/passwd"}"#, "must be in", nil),
      (#"{"Inter": "none.ttf"}"#, "cannot read 'none.ttf'", nil),
      (#"{"Inter": "area/a.json"}"#, "is not a font", nil),
    ])
  func faults(faces: String, message: String, hint: String?) throws {
    let result = try record(faces, try folder())
    #expect(result.outcome == .broken)
    #expect(result.summary.contains(message), "\(result.summary)")
    #expect(result.hint == hint)
  }
}
