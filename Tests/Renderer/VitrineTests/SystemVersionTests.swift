import Testing
import Vitrine

/// The effect of the version of the system on a picture, compared with screenshots.
@Suite("Versions of the system")
struct SystemVersionTests {
  private let page = ##"{"color": "#0D0D0D", "modifiers": [{"containerBackground": "#0D0D0D"}]}"##

  private func render(
    _ view: String, _ family: WidgetFamily = .systemSmall, device: String = "iPhone 17 Pro Max",
    _ change: (inout RenderRequest) -> Void = { $0.design = .ios26 }
  ) throws -> LaidOutWidget {
    var request = RenderRequest(family: family)
    let model: Device = try #require(Device.named(device))
    request.device = model
    change(&request)
    return try Sample.render(view, request)
  }

  /// The red, green and blue of a pixel.
  private func pixel(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> [Int] {
    let start = 4 * (y * bitmap.width + x)
    return bitmap.pixels[start..<start + 3].reversed().map(Int.init)
  }

  /// Source: zhuff99/StreakMed on 440x956: a background and a content of one colour.
  @Test("on iOS 26, white light falls on the background from above, but not on the content")
  func veil() throws {
    let widget = try render(page)
    let bitmap = try widget.bitmap()
    #expect(bitmap.width == 530)
    for (place, opacity) in [(0.07, 0.099), (0.24, 0.069), (0.41, 0.029), (0.58, 0.008), (0.9, 0)] {
      let value = pixel(bitmap, 45, Int(530 * place))[0]
      #expect(abs(Double(value) - (13 + opacity * 242)) <= 1.5, "\(place)")
    }
    let content = try #require(widget.frames.first("Color")).frame
    #expect(abs(content.minX - 19.33) < 0.005)
    #expect(pixel(bitmap, 60, 60) == [13, 13, 13])
  }

  /// Source: the same picture: 142, 109 and 77 over 16 at mid height, and nothing at the upper edge.
  @Test("on iOS 26 a rim shines at the left and the right edge")
  func rim() throws {
    let bitmap = try render(page).bitmap()
    for (column, value) in [142, 109, 77, 16].enumerated() {
      for x in [column, 529 - column] {
        #expect(abs(pixel(bitmap, x, 265)[0] - value) <= 6, "\(x)")
      }
    }
    #expect(pixel(bitmap, 265, 0) == pixel(bitmap, 265, 3))
  }

  @Test(
    "the light of iOS 26 is drawn only from that version on, and not on Apple Vision",
    arguments: [
      ("iPhone 17", DesignGeneration.ios18), ("iPhone 16", .ios17), ("Mac", .ios18),
      ("Apple Vision Pro", .ios26),
    ])
  func noLight(device: String, version: DesignGeneration) throws {
    let bitmap = try render(page, device: device) { $0.design = version }.bitmap()
    #expect(pixel(bitmap, 0, bitmap.height / 2) == [13, 13, 13])
    #expect(pixel(bitmap, bitmap.width / 2, 2) == [13, 13, 13])
  }

  /// Source: moifort/crypto-bot.
  @Test("a clear container is white in light mode")
  func clear() throws {
    let bitmap = try render(#"{"emptyView": {}, "modifiers": [{"containerBackground": "clear"}]}"#)
      .bitmap()
    #expect(pixel(bitmap, 265, 265) == [255, 255, 255])
  }

  /// Source: Apple's notes on iOS 27: glass lets less through, and people choose how much.
  @Test("clear glass of iOS 27 is that of iOS 26 at one end of its slider, and a veil at the other")
  func slider() throws {
    let view = ##"{"emptyView": {}, "modifiers": [{"containerBackground": "#0D0D0D"}]}"##
    func middle(_ version: DesignGeneration, _ tint: Double?) throws -> Int {
      let bitmap = try render(view, device: "iPhone 17") {
        ($0.design, $0.appearance, $0.glassTint) = (version, .clear, tint)
        ($0.wallpaper, $0.colorScheme) = (Color(hex: "#205080"), .light)
      }.bitmap()
      return pixel(bitmap, bitmap.width / 2, bitmap.height / 2)[0]
    }
    #expect(try middle(.ios27, 0) == middle(.ios26, nil))
    #expect(try middle(.ios27, nil) > middle(.ios27, 0))
    #expect(try middle(.ios27, 1) > middle(.ios27, nil))
    #expect(try middle(.ios26, 1) == middle(.ios26, nil))
  }

  /// Source: infinityp913/habit-tracker: (80, 69, 67) at the upper left, (50, 42, 40) at the lower
  /// right, for one tint.
  @Test("tinted glass on iOS 26 is dark, nearly even and lit from the upper left")
  func glass() throws {
    let view = ##"{"emptyView": {}, "modifiers": [{"containerBackground": "#0D0D0D"}]}"##
    let bitmap = try render(view, device: "iPhone 17") {
      ($0.design, $0.appearance, $0.tint) = (.ios26, .tinted, .system(.orange))
    }.bitmap()
    let far = bitmap.width - 60
    for (place, color) in [(60, [80, 69, 67]), (far, [50, 42, 40])] {
      for (found, wanted) in zip(pixel(bitmap, place, place), color) {
        #expect(abs(found - wanted) < 12)
      }
    }
  }

  /// Sources: infinityp913/habit-tracker (58 of 72), home-assistant/companion.home-assistant (146 of
  /// 160, margins disabled).
  @Test(
    "accessories get the guidelines' size less 14 points, and from iOS 26 on what devices report",
    arguments: [
      (WidgetFamily.accessoryCircular, 58.0, 58.0), (.accessoryRectangular, 146, 148),
    ])
  func accessories(family: WidgetFamily, early: Double, reported: Double) throws {
    for version in DesignGeneration.allCases {
      let (inset, width) = version.hasLiquidGlass ? (0.0, reported) : (7.0, early)
      let widget = try render(#"{"color": "white"}"#, family, device: "iPhone 16 Pro") {
        $0.design = version
      }
      let frame = try #require(widget.frames.first("Color")).frame
      #expect(frame == Rect(x: inset, y: inset, width: width, height: 58))
    }
    let watch = try render(#"{"color": "white"}"#, family, device: "Apple Watch 45mm")
    #expect(watch.frames.first("Color")?.frame.minX == 0)
  }

  /// Source: home-assistant/companion.home-assistant: baselines 255.33 and 275.67.
  @Test("text of accessories is 17 points, its lines 20.33 apart")
  func lines() throws {
    let view = #"{"vStack": {"children": ["A", "B"]}}"#
    let frames = try render(view, .accessoryRectangular, device: "iPhone 16 Pro").frames
    let first = try #require(frames.first("Text \"A\"")).frame
    let second = try #require(frames.first("Text \"B\"")).frame
    #expect(abs(second.minY - first.minY - 20.33) < 0.34)
  }

  /// Source: the same: 38 to 42 of 255 brighter over (170, 192, 206), in every channel.
  @Test("an empty ring on a Lock Screen brightens the wallpaper")
  func ring() throws {
    let view =
      #"{"gauge": {"value": 1}, "modifiers": [{"gaugeStyle": "accessoryCircular"}]}"#
    let widget = try render(view, .accessoryCircular, device: "iPhone 16 Pro") {
      $0.wallpaper = Color(hex: "#AAC0CE")
    }
    let bitmap = try widget.bitmap()
    let x = Int((36 - 26.2) * 3)
    let ring = pixel(bitmap, x, bitmap.height / 2)
    for (found, below) in zip(ring, [170, 192, 206]) { #expect(abs(found - below - 40) <= 3) }
  }

  /// Source: a Live Activity of iOS 26, as its author describes it (ejf89/liveTimer).
  @Test("without a proposed width, a timer reserves that of its whole interval")
  func timer() throws {
    let view = #"""
      {"text": {"timer": {"start": "2026-01-01T09:00:00Z", "end": "2026-01-01T19:00:00Z"}},
      "modifiers": [{"fixedSize": {}}]}
      """#
    let widths = try ["2026-01-01T09:00:00Z", "2026-01-01T18:59:55Z"].map { date in
      try render(view, .systemMedium, device: "iPhone 17") { $0.date = ArchiveDate(date) }
        .frames.first("Clock")?.frame.width
    }
    #expect(widths[0] == widths[1])
    #expect(try #require(widths[0]) > 60)
  }

  /// The reason why a picture of an archive is refused, and how to make the right one; `nil` for
  /// pictures that are drawn.
  private func refusal(
    _ evaluatedFor: String, _ change: (inout RenderRequest) -> Void
  ) throws -> ArchiveError? {
    let document = try Sample.document(
      """
      {"vitrine": "1.0", "kind": "A", "evaluatedFor": \(evaluatedFor),
       "entries": [{"date": "2026-01-01T09:00:00Z", "views": {"default": "A"}}]}
      """)
    var request = RenderRequest(family: .systemSmall)
    change(&request)
    do {
      _ = try Renderer().layOut(document, request)
      return nil
    } catch {
      return error
    }
  }

  @Test("a widget whose code was evaluated for a surface of another size is refused")
  func evaluatedForAnother() throws {
    func refusal(_ device: String, _ design: DesignGeneration) throws -> ArchiveError? {
      try self.refusal(#"{"design": "ios18"}"#) {
        ($0.device, $0.design) = (Device.named(device), design)
      }
    }
    #expect(try refusal("iPhone 16", .ios18) == nil)
    // Another screen of the same size.
    #expect(try refusal("iPhone 15", .ios18) == nil)
    // Code that asked for the screen, or the version of the system, shows another one.
    let screen = #"{"design": "ios18", "device": "iPhone 16", "readsScreen": true}"#
    #expect(try self.refusal(screen) { $0.device = Device.named("iPhone 14") } != nil)
    let version = try self.refusal(#"{"system": "ios26"}"#) { $0.design = .ios27 }
    #expect(version?.hint?.contains("--design ios27") == true)
    #expect(try self.refusal(#"{"system": "ios27"}"#) { $0.design = .ios27 } == nil)
    let error = try #require(try refusal("iPhone 17", .ios27))
    #expect(error.message.contains("evaluated for iPhone 16 on ios18"))
    #expect(error.hint?.contains("--device iphone-17 --design ios27") == true)
  }

  @Test("a widget whose code read another language or time zone is refused")
  func evaluatedForAnotherLanguage() throws {
    #expect(try refusal(#"{"locale": "en_US"}"#) { _ in } == nil)
    // The language alone is that of its most likely region.
    #expect(try refusal(#"{"locale": "en_US"}"#) { $0.locale = "en" } == nil)
    let language = try #require(try refusal(#"{"locale": "en_US"}"#) { $0.locale = "de_DE" })
    #expect(language.hint?.contains("--locale de_DE") == true)
    let zone = try #require(try refusal(#"{"timeZone": "UTC"}"#) { $0.timeZone = "Asia/Tokyo" })
    #expect(zone.hint?.contains("--time-zone Asia/Tokyo") == true)
    // Code that did not read them shows the same.
    #expect(try refusal(#"{"design": "ios18"}"#) { $0.locale = "de_DE" } == nil)
  }

  @Test("a picture before the first entry is the placeholder, with a warning")
  func beforeTheFirstEntry() throws {
    let document = try Sample.document(
      """
      {"vitrine": "1.0", "kind": "A", "placeholder": {"views": {"default": "P"}},
       "entries": [{"date": "2026-01-01T09:00:00Z", "views": {"default": "A"}}]}
      """)
    func warnings(_ change: (inout RenderRequest) -> Void) throws -> [String] {
      var request = RenderRequest(family: .systemSmall)
      change(&request)
      return try Renderer().layOut(document, request).warnings.map(\.message)
        .filter { $0.contains("placeholder") }
    }
    #expect(try warnings { $0.date = ArchiveDate("2025-12-31T09:00:00Z") }.count == 1)
    #expect(
      try warnings { $0.date = ArchiveDate("2025-12-31T09:00:00Z") }[0]
        .contains("2026-01-01T09:00:00Z"))
    #expect(try warnings { $0.date = ArchiveDate("2026-01-01T09:00:00Z") } == [])
    #expect(try warnings { $0.state = .placeholder } == [])
    #expect(try warnings { _ in } == [])
  }
}
