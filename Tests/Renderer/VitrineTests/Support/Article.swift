import Foundation
import Testing

/// The articles of the documentation whose lists are tested.
enum Article {
  /// The project's folder.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The rows between `<!-- name -->` and `<!-- end -->`, as cells without backticks.
  static func table(_ name: String, in article: String) throws -> [[String]] {
    let path = "Sources/Renderer/Vitrine/Vitrine.docc/\(article).md"
    let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
    let start = try #require(text.range(of: "<!-- \(name) -->"))
    let rest = text[start.upperBound...]
    let end = try #require(rest.range(of: "<!-- end -->"))
    return rest[..<end.lowerBound].split(separator: "\n").dropFirst(2).map { line in
      line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().map {
        $0.replacing("`", with: "").trimmingCharacters(in: .whitespaces)
      }
    }
  }
}
