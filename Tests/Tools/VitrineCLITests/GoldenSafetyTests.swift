import Foundation
import Testing

@Suite("Goldens that must not be lost")
struct GoldenSafetyTests {
  @Test("a second run at the same time reports the first and does nothing")
  func twoRuns() throws {
    let repository = try Repository()
    let result = try Tool.shell(
      """
      mkdir -p .vitrine && exec 9>.vitrine/lock && flock 9 && CI= "$V" verify --update
      """, in: repository.place.folder)
    #expect(result.code == 2)
    #expect(result.errors.contains("another vitrine process is using the folder"))
    #expect(repository.goldens() == [])
    #expect(try repository.run("verify", "--update").code == 0)
  }

  @Test("a full disk and a place that cannot be written leave the old golden")
  func fullDisk() throws {
    let repository = try Repository()
    _ = try repository.run("verify", "--update")
    let before = repository.goldens().map { repository.place.data($0) }
    try repository.change("hallo")
    // For the writer, a maximum file size of 0 is the same as a full disk.
    let result = try Tool.shell(
      "trap '' XFSZ; ulimit -f 0; CI= \"$V\" verify --update 2>&1", in: repository.place.folder)
    #expect(result.code == 2 || result.code == 3)
    #expect(repository.goldens().map { repository.place.data($0) } == before)
    #expect(!repository.place.files.contains { $0.hasSuffix(".tmp") })
  }

  @Test("goldens of another engine are mentioned once")
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
}
