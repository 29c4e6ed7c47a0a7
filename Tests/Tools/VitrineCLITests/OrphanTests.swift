import Foundation
import Testing

/// Goldens that no archive needs, and their removal.
@Suite("Orphans")
struct OrphanTests {
  private static let old = "Golden/area0/old.systemSmall-entry-light@1x.png"
  private static let kept = ".vitrine/deleted/" + old

  private func repository() throws -> Repository {
    let repository = try Repository()
    _ = try repository.run("verify", "--update")
    try repository.place.write("old", to: OrphanTests.old)
    return repository
  }

  @Test("what is in no repository moves to a folder, and a second file of the name keeps the first")
  func moved() throws {
    let repository = try repository()
    let result = try repository.run("orphans", "--delete", "--yes")
    #expect(result.code == 0)
    #expect(result.text.contains(OrphanTests.old))
    #expect(result.errors.contains("moved \(OrphanTests.old) to \(OrphanTests.kept)"))
    #expect(repository.place.data(OrphanTests.old) == nil)
    #expect(repository.place.data(OrphanTests.kept) == Data("old".utf8))
    try repository.place.write("newer", to: OrphanTests.old)
    #expect(try repository.run("orphans", "--delete", "--yes").code == 0)
    #expect(repository.place.data(OrphanTests.kept) == Data("old".utf8))
    #expect(repository.place.data(OrphanTests.kept + ".2") == Data("newer".utf8))
  }

  @Test("only what git holds as it is is removed")
  func committed() throws {
    let repository = try repository()
    let other = "Golden/area0/b.systemSmall@1x.png"
    let changed = "Golden/area0/c.systemSmall@1x.png"
    for file in [other, changed] { try repository.place.write("old", to: file) }
    let commit = try Tool.shell(
      """
      git init -q . && git add Golden && git rm -q --cached \(other) \
      && git -c user.name=t -c user.email=t@example.org commit -q -m goldens
      """, in: repository.place.folder)
    try #require(commit.code == 0, "\(commit.errors)")
    try repository.place.write("changed", to: changed)
    let result = try repository.run("orphans", "--delete", "--yes")
    #expect(result.code == 0)
    #expect(result.errors.contains("removed \(OrphanTests.old)\n"))
    #expect(repository.place.data(OrphanTests.kept) == nil)
    #expect(repository.place.data(".vitrine/deleted/" + other) == Data("old".utf8))
    #expect(repository.place.data(".vitrine/deleted/" + changed) == Data("changed".utf8))
  }

  @Test("goldens of Swift tests are named as not considered, also where there are no others")
  func tests() throws {
    let repository = try repository()
    let tests = repository.place.folder.appending(path: "Tests/CardTests/Goldens")
    try FileManager.default.createDirectory(at: tests, withIntermediateDirectories: true)
    let result = try repository.run("orphans")
    #expect(result.errors.contains("Swift tests are not considered: Tests/CardTests/Goldens"))
    #expect(!(try repository.run("orphans", "--quiet").errors.contains("Swift tests")))
  }

  @Test("on a terminal, a person is asked", arguments: [("y", true), ("n", false)])
  func question(_ answer: String, _ isRemoved: Bool) throws {
    let repository = try repository()
    let result = try Tool.shell(
      Tool.typed(
        answer + #"\n"#, at: "remove 1 file", "script -qfec \"$V orphans --delete\" screen"),
      in: repository.place.folder)
    #expect(result.text.contains("remove 1 file? [y/N]"))
    #expect((repository.place.data(OrphanTests.old) == nil) == isRemoved)
    #expect(result.code == (isRemoved ? 0 : 4))
  }

  @Test("goldens of a program are not orphans of archives, with any option")
  func program() throws {
    let repository = try repository()
    try FileManager.default.removeItem(
      at: repository.place.folder.appending(path: "Golden/area0/card.json"))
    let before = repository.goldens()
    for words in [
      ["orphans", "--delete", "--yes"], ["orphans", "--goldens", "Golden", "--delete", "--yes"],
    ] {
      let result = try Tool.run(words, in: repository.place.folder)
      #expect(result.code == 2 || result.code == 6, "\(words): \(result.code)")
      #expect(result.errors.contains("belong to a package or a project"), "\(result.errors)")
    }
    #expect(repository.goldens() == before)
  }
}
