import VitrineDisplayList

/// Signs that the system's face draws smaller or narrower than its replacement does.
enum SystemSign {
  /// A degree, which is as high as digits.
  ///
  /// Source: 11.3 points wide at 42 points in the light weight on iOS, for 13.3 of the replacement, whose
  /// lines are also thinner. That this is so at all sizes and weights, and that its upper edge is where
  /// that of digits is, are assumed.
  case degree
  /// A dash in the place of a digit.
  ///
  /// Source: 10 points of ink every 13.3 points in a dimmed timer on iOS 26 (olcayertas/prayer-time),
  /// for 12 of the replacement.
  case figureDash

  /// The sign of a character; `nil` for other characters.
  init?(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\u{B0}": self = .degree
    case "\u{2012}": self = .figureDash
    default: return nil
    }
  }

  /// The face of the sign beside `primary`: a degree is smaller, with lines as thick as those of the
  /// letters, and raised; a dash is narrower, in the room of a digit.
  func face(of font: ResolvedFont, primary: FaceFont, in book: FontBook) -> FaceFont {
    guard self == .degree else { return .primary(font, width: 10 / 12, in: book) }
    let scale = 0.85
    var smaller = font
    // Round ends make all lines as thick as the stems of letters, so that the ring needs no more.
    if font.family != .system(.rounded) {
      smaller.weight = SystemStems.weight(font.weight, scaledBy: scale)
    }
    let digits = (top(of: "0", in: primary) ?? 0) * primary.instance.capitalScale
    let rise = digits / scale - (top(of: "\u{B0}", in: primary) ?? 0)
    return .primary(smaller, scale: scale, rise: max(rise, 0), in: book)
  }

  private func top(of scalar: Unicode.Scalar, in face: FaceFont) -> Double? {
    face.shaping.glyph(for: scalar).flatMap(face.shaping.top)
  }
}
