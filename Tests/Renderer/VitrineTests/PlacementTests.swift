import Testing
import Vitrine

/// The effects of places, appearances and locks on a request.
@Suite("Placement")
struct PlacementTests {
  @Test("a picture without a place has a background, and one with a place has none")
  func grounds() throws {
    var request = RenderRequest(family: .accessoryCircular)
    let ground = try Sample.render(#""A""#, request).displayList.items.first
    request.location = .lockScreen
    #expect(try Sample.render(#""A""#, request).displayList.items.first != ground)
  }

  @Test("on a screen, glass shows what is below it, and no widget has a wallpaper of its own")
  func screens() throws {
    let activity = try Sample.document(
      """
      {"vitrine": "1.0", "kind": "A", "liveActivity": {
        "states": [{"date": "2026-01-01T09:00:00Z", "lockScreen": "A"}]}}
      """)
    let widget = try Sample.document(Sample.json(#""A""#))
    var glass = RenderRequest(.activity(.lockScreen))
    (glass.design, glass.wallpaper) = (.ios26, .system(.green))
    var clear = RenderRequest(family: .systemSmall)
    (clear.design, clear.location, clear.appearance) = (.ios26, .homeScreen, .clear)
    for (document, request) in [(activity, glass), (widget, clear)] {
      var (screen, page, older) = (Renderer(), Renderer(), request)
      (screen.ground, page.ground, older.design) = (.screen, .page, .ios18)
      let list = try screen.layOut(document, request).displayList
      #expect("\(list)".contains("backdrop("))
      let own = try page.layOut(document, request).displayList
      #expect(own != list)
      if request.wallpaper == nil { #expect(!"\(own)".contains("backdrop(")) }
      guard request.appearance != .clear else { continue }
      let opaque = try screen.layOut(document, older).displayList
      #expect(!"\(opaque)".contains("backdrop("))
      #expect(!"\(list)".contains("\(try #require(own.items.first))"))
    }
  }

  @Test("a screen and a sheet have the colour schemes that they prefer, and a watch is dark")
  func preferredSchemes() throws {
    func ground(
      _ traits: String, _ scheme: ColorScheme, on device: Device? = nil
    ) throws -> DisplayList.Item? {
      let document = try Sample.document(
        """
        {"vitrine": "1.0", "kind": "A", "screen": {"view": {"screenView": {"view": "NavigationStack",
          "children": [{"text": "A", "modifiers": [{"screen": \(traits)}]}]}}}}
        """)
      var request = RenderRequest(.screen(.screen))
      (request.colorScheme, request.device) = (scheme, device)
      return try Renderer().layOut(document, request).displayList.items.first
    }
    let dark = try ground("{}", .dark)
    #expect(try ground("{}", .light) != dark)
    #expect(try ground(#"{"preferredColorScheme": "dark"}"#, .light) == dark)
    #expect(try ground(#"{"preferredColorScheme": "light"}"#, .dark) == ground("{}", .light))
    let watch = try #require(Device.named("Apple Watch 45mm"))
    #expect(try ground("{}", .light, on: watch) == ground("{}", .dark, on: watch))
    #expect(
      try ground(#"{"preferredColorScheme": "light"}"#, .light, on: watch)
        == ground("{}", .dark, on: watch))
    let sheet =
      #"{"screenView": {"view": "Sheet", "children": [{"text": "B", "modifiers": ["#
      + #"{"screen": {"preferredColorScheme": "dark"}}]}]}}"#
    // What a screen presents darkens itself alone.
    #expect(try ground(#"{"presented": \#(sheet)}"#, .light) == ground("{}", .light))
  }

  @Test(
    "code sees the margins of a picture's place, which pictures of other places do not take over",
    arguments: [(.standBy, 4), (.homeScreen, nil), (.carPlay, nil), (nil, nil)]
      as [(WidgetLocation?, Double?)])
  func margins(_ location: WidgetLocation?, _ margin: Double?) {
    var request = RenderRequest(family: .systemSmall)
    request.location = location
    let evaluation = Evaluation(of: request, date: nil)
    #expect(evaluation.contentMargins == margin.map { EdgeInsets($0) })
    #expect(evaluation.completing(RequestAxes()).contentMargins == nil)
  }

  @Test("the name contains every requested value")
  func names() {
    var request = RenderRequest(family: .systemSmall)
    request.location = .homeScreen
    request.appearance = .tinted
    request.tint = .system(.orange)
    request.wallpaper = Color(hex: "#102030")
    request.isLuminanceReduced = true
    request.state = .locked
    request.lock = .passcodeLocked
    request.showsSensitiveContent = true
    #expect(
      request.name(scale: 3)
        == "systemSmall-locked-light-homeScreen-tinted-tintorange-wallpaper102030-alwaysOn"
        + "-passcodeLocked-showsSensitive@3x")
  }
}
