import CHarfBuzz

/// Chooses the face of each character of a run.
struct FaceSelection {
  let font: RunFont

  /// The first face in the order of fallback that has all code points of a character; the run's own
  /// when no face has them.
  func face(for scalars: [Unicode.Scalar], isSmall: Bool) -> FaceFont {
    let primary = isSmall ? (font.smallCaps?.face ?? font.primary) : font.primary
    guard let first = scalars.first else { return primary }
    if scalars.count == 1, let sign = font.signFont(for: first) { return sign }
    let isPicture = FaceSelection.isPicture(scalars)
    if primary.shaping.covers(scalars), primary.draws(first, asPicture: isPicture) {
      return primary
    }
    let script = UnicodeFacts.script(of: first)
    for family in FallbackOrder.families(for: script, isPicture: isPicture) {
      let face = font.fallback(family)
      if face.shaping.covers(scalars) { return face }
    }
    return primary
  }

  /// Whether a character is to be a picture: by itself, by a selector or because it is a sequence
  /// that only pictures have.
  ///
  /// Source: Unicode Technical Standard 51, emoji presentation.
  static func isPicture(_ scalars: [Unicode.Scalar]) -> Bool {
    guard let first = scalars.first, first.value >= 0x23 else { return false }
    if scalars.count == 1 {
      return first.value >= 0x231A && first.properties.isEmojiPresentation
    }
    let rest = scalars.dropFirst()
    if rest.contains("\u{FE0E}") { return false }
    if rest.contains("\u{FE0F}") { return first.properties.isEmoji }
    return first.properties.isEmojiPresentation
      || rest.contains { $0.properties.isEmojiModifier } && first.properties.isEmojiModifierBase
      || rest.contains("\u{200D}") && first.properties.isEmoji && first.value >= 0x80
  }
}

extension FaceFont {
  /// Whether the face draws the character as text or as emoji, as requested; the digits of a face
  /// with pictures are parts of keycaps.
  fileprivate func draws(_ scalar: Unicode.Scalar, asPicture isPicture: Bool) -> Bool {
    if isPicture { return hasPictures || hasLayers }
    guard hasPictures, let glyph = shaping.glyph(for: scalar) else { return true }
    return shaping.picture(of: glyph) == nil
  }
}
