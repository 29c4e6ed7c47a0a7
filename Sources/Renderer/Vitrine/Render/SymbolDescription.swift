import VitrineDisplayList
import VitrineSymbols
import VitrineText

/// The description of a symbol that views can name.
public struct SymbolDescription: Hashable, Sendable, Codable {
  /// How closely the drawing conveys the meaning of Apple's symbol.
  public enum Quality: String, Hashable, Sendable, CaseIterable, Codable {
    /// The same symbol.
    case exact
    /// The same symbol, composed of a glyph and a shape, badge or slash.
    case composed
    /// A similar symbol.
    case close
    /// A substitute, because no better symbol is available.
    case poor
  }

  /// The name, for example `cloud.sun.fill`.
  public let name: String
  /// The icon sets of its outlines; empty if it is drawn in code only.
  public let sources: [String]
  /// How closely the drawing conveys the meaning of Apple's symbol.
  public let quality: Quality
  /// The number of layers.
  public let layers: Int
  /// The rendering modes that change its appearance.
  public let modes: [SymbolRenderingMode]
  /// The number of parts that a variable value lights; 0 for none.
  public let steps: Int

  /// All symbols, in alphabetical order; others follow from these by naming rules.
  public static var all: [SymbolDescription] { list { _ in true } }

  /// The names of ``all``, without drawing them.
  public static var listedNames: [String] { SymbolLibrary.listedNames }

  /// Those of ``all`` whose names meet a condition.
  package static func list(where isWanted: (String) -> Bool) -> [SymbolDescription] {
    SymbolSummary.list(textEngine: FontTextEngine(), where: isWanted)
      .compactMap(SymbolDescription.init)
  }

  /// Creates the description of a symbol, from the list or by the naming rules; `nil` if it is not
  /// drawn.
  public init?(named name: String) {
    guard let summary = SymbolSummary(name, textEngine: FontTextEngine()) else { return nil }
    self.init(summary)
  }

  /// The first version of iOS that has a symbol; `nil` for a name that Apple's set does not have.
  package static func firstSystem(with name: String) -> Double? {
    SymbolRelease.first(with: name)?.iOS
  }

  /// Whether a symbol is drawn mirrored where leading is on the right.
  package static func followsReadingDirection(_ name: String) -> Bool {
    SymbolLibrary.follows(name)
  }

  /// The status of a symbol name.
  public enum Status: Hashable, Sendable {
    /// SF Symbols has it, and it is drawn in this quality.
    case drawn(Quality)
    /// SF Symbols has it, and a plain mark is drawn instead.
    case undrawn
    /// SF Symbols does not have it; `nearest` is a similar name, if there is one.
    case unknown(nearest: String?)
  }

  /// Returns the status of a symbol name, from the list of names or by the naming rules.
  public static func status(of name: String) -> Status {
    guard allNames.contains(name) else {
      return .unknown(nearest: SymbolLibrary.nearestName(to: name))
    }
    let quality = SymbolLibrary.quality(of: name).flatMap { Quality(rawValue: $0.rawValue) }
    return quality.map(Status.drawn) ?? .undrawn
  }

  /// The names of all symbols through SF Symbols 7.1.
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
