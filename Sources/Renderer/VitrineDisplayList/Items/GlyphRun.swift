import VitrineGeometry

/// Glyphs of one typeface in one size, drawn as filled outlines.
package struct GlyphRun: Hashable, Sendable, Codable {
  /// A glyph and its origin on the baseline.
  package struct Glyph: Hashable, Sendable, Codable {
    /// Index of the glyph in its face.
    package var id: UInt32
    /// Horizontal position of the origin, in points.
    package var x: Double
    /// Vertical position of the origin, in points; the outline rises above it.
    package var y: Double

    /// Creates a glyph with its origin, in points.
    package init(id: UInt32, x: Double, y: Double) {
      self.id = id
      self.x = x
      self.y = y
    }
  }

  /// The face, its design axes and its size.
  package var font: FontInstance
  /// The glyphs in visual order from left to right.
  package var glyphs: [Glyph]
  /// The paint of the outlines.
  package var paint: Paint

  /// Creates a run of glyphs.
  package init(font: FontInstance, glyphs: [Glyph], paint: Paint) {
    self.font = font
    self.glyphs = glyphs
    self.paint = paint
  }
}

/// A typeface with its design axes and its size, which determine the outlines of glyphs.
package struct FontInstance: Hashable, Sendable, Codable {
  /// Name of the face in the font book, for example `Inter`.
  package var face: String
  /// Size of the em square, in points.
  package var size: Double
  /// Stroke weight on the OpenType scale 1...1000 (regular 400, bold 700).
  package var weight: Double
  /// Optical size axis, in the typeface's own units; 0 if it has none.
  package var opticalSize: Double
  /// Whether the italic companion is used, or the upright typeface is slanted if there is none.
  package var italic: Bool
  /// Horizontal scale of glyphs.
  package var horizontalScale: Double
  /// Extents in ems by which outlines grow to the left and right, and up and down, with round
  /// corners; the height of glyphs is preserved.
  package var emboldening: Size
  /// Scale of capitals and digits relative to other letters.
  package var capitalScale = 1.0

  /// Creates a typeface in a size.
  package init(
    face: String, size: Double, weight: Double, opticalSize: Double, italic: Bool,
    horizontalScale: Double = 1, emboldening: Size = .zero
  ) {
    self.face = face
    self.size = size
    self.weight = weight
    self.opticalSize = opticalSize
    self.italic = italic
    self.horizontalScale = horizontalScale
    self.emboldening = emboldening
  }
}

/// Provides back ends with outlines of glyphs.
package protocol GlyphSource: Sendable {
  /// The outline of `glyph` in points, its origin at (0, 0), y downwards.
  ///
  /// - Returns: an empty path for a blank or missing glyph.
  func outline(of glyph: UInt32, in font: FontInstance) -> Path
}
