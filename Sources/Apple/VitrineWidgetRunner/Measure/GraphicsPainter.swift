import SwiftUI
import Vitrine
import VitrineLayout
internal import VitrineModel
internal import VitrineUIKit
import WidgetKit

/// Draws into UIKit's bitmaps, with the images and fonts of the program's modules.
private final class GraphicsPainter: GraphicsPainting {
  private let resources: ResourceFolder
  private let measurer: LayoutMeasurer
  private let renderer = Renderer()

  init() {
    resources = ResourceFolder(beside: WidgetRunner.executable, and: [])
    measurer = LayoutMeasurer(
      strings: resources.strings, developmentLanguage: resources.developmentLanguage,
      images: ImageSizes.read(resources))
  }

  func pixels(of layer: GraphicsLayer) throws -> [UInt8] {
    let document = try WidgetDocument(
      bytes: ArchiveEncoder.encode(resources.archive(of: layer.node, layer.images)), folder: "/")
    var request = RenderRequest(family: .systemLarge)
    request.scale = layer.scale
    let surface = WidgetSurface(size: layer.size, margins: .zero, mask: .none, background: nil)
    return try renderer.layOut(document, request, on: surface).bitmap(scale: layer.scale).pixels
  }

  func size(of node: ViewNode, in width: Double?) throws -> VitrineGeometry.Size {
    var proposal = VitrineGeometry.ProposedViewSize.unspecified
    proposal.width = width
    let surface = LayoutSurface(
      size: VitrineGeometry.Size(width: width ?? 1000, height: 1000), margins: .zero,
      environment: SwiftUI.EnvironmentValues().archivedRoot)
    return try measurer.dimensions(of: node, in: proposal, on: surface).size
  }
}

/// Creates the painter, which UIKit looks up by this name; the caller owns it.
@_cdecl("vitrine_make_graphics_painter")
package func makeGraphicsPainter() -> UnsafeMutableRawPointer {
  Unmanaged<AnyObject>.passRetained(GraphicsPainter()).toOpaque()
}
