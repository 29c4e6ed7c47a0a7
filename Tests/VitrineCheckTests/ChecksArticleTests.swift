import Foundation
import Testing
import VitrineCheck

@Suite struct ChecksArticleTests {
  @Test("the article has a row for each rule, in the order of the table")
  func rows() throws {
    var folder = URL(filePath: #filePath)
    for _ in 0..<3 { folder.deleteLastPathComponent() }
    let article = folder.appending(path: "Sources/Vitrine/Vitrine.docc/Checks.md")
    let lines = try String(contentsOf: article, encoding: .utf8).split(separator: "\n")
    let rows = CheckRule.all.map { rule in
      let severity = rule.isDefault ? rule.severity.rawValue : "off"
      let cells = ["`\(rule.id.rawValue)`", severity, rule.meaning, rule.advice, rule.source]
      return "| \(cells.joined(separator: " | ")) |"
    }
    let written = lines.drop { $0 != "<!-- rules -->" }.prefix { $0 != "<!-- end -->" }
      .filter { $0.hasPrefix("| `") }
    #expect(written.map(String.init) == rows)
  }
}
