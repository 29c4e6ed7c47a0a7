internal import CVitrineRuntime
package import VitrineGeometry
package import VitrineModel

/// Views that a bitmap is drawn over with.
package struct GraphicsLayer: Sendable {
  /// The views, in the bitmap's points.
  package var node: ViewNode
  /// Files of images, by the names that the views have for them.
  package var images: [String: [UInt8]]
  /// The bitmap's size in points.
  package var size: Size
  /// Pixels per point.
  package var scale: Double
}

/// Draws views into bitmaps while the program runs, on any thread.
package protocol GraphicsPainting: AnyObject, Sendable {
  /// The pixels of views: blue, green, red and opacity, premultiplied, row by row.
  ///
  /// - Throws: `ArchiveError` for views that cannot be drawn.
  func pixels(of layer: GraphicsLayer) throws -> [UInt8]

  /// The size that a view takes, in points.
  ///
  /// - Parameter width: the width that it is offered; `nil` for its ideal one.
  /// - Throws: `ArchiveError` for a view that cannot be laid out.
  func size(of node: ViewNode, in width: Double?) throws -> Size
}

/// The module that draws, where the program has it.
package let linkedGraphicsPainter: (any GraphicsPainting)? =
  vitrine_linked_graphics_painter().flatMap {
    Unmanaged<AnyObject>.fromOpaque($0).takeRetainedValue() as? any GraphicsPainting
  }
