import SwiftUI
import Testing
import VitrineArchive
import VitrineDevices

@testable import VitrineWidgetRunner
@testable import WidgetKit

/// A view that shows its width.
private struct WidthView: SwiftUI.View {
  var body: some SwiftUI.View {
    GeometryReader { proxy in
      Text(verbatim: "\(Int((proxy.size.width * 3).rounded()))")
    }
  }
}

/// A view that shows the radius of its top left corner.
private struct CornerView: SwiftUI.View {
  var body: some SwiftUI.View {
    GeometryReader { proxy in
      let radius = proxy.concentricCornerRadii?.topLeading ?? -1
      Text(verbatim: "\(Int((radius * 3).rounded()))")
    }
  }
}

/// A view that reads the locale of its environment.
private struct LocaleReader: SwiftUI.View {
  @SwiftUI.Environment(\.locale) private var locale
  var body: some SwiftUI.View { Text(verbatim: locale.identifier) }
}

/// A view that reads the length of a pixel.
private struct ScaleReader: SwiftUI.View {
  @SwiftUI.Environment(\.pixelLength) private var pixel
  var body: some SwiftUI.View { Color.red.frame(height: pixel) }
}

/// A view that asks for the version of the system.
private struct VersionReader: SwiftUI.View {
  var body: some SwiftUI.View { Text(Bool.hasIOS(26, 0) ? "new" : "old") }
}

@MainActor
@Suite("Sizes for which views are archived")
struct SurfaceSizeTests {
  /// Widths in pixels, three per point, without the margins on both sides.
  @Test(
    "views see the sizes and margins of the device and the version of the system",
    arguments: [
      (nil, DesignGeneration.ios18, 3 * (158 - 32)), (nil, .ios26, 493 - 2 * 54),
      ("iPhone 17 Pro Max", .ios26, 530 - 2 * 58),
    ] as [(String?, DesignGeneration, Int)])
  func width(device: String?, version: DesignGeneration, pixels: Int) async throws {
    let surface = ViewEvaluator.Surface(
      device: device.flatMap(Device.named), version: version, locale: Locale(identifier: "en_US"),
      timeZone: .gmt)
    let evaluator = ViewEvaluator(
      surface: surface, layout: LayoutMeasurer(), hasString: { _, _ in false })
    let view = try await evaluator.variants(
      [], .family(.systemSmall), margins: surface.contentMargins(of: .systemSmall)
    ) { _ in WidthView() }
    #expect("\(view)".contains("\"\(pixels)\""), "\(view)")
    let system = try await evaluator.variants(
      [], .family(.systemSmall), margins: .zero
    ) { _ in VersionReader() }
    #expect("\(system)".contains(version == .ios18 ? "old" : "new"))
    #expect(SystemVersion.takeRead())
  }

  private func evaluated(_ view: some SwiftUI.View) async throws -> EvaluatedSurface? {
    try await archive(
      StaticConfiguration(kind: "k", provider: StepProvider()) { _ in view }, .systemSmall
    ).evaluatedFor
  }

  @Test("an archive records the surface of its evaluation if views depend on its size")
  func evaluatedSurface() async throws {
    #expect(try await evaluated(WidthView())?.design == .standard)
    #expect(try await evaluated(Text("a").padding()) == nil)
    // The closure requests a size that no surface changes.
    #expect(try await evaluated(WidthView().frame(width: 40, height: 20)) == nil)
  }

  @Test("an archive records the language and the time zone that its views read")
  func evaluatedLocale() async throws {
    let date = Date(timeIntervalSince1970: 0)
    #expect(try await evaluated(LocaleReader())?.locale == "en_US")
    // Formatted when it is drawn.
    #expect(try await evaluated(Text("key")) == nil)
    #expect(try await evaluated(Text(date, style: .time)) == nil)
    #expect(try await evaluated(ScaleReader())?.scale == 3)
  }

  @Test("corners follow those of the shape around them")
  func concentricCorners() async throws {
    let surface = ViewEvaluator.Surface(
      device: nil, version: .ios27, locale: Locale(identifier: "en_US"), timeZone: .gmt)
    let evaluator = ViewEvaluator(
      surface: surface, layout: LayoutMeasurer(), hasString: { _, _ in false })
    let view = try await evaluator.variants([], .family(.systemSmall), margins: .zero) { _ in
      VStack(spacing: 0) {
        CornerView().padding(10)
        CornerView().padding(4).containerShape(RoundedRectangle(cornerRadius: 20))
      }
    }
    let radius = try #require(Device.named("iPhone 17")?.cornerRadius(on: .ios27))
    #expect("\(view)".contains("\"\(Int(((radius - 10) * 3).rounded()))\""), "\(view)")
    #expect("\(view)".contains("\"48\""), "\(view)")
  }
}
