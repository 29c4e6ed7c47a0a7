import Foundation
import Testing

@testable import VitrineGeometry
@testable import VitrineModel

/// The tables of codecs match the cases of the enumerations.
@Suite struct ArchiveUnionTests {
  /// Names that are shorthands for other cases.
  private static let aliases: Set = ["scaledToFit", "scaledToFill", "foregroundColor"]

  @Test func everyModifierHasACodec() throws {
    let own = try Self.cases(of: "Modifier", in: "VitrineModel/Modifiers/Modifier.swift")
    let accessibility = try Self.cases(
      of: "AccessibilityModifier", in: "VitrineModel/Modifiers/AccessibilityModifier.swift")
    let names = own.filter { $0 != "accessibility" } + accessibility.map(Self.spoken)
    #expect(Modifier.codecs.names.filter { !Self.aliases.contains($0) }.sorted() == names.sorted())
  }

  @Test func everyViewHasACodec() throws {
    let own = try Self.cases(of: "Content", in: "VitrineModel/Nodes/Content.swift")
    let names =
      own.filter { !["shape", "gradient"].contains($0) } + Shape.codecs.names
      + GradientStyle.codecs.names
    #expect(Content.codecs.names.sorted() == names.sorted())
  }

  @Test func everyShapeGradientAndChangeHasACodec() throws {
    let shapes = try Self.cases(of: "Shape", in: "VitrineModel/Nodes/Shape.swift")
    #expect(Shape.codecs.names == shapes.map { $0 == "containerRelative" ? $0 + "Shape" : $0 })
    let gradients = try Self.cases(of: "GradientStyle", in: "VitrineGeometry/Values/Gradient.swift")
    #expect(GradientStyle.codecs.names == gradients.map { $0 + "Gradient" })
    let changes = try Self.cases(of: "ShapeModifier", in: "VitrineModel/Nodes/ShapeModifier.swift")
    #expect(ShapeModifier.codecs.names == changes)
  }

  @Test("a case is written and read under the same name")
  func namesAgree() throws {
    for name in Modifier.codecs.names where !Self.aliases.contains(name) {
      let codec = try #require(Modifier.codecs[name])
      let node = try decodeView(
        "{\"text\": \"A\", \"modifiers\": [{\"\(name)\": \(codec.example)}]}"
      ).node
      let modifier = try #require(node?.modifiers.first)
      #expect(modifier.encodedCase.name == name)
      #expect(modifier.caseName == name)
    }
    for name in Content.codecs.names {
      let codec = try #require(Content.codecs[name])
      let content = try #require(try decodeView("{\"\(name)\": \(codec.example)}").node?.content)
      #expect(content.encodedCase.name == name)
      #expect(content.caseName == name)
    }
  }

  private static func spoken(_ name: String) -> String {
    "accessibility" + name.prefix(1).uppercased() + name.dropFirst()
  }

  /// The cases that a file declares for an enumeration, except `unknown`.
  private static func cases(of type: String, in file: String) throws -> [String] {
    let url = SchemaValidator.root.appendingPathComponent("Sources/Renderer/\(file)")
    let text = try String(contentsOf: url, encoding: .utf8)
    let body = try #require(text.components(separatedBy: "enum \(type):").dropFirst().first)
    let cases = body.components(separatedBy: "\n}").first?.matches(of: /\n  case (\w+)/) ?? []
    let names = cases.map { String($0.1) }.filter { $0 != "unknown" }
    try #require(!names.isEmpty)
    return names
  }
}
