import Foundation
import Testing
import Vitrine
import VitrineArchive
import VitrineCoding

@testable import VitrineSnapshot

@Suite("The schema of matrices")
struct MatrixSchemaTests {
  private func matrix(_ text: String) throws -> GoldenMatrix {
    try ArchiveDecoder(isStrict: true).decode(GoldenMatrix.self, Array(text.utf8)).0
  }

  @Test("every field of a matrix is in the schema and in the article")
  func fields() throws {
    guard case .object(let document) = MatrixSchema.document,
      case .object(let definitions)? = document["$defs"],
      case .object(let root)? = definitions["GoldenMatrix"],
      case .object(let properties)? = root["properties"]
    else {
      Issue.record("the schema has another form")
      return
    }
    let article = try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Sources/Renderer/Vitrine/Vitrine.docc/GoldenTests.md"), encoding: .utf8)
    var schema = SchemaDefinitions()
    _ = GoldenMatrix.schema(in: &schema)
    let names = try #require(schema.records["GoldenMatrix"]).fields
    #expect(names.count > 20)
    for name in names {
      #expect(properties[name] != nil, "\(name)")
      #expect(article.contains("`\(name)`"), "\(name) is not in GoldenTests.md")
    }
  }

  @Test(
    "a place leaves out the widgets of a program that it does not show",
    arguments: [
      (["homeScreen"], "systemSmall accessoryCircular lockScreen", "systemSmall"),
      (["lockScreen"], "systemLarge accessoryCircular lockScreen", "accessoryCircular lockScreen"),
      (["standBy"], "lockScreen standBy controlSmall", "standBy"),
    ])
  func places(_ places: [String], _ targets: String, _ shown: String) throws {
    let names = places.map { "\"\($0)\"" }.joined(separator: ", ")
    let axes = try matrix(#"{"locations": [\#(names)], "colorSchemes": ["light"]}"#).axes
    // Each target is that of a widget of its own.
    let kept = targets.split(separator: " ").compactMap { RenderTarget(String($0)) }
      .flatMap { axes.requests(else: GoldenAxes(), for: [$0]) }
    #expect(kept.map(\.target.name).joined(separator: " ") == shown)
  }

  @Test("a combination that an exclusion names is not kept")
  func exclusions() throws {
    let matrix = try matrix(
      """
      {"families": ["systemSmall", "systemMedium"], "colorSchemes": ["light", "dark"],
       "exclude": [{"families": ["systemSmall"], "colorSchemes": ["dark"]}],
       "cases": {"all": {"exclude": []}}}
      """)
    let kept = matrix.requests(for: "card").map { "\($0.family?.rawValue ?? "") \($0.colorScheme)" }
    #expect(kept.count == 3)
    #expect(!kept.contains("systemSmall dark"))
    #expect(matrix.requests(for: "all").count == 4)
    #expect(throws: ArchiveError.self) { try self.matrix(#"{"exclude": [{}]}"#) }
  }

  @Test("an unknown device gets a suggestion and a line")
  func device() throws {
    let error = #expect(throws: ArchiveError.self) {
      try matrix("{\"devices\":\n  [\"iphone-16-pro-maxx\"]}")
    }
    #expect(error?.hint?.contains("did you mean 'iphone-16-pro-max'") == true)
    #expect(error?.location?.line == 2)
    #expect(error?.location?.column == 4)
  }
}
