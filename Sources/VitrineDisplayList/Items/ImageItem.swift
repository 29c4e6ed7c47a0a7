import VitrineCoding
import VitrineGeometry

/// How an image's pixels are read between their centres.
public enum ImageInterpolation: String, Hashable, Sendable, CaseIterable, Codable {
  /// The nearest pixel.
  case none
  /// Bilinear between the four nearest pixels, however small the image is drawn.
  ///
  /// Source: photos recorded on iOS 18.5 at 0.15 to 0.35 of their size differ from this by less than
  /// half a level on average, from any averaging by more than two.
  case low
  /// Bilinear; SwiftUI draws the same as `low` (recorded).
  case medium
  /// Bilinear, and averaging whenever the image is made smaller (assumed).
  case high
}

/// A bitmap scaled into a rectangle, or repeated in it.
package struct ImageItem: Hashable, Sendable, Codable {
  /// Name by which the back end's `BitmapSource` knows the pixels.
  package var bitmap: BitmapID
  /// The part of the bitmap that is drawn, in pixels; for outlines in units of their natural size.
  package var source: Rect
  /// Where it is drawn, in points.
  package var destination: Rect
  /// How pixels are read.
  package var interpolation: ImageInterpolation
  /// When set, the image's coverage is filled with this paint instead of its own colours.
  package var template: Paint?
  /// When set, the part is drawn in this size in points, again and again from the top left corner of
  /// the destination.
  package var tile: Size?
  /// Whether edges between pixels are softened.
  package var isAntialiased = true

  /// Creates an image item.
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

/// Names one decoded bitmap: an asset and the variant of it that was chosen, or a face's picture.
package struct BitmapID: Hashable, Sendable, Codable {
  /// Where a bitmap comes from.
  package enum Origin: String, Hashable, Sendable, Codable {
    /// The archive's assets.
    case asset
    /// A face of the font book.
    case face
  }

  /// Where the bitmap comes from.
  package var origin: Origin
  /// Name of the asset in the archive, or of the face in the font book.
  package var asset: String
  /// Index of the chosen variant among the asset's representations, or of the glyph in the face.
  package var variant: Int
  /// Pixels per point of outlines that are drawn once for all sizes; `nil` for anything else.
  package var scale: Double?

  /// Creates the name of an asset's bitmap.
  package init(asset: String, variant: Int, scale: Double? = nil) {
    origin = .asset
    self.asset = asset
    self.variant = variant
    self.scale = scale
  }

  /// Creates the name of the picture that a face has for a glyph.
  package init(face: String, glyph: UInt32) {
    origin = .face
    asset = face
    variant = Int(glyph)
  }
}

/// Decoded pixels, premultiplied, four bytes each in the order blue, green, red, alpha.
package struct Bitmap: Sendable, Hashable {
  /// Columns.
  package let width: Int
  /// Rows.
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

/// Where back ends get decoded bitmaps from.
package protocol BitmapSource: Sendable {
  /// The pixels that `id` names, or `nil` when they could not be read (already reported).
  func bitmap(_ id: BitmapID) -> Bitmap?
  /// The pixels for a picture in which one unit of the source has `scale` device pixels.
  ///
  /// Outlines are drawn for that scale; bitmaps are given as they are.
  func bitmap(_ id: BitmapID, scale: Size) -> ScaledBitmap?
}

extension BitmapSource {
  /// The pixels as they are.
  package func bitmap(_ id: BitmapID, scale: Size) -> ScaledBitmap? {
    bitmap(id).map { ScaledBitmap(bitmap: $0, scale: Size(width: 1, height: 1)) }
  }
}

/// Pixels, and how many of them one unit of an image item's source has.
package struct ScaledBitmap: Sendable {
  /// The bitmap to draw.
  package var bitmap: Bitmap
  /// Pixels a unit of the source has in either direction.
  package var scale: Size

  /// Creates a scaled bitmap.
  package init(bitmap: Bitmap, scale: Size) {
    self.bitmap = bitmap
    self.scale = scale
  }
}

extension ImageInterpolation: ArchiveEnum {}
