import VitrineDisplayList

/// Signs that the system's face draws smaller than its replacement does.
///
/// Source: the degree sign is 11.3 points wide at 42 points in the light weight on iOS, for 13.3 of the
/// replacement, whose lines are also thinner. That this is so at all sizes and weights, and that its
/// upper edge is where that of digits is, are assumed.
enum SystemSign {
  /// The size of the degree sign in that of its font.
  private static let scale = 0.85

  /// Whether a character is such a sign.
  static func contains(_ scalar: Unicode.Scalar) -> Bool { scalar == "\u{B0}" }

  /// The face of the signs beside `primary`: smaller, with lines as thick as those of the letters, and
  /// raised.
  static func face(of font: ResolvedFont, primary: FaceFont, in book: FontBook) -> FaceFont {
    var smaller = font
    smaller.weight = SystemStems.weight(font.weight, scaledBy: scale)
    let digits = (top(of: "0", in: primary) ?? 0) * primary.instance.capitalScale
    let rise = digits / scale - (top(of: "\u{B0}", in: primary) ?? 0)
    return .primary(smaller, scale: scale, rise: max(rise, 0), in: book)
  }

  private static func top(of scalar: Unicode.Scalar, in face: FaceFont) -> Double? {
    face.shaping.glyph(for: scalar).flatMap(face.shaping.top)
  }
}
