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

  @Test("the state is the one with the number, the current one at the date, or the first")
  func states() throws {
    #expect(try texts(render(.lockScreen)) == ["fresh"])
    #expect(try texts(render(.lockScreen) { $0.entry = 1 }) == ["second"])
    let dates = [
      ("2026-01-01T08:00:00Z", "fresh"), ("2026-01-01T09:10:00Z", "fresh"),
      ("2026-01-01T09:20:00Z", "stale"), ("2026-01-01T10:00:00Z", "second"),
    ]
    for (date, text) in dates {
      #expect(try texts(render(.lockScreen) { $0.date = ArchiveDate(date) }) == [text], "\(date)")
    }
  }

  @Test("variants are chosen by the properties of the surface")
  func variants() throws {
    #expect(try texts(render(.lockScreen) { $0.colorScheme = .dark }) == ["dark"])
    #expect(try texts(render(.standBy)) == ["full"])
    // The island is dark in any colour scheme.
    #expect(try texts(render(.compactTrailing)) == ["R"])
  }

  @Test("an island that cannot grow keeps its sides narrow, and has its own variant")
  func limitedIsland() throws {
    let wide = #""Arriving in twelve minutes""#
    let island = """
      {"compactLeading": {"variants": [{"isDynamicIslandLimitedInWidth": true, "view": "12"},
        {"view": \(wide)}]}, "compactTrailing": \(wide), "minimal": "M",
       "expanded": [{"position": "bottom", "content": {"variants": [
         {"isDynamicIslandLimitedInWidth": true, "view": "narrow"}, {"view": "wide"}]}}]}
      """
    let document = try Sample.document(
      #"{"vitrine": "1.0", "kind": "A", "liveActivity": {"states": [{"date": "2026-01-01T09:00:00Z", "#
        + #""lockScreen": "L", "dynamicIsland": "# + island + "}]}}")
    func render(_ presentation: ActivityPresentation, limited: Bool) throws -> LaidOutWidget {
      var request = RenderRequest(.activity(presentation))
      request.device = Device.named("iPhone 17")
      request.isDynamicIslandLimitedInWidth = limited
      return try Renderer().layOut(document, request)
    }
    let (free, limited) = (
      try render(.compact, limited: false), try render(.compact, limited: true)
    )
    #expect(texts(limited).contains("12") && !texts(free).contains("12"))
    #expect(limited.size.width < free.size.width)
    #expect(limited.size.width <= 125.34 + 2 * 52.34)
    #expect(try render(.minimal, limited: true).size.width == 36.67)
    // An expanded island has its default width.
    let expanded = try render(.expanded, limited: true)
    #expect(texts(expanded) == ["wide"] && expanded.size.width == 374)
  }

  @Test("the Lock Screen is as high as its content, within limits")
  func heights() throws {
    #expect(try render(.lockScreen).size == Size(width: 371, height: 2 * ActivityTable.cardRadius))
    #expect(try render(.lockScreen) { $0.entry = 1 }.size == Size(width: 371, height: 160))
  }

  @Test("StandBy shows the Lock Screen's presentation at twice the size")
  func standBy() throws {
    let rendering = try render(.standBy)
    #expect(rendering.size == Size(width: 852, height: 393))
    let card = try #require(rendering.frames.first("lockScreen")).frame
    #expect(card == Rect(x: 55, y: 148.5, width: 742, height: 96))
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
    let frames = try render(.expanded).frames
    #expect(frames.name == "DynamicIsland")
    #expect(frames.children.map(\.name) == ["expanded.leading", "expanded.bottom"])
    let regions = try render(.expanded).hitRegions
    #expect(
      regions.map(\.id) == [
        ".liveActivity.states[0].dynamicIsland.widgetURL",
        ".liveActivity.states[0].dynamicIsland.expanded[1].content",
      ])
    #expect(regions.map(\.isEnabled) == [true, true])
  }

  @Test("the compact presentation opens the app and nothing else")
  func taps() throws {
    let regions = try render(.compact).hitRegions
    #expect(regions.map(\.role) == [.widgetURL, .button])
    #expect(regions.map(\.isEnabled) == [true, false])
    let locked = try render(.expanded) { $0.state = .locked }.hitRegions
    #expect(locked.allSatisfy { !$0.isEnabled })
  }

  @Test("leading is on the right in right-to-left layouts")
  func mirrored() throws {
    let frames = try render(.compact) { $0.locale = "ar" }.frames
    let leading = try #require(frames.first("compactLeading")).frame
    let trailing = try #require(frames.first("compactTrailing")).frame
    #expect(leading.minX > trailing.maxX)
  }

  @Test("the small size is its own view, the Lock Screen's where that fits, or both sides")
  func small() throws {
    #expect(try texts(render(.carPlay)) == ["L", "no"])
    #expect(try texts(render(.smartStack)) == ["L", "R"])
    let rest = ", \"supplementalFamilies\": [\"small\"]"
    #expect(try texts(render(.carPlay, rest: rest)) == ["fresh"])
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

  @Test("missing content is reported with its place")
  func missing() throws {
    let errors = [
      (ActivityPresentation.expanded, 1, ".liveActivity.states[1].dynamicIsland", "'expanded'"),
      (.minimal, 1, ".liveActivity.states[1].dynamicIsland", "'minimal'"),
      (.lockScreen, 2, ".liveActivity.states", "there is no state 2"),
    ]
    for (presentation, entry, path, text) in errors {
      let error = #expect(throws: ArchiveError.self) {
        _ = try render(presentation) { $0.entry = entry }
      }
      #expect(error?.path?.description == path)
      #expect(error?.message.contains(text) == true, "\(error?.message ?? "")")
      #expect(error?.file == "Sample.json")
    }
    let wrong = #expect(throws: ArchiveError.self) {
      try Renderer().layOut(document(), RenderRequest(.control(.controlSmall)))
    }
    #expect(wrong?.message == "'controlSmall' needs a 'control'")
  }

  @Test("the tint covers the card, and the island has no line around it")
  func colours() throws {
    let tinted = try render(.lockScreen) { $0.entry = 1 }.displayList.text
    #expect(tinted.contains("#FF3B30"), "\(tinted.prefix(400))")
    let island = try render(.minimal).displayList.text
    #expect(!island.contains("stroke") && island.contains("#000000"), "\(island)")
  }
}
