import Testing

@testable import VitrineCoding
@testable import VitrineModel

@Suite struct FormatVersionTests {
  @Test(arguments: ["2.0", "2", "17.3"])
  func aNewerMajorVersionIsRefusedBeforeAnythingElse(version: String) {
    let text = #"{"entries": 7, "hologram": {}, "vitrine": "\#(version)"}"#
    let found = version.contains(".") ? version : version + ".0"
    #expect(
      complaint(about: text) == """
        Tasks.json: .vitrine: archive format \(found) is not supported; this version of Vitrine reads up to 1.0
        hint: install a newer Vitrine, or write the archive in an older format
        """)
  }

  @Test(arguments: [
    "", "1.", ".1", "a", "1.0.0", "0.9", "-1", "+1", "1.x", " 1", "1.9999999999", "١",
  ])
  func whatIsNoVersionIsRefused(version: String) {
    #expect(
      complaint(about: archiveText(view: #""A""#, version: version))
        == "Tasks.json: .vitrine: '\(version)' is not a format version; write \"1.0\"")
  }

  @Test(arguments: ["\"1\"", "\"1.0\"", "1", "1.0"])
  func theCurrentVersionHasSeveralForms(version: String) throws {
    let text = archiveText(view: #""A""#).replacing("\"1.0\"", with: version)
    #expect(try decode(text).archive.version == .current)
  }

  /// Everything that only a newer minor version has results in one warning each, and has no effect
  /// on the rest.
  @Test(arguments: [
    Fault(#"{"text": "A", "modifiers": [{"fontWeight": "ultra"}]}"#, "unknown value 'ultra'"),
    Fault(#"{"text": "A", "modifiers": [{"font": {"style": "giant"}}]}"#, "unknown value 'giant'"),
    Fault(#"{"text": "A", "modifiers": [{"clipShape": "star"}]}"#, "unknown shape 'star'"),
    Fault(#"{"text": "A", "modifiers": [{"background": "aurora"}]}"#, "unknown style 'aurora'"),
    Fault(#"{"vStack": {"alignment": "golden"}}"#, "unknown value 'golden'"),
    Fault(#"{"color": "ultraviolet"}"#, "unknown style 'ultraviolet'"),
    Fault(#"{"hologram": {}}"#, "unknown view 'hologram'"),
    Fault(
      #"{"variants": [{"state": "asleep", "view": "B"}, {"view": "A"}]}"#, "unknown value 'asleep'"),
  ])
  func aNewerMinorVersionMayUseUnknownNames(fault: Fault) throws {
    let (archive, warnings) = try decode(archiveText(view: fault.text, version: "1.9"))
    #expect(warnings.count == 1)
    #expect(warnings.first?.message.hasPrefix(fault.message) == true)
    #expect(archive.version == FormatVersion(major: 1, minor: 9))
    #expect(archive.entries.count == 1)
  }

  @Test func anUnknownConditionNeverMatches() throws {
    let view = #"{"variants": [{"state": "asleep", "view": "B"}, {"view": "A"}]}"#
    let (archive, _) = try decode(archiveText(view: view, version: "1.9"))
    let variants = archive.entries.first?.views.fallback?.variants
    #expect(variants?.map(\.view) == [ViewNode(.text(Text("A")))])
    #expect(complaint(about: archiveText(view: view)).contains("unknown value 'asleep'"))
  }

  @Test func anUnknownPayloadSurvives() throws {
    let view = #"{"text": "A", "modifiers": [{"fontWeight": "ultra"}]}"#
    let (archive, _) = try decode(archiveText(view: view, version: "1.9"))
    let node = archive.entries.first?.views.fallback?.variants.first?.view
    #expect(node?.modifiers == [.unknown(name: "fontWeight", payload: "ultra")])
  }

  @Test func anUnknownFamilyIsAnErrorOnlyInThisVersion() throws {
    let text = archiveText(view: #""A""#).replacing(
      "\"default\":", with: "\"wall\": 1, \"default\":")
    #expect(complaint(about: text).contains("unknown family 'wall'"))
    let newer = text.replacing("\"1.0\"", with: "\"1.1\"")
    #expect(
      try decode(newer).warnings.map(\.message) == ["unknown family 'wall'; it has no effect"])
  }

  @Test func strictReadingAllowsNoUnknownNames() {
    let text = archiveText(view: #"{"hologram": {}}"#, version: "1.9")
    #expect(complaint(about: text, isStrict: true).contains("unknown view 'hologram'"))
  }
}
