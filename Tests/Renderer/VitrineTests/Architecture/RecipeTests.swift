import Foundation
import Testing

/// The recipes of `CONTRIBUTING.md` name files that exist, and every file that their example needs.
@Suite("Recipes")
struct RecipeTests {
  /// A recipe: its title, the word of its example, and the names in it.
  struct Recipe: Sendable, CustomTestStringConvertible {
    let title: String
    let example: String?
    let names: [String]

    var testDescription: String { title }

    /// The names with an extension of sources.
    var files: [String] {
      names.filter { $0.hasSuffix(".swift") || $0.hasSuffix(".js") || $0.hasSuffix(".json") }
    }

    init(_ section: Substring) {
      title = String(section.prefix { $0 != "\n" })
      example = section.firstMatch(of: /\nExample: `([^`]+)`/).map { String($0.output.1) }
      names = section.matches(of: /`([^`\n]+)`/).map { String($0.output.1) }
    }

    static let all: [Recipe] = {
      let path = Article.root.appending(path: "CONTRIBUTING.md")
      guard let text = try? String(contentsOf: path, encoding: .utf8) else { return [] }
      return text.split(separator: "\n### ").dropFirst().map(Recipe.init)
    }()
  }

  /// The project's sources and goldens, by their relative paths.
  private static let paths: [String] = {
    let root = Article.root.standardizedFileURL.path
    let folders = try? FileManager.default.contentsOfDirectory(atPath: root)
    return (folders ?? []).filter { !$0.hasPrefix(".") }.flatMap { folder -> [String] in
      let below = FileManager.default.enumerator(atPath: "\(root)/\(folder)")
      return [folder] + (below?.compactMap { $0 as? String }.map { "\(folder)/\($0)" } ?? [])
    }.filter { !$0.contains("/.") }
  }()

  /// The texts of the sources and the manifest by path.
  private static let sources: [(path: String, text: String)] = paths.compactMap { path in
    let isSource =
      path.hasPrefix("Sources/") && path.hasSuffix(".swift")
      || path.hasPrefix("Pages/") && path.hasSuffix(".js")
    guard isSource || path == "Package.swift" else { return nil }
    let text = try? String(contentsOf: Article.root.appending(path: path), encoding: .utf8)
    return text.map { (path, $0) }
  }

  private func matches(_ path: String, _ name: String) -> Bool {
    path == name || path.hasSuffix("/\(name)")
  }

  @Test("there is a recipe for each common change")
  func titles() {
    let titles = [
      "Add a modifier", "Add a view", "Add a view of screens", "Add a drawing operation",
      "Add a request axis", "Add a widget family", "Add a device", "Add a stand-in",
      "Add a check rule", "Add a golden",
    ]
    #expect(Recipe.all.map(\.title) == titles)
  }

  @Test("the files and folders of a recipe exist", arguments: Recipe.all)
  func files(recipe: Recipe) {
    let folders = recipe.names.filter { $0.contains("/") && !$0.contains(" ") }
    #expect(!recipe.files.isEmpty)
    for name in recipe.files + folders {
      #expect(Self.paths.contains { matches($0, name) }, "\(name)")
    }
  }

  @Test(
    "a recipe names each source file with its example",
    arguments: Recipe.all.filter { $0.example != nil })
  func example(recipe: Recipe) throws {
    guard let example = recipe.example else { return }
    let word = try Regex("\\b\(NSRegularExpression.escapedPattern(for: example))\\b")
    var found = 0
    for (path, text) in Self.sources where text.contains(example) && text.contains(word) {
      found += 1
      #expect(recipe.files.contains { matches(path, $0) }, "\(path) has \(example)")
    }
    #expect(found > 0, "\(example)")
  }
}
