import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A repository as a user of goldens has it.
private final class Repository {
  let place: Workplace

  init(areas: Int = 1) throws {
    place = try Workplace()
    for area in 0..<areas {
      try FileManager.default.createDirectory(
        at: place.folder.appending(path: "Golden/area\(area)"), withIntermediateDirectories: true)
      try place.archive("Golden/area\(area)/card.json", view: #"{"text": "hello"}"#)
      try place.write(
        #"{"scales": [1], "colorSchemes": ["light", "dark"]}"#, to: "Golden/area\(area)/matrix.json"
      )
    }
  }

  func change(_ text: String, area: Int = 0) throws {
    try place.archive("Golden/area\(area)/card.json", view: #"{"text": "\#(text)"}"#)
  }

  /// Runs the command where no CI is.
  func run(_ words: String..., environment: [String: String] = [:]) throws -> Tool.Result {
    let process = try Tool.process(
      words, in: place.folder,
      environment: ["CI": "", "VITRINE_RECORD": ""].merging(environment) { _, new in new })
    return try Tool.finish(process, input: nil)
  }

  func goldens() -> [String] {
    place.files.filter { $0.hasPrefix("Golden") && $0.hasSuffix(".png") }
  }
}

@Suite("Goldens on the command line")
struct GoldenCommandTests {
  @Test("record, change, fail, accept")
  func flow() throws {
    let repository = try Repository()
    let missing = try repository.run("verify")
    #expect(missing.code == 1)
    #expect(missing.text.contains("+ 2 new"))
    #expect(repository.goldens() == [])
    #expect(try repository.run("verify", "--record", "missing").code == 0)
    #expect(repository.goldens().count == 2)
    #expect(try repository.run("verify").text.hasPrefix("✓ 2 identical "))
    try repository.change("hallo")
    let changed = try repository.run("verify")
    #expect(changed.code == 1)
    #expect(changed.text.contains("Text \"hello\" → \"hallo\""))
    #expect(try repository.run("verify", "--record", "missing").code == 1)
    let pending = try repository.run("pending", "--json")
    let list = try #require(
      JSONSerialization.jsonObject(with: pending.output) as? [[String: Any]])
    let groups = Set(list.compactMap { $0["group"] as? String })
    #expect(list.count == 2)
    #expect(groups.count == 1)
    #expect(try repository.run("accept").code == 2)
    #expect(try repository.run("accept", "--cluster", groups.first ?? "").code == 0)
    #expect(try repository.run("verify").code == 0)
  }

  @Test("update writes missing and failed goldens and no others")
  func update() throws {
    let repository = try Repository(areas: 2)
    #expect(try repository.run("verify", "area0", "--update").code == 0)
    let before = repository.place.data("Golden/area0/card.systemSmall-snapshot-light@1x.png")
    #expect(before != nil)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1)],
      ofItemAtPath: repository.place.folder.appending(
        path: "Golden/area0/card.systemSmall-snapshot-light@1x.png"
      ).path)
    #expect(try repository.run("verify", "--update").code == 0)
    let attributes = try FileManager.default.attributesOfItem(
      atPath: repository.place.folder.appending(
        path: "Golden/area0/card.systemSmall-snapshot-light@1x.png"
      ).path)
    #expect((attributes[.modificationDate] as? Date)?.timeIntervalSince1970 == 1)
    #expect(repository.goldens().count == 4)
  }

  @Test("nothing is recorded where CI is set, and a missing golden fails twice")
  func ci() throws {
    let repository = try Repository()
    for _ in 0..<2 {
      let result = try repository.run("verify", "--record", "all", environment: ["CI": "true"])
      #expect(result.code == 1)
      #expect(result.errors.contains("CI is set"))
    }
    #expect(repository.goldens() == [])
  }

  @Test("orphans are the same under filters and shards, and only count under --strict")
  func orphans() throws {
    let repository = try Repository(areas: 2)
    _ = try repository.run("verify", "--update")
    for words in [["verify", "area0"], ["verify", "--shard", "1/2"], ["orphans"]] {
      let process = try Tool.process(words, in: repository.place.folder, environment: ["CI": ""])
      let result = try Tool.finish(process, input: nil)
      #expect(result.code == 0)
      #expect(!result.text.contains("orphan"))
    }
    try repository.place.write("", to: "Golden/area1/old.systemSmall-snapshot-light@1x.png")
    #expect(try repository.run("verify", "area0").code == 0)
    #expect(try repository.run("verify", "area0", "--strict").code == 4)
    #expect(try repository.run("orphans").code == 4)
    #expect(try repository.run("orphans", "--delete").code == 0)
    #expect(try repository.run("verify", "--strict").code == 0)
  }

