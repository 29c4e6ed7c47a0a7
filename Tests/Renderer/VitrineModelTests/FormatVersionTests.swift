import Testing

@testable import VitrineCoding
@testable import VitrineModel

@Suite struct FormatVersionTests {
  @Test(arguments: ["\"1\"", "\"1.0\"", "1", "1.0"])
  func theCurrentVersionHasSeveralForms(version: String) throws {
    let text = archiveText(view: #""A""#).replacing("\"1.0\"", with: version)
    #expect(try decode(text).archive.version == .current)
  }

  @Test func anUnknownConditionNeverMatches() throws {
    let view = #"{"variants": [{"state": "asleep", "view": "B"}, {"view": "A"}]}"#
    let (archive, _) = try decode(archiveText(view: view, version: "1.9"))
    #expect(archive.version == FormatVersion(major: 1, minor: 9))
    let variants = archive.entries.first?.views.fallback?.variants
    #expect(variants?.map(\.view) == [ViewNode(.text(Text("A")))])
  }
}
