import Foundation
import Testing
import Vitrine

/// The README and the articles to which it links match the code.
@Suite("README")
struct ReadmeTests {
  private let text: String

  init() throws {
    text = try String(contentsOf: Article.root.appending(path: "README.md"), encoding: .utf8)
  }

  private func row(_ name: String, in article: String = "Features") throws -> String {
    let path = "Sources/Renderer/Vitrine/Vitrine.docc/\(article).md"
    let text = try String(contentsOf: Article.root.appending(path: path), encoding: .utf8)
    let line = text.split(separator: "\n").first { $0.hasPrefix("| \(name) | ") }
    return String(try #require(line))
  }

  @Test("the README has at most 200 lines, and the article on architecture 250")
  func lengths() throws {
    let path = "Sources/Renderer/Vitrine/Vitrine.docc/Architecture.md"
    let article = try String(contentsOf: Article.root.appending(path: path), encoding: .utf8)
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 201)
    #expect(article.split(separator: "\n", omittingEmptySubsequences: false).count <= 251)
  }

  @Test("the row for views lists every kind")
  func views() throws {
    let cell = try row("Views").split(separator: "|").dropFirst().first.map(String.init) ?? ""
    let names = cell.replacing(" (PNG, JPEG, WebP, SVG, PDF)", with: "").split(separator: ",")
      .map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(Set(names) == Set(Content.codecs.names))
  }

  @Test("the numbers of families, devices and symbols are right")
  func numbers() throws {
    let spelled = NumberFormatter()
    spelled.locale = Locale(identifier: "en_US")
    spelled.numberStyle = .spellOut
    let families = try #require(spelled.string(from: WidgetFamily.allCases.count as NSNumber))
    #expect(
      try row("Families").contains("| all \(families), on \(Device.all.count) devices;"))
    let hundreds = SymbolDescription.listedNames.count / 100 * 100
    #expect(try row("Symbols").contains("| over \(hundreds) names of SF Symbols"))
  }

  @Test("the figures of ink boxes are those of the tests")
  func ink() throws {
    let boxes = try InkCase.all.flatMap { try $0.errors() }
    let exact = boxes.count { $0.edge == 0 }
    let near = boxes.count { $0.edge == 1 }
    let cell = try row("Shapes, strokes, clips, images, shadows", in: "Fidelity")
    #expect(cell.contains("| \(boxes.count) boxes of ink recorded on macOS |"))
    let result = "\(exact) to the pixel, \(near) within one, a wide shadow within two"
    #expect(cell.contains("| \(result) |"))
  }

  @Test("pictures and links lead to files", arguments: ["README.md", "CONTRIBUTING.md"])
  func links(file: String) throws {
    let text = try String(contentsOf: Article.root.appending(path: file), encoding: .utf8)
    let pattern = /(?:src="|\]\()(?!https:)([^"):]+)/
    let targets = text.matches(of: pattern).map { String($0.output.1) }
    #expect(targets.count > 4)
    for target in targets {
      let path = Article.root.appending(path: target).path
      #expect(FileManager.default.fileExists(atPath: path), "\(target)")
    }
  }

  @Test("the archive in the README is valid")
  func archive() throws {
    let start = try #require(text.range(of: "```json\n"))
    let rest = text[start.upperBound...]
    let end = try #require(rest.range(of: "```"))
    let document = try Sample.document(String(rest[..<end.lowerBound]))
    #expect(document.warnings.isEmpty)
    let rendering = try Renderer().layOut(document, RenderRequest(family: .systemSmall))
    #expect(rendering.warnings.isEmpty)
  }
}
