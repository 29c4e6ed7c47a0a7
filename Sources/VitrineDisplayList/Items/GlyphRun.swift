import VitrineGeometry

/// Glyphs of one face at one size, drawn as filled outlines.
package struct GlyphRun: Hashable, Sendable, Codable {
  /// A glyph and the place of its origin on the baseline.
  package struct Glyph: Hashable, Sendable, Codable {
    /// Index of the glyph in its face.
    package var id: UInt32
    /// Horizontal place of the glyph's origin, in points.
    package var x: Double
    /// Vertical place of the glyph's origin, in points; the outline rises above it.
    package var y: Double

    /// Creates a glyph.
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

  /// Creates a glyph run.
  package init(font: FontInstance, glyphs: [Glyph], paint: Paint) {
    self.font = font
    self.glyphs = glyphs
    self.paint = paint
  }
}

/// A face at a point of its design space and at a size: all that decides a glyph's outline.
package struct FontInstance: Hashable, Sendable, Codable {
  /// Name of the face in the font book, for example `Inter`.
  package var face: String
  /// Size of the em square, in points.
  package var size: Double
  /// Stroke weight on the OpenType scale 1...1000 (regular 400, bold 700).
  package var weight: Double
  /// Optical size axis, in the face's own units; 0 where the face has none.
  package var opticalSize: Double
  /// Whether the slanted companion face is used, or the upright one is slanted where there is none.
  package var italic: Bool
  /// Factor on the width of glyphs.
  package var horizontalScale: Double
  /// Ems by which outlines grow to the left and right, and up and down, with round corners; the
  /// glyphs keep their height.
  package var emboldening: Size
  /// Size at which capitals and digits are drawn beside that of the other letters.
  package var capitalScale = 1.0

  /// Creates a font instance.
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

/// Where back ends get the outlines of glyphs from.
package protocol GlyphSource: Sendable {
  /// The outline of `glyph` in points, its origin at (0, 0), y downwards.
  ///
  /// - Returns: an empty path for a blank glyph or one that the face does not have.
  func outline(of glyph: UInt32, in font: FontInstance) -> Path
}
