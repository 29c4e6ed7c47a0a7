import SwiftUI
import Vitrine
import VitrineLayout
import WidgetKit

/// Draws views of the program, with the images, colours and strings of its modules.
@MainActor
private final class ViewPainter: ViewPainting {
  private let resources: ResourceFolder
  private let measurer: LayoutMeasurer
  private let renderer = Renderer()

  init() {
    resources = ResourceFolder(beside: WidgetRunner.executable, and: [])
    measurer = LayoutMeasurer(
      strings: resources.strings, developmentLanguage: resources.developmentLanguage,
      images: ImageSizes.read(resources))
  }

  func picture(
    of view: AnyView, in proposal: SwiftUI.ProposedViewSize, scale: Double, isOpaque: Bool
  ) throws -> [UInt8] {
    guard scale > 0, scale <= 100 else {
      throw WidgetFault(
        "the scale must be more than 0 and at most 100 pixels per point, not \(scale)")
    }
    let drawn = try node(of: view, in: proposal, scale: scale)
    let document = try WidgetDocument(
      bytes: ArchiveEncoder.encode(resources.archive(of: drawn.node, drawn.assets)), folder: "/")
    var request = RenderRequest(family: .systemLarge)
    (request.scale, request.locale) = (scale, LocaleIdentifier(Locale.current.identifier))
    request.timeZone = TimeZoneIdentifier(TimeZone.current.identifier)
    let surface = WidgetSurface(
      size: drawn.size, margins: .zero, mask: .none,
      background: isOpaque ? .rgb(red: 0, green: 0, blue: 0, opacity: 1) : nil)
    return try renderer.layOut(document, request, on: surface).png()
  }

  /// Evaluates a view in the size that it takes.
  private func node(
    of view: AnyView, in proposal: SwiftUI.ProposedViewSize, scale: Double
  ) throws -> (node: ViewNode, size: VitrineGeometry.Size, assets: [String: [UInt8]]) {
    let evaluator = ViewEvaluator(
      surface: ViewEvaluator.Surface(device: nil, locale: .current, timeZone: .current),
      layout: measurer, hasString: resources.hasString)
    evaluator.drawsAppViews = true
    var environment = evaluator.environment(.family(.systemLarge), ViewConditions())
    environment.widgetContentMargins = SwiftUI.EdgeInsets()
    environment.displayScale = scale
    let given = proposal.replacingUnspecifiedDimensions()
    var size = VitrineGeometry.Size(width: Double(given.width), height: Double(given.height))
    var node = try evaluator.node(view, environment, size: size, margins: .zero)
    let taken = try measurer.adding(evaluator.assets).dimensions(
      of: node, in: proposal.archived,
      on: LayoutSurface(size: size, margins: .zero, environment: environment.archivedRoot)
    ).size
    guard taken.width > 0, taken.height > 0, taken.width.isFinite, taken.height.isFinite else {
      throw WidgetFault("the view takes \(taken.width)×\(taken.height) points")
    }
    if taken != size {
      size = taken
      node = try evaluator.node(view, environment, size: size, margins: .zero)
    }
    return (node, size, evaluator.assets)
  }
}

/// Creates the painter, which SwiftUI looks up by this name; the caller owns it.
@_cdecl("vitrine_make_view_painter")
@MainActor
package func makeViewPainter() -> UnsafeMutableRawPointer {
  Unmanaged<AnyObject>.passRetained(ViewPainter()).toOpaque()
}
