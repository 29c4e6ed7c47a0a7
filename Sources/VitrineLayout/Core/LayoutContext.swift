import VitrineModel

/// What layout takes from outside: text, images and a place for warnings.
package protocol LayoutContext {
  /// Shapes text.
  var textEngine: any TextEngine { get }
  /// Draws symbols.
  var symbols: any SymbolSource { get }
  /// Finds the best representation of an asset, or reports that there is none and returns `nil`.
  func image(named name: String, _ environment: EnvironmentValues, path: () -> NodePath)
    -> ImageSource?
  /// Finds an asset that is a drawing; `nil` for bitmaps and for what is not there.
  func vector(named name: String, _ environment: EnvironmentValues) -> (any VectorImage)?
  /// Takes a warning.
  func report(_ diagnostic: Diagnostic)
}

/// A representation of an asset: which bitmap and how large it is.
package struct ImageSource: Hashable, Sendable {
  /// The bitmap.
  package var bitmap: BitmapID
  /// Width and height in pixels.
  package var pixels: Size
  /// Pixels a point of the image has.
  package var scale: Double

  /// Makes a source.
  package init(bitmap: BitmapID, pixels: Size, scale: Double) {
    self.bitmap = bitmap
    self.pixels = pixels
    self.scale = scale
  }

  /// Natural size in points.
  var size: Size { Size(width: pixels.width / scale, height: pixels.height / scale) }
}
