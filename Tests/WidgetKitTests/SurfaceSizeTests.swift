import SwiftUI
import Testing
import VitrineDevices

@testable import WidgetKit

/// A view that writes down the width that it is given.
private struct WidthView: SwiftUI.View {
  var body: some SwiftUI.View {
    GeometryReader { proxy in
      Text(verbatim: "\(Int((proxy.size.width * 3).rounded()))")
    }
  }
}

@MainActor
@Suite("Sizes that views are archived for")
struct SurfaceSizeTests {
  /// Widths in pixels, at three a point, without the margins on both sides.
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
  }
}
