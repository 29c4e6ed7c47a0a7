import Testing
import Vitrine

@Suite("Which view is drawn")
struct SelectionTests {
  private static let views = """
    {"vitrine": "1.0", "kind": "Sample",
     "supportedFamilies": ["systemSmall", "systemMedium", "systemLarge"],
     "placeholder": {"views": {"default": "placeholder"}},
     "preview": {"views": {"default": "preview"}},
     "entries": [
      {"date": "2026-01-01T09:00:00Z", "views": {
        "default": "first", "systemMedium": "first medium",
        "systemLarge": {"variants": [
          {"view": "any"}, {"colorScheme": "dark", "view": "dark"},
          {"state": "locked", "view": "locked"},
          {"colorScheme": "dark", "state": "locked", "view": "dark locked"},
          {"renderingMode": "accented", "view": "accented"},
          {"colorScheme": "dark", "view": "never"}]}}},
      {"date": "2026-01-01T10:00:00Z", "views": {"default": "second"}}]}
    """

  private func text(
    _ family: WidgetFamily, _ change: (inout RenderRequest) -> Void = { _ in }
  ) throws -> String? {
    var request = RenderRequest(family: family)
    change(&request)
    let rendering = try Renderer().layOut(Sample.document(SelectionTests.views), request)
    return rendering.frames.names.first { $0.hasPrefix("Text ") }
  }

  @Test("a family's own view precedes the default")
  func family() throws {
    #expect(try text(.systemSmall) == "Text \"first\"")
    #expect(try text(.systemMedium) == "Text \"first medium\"")
  }

  @Test("each state has its view")
  func states() throws {
    #expect(try text(.systemSmall) { $0.state = .placeholder } == "Text \"placeholder\"")
    #expect(try text(.systemSmall) { $0.state = .preview } == "Text \"preview\"")
    #expect(try text(.systemSmall) { $0.state = .locked } == "Text \"first\"")
    #expect(try text(.systemSmall) { $0.entry = 1 } == "Text \"second\"")
  }

  @Test("the most specific variant is drawn, and the first of equals")
  func variants() throws {
    #expect(try text(.systemLarge) == "Text \"any\"")
    #expect(try text(.systemLarge) { $0.colorScheme = .dark } == "Text \"dark\"")
    #expect(try text(.systemLarge) { $0.state = .locked } == "Text \"locked\"")
    #expect(try text(.systemLarge) { $0.renderingMode = .accented } == "Text \"accented\"")
    let both = try text(.systemLarge) {
      $0.colorScheme = .dark
      $0.state = .locked
    }
    #expect(both == "Text \"dark locked\"")
  }

  @Test("missing content is reported with the available content")
  func missing() throws {
    let document = try Sample.document(SelectionTests.views)
    let unsupported = #expect(throws: ArchiveError.self) {
      try Renderer().layOut(document, RenderRequest(family: .accessoryInline))
    }
    #expect(unsupported?.hint == "it has 'systemSmall', 'systemMedium', 'systemLarge'")
    var request = RenderRequest(family: .systemSmall)
    request.entry = 2
    let entry = #expect(throws: ArchiveError.self) { try Renderer().layOut(document, request) }
    #expect(
      entry?.description == """
        Sample.json:5:13: .entries: there is no entry 2
        hint: entries are numbered 0 to 1
        """)
  }

  @Test("without a placeholder or preview, the first entry is used")
  func fallback() throws {
    var request = RenderRequest(family: .systemSmall)
    for state in [RenderState.placeholder, .preview] {
      request.state = state
      let rendering = try Sample.render("\"only\"", request)
      #expect(rendering.frames.names.contains("Text \"only\""))
    }
  }
}
