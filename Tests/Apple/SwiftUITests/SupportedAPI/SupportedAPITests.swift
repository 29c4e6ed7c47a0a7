import Foundation
import Synchronization
import Testing

/// The article on supported API lists what the sources of each module declare.
@Suite struct SupportedAPITests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let file = root.appending(
    path: "Sources/Renderer/Vitrine/Vitrine.docc/SupportedAPI.md")
  private static let end = "<!-- end -->"
  /// Modules are written to the same file, one at a time.
  private static let lock = Mutex(())
  private static let kinds = [
    "Views", "Modifiers", "Modifiers of configurations", "Environment", "Properties", "Protocols",
    "Styles of controls", "Styles of shapes", "Values",
  ]

  /// The kinds of declarations that the article groups by their effect.
  private static let titled: Set = ["Views", "Modifiers", "Styles of shapes"]

  private static func list(_ module: String) throws -> String {
    let api = try DeclaredAPI(root.appending(path: "Sources/Apple/\(module)"))
    return kinds.compactMap { kind in
      guard let names = api.names[kind] else { return nil }
      let rows = DeclaredAPI.Effect.allCases.compactMap { effect -> String? in
        let list = names.filter { $0.value == effect }.keys.sorted().map { "`\($0)`" }
        let title = titled.contains(kind) ? effect.rawValue : "declared"
        return list.isEmpty ? nil : "| \(title) | \(list.joined(separator: ", ")) |"
      }
      return "\n### \(kind)\n\n| | \(names.count) names |\n|---|---|\n"
        + rows.joined(separator: "\n") + "\n"
    }.joined() + "\n"
  }

  /// `make generate` sets `VITRINE_UPDATE_DOCS=1`, which updates the lists.
  @Test(arguments: ["SwiftUI", "WidgetKit", "Charts", "AppIntents", "ActivityKit"])
  func theListsAreWhatTheSourcesDeclare(module: String) throws {
    let isUpdate = ProcessInfo.processInfo.environment["VITRINE_UPDATE_DOCS"] == "1"
    try Self.lock.withLock { _ in
      let article = try String(contentsOf: Self.file, encoding: .utf8)
      let head = try #require(article.range(of: "<!-- generated: \(module) -->\n"))
      let tail = try #require(
        article.range(of: Self.end, range: head.upperBound..<article.endIndex))
      let list = try Self.list(module)
      if isUpdate {
        let updated = article.replacingCharacters(
          in: head.upperBound..<tail.lowerBound, with: list)
        try updated.write(to: Self.file, atomically: true, encoding: .utf8)
      } else {
        #expect(
          article[head.upperBound..<tail.lowerBound] == list,
          "run: make generate")
      }
    }
  }
}
