import VitrineDisplayList
import VitrineSymbols
import VitrineText

/// The description of a symbol that views can name.
public struct SymbolDescription: Hashable, Sendable, Codable {
  /// How closely the drawing conveys the meaning of Apple's symbol.
  public enum Quality: String, Hashable, Sendable, CaseIterable, Codable {
    /// The same sign.
    case exact
    /// The same symbol, composed of a glyph and a shape, badge or slash.
    case composed
    /// A sign of the same kind.
    case close
    /// A substitute, because no better symbol is available.
    case poor
  }

  /// The name, for example `cloud.sun.fill`.
  public let name: String
  /// The sets its outlines are from; empty for what is drawn in code alone.
  public let sources: [String]
  /// How closely the drawing conveys the meaning of Apple's symbol.
  public let quality: Quality
  /// How many layers it has.
  public let layers: Int
  /// The rendering modes in which it looks other than in one style.
  public let modes: [SymbolRenderingMode]
  /// How many steps a variable value lights; 0 for none.
  public let steps: Int

  /// All symbols in the order of their names; others follow from these by the rules of the names.
  public static var all: [SymbolDescription] {
    SymbolSummary.all(textEngine: FontTextEngine()).compactMap(SymbolDescription.init)
  }

  /// A symbol of a name, from the list or by the rules of the names; `nil` for one that is not drawn.
  public init?(named name: String) {
    guard let summary = SymbolSummary(name, textEngine: FontTextEngine()) else { return nil }
    self.init(summary)
  }

  /// The status of a symbol name.
  public enum Status: Hashable, Sendable {
    /// Apple's set has it, and it is drawn so well.
    case drawn(Quality)
    /// Apple's set has it, and a plain mark is shown for it.
    case undrawn
    /// Apple's set has no symbol of this name; the nearest one that it has, if any.
    case unknown(nearest: String?)
  }

  /// The status of a symbol name, from the list of names or by the naming rules.
  public static func status(of name: String) -> Status {
    guard allNames.contains(name) else {
      return .unknown(nearest: SymbolLibrary.nearestName(to: name))
    }
    let quality = SymbolLibrary.quality(of: name).flatMap { Quality(rawValue: $0.rawValue) }
    return quality.map(Status.drawn) ?? .undrawn
  }

  /// The names of all of Apple's symbols, through SF Symbols 7.1.
  public static let allNames = Set(SymbolLibrary.allNames)

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
