import VitrineDisplayList

/// The summary of a symbol in a list.
package struct SymbolSummary: Sendable {
  /// The name that code and archives give the symbol.
  package private(set) var name: String
  /// The names of the sets of outlines that it is composed of.
  package let sources: [String]
  /// How closely the drawing conveys the meaning of the symbol.
  package let quality: SymbolQuality
  /// The number of layers of its drawing.
  package let layers: Int
  /// The number of levels of its layers.
  package let levels: Int
  /// Whether it has its own colours.
  package let hasColors: Bool
  /// The number of steps that a variable value lights.
  package let steps: Int

  /// The symbols of the table whose names meet a condition, in the order of their names.
  package static func list(
    textEngine: any TextEngine, where isWanted: (String) -> Bool
  ) -> [SymbolSummary] {
    let composer = Composer(weight: 400, textEngine: textEngine)
    return SymbolEntry.all.filter { isWanted($0.name) }.map { SymbolSummary($0, composer) }
  }

  /// The symbol of a name, from the table or by its rules; `nil` for one that is not drawn.
  package init?(_ name: String, textEngine: any TextEngine) {
    guard let entry = NameGrammar.entry(name) else { return nil }
    self.init(entry, Composer(weight: 400, textEngine: textEngine))
    self.name = name
  }

  private init(_ entry: SymbolEntry, _ composer: Composer) {
    let figure = composer.figure(entry.recipe, factor: 1).map { entry.styled($0, value: nil) }
    let drawn = figure?.layers ?? []
    name = entry.name
    sources = entry.recipe.sources.map(\.title).sorted()
    quality = entry.quality
    layers = max(drawn.count, 1)
    levels = Set(drawn.map(\.level)).count
    hasColors = drawn.contains { $0.color != nil }
    steps = Set(entry.steps.compactMap { $0 }).count
  }
}

extension GlyphSet {
  /// The set's name for people.
  fileprivate var title: String {
    switch self {
    case .bootstrap: "Bootstrap Icons"
    case .material: "Material Symbols"
    case .own: "Vitrine"
    }
  }
}

extension Recipe {
  /// The sets that the recipe takes glyphs from.
  var sources: Set<GlyphSet> {
    if case .glyph(let set, _) = self { return [set] }
    return children.reduce(into: []) { $0.formUnion($1.sources) }
  }
}
