import VitrineDisplayList
import VitrineGeometry

/// One representation of an asset: its bitmap, size and properties.
package struct ImageSource: Hashable, Sendable {
  /// The identifier of the bitmap.
  package var bitmap: BitmapID
  /// Width and height in pixels.
  package var pixels: Size
  /// Pixels per point.
  package var scale: Double
  /// How the image is coloured unless the view sets it.
  package var renderingMode: Image.RenderingMode?
  /// Edges that are not scaled unless the view sets them, in points.
  package var capInsets: EdgeInsets?
  /// How the centre is enlarged unless the view sets it.
  package var resizingMode: Image.ResizingMode?

  /// Creates an image source.
  package init(bitmap: BitmapID, pixels: Size, scale: Double) {
    self.bitmap = bitmap
    self.pixels = pixels
    self.scale = scale
  }

  /// Width and height in points.
  package var size: Size { Size(width: pixels.width / scale, height: pixels.height / scale) }
}
