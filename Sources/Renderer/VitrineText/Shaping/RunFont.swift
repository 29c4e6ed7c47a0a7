import Synchronization
import VitrineDisplayList

/// A font with everything that shaping and line layout need; shared by the texts that use it.
final class RunFont: Sendable {
  /// The face that characters are set in first.
  let primary: FaceFont
  /// The face of small capitals that the primary one does not have itself.
  let smallCaps: SmallCapsFont?
  /// Vertical measures in points.
  let metrics: FontMetrics
  /// The glyph that marks omitted text.
  let ellipsis: SingleGlyph
  /// The character that ends a line inside a word.
  let hyphen: SingleGlyph
  /// The space between words.
  let space: SingleGlyph
  private let font: ResolvedFont
  private let book: FontBook
  private let fallbacks = Mutex<[String: FaceFont]>([:])
  private let signs = Mutex<[SystemSign: FaceFont]>([:])

  /// Resolves `font` with the faces of `book`.
  init(_ font: ResolvedFont, in book: FontBook) {
    let font = book.drawn(font)
    self.font = font
    self.book = book
    let primary = FaceFont.primary(font, in: book)
    self.primary = primary
    smallCaps = SmallCapsFont(font, primary: primary, in: book)
    let role = book.face(of: font.family).role
    let own =
      role == .own || role == .original
      ? FontMetrics(primary.shaping.face, size: primary.size)
      : .system(size: primary.size, isWhole: font.hasWholeLines)
    metrics = own.with(leading: font.leading, extra: font.extraLeading)
    space = primary.single(" ")
    func sign(_ scalar: Unicode.Scalar) -> SingleGlyph {
      primary.shaping.glyph(for: scalar) != nil
        ? primary.single(scalar)
        : FaceFont(book.fallback(EmbeddedFaces.sans, for: font), in: book).single(scalar)
    }
    ellipsis = sign("\u{2026}")
    hyphen = sign("-")
  }

  /// Point size.
  var size: Double { primary.size }

  /// The font of a sign that the system's face draws smaller; `nil` for other characters and faces.
  func signFont(for scalar: Unicode.Scalar) -> FaceFont? {
    guard let sign = SystemSign(scalar), primary.cells?.isSystem == true else { return nil }
    return signs.withLock { known in
      if let face = known[sign] { return face }
      let made = sign.face(of: font, primary: primary, in: book)
      known[sign] = made
      return made
    }
  }

  /// The font in which `family` sets characters that the primary face does not have.
  func fallback(_ family: String) -> FaceFont {
    fallbacks.withLock { fonts in
      if let font = fonts[family] { return font }
      let made = FaceFont(book.fallback(family, for: font), in: book)
      fonts[family] = made
      return made
    }
  }
}

extension FaceFont {
  /// The face that characters of `font` are set in first, at `scale` of its size and, in the same room,
  /// `width` of its width.
  static func primary(
    _ font: ResolvedFont, scale: Double = 1, rise: Double = 0, width: Double = 1, in book: FontBook
  ) -> FaceFont {
    let instance = book.instance(of: font, scale: scale)
    let role = book.face(of: font.family).role
    let features = ShapingFeatures.of(font, role)
    switch role {
    case .sans, .rounded:
      var drawn = instance
      drawn.horizontalScale *= width
      return FaceFont(
        drawn, in: book,
        tracking: SystemTracking.ems(at: instance.size) * instance.horizontalScale,
        features: features, raisesColons: true, rise: rise
      ) { shaping in
        AdvanceCells(
          system: instance, weight: font.weight.clamped(to: 1...1000).rounded(),
          digitsAlike: font.monospacedDigit, shaping: shaping, in: book)
      }
    case .mono:
      return FaceFont(instance, in: book, features: features) { shaping in
        AdvanceCells(monospaced: instance, shaping: shaping)
      }
    case .own:
      let isStandIn = font.family == .system(.serif)
      return FaceFont(instance, in: book, features: features, raisesColons: isStandIn)
    case .original:
      return FaceFont(
        instance, in: book, tracking: SystemTracking.ems(at: instance.size), features: features)
    }
  }
}

extension ShapingFeatures {
  /// The features of a font.
  fileprivate static func of(_ font: ResolvedFont, _ role: FaceRole) -> ShapingFeatures {
    var features = role == .own || role == .original ? ShapingFeatures.plain : .system
    // The system's digits of equal width are the usual ones in the middle of equal rooms; Inter's
    // have a "1" with a foot.
    if font.monospacedDigit, role != .sans, role != .rounded {
      features = features.setting("tnum", to: 1)
    }
    if font.smallCaps == .lowercase || font.smallCaps == .all {
      features = features.setting("smcp", to: 1)
    }
    if font.smallCaps == .uppercase || font.smallCaps == .all {
      features = features.setting("c2sc", to: 1)
    }
    return features
  }
}
