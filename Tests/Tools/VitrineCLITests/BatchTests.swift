import Foundation
import Testing

/// Compressions, of which one needs a library.
@Suite("Compressions of pictures")
struct BatchTests {
  @Test("pixels are the same with every compression", arguments: ["fast", "small"])
  func compressions(_ compression: String) throws {
    let work = try TemporaryFolder()
    try work.archive()
    _ = try Tool.run("render", "Card.json", "-o", "default.png", in: work.folder)
    let run = try Tool.run(
      "render", "Card.json", "--png", compression, "-o", "other.png", in: work.folder)
    guard run.code == 0 else {
      // Only the fast compression needs a library that may be missing.
      #expect(compression == "fast" && run.code == 2)
      #expect(run.errors.contains("hint: apt-get install libisal2"))
      return
    }
    #expect(try Tool.run("diff", "default.png", "other.png", in: work.folder).code == 0)
    #expect(work.data("default.png") != work.data("other.png"))
  }
}
