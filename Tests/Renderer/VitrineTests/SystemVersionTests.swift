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

  /// Source: home-assistant/companion.home-assistant: 38 to 42 of 255 brighter over (170, 192, 206), in every channel.
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
}
