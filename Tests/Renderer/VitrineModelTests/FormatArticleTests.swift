import Foundation
import Testing

@testable import VitrineCoding
@testable import VitrineArchive
@testable import VitrineModel

@Suite struct FormatArticleTests {
  private static let file = SchemaValidator.root
    .appendingPathComponent("Sources/Renderer/Vitrine/Vitrine.docc/ArchiveFormat.md")
  private static let start = "<!-- generated: reference -->\n"
  private static let end = "<!-- end -->"

  /// `make generate` sets `VITRINE_UPDATE_DOCS=1`, which updates the reference.
  ///
  /// The article was written by another process, whose dictionaries had a different order: the
  /// reference can't depend on it.
  @Test func theReferenceIsWhatTheTablesSay() throws {
    let article = try String(contentsOf: Self.file, encoding: .utf8)
    let head = try #require(article.range(of: Self.start))
    let tail = try #require(article.range(of: Self.end, range: head.upperBound..<article.endIndex))
    let reference = "\n" + ReferenceWriter.markdown + "\n"
    if ProcessInfo.processInfo.environment["VITRINE_UPDATE_DOCS"] == "1" {
      let updated = article.replacingCharacters(
        in: head.upperBound..<tail.lowerBound, with: reference)
      try updated.write(to: Self.file, atomically: true, encoding: .utf8)
    } else {
      #expect(
        article[head.upperBound..<tail.lowerBound] == reference,
        "run: make generate")
    }
  }

  @Test(arguments: Content.codecs.names)
  func theExampleOfAViewIsRead(name: String) throws {
    let codec = try #require(Content.codecs[name])
    let (node, warnings) = try decodeView("{\"\(name)\": \(codec.example)}")
    #expect(node?.content.encodedCase.name == name)
    #expect(warnings.isEmpty)
    #expect(codec.summary.hasSuffix("."))
  }

  @Test(arguments: Modifier.codecs.names)
  func theExampleOfAModifierIsRead(name: String) throws {
    let codec = try #require(Modifier.codecs[name])
    let (node, warnings) = try decodeView(
      "{\"text\": \"A\", \"modifiers\": [{\"\(name)\": \(codec.example)}]}")
    #expect(node?.modifiers.count == 1)
    #expect(warnings.isEmpty)
    #expect(codec.summary.hasSuffix("."))
  }

  @Test(arguments: ShapeModifier.codecs.names)
  func theExampleOfAShapeModifierIsRead(name: String) throws {
    let codec = try #require(ShapeModifier.codecs[name])
    let (node, warnings) = try decodeView(
      "{\"circle\": {\"modifiers\": [{\"\(name)\": \(codec.example)}]}}")
    guard case .shape(let shape)? = node?.content else {
      Issue.record("no shape")
      return
    }
    #expect(shape.modifiers.map(\.encodedCase.name) == [name])
    #expect(warnings.isEmpty)
    #expect(codec.summary.hasSuffix("."))
  }

  /// The blocks of the article are an archive, a bundle, variants, nodes, assets and colours.
  @Test func theBlocksOfTheArticleAreRead() throws {
    let article = try String(contentsOf: Self.file, encoding: .utf8)
    let blocks = article.components(separatedBy: "```json\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
    #expect(blocks.count == 6)
    for block in blocks {
      let text =
        if block.contains("\"vitrine\"") {
          block
        } else if block.contains(".png") {
          archiveText(view: #""A""#).replacing("\"kind\"", with: "\"assets\": \(block), \"kind\"")
        } else if block.contains("\"Sea\"") {
          archiveText(view: #""A""#).replacing("\"kind\"", with: "\"colors\": \(block), \"kind\"")
        } else {
          archiveText(view: block)
        }
      #expect(complaint(about: text, isStrict: true) == "")
    }
  }

  /// The table is contained in the article, the schema and the reference.
  @Test func theTableOfLimitsHasEachOnce() {
    let count = Mirror(reflecting: ArchiveLimits.standard).children.count
    #expect(ArchiveLimits.table.count == count)
    #expect(Set(ArchiveLimits.table.map { $0.value as AnyKeyPath }).count == count)
    #expect(Set(ArchiveLimits.table.map(\.limit)).count == count)
  }
}
