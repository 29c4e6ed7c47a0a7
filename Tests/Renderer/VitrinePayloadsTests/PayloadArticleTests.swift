import Foundation
import Testing
import VitrinePayloads

/// The lists of the article on server-driven widgets match the tables of the formats.
@Suite("Article on server-driven widgets")
struct PayloadArticleTests {
  private typealias Row = (name: String, archive: String?, properties: [PayloadProperty])

  /// A list of components or modifiers.
  private static func list(_ title: String, _ rows: [Row]) -> [String] {
    ["| \(title) | archive | properties |", "|---|---|---|"]
      + rows.map { row in
        let properties = row.properties.map { $0.archive == nil ? "*\($0.name)*" : "`\($0.name)`" }
        return "| `\(row.name)` | \(row.archive.map { "`\($0)`" } ?? "no effect") | "
          + properties.joined(separator: ", ") + " |"
      }
  }

  /// A list of properties.
  private static func list(_ properties: [PayloadProperty]) -> [String] {
    ["| property | value | archive |", "|---|---|---|"]
      + properties.map { property in
        "| `\(property.name)` | \(property.unit.wanted) | "
          + "\(property.archive.map { "`\($0)`" } ?? "no effect") |"
      }
  }

  /// The style properties of Voltra, with their short names.
  private static let styles =
    ["| property | short | value | archive |", "|---|---|---|---|"]
    + VoltraTables.styleProperties.map { property in
      "| `\(property.name)` | \(VoltraNames.shortened(property.name).map { "`\($0)`" } ?? "–") | "
        + "\(property.unit.wanted) | \(property.archive.map { "`\($0)`" } ?? "no effect") |"
    }

  /// The components of Voltra, with the numbers and the short names that payloads have.
  private static let components =
    ["| `t` | component | archive | properties, and their short names |", "|---|---|---|---|"]
    + VoltraTables.components.enumerated().map { number, row in
      let properties = row.properties.map { property in
        let name = property.archive == nil ? "*\(property.name)*" : "`\(property.name)`"
        let short = VoltraNames.shortened(property.name)
        return short.map { $0 == property.name ? name : "\(name) (`\($0)`)" } ?? name
      }
      return "| \(number) | `\(row.name.rawValue)` | `\(row.archive)` | "
        + properties.joined(separator: ", ") + " |"
    }

  private static let lists: [(name: String, lines: [String])] = [
    ("voltra-components", components),
    ("voltra-styles", styles),
    ("push-keys", list(PushPayload.properties)),
    (
      "expo-views",
      list("type", ExpoTables.views.map { ($0.name.rawValue, $0.archive, $0.properties) })
    ),
    ("expo-modifiers", list("modifier", ExpoTables.modifiers)),
  ]

  @Test("the article has a row for each component, property, view and modifier")
  func rows() throws {
    let file = Article.root.appending(
      path: "Sources/Renderer/Vitrine/Vitrine.docc/ServerDrivenWidgets.md")
    var text = try String(contentsOf: file, encoding: .utf8)
    for (name, lines) in PayloadArticleTests.lists {
      let start = try #require(text.range(of: "<!-- \(name) -->\n"))
      let end = try #require(
        text.range(of: "<!-- end -->", range: start.upperBound..<text.endIndex))
      let wanted = "\n" + lines.joined(separator: "\n") + "\n\n"
      let range = start.upperBound..<end.lowerBound
      if ProcessInfo.processInfo.environment["VITRINE_UPDATE_DOCS"] != nil {
        text.replaceSubrange(range, with: wanted)
      }
      #expect(
        text.contains(wanted), "run: make generate")
    }
    if ProcessInfo.processInfo.environment["VITRINE_UPDATE_DOCS"] != nil {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
  }
}
