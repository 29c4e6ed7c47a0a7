import Foundation
import Testing

/// The article on supported API lists what the sources declare.
@Suite struct SupportedAPITests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let file = root.appending(
    path: "Sources/Vitrine/Vitrine.docc/SupportedAPI.md")
  private static let start = "<!-- generated: SwiftUI -->\n"
  private static let end = "<!-- end -->"
  private static let kinds = [
    "Views", "Modifiers", "Environment", "Properties", "Protocols", "Styles of controls",
    "Styles of shapes", "Values",
  ]

  /// The kinds whose names are told apart by what becomes of them.
  private static let titled: Set = ["Views", "Modifiers", "Styles of shapes"]

  private static func list() throws -> String {
    let api = try DeclaredAPI(root.appending(path: "Sources/SwiftUI"))
    return kinds.map { kind in
      let names = api.names[kind] ?? [:]
      let rows = DeclaredAPI.Effect.allCases.compactMap { effect -> String? in
        let list = names.filter { $0.value == effect }.keys.sorted().map { "`\($0)`" }
        let title = titled.contains(kind) ? effect.rawValue : "declared"
        return list.isEmpty ? nil : "| \(title) | \(list.joined(separator: ", ")) |"
      }
      return "\n### \(kind)\n\n| | \(names.count) names |\n|---|---|\n"
        + rows.joined(separator: "\n") + "\n"
    }.joined() + "\n"
  }

  /// Set `VITRINE_UPDATE_DOCS=1` to write the lists anew.
  @Test func theListsAreWhatTheSourcesDeclare() throws {
    let article = try String(contentsOf: Self.file, encoding: .utf8)
    let head = try #require(article.range(of: Self.start))
    let tail = try #require(article.range(of: Self.end, range: head.upperBound..<article.endIndex))
    let list = try Self.list()
    if ProcessInfo.processInfo.environment["VITRINE_UPDATE_DOCS"] == "1" {
      let updated = article.replacingCharacters(in: head.upperBound..<tail.lowerBound, with: list)
      try updated.write(to: Self.file, atomically: true, encoding: .utf8)
    } else {
      #expect(
        article[head.upperBound..<tail.lowerBound] == list,
        "run: VITRINE_UPDATE_DOCS=1 swift test --filter SupportedAPITests")
    }
  }
}
