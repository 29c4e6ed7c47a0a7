import VitrineGeometry
import VitrineModel

/// The sectors of a pie chart, clockwise from the top.
struct SectorShapes {
  private let geometry: PlotGeometry

  init(_ geometry: PlotGeometry) { self.geometry = geometry }

  func shapes() -> [PlotShape] {
    sectors().map { index, sector in
      let path = sector.path
      return geometry.shape(
        .fill(path), index, path.tightBounds ?? .zero)
    }
  }

  /// The sectors by the index of their marks.
  func sectors() -> [(index: Int, sector: Sector)] {
    let marks = geometry.plan.chart.marks
    let all = marks.indices.filter { marks[$0].kind == .sector }
    let total = all.reduce(0) { $0 + max(0, marks[$1].angle?.number ?? 0) }
    guard total > 0 else { return [] }
    let size = geometry.size
    let radius = min(size.width, size.height) / 2
    let center = Point(x: size.width / 2, y: size.height / 2)
    var angle = 0.0
    return all.compactMap { index in
      let mark = marks[index]
      let sweep = max(0, mark.angle?.number ?? 0) / total * 2 * .pi
      defer { angle += sweep }
      guard sweep > 0 else { return nil }
      return (
        index,
        Sector(
          center: Point(x: center.x + mark.offsetX, y: center.y + mark.offsetY),
          inner: mark.innerRadius?.length(of: radius) ?? 0,
          outer: mark.outerRadius?.length(of: radius) ?? radius, start: angle, sweep: sweep,
          inset: mark.angularInset ?? 0, cornerRadius: mark.cornerRadius ?? 0)
      )
    }
  }
}

extension ChartDimension {
  /// A radius in points, from a length, an inset or a fraction of the circle's radius.
  fileprivate func length(of radius: Double) -> Double {
    if let fixed { return fixed }
    if let inset { return max(0, radius - inset) }
    return radius * (ratio ?? 1)
  }
}

/// A sector of a ring or of a disc.
struct Sector {
  let center: Point
  let inner: Double
  let outer: Double
  /// Angle in radians, 0 at the top, clockwise.
  let start: Double
  let sweep: Double
  /// The distance in points that each straight side is moved inwards.
  let inset: Double
  let cornerRadius: Double

  /// The middle of the sector.
  var middle: Point { point((inner + outer) / 2, start + sweep / 2) }

  var path: Path {
    guard outer > 0, outer > inner else { return Path() }
    if sweep >= 2 * .pi - 1e-9 { return ring }
    let radius = min(cornerRadius, (outer - inner) / 2)
    var path = Path()
    edge(outer, radius, outwards: true, &path)
    if inner > 0 {
      edge(inner, radius, outwards: false, &path)
    } else {
      let (sine, cosine) = sineAndCosine(start + sweep / 2)
      // Both sides meet where their distance from the middle is the inset.
      let distance = sweep < .pi ? inset / max(sineAndCosine(sweep / 2).0, 1e-6) : 0
      path.elements.append(
        .line(
          Point(
            x: center.x + min(distance, outer) * sine, y: center.y - min(distance, outer) * cosine))
      )
    }
    path.elements.append(.close)
    return path
  }

  private var ring: Path {
    var path = Path.arc(center: center, radius: outer, start: start, sweep: 2 * .pi)
    path.elements.append(.close)
    if inner > 0 {
      let hole = Path.arc(
        center: center, radius: inner, start: start + 2 * .pi, sweep: -2 * .pi)
      path.elements += hole.elements + [.close]
    }
    return path
  }

  /// One arc with its two rounded corners: clockwise outside, counterclockwise inside.
  private func edge(_ length: Double, _ radius: Double, outwards: Bool, _ path: inout Path) {
    // The circle of a corner is tangent to the arc, inside the ring.
    let reach = outwards ? length - radius : length + radius
    let turn = reach > 0 ? arcsine((radius + inset) / reach) : 0
    let from = start + turn
    let extent = sweep - 2 * turn
    guard extent > 0, reach > 0 else {
      append(Path([.move(point(length, start + sweep / 2))]), &path)
      return
    }
    let side = reach * sineAndCosine(turn).1
    let near = point(side, start, shifted: inset)
    let far = point(side, start + sweep, shifted: -inset)
    let arc = Path.arc(
      center: center, radius: length, start: outwards ? from : from + extent,
      sweep: outwards ? extent : -extent)
    if radius > 0 { append(Path([.move(outwards ? near : far)]), &path) }
    let corner = arc.elements.first
    if case .move(let point) = corner, radius > 0 {
      path.elements.append(
        .quadCurve(point, control: self.corner(length, outwards ? start : start + sweep)))
    }
    append(arc, &path)
    if radius > 0 {
      path.elements.append(
        .quadCurve(
          outwards ? far : near, control: self.corner(length, outwards ? start + sweep : start)))
    }
  }

  /// The intersection of an arc with a straight side.
  private func corner(_ length: Double, _ side: Double) -> Point {
    let along = max(length * length - inset * inset, 0).squareRoot()
    return point(along, side, shifted: side == start ? inset : -inset)
  }

  private func append(_ part: Path, _ path: inout Path) {
    for element in part.elements {
      if case .move(let point) = element, !path.isEmpty {
        path.elements.append(.line(point))
      } else {
        path.elements.append(element)
      }
    }
  }

  /// A point at a distance in a direction, moved perpendicularly to it.
  private func point(_ distance: Double, _ angle: Double, shifted: Double = 0) -> Point {
    let (sine, cosine) = sineAndCosine(angle)
    return Point(
      x: center.x + distance * sine + shifted * cosine,
      y: center.y - distance * cosine + shifted * sine)
  }
}
