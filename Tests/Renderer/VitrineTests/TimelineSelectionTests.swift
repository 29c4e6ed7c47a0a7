import Testing
import Vitrine

@Suite("Which entry is drawn")
struct TimelineSelectionTests {
  private static let entries = """
    "entries": [
      {"date": "2026-01-01T09:00:00Z", "views": {"default": "first"}},
      {"date": "2026-01-01T10:00:00Z", "views": {"default": "second"}}]
    """
  private static let placeholder = #""placeholder": {"views": {"default": "waiting"}}"#
  private static let preview = #""preview": {"views": {"default": "sample"}}"#

  private func rendering(
    _ parts: [String], _ change: (inout RenderRequest) -> Void = { _ in }
  ) throws -> LaidOutWidget {
    let json = "{\"vitrine\": \"1.0\", \"kind\": \"S\", \(parts.joined(separator: ", "))}"
    var request = RenderRequest(family: .systemSmall)
    change(&request)
    return try Renderer().layOut(Sample.document(json), request)
  }

  private func text(
    _ parts: [String], _ change: (inout RenderRequest) -> Void = { _ in }
  ) throws -> String? {
    try rendering(parts, change).frames.names.first { $0.hasPrefix("Text ") }
  }

  @Test(
    "a date selects the last entry that is not later",
    arguments: [
      ("2026-01-01T09:00:00Z", "first"), ("2026-01-01T09:59:59Z", "first"),
      ("2026-01-01T10:00:00Z", "second"), ("2030-01-01T00:00:00Z", "second"),
    ])
  func inForce(date: String, expected: String) throws {
    let text = try text([Self.entries]) { $0.date = ArchiveDate(date) }
    #expect(text == "Text \"\(expected)\"")
  }

  @Test("an entry that the caller selects takes precedence over the date's")
  func chosen() throws {
    let text = try text([Self.entries]) {
      $0.date = ArchiveDate("2030-01-01T00:00:00Z")
      $0.entry = 0
    }
    #expect(text == "Text \"first\"")
  }

  @Test("before the first entry the placeholder is shown, also on a locked device")
  func beforeFirst() throws {
    for state in [RenderState.entry, .locked] {
      func early(_ request: inout RenderRequest) {
        request.date = ArchiveDate("2025-12-31T00:00:00Z")
        request.state = state
      }
      #expect(try text([Self.placeholder, Self.entries], early) == "Text \"waiting\"")
      #expect(try text([Self.entries], early) == "Text \"first\"")
      let items = try rendering([Self.entries], early).displayList.items
      #expect("\(items)".contains("opacity: 0.16"), "its content is redacted")
    }
  }

  @Test("without entries the placeholder is shown, and the preview in the gallery")
  func noEntries() throws {
    let empty = #""entries": []"#
    #expect(try text([Self.placeholder, empty]) == "Text \"waiting\"")
    #expect(try text([Self.preview, empty]) == "Text \"sample\"")
    #expect(try text([Self.placeholder, empty]) { $0.state = .preview } == "Text \"waiting\"")
    #expect(
      try text([Self.placeholder, Self.preview, empty]) { $0.state = .preview }
        == "Text \"sample\"")
    let error = #expect(throws: ArchiveError.self) { try text([empty]) }
    #expect(error?.hint == "the archive has no entries")
  }

  @Test(
    "a picture has the date of the archive, or that of an entry that is not current then",
    arguments: [
      (RenderState.preview, nil, "2026-01-01T09:30:00Z"),
      (.placeholder, nil, "2026-01-01T09:30:00Z"),
      (.entry, 0, "2026-01-01T09:30:00Z"), (.locked, 0, "2026-01-01T09:30:00Z"),
      (.entry, 1, "2026-01-01T10:00:00Z"),
    ] as [(RenderState, Int?, String)])
  func archivedDate(state: RenderState, entry: Int?, expected: String) throws {
    let archived = #""archived": "2026-01-01T09:30:00Z""#
    let layout = try rendering([archived, Self.placeholder, Self.preview, Self.entries]) {
      ($0.state, $0.entry) = (state, entry)
    }
    #expect(layout.request.date == ArchiveDate(expected))
  }

  @Test("an entry that another has replaced before the date of the archive keeps its own")
  func replacedEntry() throws {
    let parts = [#""archived": "2026-01-02T00:00:00Z""#, Self.entries]
    #expect(try rendering(parts).request.date == ArchiveDate("2026-01-01T09:00:00Z"))
    let last = try rendering(parts) { $0.entry = 1 }
    #expect(last.request.date == ArchiveDate("2026-01-02T00:00:00Z"))
  }

  @Test("requests of one archive never share a name")
  func names() {
    var request = RenderRequest(family: .systemSmall)
    let date = ArchiveDate("2026-01-01T09:00:00Z")
    var names: Set<String> = []
    for entry in [nil, 0, 1] as [Int?] {
      request.entry = entry
      request.date = date
      names.insert(request.name(scale: 3))
      request.date = nil
      request.interaction.pressed = "a"
      names.insert(request.name(scale: 3))
      request.interaction.pressed = nil
    }
    // Without a date and an entry, the first entry is shown.
    #expect(names.count == 5)
    request.interaction.toggled = ["b", "a"]
    request.interaction.awaitsReload = true
    #expect(
      request.name(scale: 3) == "systemSmall-entry-light-entry1-toggled-a+b-awaitsReload@3x")
  }
}
