import VitrineCoding
import VitrineGeometry

/// How an image is interpolated between the centres of its pixels.
public enum ImageInterpolation: String, Hashable, Sendable, CaseIterable, Codable {
  /// The nearest pixel.
  case none
  /// Bilinear between the four nearest pixels, however small the image is drawn.
  ///
  /// Source: photos recorded on iOS 18.5 at 0.15 to 0.35 of their size differ from this by less
  /// than half a level on average, and from any averaging by more than two.
  case low
  /// Bilinear; SwiftUI draws the same as `low` (recorded).
  case medium
  /// Bilinear, with averaging whenever the image is made smaller (assumed).
  case high
}

/// A bitmap scaled into a rectangle, or repeated in it.
package struct ImageItem: Hashable, Sendable, Codable {
  /// The name of the pixels in the back end's `BitmapSource`.
  package var bitmap: BitmapID
  /// The part of the bitmap that is drawn, in pixels; for outlines, in units of their natural size.
  package var source: Rect
  /// The rectangle in which it is drawn, in points.
  package var destination: Rect
  /// How pixels are interpolated.
  package var interpolation: ImageInterpolation
  /// If set, the image's coverage is filled with this paint instead of its own colours.
  package var template: Paint?
  /// If set, the part is drawn in this size, in points, and repeated from the top left corner of
  /// the destination.
  package var tile: Size?
  /// Whether edges between pixels are softened.
  package var isAntialiased = true

  /// Creates an image in a rectangle.
  package init(
    bitmap: BitmapID, source: Rect, destination: Rect, interpolation: ImageInterpolation,
    template: Paint? = nil, tile: Size? = nil, isAntialiased: Bool = true
  ) {
    self.tile = tile
    self.isAntialiased = isAntialiased
    self.bitmap = bitmap
    self.source = source
    self.destination = destination
    self.interpolation = interpolation
    self.template = template
  }
}

/// Identifies one decoded bitmap: an asset with the chosen variant, or a typeface's picture of a
/// glyph.
package struct BitmapID: Hashable, Sendable, Codable {
  /// The origin of a bitmap.
  package enum Origin: String, Hashable, Sendable, Codable {
    /// An asset of the archive.
    case asset
    /// A typeface of the font book.
    case face
  }

  /// The origin of the bitmap.
  package var origin: Origin
  /// Name of the asset in the archive, or of the typeface in the font book.
  package var asset: String
  /// Index of the chosen variant among the asset's representations, or of the glyph in the
  /// typeface.
  package var variant: Int
  /// Pixels per point for outlines, which are drawn for one scale; `nil` for other bitmaps.
  package var scale: Double?

  /// Identifies the bitmap of an asset.
  package init(asset: String, variant: Int, scale: Double? = nil) {
    origin = .asset
    self.asset = asset
    self.variant = variant
    self.scale = scale
  }

  /// Identifies the picture of a glyph in a typeface.
  package init(face: String, glyph: UInt32) {
    origin = .face
    asset = face
    variant = Int(glyph)
  }
}

/// Decoded pixels, premultiplied, four bytes each in the order blue, green, red, alpha.
package struct Bitmap: Sendable, Hashable {
  /// The number of columns.
  package let width: Int
  /// The number of rows.
  package let height: Int
  /// `width * height * 4` bytes, rows from the top.
  package let pixels: [UInt8]

  /// Creates a bitmap; `pixels` must hold `width * height * 4` bytes.
  package init(width: Int, height: Int, pixels: [UInt8]) {
    precondition(pixels.count == width * height * 4, "a bitmap needs four bytes a pixel")
    self.width = width
    self.height = height
    self.pixels = pixels
  }
}

/// Provides back ends with decoded bitmaps.
package protocol BitmapSource: Sendable {
  /// The pixels of a bitmap, or `nil` if they could not be read (already reported).
  func bitmap(_ id: BitmapID) -> Bitmap?
  /// The pixels for a picture in which one unit of the source has `scale` device pixels.
  ///
  /// Outlines are drawn for that scale; other bitmaps are returned unchanged.
  func bitmap(_ id: BitmapID, scale: Size) -> ScaledBitmap?
}

extension BitmapSource {
  /// By default, bitmaps are independent of the scale.
  package func bitmap(_ id: BitmapID, scale: Size) -> ScaledBitmap? {
    bitmap(id).map { ScaledBitmap(bitmap: $0, scale: Size(width: 1, height: 1)) }
  }
}

/// A bitmap, and the number of its pixels per unit of an image item's source.
package struct ScaledBitmap: Sendable {
  /// The bitmap to draw.
  package var bitmap: Bitmap
  /// Pixels per unit of the source in both directions.
  package var scale: Size

  /// Creates a bitmap with its scale.
  package init(bitmap: Bitmap, scale: Size) {
    self.bitmap = bitmap
    self.scale = scale
  }
}

extension ImageInterpolation: ArchiveEnum {}