  @Test("reports of shards are joined to the report of all")
  func shards() throws {
    let repository = try Repository(areas: 2)
    _ = try repository.run("verify", "--update")
    try repository.change("hallo")
    try repository.change("hullo", area: 1)
    for shard in 1...2 {
      let result = try repository.run(
        "verify", "--shard", "\(shard)/2", "--report", "out\(shard)", "--pending", "p\(shard)/x")
      #expect(result.code == 1)
    }
    let merged = try repository.run(
      "report", "merge", "out1/report.json", "out2/report.json", "-o", "out", "--junit", "j.xml")
    #expect(merged.code == 1)
    let all = try repository.run("verify", "--json", "all.json", "--report", "whole")
    #expect(all.code == 1)
    func names(_ file: String) throws -> [String: [String]] {
      let data = try #require(repository.place.data(file))
      let object = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
      return object.compactMapValues { $0 as? [String] }
    }
    #expect(try names("out/report.json") == names("all.json"))
    #expect(try names("all.json")["failedItems"]?.count == 4)
    #expect(
      repository.place.files.filter { $0.hasPrefix("out/pending") && $0.hasSuffix(".expected.png") }
        .count == 4)
    // What another machine has found can be accepted here.
    #expect(try repository.run("accept", "--all", "--from", "out").code == 0)
    #expect(try repository.run("verify").code == 0)
  }

  @Test("annotations, step summary, JUnit and Markdown say what failed")
  func services() throws {
    let repository = try Repository()
    let result = try repository.run(
      "verify", "--github", "--junit", "j.xml", "--markdown", "m.md",
      environment: ["GITHUB_STEP_SUMMARY": "summary.md"])
    #expect(
      result.text.contains(
        "::error file=Golden/area0/card.systemSmall-snapshot-light@1x.png,title=area0/card."))
    let summary = try #require(repository.place.data("summary.md"))
    #expect(repository.place.data("m.md") == summary)
    #expect(String(decoding: summary, as: UTF8.self).contains("| missing | `area0/card."))
    let junit = try XMLDocument(data: #require(repository.place.data("j.xml")))
    #expect(try junit.nodes(forXPath: "//testcase/failure").count == 2)
  }

  @Test("goldens that failed last can be verified alone")
  func lastFailed() throws {
    let repository = try Repository(areas: 2)
    #expect(try repository.run("verify", "--last-failed").code == 2)
    _ = try repository.run("verify", "--update")
    try repository.change("hallo", area: 1)
    #expect(try repository.run("verify").code == 1)
    let again = try repository.run("verify", "--last-failed")
    #expect(again.text.hasPrefix("✓ 0 identical  ✗ 2 changed"))
    #expect(try repository.run("verify", "area0").code == 0)
    #expect(try repository.run("verify", "--last-failed").code == 1)
  }

  @Test("bad input has an exit code and a hint, and no golden is overwritten")
  func badInput() throws {
    let repository = try Repository()
    #expect(try repository.run("verify", "--goldens", "none").errors.contains("no folder 'none'"))
    #expect(try repository.run("verify", "area9").errors.contains("no golden matches 'area9'"))
    for shard in ["0/2", "3/2", "1", "a/b", "1/0"] {
      #expect(try repository.run("verify", "--shard", shard).code == 2)
    }
    #expect(try repository.run("verify", "--update", "--record", "all").code == 2)
    #expect(try repository.run("accept", "--all").errors == "no picture waits\n")
    #expect(try repository.run("accept", "--match", "area0").code == 2)
    #expect(try repository.run("review").code == 0)
    _ = try repository.run("verify", "--update")
    let golden = "Golden/area0/card.systemSmall-snapshot-light@1x.png"
    let pointer = "version https://git-lfs.github.com/spec/v1\n"
    try repository.place.write(pointer, to: golden)
    let result = try repository.run("verify", "--update")
    #expect(result.code == 2)
    #expect(result.text.contains("Git LFS pointer"))
    #expect(result.text.contains("git lfs pull"))
    #expect(repository.place.data(golden) == Data(pointer.utf8))
    try repository.place.write("{}", to: "Golden/area0/card.json")
    #expect(try repository.run("verify", "--update").code == 3)
  }

  @Test("two runs at once: the second says so and does nothing")
  func twoRuns() throws {
    let repository = try Repository()
    let result = try Tool.shell(
      """
      mkdir -p .vitrine && exec 9>.vitrine/lock && flock 9 && CI= "$V" verify --update
      """, in: repository.place.folder)
    #expect(result.code == 2)
    #expect(result.errors.contains("another vitrine works in it"))
    #expect(repository.goldens() == [])
    #expect(try repository.run("verify", "--update").code == 0)
  }

  @Test("a full disk and a place that cannot be written leave the old golden")
  func fullDisk() throws {
    let repository = try Repository()
    _ = try repository.run("verify", "--update")
    let before = repository.goldens().map { repository.place.data($0) }
    try repository.change("hallo")
    // A file limit of nothing is what a full disk is to the writer.
    let result = try Tool.shell(
      "trap '' XFSZ; ulimit -f 0; CI= \"$V\" verify --update 2>&1", in: repository.place.folder)
    #expect(result.code == 2 || result.code == 3)
    #expect(repository.goldens().map { repository.place.data($0) } == before)
    #expect(!repository.place.files.contains { $0.hasSuffix(".tmp") })
  }

  @Test("goldens of another engine are spoken of once")
  func fingerprint() throws {
    let repository = try Repository()
    _ = try repository.run("verify", "--update")
    for golden in repository.goldens() {
      let data = try #require(repository.place.data(golden))
      let start = try #require(data.range(of: Data("; vitrine ".utf8))?.upperBound)
      var other = data
      other.replaceSubrange(start..<start + 5, with: Data("9.9.9".utf8))
      try other.write(to: repository.place.folder.appending(path: golden))
    }
    let result = try repository.run("verify")
    #expect(result.code == 0)
    #expect(result.text.contains("note: 2 identical goldens were drawn by vitrine 9.9.9"))
    #expect(result.text.split(separator: "\n").filter { $0.contains("9.9.9") }.count == 1)
  }

  @Test("two pictures are compared, shown and written")
  func diff() throws {
    let repository = try Repository()
    _ = try repository.run("verify", "--update")
    let (light, dark) = (repository.goldens()[1], repository.goldens()[0])
    #expect(try repository.run("diff", light, light).code == 0)
    let result = try repository.run("diff", light, dark, "--json")
    #expect(result.code == 1)
    #expect(result.text.contains("\"verdict\" : \"changed\""))
    for view in ["side", "swipe", "onion", "blink", "heat", "mask"] {
      #expect(
        try repository.run("diff", light, dark, "--view", view, "-o", "\(view).png").code == 1)
      let size = try #require(repository.place.data("\(view).png")?.pictureSize)
      #expect(size == (view == "side" ? [158 * 3 + 32, 158] : [158, 158]))
    }
    #expect(repository.place.data("blink.png")?.range(of: Data("acTL".utf8)) != nil)
    let escapes = [
      "kitty": "\u{1B}_Ga=T,f=100,m=", "iterm": "\u{1B}]1337;File=inline=1",
      "sixel": "\u{1B}Pq\"1;1;158;158",
      "blocks": "\u{1B}[38;2;", "off": "changed:",
    ]
    for (format, escape) in escapes {
      let shown = try repository.run("diff", light, dark, "--view", "heat", "--inline", format)
      #expect(shown.text.contains(escape), "\(format)")
    }
    #expect(try repository.run("diff", light, "none.png").code == 2)
    #expect(try repository.run("diff", light).code == 2)
  }

  @Test("a gallery has a page, an index, a contact sheet and the pictures by their template")
  func gallery() throws {
    let place = try Workplace()
    try place.archive("a.json", kind: "com.example.a")
    let result = try Tool.run(
      "gallery", "a.json", "-o", "out", "--scale", "1", "--type-size", "large,xLarge", "--layout",
      "{kind}/{family}-{typeSize}-{scheme}@{scale}x.png", in: place.folder)
    #expect(result.code == 0)
    let pictures = place.files.filter { $0.hasPrefix("out/com.example.a/") }
    #expect(pictures.count == 8)
    #expect(pictures.contains("out/com.example.a/systemSmall-xLarge-dark@1x.png"))
    let index = try #require(place.data("out/index.json"))
    let items = try #require(JSONSerialization.jsonObject(with: index) as? [[String: Any]])
    #expect(items.map { "out/" + ($0["file"] as? String ?? "") }.sorted() == pictures)
    #expect(place.data("out/contact-sheet.png")?.pictureSize?[0] == 2028)
    let page = try #require(place.data("out/index.html"))
    #expect(
      page.range(of: Data("http".utf8)) == nil
        || !String(decoding: page, as: UTF8.self).contains("src=\"http"))
    let clash = try Tool.run(
      "gallery", "a.json", "-o", "out2", "--layout", "{kind}.png", in: place.folder)
    #expect(clash.code == 2)
    #expect(clash.errors.contains("two pictures would be called"))
    let wrong = try Tool.run(
      "gallery", "a.json", "-o", "out2", "--layout", "{famly}.png", in: place.folder)
    #expect(wrong.errors.contains("did you mean 'family'?"))
    #expect(
      try Tool.run("render", "a.json", "-o", "x/", "--layout", "../{name}.png", in: place.folder)
        .code == 2)
  }

  @Test("an interrupted run goes on where it was, and a broken archive costs only itself")
  func resume() throws {
    let place = try Workplace()
    try place.archive("a.json", kind: "a")
    try place.archive("b.json", kind: "b")
    try place.write("{", to: "broken.json")
    let first = try Tool.run(
      "render", "a.json", "b.json", "broken.json", "-o", "out/", in: place.folder)
    #expect(first.code == 3)
    let files = place.files.filter { $0.hasPrefix("out/") }
    #expect(files.count == 2)
    try place.write("kept, since it is newer than its archive", to: files[0])
    try FileManager.default.removeItem(at: place.folder.appending(path: files[1]))
    let second = try Tool.run(
      "render", "a.json", "b.json", "-o", "out/", "--resume", in: place.folder)
    #expect(second.code == 0)
    #expect(place.data(files[0])?.starts(with: Data("kept".utf8)) == true)
    #expect(place.data(files[1])?.pictureSize != nil)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: 60)],
      ofItemAtPath: place.folder.appending(path: "a.json").path)
    _ = try Tool.run("render", "a.json", "b.json", "-o", "out/", "--resume", in: place.folder)
    #expect(place.data(files[0])?.pictureSize != nil)
  }
}
