import VitrineGeometry

/// A font that every iPhone has, besides the system's own.
///
/// Source: "System Fonts" on developer.apple.com/fonts, column iOS.
package struct PlatformFont: Hashable, Sendable {
  /// The kinds of faces, which decide the face that is drawn in place of another one.
  package enum Kind: Sendable {
    case serif, slab, sans, rounded, script, monospaced

    /// The system's design that looks most alike.
    package var design: FontDesign {
      switch self {
      case .serif, .slab: .serif
      case .sans: .default
      case .rounded, .script: .rounded
      case .monospaced: .monospaced
      }
    }
  }

  package let kind: Kind
  /// The weight in the name of a face, such as `Georgia-Bold`; `nil` if it names none.
  package let weight: Double?
  /// Whether the name is that of a slanted face.
  package let isItalic: Bool

  /// Returns the font with the name of a family or a face; `nil` for a font that devices lack.
  package static func named(_ name: String) -> PlatformFont? {
    let parts = name.split(separator: "-", maxSplits: 1)
    guard let family = parts.first, let kind = kinds[key(of: family)] else { return nil }
    let style = parts.count > 1 ? parts[1].lowercased() : ""
    return PlatformFont(
      kind: kind, weight: weights.first { style.contains($0.word) }?.weight,
      isItalic: style.contains("italic") || style.contains("oblique"))
  }

  /// Families are found by the names of their faces, too: `Times New Roman` by
  /// `TimesNewRomanPS-BoldMT`.
  private static func key(of family: some StringProtocol) -> String {
    var key = family.lowercased().filter { $0 != " " }
    for ending in ["mt", "ps", "itctt", "let", "plain"] where key.count > 8 {
      if key.hasSuffix(ending) { key.removeLast(ending.count) }
    }
    return key
  }

  /// The words for weights in names of faces; longer words come first.
  private static let weights: [(word: String, weight: Double)] = [
    ("ultralight", 100), ("thin", 200), ("semibold", 600), ("demibold", 600), ("demi", 600),
    ("extrabold", 800), ("heavy", 800), ("black", 900), ("light", 300), ("medium", 500),
    ("bold", 700), ("wide", 600),
  ]

  private static let kinds: [String: Kind] = Dictionary(
    families.flatMap { kind, names in names.map { (key(of: $0), kind) } }
  ) { first, _ in first }

  private static let families: [(Kind, [String])] = [
    (
      .serif,
      [
        "Academy Engraved LET", "Baskerville", "Bodoni 72", "Bodoni 72 Oldstyle",
        "Bodoni 72 Smallcaps", "BodoniSvtyTwoITCTT", "BodoniSvtyTwoOSITCTT",
        "BodoniSvtyTwoSCITCTT", "Bodoni Ornaments", "Charter", "Cochin", "Copperplate", "Didot",
        "Georgia", "Hiragino Mincho ProN", "HiraMinProN", "Hoefler Text", "Iowan Old Style",
        "Palatino", "STIX Two Math", "STIX Two Text", "Times New Roman", "TimesNewRomanPSMT",
      ]
    ),
    (.slab, ["American Typewriter", "Rockwell", "Superclarendon"]),
    (
      .sans,
      [
        "Apple SD Gothic Neo", "Arial", "Arial Hebrew", "Avenir", "Avenir Next",
        "Avenir Next Condensed", "DIN Alternate", "DIN Condensed", "Euphemia UCAS", "Futura",
        "Galvji", "Geeza Pro", "Gill Sans", "Helvetica", "Helvetica Neue", "Hiragino Sans",
        "HiraginoSans", "Impact", "Kailasa", "Khmer Sangam MN", "Optima", "PingFang HK",
        "PingFang MO", "PingFang SC", "PingFang TC", "PingFangSC", "PingFangTC", "PingFangHK",
        "Symbol", "Thonburi", "Trebuchet MS", "Verdana",
      ]
    ),
    (
      .rounded,
      [
        "Arial Rounded MT Bold", "ArialRoundedMTBold", "Hiragino Maru Gothic ProN",
        "HiraMaruProN",
      ]
    ),
    (
      .script,
      [
        "Bradley Hand", "BradleyHandITCTT", "Chalkboard SE", "Chalkduster", "Marker Felt",
        "Noteworthy", "Papyrus", "Party LET", "Savoye LET", "Snell Roundhand", "Zapfino",
      ]
    ),
    (.monospaced, ["Courier", "Courier New", "CourierNewPSMT", "Menlo"]),
  ]
}
