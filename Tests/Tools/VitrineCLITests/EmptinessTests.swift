import Foundation
import Testing

/// Commands that find nothing to work on.
@Suite("Nothing is no success")
struct EmptinessTests {
  /// A repository whose matrix selects no picture.
  private func emptyRepository() throws -> Repository {
    let repository = try Repository()
    try repository.place.write(
      #"{"families": [], "include": []}"#, to: "Golden/area0/matrix.json")
    return repository
  }

  @Test("a run without goldens has its own exit status, and the reason in every report")
  func verify() throws {
    let repository = try emptyRepository()
    let result = try repository.run(
      "verify", "--github", "--json", "r.json", "--junit", "r.xml", "--markdown", "r.md",
      "--report", "report")
    #expect(result.code == 6, "\(result.errors)")
    #expect(result.text.hasPrefix("∅ nothing was verified: 'Golden' has no pictures to compare"))
    #expect(result.text.contains("::error title=vitrine verify::nothing was verified"))
    let junit = try text("r.xml", repository)
    #expect(junit.contains("tests=\"1\" failures=\"0\" errors=\"1\""))
    #expect(junit.contains("<error type=\"empty\" message=\"nothing was verified: "))
    #expect(try text("r.json", repository).contains("\"emptiness\""))
    #expect(try text("r.md", repository).contains("nothing was verified: "))
    #expect(try text("report/index.html", repository).contains("has no pictures to compare"))
  }

  @Test("--allow-empty makes it a success, and a skipped test")
  func allowed() throws {
    let repository = try emptyRepository()
    let result = try repository.run("verify", "--allow-empty", "--github", "--junit", "r.xml")
    #expect(result.code == 0)
    #expect(result.text.contains("::notice title=vitrine verify::nothing was verified"))
    let junit = try text("r.xml", repository)
    #expect(junit.contains("errors=\"0\"") && junit.contains("<skipped message="))
  }

  @Test("a shard without goldens fails alone, but not together with the others")
  func shards() throws {
    let repository = try Repository()
    _ = try repository.run("verify", "--update")
    #expect(try repository.run("verify", "--shard", "1/3", "--json", "1.json").code == 0)
    #expect(try repository.run("verify", "--shard", "2/3", "--json", "2.json").code == 0)
    let last = try repository.run("verify", "--shard", "3/3", "--json", "3.json")
    #expect(last.code == 6)
    #expect(last.text.contains("part 3/3 has none of the 2 goldens"))
    #expect(
      try repository.run("report", "merge", "1.json", "2.json", "3.json", "-o", "all").code == 0)
    #expect(try repository.run("report", "merge", "3.json", "-o", "none").code == 6)
    let comment = try repository.run("comment", "3.json", "--no-pictures")
    #expect(comment.code == 6)
    #expect(comment.text.hasPrefix("### Nothing was verified\n"))
    #expect(comment.text.contains("part 3/3"))
    #expect(try repository.run("comment", "3.json", "--allow-empty").code == 0)
  }

  @Test("--last-failed has nothing to do after a run without failures")
  func lastFailed() throws {
    let repository = try Repository()
    _ = try repository.run("verify", "--update")
    let result = try repository.run("verify", "--last-failed")
    #expect(result.code == 6)
    #expect(result.text.contains("no golden failed last time"))
    #expect(try repository.run("verify", "--last-failed", "-q").text.contains("no golden failed"))
    #expect(try repository.run("verify", "--last-failed", "--allow-empty").code == 0)
  }

  @Test("a bundle without members is nothing to draw, check, list, validate or convert")
  func bundle() throws {
    let work = try TemporaryFolder()
    try work.write(#"{"vitrine": "1.0", "bundle": []}"#, to: "None.json")
    for words in [
      ["render", "None.json", "-o", "out/"], ["gallery", "None.json", "-o", "out"],
      ["check", "None.json"], ["list", "None.json"], ["validate", "None.json"],
      ["convert", "None.json"],
    ] {
      let result = try Tool.run(words, in: work.folder)
      #expect(result.code == 6, "\(words): \(result.code) \(result.errors)")
      #expect(result.errors.contains("error: nothing was "), "\(words): \(result.errors)")
      #expect(try Tool.run(words + ["--allow-empty"], in: work.folder).code == 0, "\(words)")
    }
    #expect(work.files == ["None.json"])
  }

  @Test("a check of nothing fails in JUnit, SARIF and GitHub's annotations")
  func check() throws {
    let work = try TemporaryFolder()
    try work.write(#"{"vitrine": "1.0", "bundle": []}"#, to: "None.json")
    let result = try Tool.run(
      "check", "None.json", "--junit", "c.xml", "--sarif", "c.sarif", "--github", in: work.folder)
    #expect(result.text.contains("::error title=vitrine check::nothing was checked"))
    let junit = String(decoding: try #require(work.data("c.xml")), as: UTF8.self)
    #expect(junit.contains("errors=\"1\"") && junit.contains("<error type=\"empty\""))
    let sarif = String(decoding: try #require(work.data("c.sarif")), as: UTF8.self)
    #expect(sarif.contains("\"executionSuccessful\": false"))
  }

  @Test("a family that no widget has is an error of the command line")
  func family() throws {
    let work = try TemporaryFolder()
    try work.archive("Card.json")
    let result = try Tool.run("check", "Card.json", "--family", "systemLarge", in: work.folder)
    #expect(result.code == 2)
    #expect(result.errors.contains("no widget has 'systemLarge'"))
    #expect(result.errors.contains("they have 'systemSmall', 'systemMedium'"))
  }

  @Test("a control has no timeline")
  func timeline() throws {
    let work = try TemporaryFolder()
    try work.write(
      #"{"vitrine": "1.0", "kind": "None", "supportedFamilies": ["systemSmall"], "entries": []}"#,
      to: "None.json")
    let result = try Tool.run("timeline", "None.json", in: work.folder)
    #expect(result.code == 6 || result.code == 2, "\(result.code) \(result.errors)")
  }

  private func text(_ file: String, _ repository: Repository) throws -> String {
    String(decoding: try #require(repository.place.data(file)), as: UTF8.self)
  }
}
