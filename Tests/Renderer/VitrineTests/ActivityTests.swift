import Testing
import Vitrine

@Suite("Live Activities")
struct ActivityTests {
  private static let states = """
    {"date": "2026-01-01T09:00:00Z", "staleDate": "2026-01-01T09:20:00Z",
     "lockScreen": {"variants": [
       {"isActivityFullscreen": true, "view": "full"}, {"isStale": true, "view": "stale"},
       {"colorScheme": "dark", "view": "dark"}, {"view": "fresh"}]},
     "dynamicIsland": {
       "widgetURL": "a:island", "keylineTint": "red",
       "compactLeading": {"button": {"intent": "T", "label": "L"}, "id": "b"},
       "compactTrailing": {"variants": [{"colorScheme": "light", "view": "no"}, {"view": "R"}]},
       "minimal": "M",
       "expanded": [
         {"position": "leading", "content": "lead"},
         {"position": "bottom", "content": {"button": {"intent": "T", "label": "B"}}}]}},
    {"date": "2026-01-01T10:00:00Z", "lockScreen": {"text": "second", "modifiers": [
       {"frame": {"height": 300}}, {"activityBackgroundTint": "red"}]}}
    """

  private func document(_ rest: String = "") throws -> WidgetDocument {
    try Sample.document(
      "{\"vitrine\": \"1.0\", \"kind\": \"A\", \"liveActivity\": {\"states\": ["
        + ActivityTests.states + "]\(rest)}}")
  }

  private func render(
    _ presentation: ActivityPresentation, rest: String = "",
    _ change: (inout RenderRequest) -> Void = { _ in }
  ) throws -> LaidOutWidget {
    var request = RenderRequest(.activity(presentation))
    change(&request)
    return try Renderer().layOut(document(rest), request)
  }

  private func texts(_ rendering: LaidOutWidget) -> [String] {
    rendering.frames.names.filter { $0.hasPrefix("Text ") }.map {
      String($0.dropFirst(6).dropLast())
    }
  }

  @Test("parts keep their paths in the archive")
  func places() throws {
    let document = try document()
    let views = try document.views(for: document.resolve(RenderRequest(.activity(.expanded))))
    #expect(
      views.map(\.path.description) == [
        ".liveActivity.states[0].dynamicIsland.expanded[0].content",
        ".liveActivity.states[0].dynamicIsland.expanded[1].content",
      ])
  }

  @Test("the presentations of an activity are listed")
  func targets() throws {
    let all = try document().targets.map(\.name)
    #expect(all.count == ActivityPresentation.allCases.count)
    let bare = try Sample.document(
      """
      {"vitrine": "1.0", "kind": "A", "liveActivity": {"states": [
        {"date": "2026-01-01T09:00:00Z", "lockScreen": "A"}]}}
      """)
    #expect(bare.targets == [.activity(.lockScreen), .activity(.standBy)])
  }

  @Test("an Always-On display draws as in Dark Mode, and dimmed")
  func alwaysOn() throws {
    let dimmed = try render(.lockScreen) { $0.isLuminanceReduced = true }
    #expect(texts(dimmed) == ["dark"])
    let dark = try render(.lockScreen) { $0.colorScheme = .dark }
    #expect(dimmed.displayList.text != dark.displayList.text)
  }
}
