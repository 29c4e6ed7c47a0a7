import Foundation
import Testing

@Suite("validate")
struct ValidateTests {
  @Test("a valid archive passes, with the number of layouts")
  func fine() throws {
    let work = try TemporaryFolder()
    let run = try Tool.run("validate", try work.archive(), in: work.folder)
    #expect(run.code == 0)
    #expect(run.text == "")
    #expect(
      run.errors == """
        checked 1 archive, 16 layouts, 0 errors, 0 warnings
        hint: 'vitrine check' also finds what people cannot read, see or tap

        """)
    #expect(try Tool.run("validate", "-q", "Card.json", in: work.folder).errors == "")
  }

  @Test("warnings are printed once and fail only with --strict")
  func warnings() throws {
    let work = try TemporaryFolder()
    let name = try work.archive(view: "{\"text\": \"a\", \"modifiers\": [{\"blod\": true}]}")
    let run = try Tool.run("validate", "--lenient", name, in: work.folder)
    #expect(run.code == 0)
    let lines = run.text.split(separator: "\n")
    #expect(lines.count == 5)
    #expect(lines.first?.hasPrefix("Card.json:") == true)
    #expect(lines.dropFirst(3).first?.hasPrefix("at: .entries[0]") == true)
    #expect(lines.first?.contains(": warning: unknown modifier 'blod'") == true)
    #expect(lines.last == "hint: did you mean 'bold'?")
    let strict = try Tool.run("validate", "--strict", "--lenient", name, in: work.folder)
    #expect(strict.code == 1)
    #expect(strict.text.contains(": error: unknown modifier 'blod'"))
  }

  @Test(
    "a value outside the range of a gauge or a progress view is reported",
    arguments: [
      (#"{"gauge": {"value": 75}}"#, "the value 75 is outside 0 to 1 and is drawn as 1"),
      (
        #"{"gauge": {"value": 5, "in": {"lowerBound": 10, "upperBound": 30}}}"#,
        "the value 5 is outside 10 to 30 and is drawn as 10"
      ),
      (
        #"{"progressView": {"value": 4, "total": 3}}"#,
        "the value 4 is outside 0 to 3 and is drawn as 3"
      ),
    ])
  func ranges(view: String, message: String) throws {
    let work = try TemporaryFolder()
    let run = try Tool.run("validate", try work.archive(view: view), in: work.folder)
    #expect(run.code == 0)
    #expect(run.text.contains(": warning: \(message); "), "\(run.text)")
    let inside = try work.archive(
      view: #"{"gauge": {"value": 75, "in": {"lowerBound": 0, "upperBound": 100}}}"#)
    #expect(try Tool.run("validate", inside, in: work.folder).text == "")
  }

  @Test("missing assets and families without a view are found without drawing")
  func missing() throws {
    let work = try TemporaryFolder()
    let asset = try work.archive("a.json", view: "{\"image\": {\"name\": \"nowhere\"}}")
    let run = try Tool.run("validate", asset, in: work.folder)
    #expect(run.text.contains("asset 'nowhere'"))
    try work.write(
      """
      {"vitrine": "1.0", "kind": "B", "supportedFamilies": ["systemSmall", "systemLarge"],
       "entries": [{"date": "2026-01-01T09:00:00Z", "views": {"systemSmall":
         {"text": "a", "modifiers": [{"containerBackground": "white"}]}}}]}
      """, to: "b.json")
    let family = try Tool.run("validate", "b.json", in: work.folder)
    #expect(family.code == 1)
    #expect(family.text.contains("error: there is no view for family 'systemLarge'"))
    #expect(work.files == ["a.json", "b.json"])
  }

  @Test("invalid archives exit with 1, unreadable files with 2")
  func codes() throws {
    let work = try TemporaryFolder()
    try work.write("{", to: "broken.json")
    #expect(try Tool.run("validate", "broken.json", in: work.folder).code == 1)
    #expect(try Tool.run("validate", "nowhere.json", in: work.folder).code == 2)
    #expect(try Tool.run("validate", "broken.json", "nowhere.json", in: work.folder).code == 2)
  }

  @Test("programs get one object for each archive")
  func json() throws {
    let work = try TemporaryFolder()
    try work.archive()
    try work.write("{", to: "broken.json")
    let run = try Tool.run("validate", "--json", "Card.json", "broken.json", in: work.folder)
    #expect(run.code == 1)
    #expect(run.errors == "")
    let list = try #require(
      try JSONSerialization.jsonObject(with: run.output) as? [[String: Any]])
    #expect(list.map { $0["file"] as? String } == ["Card.json", "broken.json"])
    #expect(list.map { ($0["problems"] as? [Any])?.count } == [0, 1])
    #expect(list.first?["layouts"] as? Int == 16)
  }
}
