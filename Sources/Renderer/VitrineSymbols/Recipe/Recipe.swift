/// How a symbol is made.
indirect enum Recipe: Hashable, Sendable {
  /// A glyph of a set.
  case glyph(GlyphSet, String)
  /// Characters of the system's face.
  case text(String)
  /// A figure larger or smaller than usual.
  case scaled(Recipe, Double)
  /// A shape, empty or around a figure.
  case enclosed(EnclosureShape, filled: Bool, Recipe?)
  /// A shape of dashes.
  case dashed(EnclosureShape)
  /// A figure that is crossed out.
  case slash(Recipe)
  /// A figure with a badge at its corner; a badge without a figure is a dot.
  case badge(Recipe, Recipe?)
  /// A battery that is filled to a percentage.
  case level(Double)
  /// A figure in the middle of another one.
  case inside(Recipe, Recipe)
  /// A figure in front of another one that is partly visible behind it.
  case behind(Recipe, Recipe)
  /// A figure above another one.
  case above(Recipe, Recipe)
  /// A figure to the upper left of another one.
  case over(Recipe, Recipe)
  /// A figure as its filled variant: the glyph that the set has for it, or the figure without holes.
  case filled(Recipe)
  /// A figure that is optionally mirrored left to right, then rotated clockwise by quarter turns.
  case turned(Recipe, quarters: Int, isMirrored: Bool)
  /// A mark in the space that another figure has for it.
  case contained(Recipe, Recipe, SymbolRoom)
  /// Figures side by side.
  case row([Recipe])
  /// A figure at the lower right in front of another one.
  case on(Recipe, Recipe)
  /// A figure with the edges of others behind it.
  case stacked(Recipe)
  /// A repeated shape, in columns and rows.
  case grid(EnclosureShape, filled: Bool, columns: Int, rows: Int)
  /// A shape that is divided into columns and rows.
  case split(EnclosureShape, filled: Bool, columns: Int, rows: Int)
  /// A partly filled figure.
  case part(Recipe, SymbolRegion, isInset: Bool)
}

extension Recipe {
  /// Parses a recipe in the format of the table of names, for example
  /// `badge(circle(person-fill),plus-lg)`; `nil` if it is invalid.
  init?(_ text: String) {
    var parser = RecipeParser(text)
    guard let recipe = parser.recipe(), parser.isAtEnd else { return nil }
    self = recipe
  }
}

/// Reads recipes: a name, characters in quotes, or a function of recipes; then `*` and a factor.
private struct RecipeParser {
  private var rest: Substring

  init(_ text: String) { rest = text[...] }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func recipe() -> Recipe? {
    guard let plain = plain() else { return nil }
    guard take("*") else { return plain }
    return Double(word()).map { .scaled(plain, $0) }
  }

  private mutating func plain() -> Recipe? {
    if take("'") {
      let text = String(rest.prefix { $0 != "'" })
      rest = rest.dropFirst(text.count)
      return take("'") ? .text(text) : nil
    }
    let name = word()
    guard !name.isEmpty else { return nil }
    guard take("(") else { return RecipeParser.glyph(name) }
    let arguments = arguments()
    return RecipeParser.function(name, arguments)
  }

  private static func glyph(_ name: String) -> Recipe {
    if name.hasPrefix("ms:") { return .glyph(.material, String(name.dropFirst(3))) }
    if name.hasPrefix("own:") { return .glyph(.own, String(name.dropFirst(4))) }
    return .glyph(.bootstrap, name)
  }

  private mutating func arguments() -> [Recipe] {
    var list: [Recipe] = []
    while !take(")"), !rest.isEmpty {
      if let one = recipe() { list.append(one) }
      guard take(",") || rest.first == ")" else { break }
    }
    return list
  }

  private static func function(_ name: String, _ list: [Recipe]) -> Recipe? {
    if let shape = EnclosureShape(rawValue: name) {
      return .enclosed(shape, filled: false, list.first)
    }
    if name.hasSuffix(".fill"), let shape = EnclosureShape(rawValue: String(name.dropLast(5))) {
      return .enclosed(shape, filled: true, list.first)
    }
    guard let first = list.first else { return nil }
    switch (name, list.count) {
    case ("slash", 1): return .slash(first)
    case ("badge", 1), ("badge", 2): return .badge(first, list.count == 2 ? list[1] : nil)
    case ("inside", 2): return .inside(first, list[1])
    case ("behind", 2): return .behind(first, list[1])
    case ("above", 2): return .above(first, list[1])
    case ("over", 2): return .over(first, list[1])
    case ("filled", 1): return .filled(first)
    case ("turn", 1): return .turned(first, quarters: 1, isMirrored: false)
    case ("flip", 1): return .turned(first, quarters: 0, isMirrored: true)
    case ("row", _): return .row(list)
    case ("on", 2): return .on(first, list[1])
    case ("stack", 1): return .stacked(first)
    case ("dashed", 1):
      guard case .glyph(_, let shape) = first else { return nil }
      return EnclosureShape(rawValue: shape).map(Recipe.dashed)
    case ("level", 1):
      guard case .glyph(_, let percent) = first else { return nil }
      return Double(percent).map { .level($0 / 100) }
    default: return nil
    }
  }

  private mutating func word() -> String {
    let word = rest.prefix { !"(),*'".contains($0) }
    rest = rest.dropFirst(word.count)
    return String(word)
  }

  private mutating func take(_ character: Character) -> Bool {
    guard rest.first == character else { return false }
    rest.removeFirst()
    return true
  }
}
