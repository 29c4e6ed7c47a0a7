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
  private func withoutHoles(_ figure: Figure) -> Figure {
    let outlines = figure.layers.map { Contour.contours(of: $0.path) }
    let boxes = figure.layers.map { $0.path.tightBounds ?? .zero }
    var layers = figure.layers.map { [$0] }
    var islands: Set<Int> = []
    for index in figure.layers.indices {
      guard let pieces = withoutHoles(outlines[index]) else { continue }
      let inside = figure.layers.indices.filter {
        $0 != index && boxes[index].union(boxes[$0]) == boxes[index]
      }
      let cut = inside.map { figure.layers[$0].path }
      layers[index] = pieces.map { piece in
        var layer = figure.layers[index]
        (layer.path, layer.erased) = (piece.path, layer.erased + piece.erased + cut)
        return layer
      }
      islands.formUnion(inside)
    }
    var copy = figure
    copy.layers = layers.indices.filter { !islands.contains($0) }.flatMap { layers[$0] }
    return copy
  }

  /// A piece with its hole filled; `nil` for one that is solid already.
  ///
  /// Of several holes, the lines between them stay free, a border as thick as the lines remains around
  /// them, and so does what is thicker.
  ///
  /// Source: filled symbols are solid shapes in which the lines of the others are cut out, as in
  /// `tablecells`. That holes are a third of the area of a piece drawn with lines is chosen by eye.
  private func withoutHoles(_ contours: [Contour]) -> [(path: Path, erased: [Path])]? {
    let polygons = contours.map(\.polygon)
    let areas = polygons.map(\.signedArea)
    guard let outer = areas.indices.max(by: { areas[$0] < areas[$1] }) else { return nil }
    let (border, holes) = (contours[outer], areas.indices.filter { areas[$0] < 0 })
    guard holes.count > 1 else { return holes.isEmpty ? nil : [(border.path, [])] }
    guard holes.reduce(0, { $0 - areas[$1] }) > areas[outer] / 3 else { return nil }
    let line = holes.map { polygons[$0].distance(to: polygons[outer]) }.min() ?? 0
    let filled = holes.map { contours[$0].reversed }
    let parts = [border, border.offset(by: -1.3 * line).reversed] + filled
    return [
      (Path(parts.flatMap(\.path.elements)), []),
      (border.path, filled.map { $0.offset(by: line).path }),
    ]
  }
}

extension [Point] {
  /// The least distance from a corner to the lines of another polygon.
  fileprivate func distance(to polygon: [Point]) -> Double {
    guard var from = polygon.last else { return 0 }
    var least = Double.infinity
    for end in polygon {
      for point in self { least = Swift.min(least, point.distance(from, end)) }
      from = end
    }
    return least
  }
}

extension Point {
  /// The distance to the line between two points.
  fileprivate func distance(_ from: Point, _ end: Point) -> Double {
    let (x, y) = (end.x - from.x, end.y - from.y)
    let length = x * x + y * y
    let share = length > 0 ? ((self.x - from.x) * x + (self.y - from.y) * y) / length : 0
    let place = min(max(share, 0), 1)
    let (dx, dy) = (self.x - from.x - place * x, self.y - from.y - place * y)
    return (dx * dx + dy * dy).squareRoot()
  }
}
