import Foundation
import Testing

@testable import VitrinePictures

@Suite("Review")
struct ReviewTests {
  @Test("keys have the meanings in the help")
  func keys() {
    #expect(Review.choice(.letter("a")) == .accept)
    #expect(Review.choice(.letter("R")) == .rejectAll)
    #expect(Review.choice(.letter("c")) == .acceptAlike)
    #expect(Review.choice(.right) == .next)
    #expect(Review.choice(.letter("d")) == .nextView)
    #expect(Review.choice(.letter("x")) == nil)
    #expect(Review.choice(.letter("u")) == .undo)
    #expect(Review.choice(.letter("z")) == .zoom)
    #expect(Review.choice(.letter("\u{3}")) == .interrupt)
  }

  /// A folder with archives whose pictures wait for a decision.
  private func pending(_ names: [String], matrix: String? = nil) throws -> TemporaryFolder {
    let place = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: place.folder.appending(path: "Golden"), withIntermediateDirectories: true)
    for name in names { try place.archive("Golden/\(name).json") }
    if let matrix { try place.write(matrix, to: "Golden/matrix.json") }
    _ = try Tool.run("verify", in: place.folder, environment: ["CI": ""])
    return place
  }

  @Test("on a terminal, pictures are accepted and rejected by keys")
  func terminal() throws {
    let place = try pending(["a", "b", "c"], matrix: #"{"scales": [1]}"#)
    // 'script' runs the command in a terminal of its own.
    let result = try Tool.shell(
      // The first is accepted, undone and accepted again; then the second is rejected.
      Tool.typed("dauarq", at: "1/3", "script -qfec \"$V review --inline blocks\" screen"),
      in: place.folder)
    #expect(result.text.contains("1/3  a."))
    #expect(result.text.contains("\u{1B}[38;2;"))
    #expect(result.text.contains("waits again"))
    #expect(result.text.contains("\u{1B}[?1049h"))
    let last = try #require(result.text.components(separatedBy: "\u{1B}[?1049l").last)
    #expect(last.contains("accepted a."), "the summary is below the previous screen")
    #expect(result.text.contains("accepted a."))
    #expect(result.text.contains("rejected b."))
    #expect(result.text.contains("1 accepted, 1 rejected, 1 waiting"))
    #expect(result.code == 1)
    #expect(place.data("Golden/a.systemSmall-entry-light@1x.png")?.pictureSize == [158, 158])
    #expect(place.data("Golden/b.systemSmall-entry-light@1x.png") == nil)
  }

  @Test(
    "how a review ends decides its code while pictures are pending",
    arguments: [("q", 1), (#"\004"#, 1), (#"\003"#, 130)])
  func ends(_ key: String, _ code: Int32) throws {
    let place = try pending(["a"])
    let result = try Tool.shell(
      Tool.typed(key, at: "1/1", "script -qfec \"$V review --inline off\" screen"),
      in: place.folder)
    #expect(result.text.contains("0 accepted, 0 rejected, 1 waiting"))
    #expect(result.code == code)
  }

  @Test("the last decision can be undone, and any other key quits")
  func last() throws {
    let place = try pending(["a"])
    let result = try Tool.shell(
      Tool.typed("auax", at: "1/1", "script -qfec \"$V review --inline off\" screen"),
      in: place.folder)
    #expect(result.text.contains("no pictures are pending any more"))
    #expect(result.text.contains("waits again"))
    #expect(result.text.contains("1 accepted, 0 rejected, 0 waiting"))
    #expect(result.code == 0)
  }
}
