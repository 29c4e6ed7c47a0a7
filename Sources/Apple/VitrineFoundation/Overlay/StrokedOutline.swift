package import VitrineGeometry

/// The area of a line that is drawn along a path.
///
/// Curves are replaced by lines first, as in Boolean operations on paths.
package struct StrokedOutline {
  /// Half of the line's width, in points.
  private let half: Double
  private let cap: CGLineCap
  private let join: CGLineJoin
  private let miterLimit: Double
  private let dash: [Double]
  private let phase: Double

  /// Creates a line of a width and a style, in points.
  package init(
    width: Double, cap: CGLineCap, join: CGLineJoin, miterLimit: Double, dash: [Double] = [],
    phase: Double = 0
  ) {
    half = width.isFinite ? max(0, width / 2) : 0
    (self.cap, self.join, self.miterLimit) = (cap, join, miterLimit)
    (self.dash, self.phase) = (dash, phase)
  }

  /// Returns the outline of the line, for the rule that fills what has a winding.
  package func area(of path: Path) -> Path {
    guard half > 0 else { return Path() }
    let lines = path.subpaths.map(FlatLine.init).flatMap { $0.dashed(dash, phase: phase) }
    var outline = Path()
    for contour in lines.flatMap(contours) { outline.add(contour) }
    return outline
  }

  /// The polygons around a line: its left edge and, backwards, its right one.
  private func contours(_ line: FlatLine) -> [[Point]] {
    let sides = line.sides
    let back = sides.reversed().map(\.reversed)
    guard let first = back.last, let last = sides.last else {
      return line.points.first.map(dot) ?? []
    }
    if line.isClosed { return [edge(sides, isClosed: true), edge(back, isClosed: true)] }
    return [edge(sides) + end(last) + edge(back) + end(first)]
  }

  /// The points of the edge at one side of a line.
  private func edge(_ sides: [FlatLine.Side], isClosed: Bool = false) -> [Point] {
    sides.indices.flatMap { index in
      let (side, across) = (sides[index], sides[index].across(half))
      let next = index + 1 < sides.count ? sides[index + 1] : isClosed ? sides[0] : nil
      return [side.start + across, side.end + across] + (next.map { corner(side, $0) } ?? [])
    }
  }

  /// The points of an edge between two sides, whose own points are on both sides of them.
  private func corner(_ before: FlatLine.Side, _ after: FlatLine.Side) -> [Point] {
    let (first, second) = (before.direction, after.direction)
    let turn = first.x * second.y - first.y * second.x
    let along = first.x * second.x + first.y * second.y
    // The lines in place of a curve have no corners.
    guard along < StrokedOutline.straight else { return [] }
    let center = after.start
    if turn > 0 { return [center] }
    let (from, to) = (before.across(half), after.across(half))
    switch join {
    case .round: return arc(center, from: from, to: to)
    case .miter where along > -1 + 1e-9 && (2 / (1 + along)).squareRoot() <= miterLimit:
      return [center + (from + to) * (1 / (1 + along))]
    case .miter, .bevel: return []
    }
  }

  /// The cosine of the smallest angle between two sides that is a corner.
  private static let straight = 0.999

  /// The points that a cap adds at the end of a side.
  private func end(_ side: FlatLine.Side) -> [Point] {
    let (across, further) = (side.across(half), side.direction * half)
    switch cap {
    case .butt: return []
    case .square: return [side.end + across + further, side.end - across + further]
    case .round:
      return arc(side.end, from: across, to: further)
        + arc(side.end, from: further, to: across * -1)
    }
  }

  /// What caps draw of a line without length.
  private func dot(_ center: Point) -> [[Point]] {
    let (x, y) = (Point(x: half, y: 0), Point(x: 0, y: half))
    switch cap {
    case .butt: return []
    case .square:
      return [[center - x - y, center + x - y, center + x + y, center - x + y]]
    case .round:
      return [
        [(x, y), (y, x * -1), (x * -1, y * -1), (y * -1, x)].flatMap {
          arc(center, from: $0, to: $1)
        }
      ]
    }
  }

  /// Points of the shorter arc between two points of a circle, which are given from its center.
  private func arc(_ center: Point, from: Point, to: Point) -> [Point] {
    let start = angle(sine: from.y, cosine: from.x)
    let sweep = angle(
      sine: from.x * to.y - from.y * to.x, cosine: from.x * to.x + from.y * to.y)
    // The distance between an arc and its chord is an eighth of the square of its angle, in radii.
    let step = (8 * OverlayGrid.tolerance / half).squareRoot()
    let count = min(max((abs(sweep) / step).rounded(.up), 1), StrokedOutline.mostChords)
    return (0...Int(count)).map { index in
      let (sine, cosine) = sineAndCosine(start + sweep * Double(index) / count)
      return center + Point(x: cosine * half, y: sine * half)
    }
  }

  /// The most lines in place of one arc.
  private static let mostChords = 256.0
}

extension Path {
  /// Adds a polygon.
  fileprivate mutating func add(_ polygon: [Point]) {
    guard let first = polygon.first else { return }
    elements.append(.move(first))
    elements += polygon.dropFirst().map { .line($0) } + [.close]
  }
}
