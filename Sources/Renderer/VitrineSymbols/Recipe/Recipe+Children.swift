extension Recipe {
  /// The recipes that this one contains.
  var children: [Recipe] {
    switch self {
    case .glyph, .text, .dashed, .level, .grid, .split: []
    case .scaled(let inner, _), .slash(let inner), .filled(let inner), .turned(let inner, _, _),
      .stacked(let inner), .part(let inner, _, _):
      [inner]
    case .enclosed(_, _, let inner): inner.map { [$0] } ?? []
    case .badge(let base, let mark): [base] + (mark.map { [$0] } ?? [])
    case .inside(let first, let second), .behind(let first, let second),
      .above(let first, let second), .over(let first, let second), .on(let first, let second),
      .contained(let first, let second, _):
      [first, second]
    case .row(let list): list
    }
  }

  /// The recipe with every text in it changed.
  func mappingText(_ change: (String) -> String) -> Recipe {
    func map(_ recipe: Recipe) -> Recipe { recipe.mappingText(change) }
    switch self {
    case .text(let text): return .text(change(text))
    case .glyph, .dashed, .level, .grid, .split: return self
    case .scaled(let inner, let factor): return .scaled(map(inner), factor)
    case .slash(let inner): return .slash(map(inner))
    case .filled(let inner): return .filled(map(inner))
    case .turned(let inner, let quarters, let isMirrored):
      return .turned(map(inner), quarters: quarters, isMirrored: isMirrored)
    case .stacked(let inner): return .stacked(map(inner))
    case .part(let inner, let region, let isInset):
      return .part(map(inner), region, isInset: isInset)
    case .enclosed(let shape, let isFilled, let inner):
      return .enclosed(shape, filled: isFilled, inner.map(map))
    case .badge(let base, let mark): return .badge(map(base), mark.map(map))
    case .inside(let first, let second): return .inside(map(first), map(second))
    case .behind(let first, let second): return .behind(map(first), map(second))
    case .above(let first, let second): return .above(map(first), map(second))
    case .over(let first, let second): return .over(map(first), map(second))
    case .on(let first, let second): return .on(map(first), map(second))
    case .contained(let first, let second, let room):
      return .contained(map(first), map(second), room)
    case .row(let list): return .row(list.map(map))
    }
  }
}
