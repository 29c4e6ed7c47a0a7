import VitrineModel

/// The room that a character gets and how it is filled; lengths in ems, tracking left out.
struct CharacterCell: Sendable {
  /// Width of the room.
  var width: Double
  /// Advance of the glyph in its face.
  var nominal: Double

  /// Where the glyph starts so that it stands in the middle.
  var inset: Double { (width - nominal) / 2 }
}

/// The cells of a face at one size and weight.
struct CharacterCells: Sendable {
  private let shaping: ShapingFont
  /// Advances of the system font.
  private let advances: SystemAdvances
  /// The face at the nearest weight whose advances were recorded, when its own were not.
  private let recorded: ShapingFont?

  /// The cells of `instance`, which `shaping` sets.
  init(_ instance: FontInstance, shaping: ShapingFont, in book: FontBook) {
    self.shaping = shaping
    advances = SystemAdvances(size: instance.size, weight: instance.weight)
    var nearest = instance
    nearest.weight = instance.weight.clamped(to: 400...700)
    recorded = nearest == instance ? nil : book.shapingFont(for: nearest)
  }

  /// The cell of `scalar`, which is set as `glyph`.
  ///
  /// Its width is the system font's advance where that is known, so that lines break where they
  /// break on iOS; beyond the recorded weights it changes as the face's own does. An accented
  /// letter is as wide as the bare one, any other character as wide as the face says.
  func cell(of scalar: Unicode.Scalar, glyph: UInt32) -> CharacterCell {
    let nominal = shaping.advance(of: glyph)
    guard let advance = advances[scalar] ?? advances[Self.narrowed(scalar)] else {
      return CharacterCell(width: nominal, nominal: nominal)
    }
    let reference = recorded?.advance(of: glyph) ?? nominal
    let ratio = reference > 0 ? nominal / reference : 1
    return CharacterCell(width: advance * ratio, nominal: nominal)
  }

  /// The ASCII character whose advance `scalar` shares, if any.
  private static func narrowed(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    scalar == "\u{A0}" ? " " : UnicodeFacts.base(of: scalar)
  }
}
