import Testing
import Vitrine

/// The effects of places, appearances and locks on a request.
@Suite("Placement")
struct PlacementTests {
  private let view = #"""
    {"variants": [
      {"view": {"text": "plain", "modifiers": [{"containerBackground": "blue"}]}},
      {"showsWidgetContainerBackground": false,
       "view": {"text": "bare", "modifiers": [{"containerBackground": "blue"}]}},
      {"isLuminanceReduced": true, "showsWidgetContainerBackground": true,
       "view": {"text": "dim", "modifiers": [{"containerBackground": "blue"}]}}]}
    """#

  private func render(
    _ family: WidgetFamily = .systemSmall, rest: String = "",
    _ change: (inout RenderRequest) -> Void
  ) throws -> LaidOutWidget {
    var request = RenderRequest(family: family)
    change(&request)
    return try Renderer().layOut(Sample.document(Sample.json(view, rest: rest)), request)
  }

  private func failure(
    _ family: WidgetFamily = .systemSmall, rest: String = "",
    _ change: (inout RenderRequest) -> Void
  ) -> ArchiveError? {
    do {
      _ = try render(family, rest: rest, change)
      return nil
    } catch {
      return error as? ArchiveError
    }
  }

  @Test("without a place, only the widget is drawn")
  func alone() throws {
    let environment = try render { _ in }.environment
    #expect(environment.widgetRenderingMode == .fullColor)
    #expect(environment.showsWidgetContainerBackground)
    #expect(environment.widgetContentMargins == EdgeInsets(16))
  }

  @Test("a place determines mode, scheme, margins and background")
  func standBy() throws {
    let rendering = try render { $0.location = .standBy }
    let environment = rendering.environment
    #expect(environment.widgetRenderingMode == .fullColor)
    #expect(environment.colorScheme == .dark)
    #expect(!environment.showsWidgetContainerBackground)
    #expect(environment.widgetContentMargins == EdgeInsets(4))
    #expect(rendering.frames.first("Text \"bare\"") != nil)
    #expect(rendering.frames.names.allSatisfy { !$0.contains("Background") && $0 != "Rectangle" })
  }

  @Test("an appearance or a mode without a place selects the first place that has it")
  func implied() throws {
    #expect(try render { $0.appearance = .lowLight }.environment.widgetRenderingMode == .vibrant)
    let tinted = try render { $0.renderingMode = .accented }.environment
    #expect(tinted.widgetRenderingMode == .accented)
    #expect(!tinted.showsWidgetContainerBackground)
    var request = RenderRequest(family: .accessoryCircular)
    request.renderingMode = .vibrant
    #expect(try Sample.render(#""A""#, request).environment.colorScheme == .dark)
  }

  @Test(
    "families of the Lock Screen and of watch faces are drawn as they are there",
    arguments: [
      (WidgetFamily.accessoryCircular, WidgetRenderingMode.vibrant),
      (.accessoryRectangular, .vibrant), (.accessoryInline, .vibrant),
      (.accessoryCorner, .fullColor), (.systemSmall, .fullColor),
    ])
  func accessories(_ family: WidgetFamily, _ mode: WidgetRenderingMode) throws {
    let environment = try Sample.render(#""A""#, RenderRequest(family: family)).environment
    #expect(environment.widgetRenderingMode == mode)
    #expect(environment.colorScheme == (family.isSystem ? .light : .dark))
    var request = RenderRequest(family: family)
    request.renderingMode = .fullColor
    #expect(try Sample.render(#""A""#, request).environment.widgetRenderingMode == .fullColor)
  }

  @Test("a picture without a place has a background, and one with a place has none")
  func grounds() throws {
    var request = RenderRequest(family: .accessoryCircular)
    let ground = try Sample.render(#""A""#, request).displayList.items.first
    request.location = .lockScreen
    #expect(try Sample.render(#""A""#, request).displayList.items.first != ground)
  }

  @Test("a place without a device selects a device that has it")
  func devices() throws {
    let places: [(WidgetLocation, WidgetFamily, String)] = [
      (.desktop, .systemLarge, "Mac"), (.smartStack, .accessoryRectangular, "Apple Watch 45mm"),
      (.homeScreen, .systemExtraLarge, "iPad Pro 11-inch"),
      (.surface, .systemSmall, "Apple Vision Pro"),
      (.lockScreen, .systemSmall, "iPad Pro 11-inch"),
    ]
    for (location, family, device) in places {
      var request = RenderRequest(family: family)
      request.location = location
      #expect(try ResolvedSurface(request).device.name == device)
    }
  }

  @Test("an iPad lays out at one size and draws at another")
  func canvas() throws {
    let rendering = try render {
      $0.device = .named("iPad Pro 11-inch")
      $0.location = .homeScreen
    }
    #expect(rendering.size == Size(width: 136, height: 136))
    #expect(rendering.pixelSize == (272, 272))
    let alone = try render { $0.device = .named("iPad Pro 11-inch") }
    #expect(alone.size == Size(width: 155, height: 155))
    #expect(rendering.frames.text == alone.frames.text)
  }

  @Test("a Smart Stack has its own size")
  func smartStack() throws {
    let rendering = try render(.accessoryRectangular) { $0.location = .smartStack }
    #expect(rendering.size == Size(width: 184, height: 80.5))
    #expect(rendering.environment.widgetContentMargins == EdgeInsets(11))
    let circle = try render(.accessoryCircular) { $0.location = .smartStack }
    #expect(circle.environment.widgetContentMargins == EdgeInsets(0))
    #expect(rendering.environment.showsWidgetContainerBackground)
  }

  @Test("a dimmed display chooses its variant")
  func dimmed() throws {
    let rendering = try render { $0.isLuminanceReduced = true }
    #expect(rendering.frames.first("Text \"dim\"") != nil)
  }

  @Test("a family that a place does not show is an error that lists those that it shows")
  func errors() throws {
    let faults: [(ArchiveError?, String, String)] = [
      (
        failure(.systemLarge) { $0.location = .standBy },
        "'standBy' of iPhone 16 does not show 'systemLarge'",
        "it shows 'systemSmall'; 'systemLarge' is on 'homeScreen', 'todayView'"
      ),
      (
        failure {
          $0.device = .named("Mac")
          $0.location = .homeScreen
        }, "Mac has no 'homeScreen'", "it has 'desktop', 'notificationCenter', 'iPhoneWidgetsOnMac'"
      ),
      (
        failure {
          $0.location = .homeScreen
          $0.appearance = .lowLight
        }, "'homeScreen' of iPhone 16 does not show 'systemSmall' in the appearance 'lowLight'",
        "its appearances are 'standard', 'tinted', 'clear'"
      ),
      (
        failure(.accessoryInline) {
          $0.location = .lockScreen
          $0.renderingMode = .fullColor
        }, "'lockScreen' of iPhone 16 does not draw in the mode 'fullColor'",
        "its modes are 'vibrant'"
      ),
      (
        failure(rest: #", "containerBackgroundRemovable": false"#) { $0.location = .carPlay },
        "the widget is not offered for 'carPlay', which removes backgrounds",
        "remove \"containerBackgroundRemovable\": false"
      ),
    ]
    for (error, message, hint) in faults {
      #expect(error?.message == message)
      #expect(error?.hint == hint)
      #expect(error?.file == "Sample.json")
    }
  }

  @Test("a disfavoured place is drawn with a warning")
  func disfavoured() throws {
    let rest = #", "disfavoredLocations": ["standBy"]"#
    let warnings = try render(rest: rest) { $0.location = .standBy }.warnings
    #expect(
      warnings.map(\.message)
        == ["'standBy' is disfavoured: the gallery there does not offer it"])
    #expect(try render(rest: rest) { _ in }.warnings.isEmpty)
  }

  @Test("a place is disfavoured for the families that are named")
  func disfavouredFamilies() throws {
    func count(_ family: String) throws -> Int {
      let rest =
        #", "disfavoredLocations": [{"location": "standBy", "families": ["\#(family)"]}]"#
      return try render(rest: rest) { $0.location = .standBy }.warnings.count
    }
    #expect(try count("systemSmall") == 1)
    #expect(try count("systemMedium") == 0)
  }

  @Test(
    "a Mac shows widgets of an iPhone unless their data is protected while it is locked",
    arguments: [
      ("complete", true), ("completeUnlessOpen", true),
      ("completeUntilFirstUserAuthentication", false), ("none", false),
    ])
  func iPhoneWidgetsOnMac(protection: String, isMissing: Bool) throws {
    let rest = #", "dataProtection": "\#(protection)""#
    let there = try render(rest: rest) { $0.location = .iPhoneWidgetsOnMac }
    #expect(there.request.surface.device.platform == .mac)
    #expect(
      there.warnings.map(\.message)
        == (isMissing
          ? [
            "with the data protection '\(protection)' it is not available as an iPhone widget on a "
              + "Mac"
          ] : []))
    #expect(try render(rest: rest) { $0.location = .desktop }.warnings.isEmpty)
  }

  @Test("a background that cannot be removed is drawn on tinted places")
  func keptBackground() throws {
    let rest = #", "containerBackgroundRemovable": false"#
    let environment = try render(rest: rest) { $0.appearance = .tinted }.environment
    #expect(environment.showsWidgetContainerBackground)
  }

  @Test("interaction depends on place and lock")
  func interaction() throws {
    let button = #"{"button": {"intent": "A", "label": "A"}}"#
    func isEnabled(_ family: WidgetFamily, _ location: WidgetLocation?, _ state: RenderState) throws
      -> Bool?
    {
      var request = RenderRequest(family: family)
      request.location = location
      request.state = state
      return try Sample.render(button, request).hitRegions.first?.isEnabled
    }
    #expect(try isEnabled(.systemSmall, nil, .entry) == true)
    #expect(try isEnabled(.systemSmall, .standBy, .entry) == true)
    #expect(try isEnabled(.accessoryCircular, .lockScreen, .entry) == true)
    #expect(try isEnabled(.accessoryCircular, .lockScreen, .locked) == false)
    #expect(try isEnabled(.accessoryInline, .lockScreen, .entry) == nil)
    #expect(try isEnabled(.accessoryCircular, .watchFace, .entry) == nil)
  }

  @Test("data protection and a person's settings decide what a locked device shows")
  func locks() throws {
    func text(_ protection: String, _ change: (inout RenderRequest) -> Void) throws -> String {
      var request = RenderRequest(family: .systemSmall)
      request.state = .locked
      change(&request)
      let view = #"""
        {"variants": [{"state": "entry", "view": "content"}, {"state": "locked",
          "view": "redacted"}, {"state": "placeholder", "view": "placeholder"}]}
        """#
      let json = Sample.json(view, rest: #", "dataProtection": "\#(protection)""#)
      return try Renderer().layOut(Sample.document(json), request).frames.names.last ?? ""
    }
    #expect(try text("none") { _ in } == "Text \"redacted\"")
    #expect(try text("none") { $0.showsSensitiveContent = true } == "Text \"content\"")
    #expect(try text("complete") { _ in } == "Text \"placeholder\"")
    #expect(try text("none") { $0.lock = .beforeFirstUnlock } == "Text \"placeholder\"")
    #expect(
      try text("none") {
        $0.state = .entry
        $0.device = .named("Apple Watch 45mm")
        $0.target = .family(.accessoryRectangular)
        $0.isLuminanceReduced = true
      } == "Text \"redacted\"")
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
