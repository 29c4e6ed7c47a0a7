import VitrineDisplayList
import VitrineGeometry

/// A representation of an asset: which bitmap and how large it is.
package struct ImageSource: Hashable, Sendable {
  /// The identifier of the bitmap.
  package var bitmap: BitmapID
  /// Width and height in pixels.
  package var pixels: Size
  /// Pixels a point of the image has.
  package var scale: Double
  /// Own colours or foreground style where the view does not say it.
  package var renderingMode: Image.RenderingMode?
  /// Parts along the edges that keep their size where the view does not say it, in points.
  package var capInsets: EdgeInsets?
  /// How the part between them is enlarged where the view does not say it.
  package var resizingMode: Image.ResizingMode?

  /// Creates an image source.
  package init(bitmap: BitmapID, pixels: Size, scale: Double) {
    self.bitmap = bitmap
    self.pixels = pixels
    self.scale = scale
  }

  /// Natural size in points.
  package var size: Size { Size(width: pixels.width / scale, height: pixels.height / scale) }
}
