import Synchronization

/// The height of capitals and digits in the system font and its replacement.
enum SystemCapitals {
  /// The height of capitals in the system font and in its replacement, in ems.
  private static let heights = (system: 0.7046, standIn: 0.7273)

  /// The scale of capitals and digits at a point size.
  ///
  /// Source: pictures of iOS 18.5 and 26. At 14 and 18 points, the replacement's letters are as
  /// high as the system's. Digits at 48 points are 35.0 instead of 36.3 points high, and 63.3
  /// instead of 65.3 at 87 points, which is the ratio of the capital heights in the two faces'
  /// tables. In between, the scale follows the transition to the display master (assumed).
  /// Lowercase letters agree at all sizes.
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

  /// Characters that can be as high as capitals: Latin, Greek and Cyrillic.
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

  /// Whether a glyph of the system font's replacement is a capital or a digit.
  func contains(_ glyph: UInt32, of font: ShapingFont) -> Bool {
    let isItalic = font.face.isItalic
    if let known = sets.withLock({ $0[isItalic] }) { return known.contains(glyph) }
    let glyphs = SystemCapitals.glyphs(of: font)
    sets.withLock { $0[isItalic] = glyphs }
    return glyphs.contains(glyph)
  }
}
