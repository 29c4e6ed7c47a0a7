import Synchronization

/// How high capitals and digits of the system font's stand-in are.
enum SystemCapitals {
  /// Height of capitals of the system font and of its stand-in, in ems.
  private static let heights = (system: 0.7046, standIn: 0.7273)

  /// The scale of capitals and digits at a point size.
  ///
  /// Source: pictures of iOS 18.5 and 26. At 14 and 18 points the stand-in's letters are as high as
  /// the system's; digits at 48 are 35.0 for 36.3 and at 87 points 63.3 for 65.3, which is the
  /// proportion of the capitals in the two faces' tables. Between them as the display master comes in
  /// (assumed). Lowercase letters agree at all sizes.
  static func scale(at size: Double) -> Double {
    1 - (1 - heights.system / heights.standIn) * SystemDesignSpace.displayShare(size)
  }

  /// Whether a character is as high as capitals.
  static func isTall(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30...0x39, 0x41...0x5A: true
    case 0..<0x80: false
    default: scalar.properties.generalCategory == .uppercaseLetter
    }
  }

  /// Characters that may be as high as capitals: Latin, Greek and Cyrillic.
  private static let ranges: [ClosedRange<UInt32>] = [
    0x30...0x39, 0x41...0x5A, 0xC0...0x24F, 0x370...0x52F, 0x1E00...0x1EFF,
  ]

  /// The glyphs of such characters in a font.
  static func glyphs(of font: ShapingFont) -> Set<UInt32> {
    let scalars = ranges.joined().compactMap { Unicode.Scalar($0) }.filter(isTall)
    return Set(scalars.compactMap(font.glyph))
  }
}

/// The glyphs of capitals and digits by face.
final class CapitalGlyphs: Sendable {
  private let sets = Mutex<[Bool: Set<UInt32>]>([:])

  /// Whether a glyph of the system font's stand-in is a capital or a digit.
  func contains(_ glyph: UInt32, of font: ShapingFont) -> Bool {
    let isItalic = font.face.isItalic
    if let known = sets.withLock({ $0[isItalic] }) { return known.contains(glyph) }
    let glyphs = SystemCapitals.glyphs(of: font)
    sets.withLock { $0[isItalic] = glyphs }
    return glyphs.contains(glyph)
  }
}
