internal import CVitrineRuntime
package import VitrineGeometry
package import VitrineModel

/// Views that are drawn over a bitmap.
package struct GraphicsLayer: Sendable {
  /// The views, in the coordinates of the bitmap.
  package var node: ViewNode
  /// The image files of the views, by name.
  package var images: [String: [UInt8]]
  /// The bitmap's size in points.
  package var size: Size
  /// Pixels per point.
  package var scale: Double
}

/// Draws views into bitmaps in the widget's program, on any thread.
package protocol GraphicsPainting: AnyObject, Sendable {
  /// Returns the pixels of views as premultiplied blue, green, red and alpha, row by row.
  ///
  /// - Throws: `ArchiveError` for views that can't be drawn.
  func pixels(of layer: GraphicsLayer) throws -> [UInt8]

  /// Returns the size of a view, in points.
  ///
  /// - Parameter width: the proposed width; `nil` for the ideal width.
  /// - Throws: `ArchiveError` for a view that can't be laid out.
  func size(of node: ViewNode, in width: Double?) throws -> Size
}

/// The painter of the program; `nil` for a program without a renderer.
package let linkedGraphicsPainter: (any GraphicsPainting)? =
  vitrine_linked_graphics_painter().flatMap {
    Unmanaged<AnyObject>.fromOpaque($0).takeRetainedValue() as? any GraphicsPainting
  }
