import Foundation
import Testing

@Suite("Goldens on the command line")
struct GoldenCommandTests {
  @Test("goldens are recorded, fail after a change, and are accepted")
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
    let before = repository.place.data("Golden/area0/card.systemSmall-entry-light@1x.png")
    #expect(before != nil)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1)],
      ofItemAtPath: repository.place.folder.appending(
        path: "Golden/area0/card.systemSmall-entry-light@1x.png"
      ).path)
    #expect(try repository.run("verify", "--update").code == 0)
    let attributes = try FileManager.default.attributesOfItem(
      atPath: repository.place.folder.appending(
        path: "Golden/area0/card.systemSmall-entry-light@1x.png"
      ).path)
    #expect((attributes[.modificationDate] as? Date)?.timeIntervalSince1970 == 1)
    #expect(repository.goldens().count == 4)
  }

  @Test("nothing is recorded if CI is set, and a missing golden fails twice")
  func ci() throws {
    let repository = try Repository()
    for _ in 0..<2 {
      let result = try repository.run("verify", "--record", "all", environment: ["CI": "true"])
      #expect(result.code == 1)
      #expect(result.errors.contains("CI is set"))
    }
    #expect(repository.goldens() == [])
  }

  @Test("orphans do not depend on filters and shards, and count only with --strict")
  func orphans() throws {
    let repository = try Repository(areas: 2)
    _ = try repository.run("verify", "--update")
    for words in [["verify", "area0"], ["verify", "--shard", "1/2"], ["orphans"]] {
      let process = try Tool.process(words, in: repository.place.folder, environment: ["CI": ""])
      let result = try Tool.finish(process, input: nil)
      #expect(result.code == 0)
      #expect(!result.text.contains("orphan"))
    }
    try repository.place.write("", to: "Golden/area1/old.systemSmall-entry-light@1x.png")
    #expect(try repository.run("verify", "area0").code == 0)
    #expect(try repository.run("verify", "area0", "--strict").code == 4)
    #expect(try repository.run("orphans").code == 4)
    #expect(try repository.run("orphans", "--delete").code == 2, "nobody can be asked")
    #expect(repository.place.data("Golden/area1/old.systemSmall-entry-light@1x.png") != nil)
    #expect(try repository.run("orphans", "--delete", "--yes").code == 0)
    #expect(try repository.run("verify", "--strict").code == 0)
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

  @Test("invalid input has an exit code and a hint, and no golden is overwritten")
  func badInput() throws {
    let repository = try Repository()
    #expect(try repository.run("verify", "--goldens", "none").errors.contains("no folder 'none'"))
    #expect(try repository.run("verify", "area9").errors.contains("no golden matches 'area9'"))
    for shard in ["0/2", "3/2", "1", "a/b", "1/0"] {
      #expect(try repository.run("verify", "--shard", shard).code == 2)
    }
    #expect(try repository.run("verify", "--update", "--record", "all").code == 2)
    let accept = try repository.run("accept", "--all")
    #expect(accept.code == 6)
    #expect(accept.errors.contains("no pictures are pending in '.vitrine/pending'"))
    #expect(try repository.run("accept", "--all", "--allow-empty").code == 0)
    #expect(try repository.run("accept", "--match", "area0").code == 2)
    #expect(try repository.run("review").code == 6)
    _ = try repository.run("verify", "--update")
    let golden = "Golden/area0/card.systemSmall-entry-light@1x.png"
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
}
