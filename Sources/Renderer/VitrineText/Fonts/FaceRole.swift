import VitrineDisplayList
import VitrineGeometry

/// The use of a family, which determines the measures of its letters.
enum FaceRole: Hashable, Sendable {
  /// The replacement for San Francisco.
  case sans
  /// The replacement for San Francisco Rounded, created from the same face.
  case rounded
  /// The replacement for San Francisco Mono.
  case mono
  /// It is used as it is.
  case own
  /// San Francisco itself, which stores the spacing of its letters in a separate table.
  case original
}

extension FontBook {
  /// The family in which `family` is set, and how.
  func face(of family: FontFamily) -> (name: String, role: FaceRole) {
    switch family {
    case .custom(let name): has(name) ? (name, .own) : face(of: .system(.default))
    case .system(let design):
      if let original = FontBook.originals(design).first(where: has) {
        (original, design == .default || design == .rounded ? .original : .own)
      } else {
        FontBook.standIn(design)
      }
    }
  }

  /// The font that is drawn: a font of the platform that is not in the book becomes the system's
  /// design of its kind, with the weight and slant of its name.
  func drawn(_ font: ResolvedFont) -> ResolvedFont {
    guard case .custom(let name) = font.family, !has(name),
      let platform = PlatformFont.named(name)
    else { return font }
    var drawn = font
    drawn.family = .system(platform.kind.design)
    drawn.italic = font.italic || platform.isItalic
    if let weight = platform.weight, font.weight == FontBook.regular { drawn.weight = weight }
    return drawn
  }

  /// The weight of a font for which nobody has chosen one.
  private static let regular = 400.0

  /// The names of Apple's own fonts, which are used unchanged if they are provided.
  private static func originals(_ design: FontDesign) -> [String] {
    switch design {
    case .default: ["SF Pro", "SF Pro Text", "SF Pro Display", "System Font", ".SF NS"]
    case .rounded: ["SF Pro Rounded", "SF Compact Rounded", ".SF NS Rounded"]
    case .serif: ["New York", "New York Medium", "New York Small", ".New York"]
    case .monospaced: ["SF Mono", ".SF NS Mono"]
    }
  }

  private static func standIn(_ design: FontDesign) -> (name: String, role: FaceRole) {
    switch design {
    case .default: (EmbeddedFaces.sans, .sans)
    case .rounded: (EmbeddedFaces.sans, .rounded)
    case .serif: (EmbeddedFaces.serif, .own)
    case .monospaced: (EmbeddedFaces.mono, .mono)
    }
  }
}
