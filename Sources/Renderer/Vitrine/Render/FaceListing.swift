import VitrineText

/// The description of an available font.
public struct FaceListing: Hashable, Sendable, Encodable {
  /// The name of the family, by which texts select it.
  public let family: String
  /// The name in the file, with its style.
  public let name: String
  /// The names by which `Font.custom` finds this font: its PostScript name, and its full name.
  public let names: [String]
  /// The weights on the OpenType scale, from the lightest to the boldest.
  public let weights: [Double]
  /// Whether the font is italic.
  public let isItalic: Bool
  /// Whether it is part of the binary.
  public let isEmbedded: Bool
  /// The number of glyphs.
  public let glyphs: Int
  /// The number of code points with a glyph.
  public let codePoints: Int
  /// The numbers of code points by four-letter script code, without those that scripts share.
  public let scripts: [String: Int]

  init(_ entry: FaceEntry) {
    let description = entry.description
    family = entry.family
    name =
      entry.isInstance
      ? entry.names.last ?? entry.family
      : [description.family, description.style].filter { !$0.isEmpty }.joined(separator: " ")
    names = entry.names
    let axis = description.axes.first { $0.tag == "wght" }?.range
    weights = entry.weight.map { [$0] } ?? axis.map { [$0.lowerBound, $0.upperBound] } ?? []
    isItalic = entry.isItalic
    isEmbedded = entry.isEmbedded
    glyphs = description.glyphCount
    codePoints = description.scalarCount
    scripts = Dictionary(
      description.scripts.map { ($0.code, $0.scalarCount) }, uniquingKeysWith: +)
  }
}

extension Renderer {
  /// The available fonts, without those in archives, grouped by family.
  ///
  /// Reading all fonts takes some milliseconds.
  public var faces: [FaceListing] { fonts.engine.faces.map(FaceListing.init) }
}
