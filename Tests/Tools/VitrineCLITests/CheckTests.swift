import Foundation
import Testing

@testable import VitrinePictures

@Suite("check")
struct CheckTests {
  private static let cut =
    #"{"text": "Donaudampfschifffahrt", "modifiers": [{"font": "title"}, {"lineLimit": 1}]}"#

  @Test("a finding is one line with its place, and an error fails")
  func finding() throws {
    let work = try TemporaryFolder()
    let name = try work.archive(view: Self.cut)
    let run = try Tool.run("check", name, "--family", "systemSmall", in: work.folder)
    #expect(run.code == 1, "\(run.errors)")
    let lines = run.text.split(separator: "\n")
    #expect(lines.first?.hasPrefix("Card.json:") == true, "\(run.text)")
    #expect(lines.contains { $0.contains(": error: ") && $0.hasSuffix("[text.cut]") })
    #expect(lines.contains { $0.hasPrefix("hint: text.cut: ") })
    #expect(run.errors.hasPrefix("checked 1 widget, "))
  }

  @Test("accepted findings have a reason and are not reported")
  func accepted() throws {
    let work = try TemporaryFolder()
    let name = try work.archive(view: Self.cut)
    let file = "accepted.json"
    let run = { () throws in
      try Tool.run(
        "check", name, "--family", "systemSmall", "--config", file, "--json", in: work.folder)
    }
    let rule = #"{"accepted": [{"rule": "text.cut", "reason": "a long word on purpose"}]}"#
    try work.write(rule, to: file)
    #expect(try !run().text.contains("\"text.cut\""))
    let nameless = #"{"accepted": [{"rule": "text.cut", "reason": ""}]}"#
    try work.write(nameless, to: file)
    #expect(try run().code == 2)
  }

  @Test("pictures, SARIF and JUnit go into files, annotations to standard output")
  func outputs() throws {
    let work = try TemporaryFolder()
    let name = try work.archive(view: Self.cut)
    let run = try Tool.run(
      "check", name, "--family", "systemSmall", "-q", "--github", "-o", "marked", "--sarif",
      "out/check.sarif", "--junit", "out/check.xml", in: work.folder)
    #expect(run.text.contains("::error file=Card.json,line="), "\(run.text)\(run.errors)")
    #expect(
      work.files.contains { $0.hasPrefix("marked/001-") && $0.hasSuffix(".png") }, "\(work.files)")
    let sarif = String(decoding: try #require(work.data("out/check.sarif")), as: UTF8.self)
    #expect(sarif.contains("\"ruleId\" : \"text.cut\""))
    let junit = String(decoding: try #require(work.data("out/check.xml")), as: UTF8.self)
    #expect(junit.contains("<failure type=\"error\""))
  }

  @Test("archives and --package exclude each other, and without either the folder is checked")
  func operands() throws {
    let work = try TemporaryFolder()
    let name = try work.archive()
    let found = try Tool.run("check", in: work.folder)
    #expect(found.errors.hasPrefix("checking the archive \(name)\n"))
    let both = try Tool.run("check", name, "--package", ".", in: work.folder)
    #expect(both.code == 2)
    #expect(both.errors.contains("--package and '\(name)' cannot be combined"))
  }

  @Test("comments next to a declaration accept findings of rules")
  func allowance() {
    let source = """
      // vitrine:allow text.cut
      // The second line says why.

      /// A card.
      // vitrine:allow room.cut, touch.small on purpose
      struct Card: Widget {  // vitrine:allow text.kut
      """
    let allowance = SourceAllowance(source: source, line: 6)
    #expect(allowance.rules == ["room.cut", "touch.small"])
    #expect(allowance.unknown == ["text.kut"])
    #expect(SourceAllowance(source: source, line: 40).rules == [])
  }
}
