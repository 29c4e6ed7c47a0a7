import Foundation
import Testing
import Vitrine
import VitrineCheck

@Suite struct ChecksArticleTests {
  private static let root = (0..<4).reduce(into: URL(filePath: #filePath)) { folder, _ in
    folder.deleteLastPathComponent()
  }

  @Test("the article has a row and a section for each rule, in the order of the table")
  func rules() throws {
    let article = try String(
      contentsOf: Self.root.appending(path: "Sources/Renderer/Vitrine/Vitrine.docc/Checks.md"),
      encoding: .utf8)
    let lines = article.split(separator: "\n").drop { $0 != "<!-- rules -->" }
      .prefix { $0 != "<!-- end -->" }.map(String.init)
    let rows = CheckRule.all.map { rule in
      let severity = rule.isDefault ? rule.severity.rawValue : "off"
      return "| `\(rule.id.rawValue)` | \(severity) | \(rule.meaning) |"
    }
    #expect(lines.filter { $0.hasPrefix("| `") } == rows)
    let sections = lines.drop { !$0.hasPrefix("### ") }
    let written = try CheckRule.all.flatMap { rule in
      [
        "### `\(rule.id.rawValue)`", rule.meaning, "- What to do: \(rule.advice).",
        "- Source: \(rule.source).",
      ] + (try pictures(of: rule))
    }
    #expect(Array(sections) == written)
  }

  /// The table of a rule's pictures; empty if its problem isn't visible.
  private func pictures(of rule: CheckRule) throws -> [String] {
    let names = try FileManager.default.contentsOfDirectory(
      atPath: Self.root.appending(path: "Golden/checks").path()
    ).filter { $0.hasPrefix(Self.name(of: rule.id.rawValue)) && $0.hasSuffix(".png") }.sorted()
    guard !names.isEmpty else { return [] }
    try #require(names.count == 2)
    let folder = "../../../../Golden/checks/"
    return [
      "| with the fault | without |", "|---|---|",
      "| ![A widget with the fault](\(folder)\(names[0])) | "
        + "![The same widget without it](\(folder)\(names[1])) |",
    ]
  }

  @Test("the article's pictures are those of planted faults")
  func goldens() throws {
    let folder = Self.root.appending(path: "Golden/checks")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path())
    let archives = names.filter { $0.hasSuffix("-bad.json") }
    #expect(archives.count >= 12)
    for name in archives {
      let rule = String(name.dropLast("-bad.json".count))
      let pair = try #require(
        PlantedFault.all.first { Self.name(of: $0.rule) == rule + "-" }, "\(name)")
      let other = rule + "-good.json"
      #expect(try archive(folder.appending(path: name)) == pair.faultyArchive, "\(name)")
      #expect(try archive(folder.appending(path: other)) == pair.mendedArchive, "\(other)")
    }
  }

  private static func name(of rule: String) -> String { rule.replacing(".", with: "-") + "-" }

  private func archive(_ file: URL) throws -> JSONValue {
    guard case .object(var members) = try JSONValue(json: Array(Data(contentsOf: file))) else {
      return .null
    }
    members["$comment"] = nil
    return .object(members)
  }
}
