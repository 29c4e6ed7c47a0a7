import VitrineDisplayList
import VitrineGeometry

/// Small capitals of a face that has none: capitals as high as its lowercase letters.
struct SmallCapsFont: Sendable {
  /// The face at the smaller size.
  let face: FaceFont
  private let letters: Font.SmallCaps

  /// Creates small capitals if `font` needs some that `primary` does not have.
  init?(_ font: ResolvedFont, primary: FaceFont, in book: FontBook) {
    guard let letters = font.smallCaps else { return nil }
    let isOwn =
      (letters == .uppercase || primary.shaping.hasFeature("smcp"))
      && (letters == .lowercase || primary.shaping.hasFeature("c2sc"))
    guard !isOwn else { return nil }
    self.letters = letters
    var plain = font
    plain.smallCaps = nil
    let role = book.face(of: font.family).role
    let metrics =
      role == .own ? FontMetrics(primary.shaping.face, size: 1) : .system(size: font.size)
    let scale = metrics.xHeight / metrics.capHeight
    // As thick as the letters around them.
    plain.weight = SystemStems.weight(font.weight, scaledBy: scale)
    face = .primary(plain, scale: scale, in: book)
  }

  /// The replacement for `character`; `nil` if it is set unchanged.
  func replacement(for character: Character) -> String? {
    let isLower = character.isLowercase
    guard isLower ? letters != .uppercase : (character.isUppercase && letters != .lowercase) else {
      return nil
    }
    return isLower ? character.uppercased() : String(character)
  }
}
