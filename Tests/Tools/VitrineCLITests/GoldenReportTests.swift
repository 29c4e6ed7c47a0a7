import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("Reports of goldens on the command line")
struct GoldenReportTests {
  @Test("reports of shards are merged into one report")
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
      "report", "merge", "out1", "out2/report.json", "-o", "out", "--junit", "j.xml")
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
    // Pictures that another machine rendered can be accepted here.
    #expect(try repository.run("accept", "--all", "--from", "out").code == 0)
    // A report of pictures that all pass has none to accept.
    #expect(try repository.run("verify", "--report", "passed").code == 0)
    #expect(try repository.run("accept", "--all", "--from", "passed").code == 6)
  }

  @Test("a change is annotated at the archive's line of the view that changed")
  func lines() throws {
    let repository = try Repository()
    let archive = [
      #"{"vitrine": "1.0", "kind": "card", "supportedFamilies": ["systemSmall"],"#,
      #" "entries": [{"date": "2026-01-31T09:41:00Z", "views": {"default": {"#,
      #"  "vStack": {"children": ["#,
      #"   {"text": "one"},"#,
      #"   {"hStack": {"children": ["#,
      #"     {"image": {"systemName": "star"}},"#,
      #"     {"text": "two", "modifiers": [{"padding": 2}]}"#,
      #"   ]}},"#,
      #"   {"color": "red"}"#,
      #"  ]}"#,
      #" }}}]}"#,
    ]
    func write(_ old: String, _ new: String) throws {
      let text = archive.joined(separator: "\n").replacing(old, with: new)
      try repository.place.write(text, to: "Golden/area0/card.json")
    }
    func line(_ view: String) throws -> Int {
      try #require(archive.firstIndex { $0.contains(view) }) + 1
    }
    try write("", "")
    #expect(try repository.run("verify", "--update").code == 0)
    // A view with different content, a new one, and pixels that no view explains.
    for (old, new, view) in [
      ("two", "three", #""two""#),
      (#"{"text": "one"}"#, #"{"text": "one"}, {"text": "new"}"#, "one"),
      ("red", "blue", "red"),
    ] {
      try write(old, new)
      let annotations = try repository.run(
        "verify", "--github", "--report", "out", "--junit", "out/j.xml"
      ).text.split(separator: "\n").filter { $0.hasPrefix("::error ") }
      let place = "Golden/area0/card.json,line=\(try line(view)),"
      #expect(annotations.count == 1)
      #expect(annotations.allSatisfy { $0.hasPrefix("::error file=\(place)") }, "\(annotations)")
      let comment = try repository.run("comment", "out").text
        .replacing("&#46;", with: ".").replacing("&#58;", with: ":")
      #expect(comment.contains("card.json:\(try line(view))"), "\(comment)")
      let junit = String(decoding: repository.place.data("out/j.xml") ?? Data(), as: UTF8.self)
      #expect(junit.contains(#"file="Golden/area0/card.json" line="\#(try line(view))""#))
    }
  }

  @Test("a comment shows each change once, before, after and the difference")
  func comment() throws {
    let repository = try Repository(areas: 2)
    _ = try repository.run("verify", "--update")
    #expect(try repository.run("verify", "--report", "same").code == 0)
    #expect(try repository.run("comment", "same").text.hasPrefix("### No change in 4 pictures\n"))
    for area in 0...1 { try repository.change("hallo", area: area) }
    #expect(try repository.run("verify", "--report", "out", "--github").code == 1)
    let run = try repository.run(
      "comment", "out", "--pictures", "sheets", "--url", "https://example.org/a b")
    #expect(run.code == 0)
    #expect(run.text.hasPrefix("### 1 change in 4 pictures\n"))
    #expect(run.text.contains("<details><summary>and 3 more pictures</summary>"))
    #expect(run.text.components(separatedBy: "\n- <code>area").count == 4)
    let linked = try repository.run("comment", "out", "--report-url", "https://example.org/run/1")
    #expect(linked.text.contains("(<https://example.org/run/1>)"))
    #expect(try !repository.run("comment", "out", "--no-pictures").text.contains("![before]"))
    #expect(run.text.contains("![before](<https://example.org/a b/change-1-before.png>)"))
    for part in ["before", "after", "difference"] {
      #expect(repository.place.data("sheets/change-1-\(part).png")?.pictureSize == [158, 158])
    }
    let annotations = try repository.run("verify", "--github").text.components(
      separatedBy: "::error ")
    #expect(annotations.count == 2, "one annotation for a change that four pictures show")
    #expect(try repository.run("comment", "nowhere").code == 2)
  }

  @Test("annotations, step summary, JUnit and Markdown list the failures")
  func services() throws {
    let repository = try Repository()
    let result = try repository.run(
      "verify", "--github", "--junit", "j.xml", "--markdown", "m.md",
      environment: ["GITHUB_STEP_SUMMARY": "summary.md"])
    #expect(
      result.text.contains(
        "::error file=Golden/area0/card.json,title=area0/card."))
    let summary = try #require(repository.place.data("summary.md"))
    #expect(repository.place.data("m.md") == summary)
    #expect(
      String(decoding: summary, as: UTF8.self).contains(
        "| missing | <code>area0/card&#46;systemSmall-entry-light&#64;1x</code> |"))
    let junit = try XMLDocument(data: #require(repository.place.data("j.xml")))
    #expect(try junit.nodes(forXPath: "//testcase/failure").count == 2)
    #expect(try junit.nodes(forXPath: "//testcase[number(@time) >= 0]").count == 2)
  }
}
