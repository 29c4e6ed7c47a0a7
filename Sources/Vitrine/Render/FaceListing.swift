import VitrineText

/// A face that texts can be set in, as its file describes itself.
public struct FaceListing: Hashable, Sendable, Encodable {
  /// Name under which texts ask for it.
  public let family: String
  /// The name that the file gives itself, with its style.
  public let name: String
  /// The names by which `Font.custom` finds this very face: that of PostScript, and the full one.
  public let names: [String]
  /// Stroke weights on the OpenType scale, from the lightest to the boldest.
  public let weights: [Double]
  /// Whether its letters are slanted.
  public let isItalic: Bool
  /// Whether it is part of the binary.
  public let isEmbedded: Bool
  /// Glyphs that it has.
  public let glyphs: Int
  /// Code points that it has glyphs for.
  public let codePoints: Int
  /// Code points by the four-letter code of their script; those that scripts share left out.
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
  /// The faces that texts are set in, beside those that archives bring along; families together.
  ///
  /// Every face is read through, which takes some milliseconds.
  public var faces: [FaceListing] { fonts.engine.faces.map(FaceListing.init) }
}
