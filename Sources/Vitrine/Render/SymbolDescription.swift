import VitrineModel
import VitrineSymbols

/// What is known of a symbol that views can name.
public struct SymbolDescription: Hashable, Sendable, Codable {
  /// How well the drawing says what Apple's symbol of the name says.
  public enum Quality: String, Hashable, Sendable, CaseIterable, Codable {
    /// The same sign.
    case exact
    /// The same sign, made of a glyph and a shape, badge or slash.
    case composed
    /// A sign of the same kind.
    case close
    /// A sign that stands in for want of a better one.
    case poor
  }

  /// The name, for example `cloud.sun.fill`.
  public let name: String
  /// The sets its outlines are from; empty for what is drawn in code alone.
  public let sources: [String]
  /// How well it says what it should.
  public let quality: Quality
  /// How many layers it has.
  public let layers: Int
  /// The rendering modes in which it looks other than in one style.
  public let modes: [SymbolRenderingMode]
  /// How many steps a variable value lights; 0 for none.
  public let steps: Int

  /// All symbols in the order of their names; others follow from these by the rules of the names.
  public static var all: [SymbolDescription] {
    SymbolSummary.all.compactMap(SymbolDescription.init)
  }

  init?(_ summary: SymbolSummary) {
    guard let quality = Quality(rawValue: summary.quality.rawValue) else { return nil }
    name = summary.name
    sources = summary.sources
    self.quality = quality
    layers = summary.layers
    modes =
      [SymbolRenderingMode.monochrome]
      + (summary.levels > 1 ? [.hierarchical, .palette] : [])
      + (summary.hasColors ? [.multicolor] : [])
    steps = summary.steps
  }
}
