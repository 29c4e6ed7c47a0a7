import VitrineModel

/// A font with all that shaping and line layout ask of it.
struct RunFont: Sendable {
  /// Face, axes and size.
  let instance: FontInstance
  /// Vertical measures in points.
  let metrics: FontMetrics
  /// Extra distance after every character, in ems.
  let tracking: Double
  /// HarfBuzz's font.
  let shaping: ShapingFont

  /// Advances of the system font, tracking left out.
  private let advances: SystemAdvances
  /// The face at the nearest weight whose advances were recorded, when its own were not.
  private let recorded: ShapingFont?

  /// Resolves `font` with the faces of `book`.
  init(_ font: ResolvedFont, in book: FontBook) {
    instance = book.instance(of: font)
    metrics = .system(size: instance.size, leading: font.leading)
    tracking = SystemTracking.ems(at: instance.size)
    shaping = book.shapingFont(for: instance)
    advances = SystemAdvances(size: instance.size, weight: instance.weight)
    var nearest = instance
    nearest.weight = instance.weight.clamped(to: 400...700)
    recorded = nearest == instance ? nil : book.shapingFont(for: nearest)
  }

  /// Point size.
  var size: Double { instance.size }

  /// The room that a character gets in ems, kerning and tracking left out.
  ///
  /// That is the system font's advance where it is known, so that lines break where they break on
  /// iOS; beyond the recorded weights it changes as the face's own does. An accented letter is as
  /// wide as the bare one, any other character as wide as the face says.
  ///
  /// - Parameters:
  ///   - nominal: the advance of `glyph` in the face, in ems.
  func cell(of scalar: Unicode.Scalar, glyph: UInt32, nominal: Double) -> Double {
    guard let advance = advances[scalar] ?? advances[Self.narrowed(scalar)] else { return nominal }
    guard let recorded else { return advance }
    let reference = recorded.advance(of: glyph)
    return reference > 0 ? advance * nominal / reference : advance
  }

  /// The ASCII character whose advance `scalar` shares, if any.
  private static func narrowed(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    scalar == "\u{A0}" ? " " : UnicodeFacts.base(of: scalar)
  }
}
