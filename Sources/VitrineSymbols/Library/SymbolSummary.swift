import VitrineModel

/// What a list of symbols says of one.
package struct SymbolSummary: Sendable {
  /// The name.
  package let name: String
  /// The sets of outlines it is made of, by name.
  package let sources: [String]
  /// How well it says what it should.
  package let quality: SymbolQuality
  /// How many layers its drawing has.
  package let layers: Int
  /// How many levels its layers have.
  package let levels: Int
  /// Whether it has colours of its own.
  package let hasColors: Bool
  /// How many steps a variable value lights.
  package let steps: Int

  /// All symbols of the table in the order of their names.
  package static func all(textEngine: any TextEngine) -> [SymbolSummary] {
    let composer = Composer(weight: 400, textEngine: textEngine)
    return SymbolEntry.all.map { SymbolSummary($0, composer) }
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
    switch self {
    case .glyph(let set, _): [set]
    case .text, .dashed, .level: []
    case .scaled(let inner, _), .slash(let inner), .filled(let inner): inner.sources
    case .enclosed(_, _, let inner): inner?.sources ?? []
    case .badge(let base, let mark): base.sources.union(mark?.sources ?? [])
    case .inside(let first, let second), .behind(let first, let second),
      .above(let first, let second), .over(let first, let second):
      first.sources.union(second.sources)
    }
  }
}
