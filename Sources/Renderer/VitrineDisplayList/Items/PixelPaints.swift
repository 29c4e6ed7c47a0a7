import VitrineGeometry

/// A part of a bitmap that is repeated to fill an area.
package struct TiledImage: Hashable, Sendable, Codable {
  /// The name of the pixels in the back end's `BitmapSource`.
  package var bitmap: BitmapID
  /// The part of the bitmap that is drawn, in pixels; for outlines, in units of their natural size.
  package var source: Rect
  /// The rectangle of one repetition, in points.
  package var tile: Rect
  /// The factor by which coverage is multiplied.
  package var opacity = 1.0

  /// Creates a repeated image.
  package init(bitmap: BitmapID, source: Rect, tile: Rect) {
    self.bitmap = bitmap
    self.source = source
    self.tile = tile
  }

  /// One repetition as an image item.
  package var item: ImageItem {
    ImageItem(
      bitmap: bitmap, source: source, destination: tile, interpolation: .medium, tile: tile.size)
  }
}

/// The content drawn below a box, blurred and with adjusted colours.
///
/// Only the inside of the box is averaged, so that its surroundings do not affect the edges. If
/// nothing was drawn below, the paint is the grey of the recipe, with its amount as opacity.
package struct Backdrop: Hashable, Sendable, Codable {
  /// The box in which pixels are averaged, in points.
  package var box: Rect
  /// The blur and the change of colours.
  package var recipe: MaterialRecipe
  /// Colour matrices that are applied afterwards.
  package var matrices: [ColorMatrix] = []
  /// The factor by which coverage is multiplied.
  package var opacity = 1.0

  /// Creates the paint of a material in a box.
  package init(box: Rect, recipe: MaterialRecipe) {
    self.box = box
    self.recipe = recipe
  }
}
