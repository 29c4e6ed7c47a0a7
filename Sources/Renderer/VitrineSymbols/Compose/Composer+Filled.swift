import VitrineDisplayList
import VitrineGeometry

extension Composer {
  /// The filled variant of a figure, which fills the parts that have such a variant.
  func filled(_ recipe: Recipe, _ factor: Double) -> Figure? {
    switch recipe {
    case .glyph(let set, let name):
      let names = set.filledNames(of: name)
      let glyphs = names.lazy.compactMap { self.figure(.glyph(set, $0), factor: factor) }
      return glyphs.first ?? figure(recipe, factor: factor).map(withoutHoles)
    case .text, .dashed, .level, .filled: return figure(recipe, factor: factor)
    case .scaled(let inner, let more): return filled(inner, factor * more)
    case .enclosed(let shape, _, let inner):
      return figure(.enclosed(shape, filled: true, inner), factor: factor)
    case .slash(let inner): return figure(.slash(.filled(inner)), factor: factor)
    case .badge(let base, let mark): return figure(.badge(.filled(base), mark), factor: factor)
    case .turned(let inner, let quarters, let isMirrored):
      return filled(inner, factor)?.turned(quarters, isMirrored: isMirrored)
    case .contained(let outer, let mark, var room):
      room.isFilled = true
      return contained(.filled(outer), mark, room, factor)
    case .on(let front, let back):
      return figure(.on(.filled(front), .filled(back)), factor: factor)
    case .row(let list): return figure(.row(list.map(Recipe.filled)), factor: factor)
    case .stacked(let inner): return figure(.stacked(.filled(inner)), factor: factor)
    case .grid(let shape, _, let columns, let rows):
      return grid(shape, true, columns, rows)
    case .split(let shape, _, let columns, let rows): return split(shape, true, columns, rows)
    case .part, .inside, .behind, .above, .over:
      return figure(recipe, factor: factor).map(withoutHoles)
    }
  }

  /// The figure with filled holes, except for what is drawn in them, which is cut out.
  ///
  /// A piece with several holes is a separate drawing, which filling would remove.
  private func withoutHoles(_ figure: Figure) -> Figure {
    let outlines = figure.layers.map { Contour.contours(of: $0.path) }
    let boxes = figure.layers.map { $0.path.tightBounds ?? .zero }
    var copy = figure
    var islands: Set<Int> = []
    for index in figure.layers.indices where outlines[index].count == 2 {
      let inside = figure.layers.indices.filter {
        $0 != index && boxes[index].union(boxes[$0]) == boxes[index]
      }
      copy.layers[index].path = Figure([figure.layers[index]]).surroundings(0).first ?? Path()
      copy.layers[index].erased += inside.map { figure.layers[$0].path }
      islands.formUnion(inside)
    }
    copy.layers = copy.layers.indices.filter { !islands.contains($0) }.map { copy.layers[$0] }
    return copy
  }
}
