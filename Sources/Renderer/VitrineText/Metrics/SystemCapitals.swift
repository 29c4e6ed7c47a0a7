import Synchronization
import VitrineGeometry

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
  fileprivate static let ranges: [ClosedRange<UInt32>] = [
    0x30...0x39, 0x41...0x5A, 0xC0...0x24F, 0x370...0x52F, 0x1E00...0x1EFF,
  ]

  /// The middle of digits in the replacement, in ems above the baseline.
  fileprivate static let middle = heights.standIn / 2
}

/// How a glyph of the system font's replacement is changed to be as high as the system's.
enum SystemGlyphShape: Sendable {
  /// A capital or a digit.
  case capital
  /// The percent sign, which keeps its width.
  case percent
  case dollar
  /// A plus, or a sign of its kind.
  case arithmetic

  /// The shape of a character; `nil` for one that stays as it is.
  init?(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "%": self = .percent
    case "$": self = .dollar
    case "+", "−", "±", "×", "÷": self = .arithmetic
    default:
      guard SystemCapitals.isTall(scalar) else { return nil }
      self = .capital
    }
  }

  /// The signs, and the characters that can be capitals.
  fileprivate static var scalars: [Unicode.Scalar] {
    SystemCapitals.ranges.joined().compactMap { Unicode.Scalar($0) }
      + ["%", "$", "+", "−", "±", "×", "÷"]
  }

  /// The change of an outline in ems, y downwards, of a glyph with an advance; `capitals` is the scale
  /// of capitals at the size.
  ///
  /// Source: one picture of iOS 26. At 12 points, a dollar is 10.33 points high in the middle of digits,
  /// for 11.33 of the replacement, and a plus 6.33 points wide and high, for 5.67; at 25 points
  /// and semibold, a percent sign is 18.33 points high and 20.0 wide, for 19.0 and 19.67. Assumed: so
  /// it is at all sizes and weights, and the signs of the plus's kind are as it is.
  func change(advance: Double, capitals: Double) -> AffineTransform {
    switch self {
    case .capital: .scaled(capitals, capitals, around: .zero)
    case .percent: .scaled(1, capitals, around: .zero)
    case .dollar:
      .scaled(
        0.911 * capitals, 0.911 * capitals,
        around: Point(x: advance / 2, y: -SystemCapitals.middle * capitals))
    case .arithmetic: .scaled(1.117, 1.117, around: Point(x: advance / 2, y: 0))
    }
  }
}

extension AffineTransform {
  fileprivate static func scaled(_ x: Double, _ y: Double, around center: Point) -> AffineTransform
  {
    AffineTransform(a: x, b: 0, c: 0, d: y, tx: center.x * (1 - x), ty: center.y * (1 - y))
  }
}

/// The glyphs by face that are changed.
final class SystemGlyphShapes: Sendable {
  private let tables = Mutex<[Bool: [UInt32: SystemGlyphShape]]>([:])

  /// The shape of a glyph of the system font's replacement; `nil` for one that stays as it is.
  func shape(of glyph: UInt32, in font: ShapingFont) -> SystemGlyphShape? {
    let isItalic = font.face.isItalic
    if let known = tables.withLock({ $0[isItalic] }) { return known[glyph] }
    // A sign that shares its glyph with a letter is drawn as the letter.
    let letters = Set((0x61...0x7A).compactMap { Unicode.Scalar($0).flatMap(font.glyph) })
    var table: [UInt32: SystemGlyphShape] = [:]
    for scalar in SystemGlyphShape.scalars {
      guard let shape = SystemGlyphShape(scalar), let own = font.glyph(for: scalar) else {
        continue
      }
      if table[own] == nil, shape == .capital || !letters.contains(own) { table[own] = shape }
    }
    tables.withLock { $0[isItalic] = table }
    return table[glyph]
  }
}
