import VitrineDisplayList

/// One face in which characters of a run are set, with everything that shaping needs.
final class FaceFont: Sendable {
  /// Face, axes and size.
  let instance: FontInstance
  /// HarfBuzz's font.
  let shaping: ShapingFont
  /// The advance of each character; `nil` if the face decides.
  let cells: AdvanceCells?
  /// Extra distance after every character, in ems.
  let tracking: Double
  /// The features that differ from the shaper's defaults.
  let features: ShapingFeatures
  /// Whether it has every printable ASCII character.
  let coversASCII: Bool
  /// Whether its glyphs are pictures.
  let hasPictures: Bool
  /// Whether some of its glyphs are in several colours.
  let hasLayers: Bool
  /// Printable ASCII, if the face replaces the system's.
  let letters: ASCIIGlyphTable?
  /// The distance that a colon between digits is moved upwards, in ems.
  ///
  /// Source: pictures of clocks and timers by iOS 18.5 and 26; the system's faces swap the glyph by
  /// context for one in the middle of the digits' height.
  let colonRise: Double
  /// The distance that all glyphs are moved upwards, in ems.
  let rise: Double

  /// Creates the font; `cells` returns the open face.
  init(
    _ instance: FontInstance, in book: FontBook, tracking: Double = 0,
    features: ShapingFeatures = .plain, raisesColons: Bool = false, rise: Double = 0,
    cells: (ShapingFont) -> AdvanceCells? = { _ in nil }
  ) {
    self.instance = instance
    self.tracking = tracking
    self.features = features
    self.rise = rise
    shaping = book.shapingFont(for: instance)
    self.cells = cells(shaping)
    letters = ASCIIGlyphTable(shaping, self.cells)
    colonRise = raisesColons ? FaceFont.colonRise(in: shaping, digits: instance.capitalScale) : 0
    coversASCII = letters != nil || shaping.coversASCII
    (hasPictures, hasLayers) = (shaping.face.hasPictures, shaping.face.hasLayers)
  }

  /// From the middle of a colon to that of digits, which are drawn `digits` times as high.
  private static func colonRise(in shaping: ShapingFont, digits: Double) -> Double {
    let middles = [Unicode.Scalar("0"), ":"].compactMap { scalar in
      shaping.glyph(for: scalar).flatMap(shaping.middle)
    }
    return middles.count == 2 ? middles[0] * digits - middles[1] : 0
  }

  /// Point size.
  var size: Double { instance.size }

  /// The distance in points to the next character after `ems`, to which tracking is added.
  func advance(ems: Double) -> Double { max(ems + tracking, 0) * size }

  /// The system font's kerning of a pair in ems; `nil` if the face's own kerning applies.
  func kerning(_ first: Unicode.Scalar, _ second: Unicode.Scalar?) -> Double? {
    guard let second, let cells, cells.isSystem else { return nil }
    // Digits of equal width stay below each other.
    if cells.hasDigitsAlike, first.isDigit || second.isDigit { return 0 }
    return SystemKerning.ems(first, second)
  }

  /// A character that is alone.
  func single(_ scalar: Unicode.Scalar) -> SingleGlyph {
    let glyph = shaping.glyph(for: scalar) ?? 0
    let nominal = shaping.advance(of: glyph)
    let cell =
      cells?.cell(of: scalar, glyph: glyph) ?? AdvanceCell(width: nominal, nominal: nominal)
    return SingleGlyph(
      face: self, glyph: glyph, advance: advance(ems: cell.width), dx: cell.inset * size)
  }
}

extension Unicode.Scalar {
  /// Whether it is a digit of ASCII.
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
}
