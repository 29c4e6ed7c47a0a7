/// How an image's pixels are read between their centres.
public enum ImageInterpolation: String, Hashable, Sendable, CaseIterable, Codable {
  /// The nearest pixel.
  case none
  /// Bilinear.
  case low
  /// Bilinear; SwiftUI draws the same as `low` (recorded).
  case medium
  /// Bilinear, and averaging whenever the image is made smaller.
  case high
}

/// A bitmap scaled into a rectangle.
package struct ImageItem: Hashable, Sendable, Codable {
  /// Name by which the back end's `BitmapSource` knows the pixels.
  package var bitmap: BitmapID
  /// The part of the bitmap that is drawn, in pixels.
  package var source: Rect
  /// Where it is drawn, in points.
  package var destination: Rect
  /// How pixels are read.
  package var interpolation: ImageInterpolation
  /// When set, the image's coverage is filled with this paint instead of its own colours.
  package var template: Paint?

  /// Makes an image item.
  package init(
    bitmap: BitmapID, source: Rect, destination: Rect, interpolation: ImageInterpolation,
    template: Paint? = nil
  ) {
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

  /// Makes the name of an asset's bitmap.
  package init(asset: String, variant: Int) {
    origin = .asset
    self.asset = asset
    self.variant = variant
  }

  /// Makes the name of the picture that a face has for a glyph.
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

  /// Makes a bitmap; `pixels` must hold `width * height * 4` bytes.
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
}
