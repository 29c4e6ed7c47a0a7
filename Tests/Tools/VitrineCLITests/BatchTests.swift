import Foundation
import Testing

/// Many pictures in a folder.
@Suite("render into a folder")
struct BatchTests {
  @Test("lists and 'all' fill a folder that is created")
  func names() throws {
    let work = try TemporaryFolder()
    let run = try Tool.run(
      "render", try work.archive(), "--family", "all", "--scheme", "dark,light", "-o", "out/deep/",
      in: work.folder)
    #expect(run.code == 0)
    let expected = ["systemMedium", "systemSmall"].flatMap { family in
      ["dark", "light"].map { "out/deep/Card/\(family)-entry-\($0)@3x.png" }
    }
    #expect(work.files == ["Card.json"] + expected)
    #expect(run.errorLines.last == "wrote 4 pictures to out/deep/")
  }

  @Test("lines are in the order of the requests, in whatever order they finish")
  func order() throws {
    let work = try TemporaryFolder()
    try work.archive("b.json", kind: "B")
    try work.archive("a.json", kind: "A")
    // For a batch, only programs receive a line for each picture.
    let words = ["render", "b.json", "a.json", "--all", "-o", "out/"]
    let quiet = try Tool.run(words, in: work.folder)
    #expect(quiet.errorLines == ["wrote 32 pictures to out/"])
    let run = try Tool.run(words + ["--json"], in: work.folder)
    let lines = run.text.split(separator: "\n")
    #expect(lines.count == 32)
    #expect(lines.prefix(16).allSatisfy { $0.contains("out\\/B\\/") || $0.contains("out/B/") })
    #expect(lines.first?.contains("systemSmall-entry-light") == true)
    #expect(lines.dropFirst().first?.contains("systemSmall-entry-dark") == true)
    #expect(lines.last?.contains("A/systemMedium-locked-dark") == true)
  }

  @Test("a batch produces the same bytes as single renderings")
  func bytes() throws {
    let work = try TemporaryFolder()
    try work.archive()
    _ = try Tool.run("render", "Card.json", "--all", "-o", "out/", in: work.folder)
    for scheme in ["light", "dark"] {
      let single = try Tool.run(
        "render", "Card.json", "--scheme", scheme, "-o", "-", in: work.folder)
      #expect(work.data("out/Card/systemSmall-entry-\(scheme)@3x.png") == single.output)
    }
  }

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

  @Test("one broken archive is reported, and the others are rendered")
  func broken() throws {
    let work = try TemporaryFolder()
    try work.archive("a.json", kind: "A")
    try work.write("{\"vitrine\": \"1.0\"", to: "b.json")
    try work.archive("c.json", kind: "C")
    let run = try Tool.run("render", "a.json", "b.json", "c.json", "-o", "out/", in: work.folder)
    #expect(run.code == 3)
    #expect(run.errorLines.filter { $0.hasPrefix("b.json:1:18: error: ") }.count == 1)
    #expect(work.files.filter { $0.hasSuffix(".png") }.count == 2)
    let none = try Tool.run("render", "b.json", "d.json", "-o", "out/", in: work.folder)
    #expect(none.code == 2)
  }

  @Test("one missing family is reported, and the others are rendered")
  func lacking() throws {
    let work = try TemporaryFolder()
    let run = try Tool.run(
      "render", try work.archive(), "--family", "systemLarge,systemSmall", "-o", "out/",
      in: work.folder)
    #expect(run.code == 3)
    #expect(run.errorLines.last == "wrote 1 picture to out/, 1 could not be rendered")
  }

  @Test("widgets of one kind do not overwrite each other, and kinds stay in the folder")
  func kinds() throws {
    let work = try TemporaryFolder()
    try work.archive("a.json", kind: "Same")
    try work.archive("b.json", kind: "Same")
    try work.archive("c.json", kind: "../../evil/kind")
    let run = try Tool.run("render", "a.json", "b.json", "c.json", "-o", "out/", in: work.folder)
    #expect(run.code == 0)
    let picture = "systemSmall-entry-light@3x.png"
    let folders = ["Same-a", "Same-b", "_.._evil_kind"]
    #expect(
      work.files.filter { $0.hasSuffix(".png") } == folders.map { "out/\($0)/\(picture)" })
  }

  @Test("of many archives, the later ones are read again when they are drawn")
  func many() throws {
    let work = try TemporaryFolder()
    let names = try (1000..<1300).map { try work.archive("a\($0).json", kind: "Same") }
    try FileManager.default.createDirectory(
      at: work.folder.appending(path: "same"), withIntermediateDirectories: false)
    try work.archive("same/a1299.json", kind: "Same")
    let run = try Tool.run(
      ["render"] + names + ["same/a1299.json", "-o", "out/", "--scale", "1", "--png", "fast"],
      in: work.folder)
    #expect(run.code == 0)
    #expect(run.errorLines.last == "wrote 301 pictures to out/")
    let picture = "systemSmall-entry-light@1x.png"
    let first = work.data("out/Same-a1000/\(picture)")
    #expect(first != nil)
    for folder in ["Same-a1255", "Same-a1256", "Same-a1299", "Same-a1299-2"] {
      #expect(work.data("out/\(folder)/\(picture)") == first)
    }
  }

  @Test("warnings of an archive are printed once")
  func warnings() throws {
    let work = try TemporaryFolder()
    let name = try work.archive(view: "{\"image\": {\"name\": \"nowhere\"}}")
    let run = try Tool.run("render", name, "--all", "-q", "-o", "out/", in: work.folder)
    #expect(run.errorLines.filter { $0.contains(": warning: asset ") }.count == 1)
  }

  @Test("programs read a line of JSON for each picture")
  func json() throws {
    let work = try TemporaryFolder()
    let run = try Tool.run(
      "render", try work.archive(), "--all", "--json", "-o", "out/", in: work.folder)
    #expect(run.errors == "")
    let files = try run.text.split(separator: "\n").map { line in
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      return try #require(object?["file"] as? String)
    }
    #expect(files.count == 16)
    #expect(files.sorted() == work.files.filter { $0.hasSuffix(".png") })
  }

  @Test("several pictures without a folder are an error with a hint")
  func folderless() throws {
    let work = try TemporaryFolder()
    try work.archive()
    let bare = try Tool.run("render", "Card.json", "--scheme", "all", in: work.folder)
    #expect(bare.code == 2)
    #expect(bare.errorLines.last == "hint: add '-o pictures/'")
    let file = try Tool.run("render", "Card.json", "--all", "-o", "c.png", in: work.folder)
    #expect(file.code == 2)
    #expect(file.errorLines.last?.contains("'c.png/'") == true)
    let pipe = try Tool.run("render", "Card.json", "--all", "-o", "-", in: work.folder)
    #expect(pipe.code == 2)
    #expect(work.files == ["Card.json"])
  }
}
