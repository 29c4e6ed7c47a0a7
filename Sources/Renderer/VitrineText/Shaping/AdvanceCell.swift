import VitrineDisplayList

/// The advance of a character and the position of its glyph; lengths in ems, without tracking.
struct AdvanceCell: Sendable {
  /// Width of the room.
  var width: Double
  /// Advance of the glyph in its face.
  var nominal: Double
  /// The size of the glyph relative to its face.
  var scale = 1.0

  /// The offset that centres the glyph.
  var inset: Double { (width - nominal * scale) / 2 }
}

/// The cells of a face at one size and weight.
struct AdvanceCells: Sendable {
  /// Where widths come from.
  private enum Widths {
    /// Advances of the system font; the two faces are those whose advances are compared below the
    /// weights that are known.
    case system(SystemAdvances, compared: (wanted: ShapingFont, recorded: ShapingFont)?)
    /// The same for all characters, in ems.
    case fixed(Double)
  }

  private let shaping: ShapingFont
  private let horizontalScale: Double
  private let capitalScale: Double
  private let widths: Widths

  /// Width of every character of the monospaced system font.
  ///
  /// Source: recorded from `UIFont` on iOS 26.1 between 8 and 20 points, without tracking.
  private static let monospacedWidth = 0.6181640625

  /// The cells of the system font's replacement, which `shaping` sets; `weight` is the requested
  /// one.
  init(
    system instance: FontInstance, weight: Double, digitsAlike: Bool, shaping: ShapingFont,
    in book: FontBook
  ) {
    self.shaping = shaping
    hasDigitsAlike = digitsAlike
    capitalScale = instance.capitalScale
    horizontalScale = instance.horizontalScale
    let advances = SystemAdvances(
      size: instance.size, weight: weight, digitsAlike: digitsAlike)
    var (wanted, recorded) = (instance, instance)
    (wanted.weight, wanted.horizontalScale) = (weight, 1)
    (recorded.weight, recorded.horizontalScale) = (max(weight, 400), 1)
    widths = .system(
      advances,
      compared: wanted == recorded
        ? nil : (book.shapingFont(for: wanted), book.shapingFont(for: recorded)))
  }

  /// The cells of the monospaced system font's replacement.
  init(monospaced instance: FontInstance, shaping: ShapingFont) {
    self.shaping = shaping
    hasDigitsAlike = true
    capitalScale = 1
    horizontalScale = instance.horizontalScale
    widths = .fixed(AdvanceCells.monospacedWidth)
  }

  /// Whether all digits have the same room.
  let hasDigitsAlike: Bool

  /// Whether they are those of the system font.
  var isSystem: Bool { if case .system = widths { true } else { false } }

  /// The cell of `scalar`, which is set as `glyph`.
  ///
  /// Its width is the system font's advance if known, so that lines break as on iOS; below the
  /// known weights, it varies like the font's own. An accented letter is as wide as its base
  /// letter, any other character as wide as in the font.
  func cell(of scalar: Unicode.Scalar, glyph: UInt32) -> AdvanceCell {
    let nominal = shaping.advance(of: glyph)
    let scale = capitalScale != 1 && SystemCapitals.isTall(scalar) ? capitalScale : 1
    switch widths {
    case .fixed(let width):
      return AdvanceCell(width: nominal > 0 ? width * horizontalScale : nominal, nominal: nominal)
    case .system(let advances, let compared):
      guard let advance = advances[scalar] ?? advances[Self.narrowed(scalar)] else {
        return AdvanceCell(width: nominal * scale, nominal: nominal, scale: scale)
      }
      let reference = compared?.recorded.advance(of: glyph) ?? 0
      let ratio = reference > 0 ? (compared?.wanted.advance(of: glyph) ?? 0) / reference : 1
      return AdvanceCell(
        width: advance * ratio * horizontalScale, nominal: nominal, scale: scale)
    }
  }

  /// The ASCII character whose advance `scalar` shares, if any.
  private static func narrowed(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "\u{A0}": " "
    // As wide as a digit by its definition in Unicode.
    case "\u{2012}": "0"
    // The recorded signs of their kinds, $ and #, and + < = > ~, have one width each. That the others
    // have it, too, is an assumption.
    case "£", "¥", "€": "$"
    case "±", "×", "÷", "−", "≈", "≠", "≤", "≥", "¬": "+"
    default: UnicodeFacts.base(of: scalar)
    }
  }
}
