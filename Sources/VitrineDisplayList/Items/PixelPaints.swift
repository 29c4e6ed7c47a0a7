import VitrineDevices
import VitrineGeometry

/// A part of a bitmap that is drawn again and again.
package struct TiledImage: Hashable, Sendable, Codable {
  /// Name by which the back end's `BitmapSource` knows the pixels.
  package var bitmap: BitmapID
  /// The part of the bitmap that is drawn, in pixels; for outlines in units of their natural size.
  package var source: Rect
  /// Where one repetition is, in points.
  package var tile: Rect
  /// The factor by which coverage is multiplied.
  package var opacity = 1.0

  /// Creates a tiled image.
  package init(bitmap: BitmapID, source: Rect, tile: Rect) {
    self.bitmap = bitmap
    self.source = source
    self.tile = tile
  }

  /// The image in one repetition.
  package var item: ImageItem {
    ImageItem(
      bitmap: bitmap, source: source, destination: tile, interpolation: .medium, tile: tile.size)
  }
}

/// The content drawn below a box, blurred and with adjusted colours.
///
/// Only what is in the box is averaged: its outside neither shines in nor darkens the edges. Where
/// little or nothing was drawn below, the grey of the recipe is all there is, as opaque as its amount.
package struct Backdrop: Hashable, Sendable, Codable {
  /// The size of the box over which pixels are averaged, in points.
  package var box: Rect
  /// How colours are changed.
  package var recipe: MaterialRecipe
  /// Matrices that colours go through afterwards.
  package var matrices: [ColorMatrix] = []
  /// The factor by which coverage is multiplied.
  package var opacity = 1.0

  /// Creates a backdrop.
  package init(box: Rect, recipe: MaterialRecipe) {
    self.box = box
    self.recipe = recipe
  }
}
