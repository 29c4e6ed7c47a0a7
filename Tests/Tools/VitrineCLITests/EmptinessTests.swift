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
    #expect(last.text.contains("part 3/3 has none of 2 goldens"))
    #expect(
      try repository.run("report", "merge", "1.json", "2.json", "3.json", "-o", "all").code == 0)
    // One part of three says nothing about the other two.
    let merged = try repository.run("report", "merge", "3.json", "-o", "none")
    #expect(merged.code == 2)
    #expect(merged.errors.contains("1/3"))
    let comment = try repository.run("comment", "3.json", "--no-pictures")
    #expect(comment.code == 2)
    #expect(comment.errors.contains("1/3"))
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

  /// Runs a command in a package whose program has no widgets.
  private func withoutWidgets(_ words: [String]) throws -> (Tool.Result, TemporaryFolder) {
    let (work, swift) = (try TemporaryFolder(), try StandInToolchain())
    try AnswerPlace.package.make(in: work, swift: swift)
    let environment = swift.environment.merging(["STAND_IN_WIDGETS": "none", "CI": ""]) { $1 }
    return (try Tool.run(words, in: work.folder, environment: environment), work)
  }

  @Test(
    "a program without widgets is nothing to draw, check, list, validate or compare",
    arguments: [
      ["render", "-o", "out/"], ["gallery", "-o", "out"], ["screens", "-o", "out"], ["check"],
      ["list"], ["validate"],
      ["inspect"], ["timeline"], ["preview", "--once", "-o", "out"], ["verify"],
    ])
  func program(_ words: [String]) throws {
    let (result, _) = try withoutWidgets(words)
    #expect(result.code == 6, "\(words): \(result.code) \(result.errors)")
    #expect((result.errors + result.text).contains("nothing was "), "\(words): \(result.errors)")
    guard words[0] != "inspect" else { return }
    #expect(try withoutWidgets(words + ["--allow-empty"]).0.code == 0, "\(words)")
  }

  @Test("a check of nothing fails in JUnit, SARIF and GitHub's annotations")
  func check() throws {
    let (result, work) = try withoutWidgets(
      ["check", "--junit", "c.xml", "--sarif", "c.sarif", "--github"])
    #expect(result.text.contains("::error title=vitrine check::nothing was checked"))
    let junit = String(decoding: try #require(work.data("c.xml")), as: UTF8.self)
    #expect(junit.contains("errors=\"1\"") && junit.contains("<error type=\"empty\""))
    let sarif = String(decoding: try #require(work.data("c.sarif")), as: UTF8.self)
    #expect(sarif.contains("\"executionSuccessful\" : false"))
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

  private func text(_ file: String, _ repository: Repository) throws -> String {
    String(decoding: try #require(repository.place.data(file)), as: UTF8.self)
  }
}
