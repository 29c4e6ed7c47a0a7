import VitrineGeometry

extension Path {
  /// Whether the path, transformed by `transform`, is one rectangle with all edges between pixels.
  func isWholePixelRect(_ transform: AffineTransform) -> Bool {
    guard elements.count == 5, case .move(let first) = elements[0], case .close = elements[4]
    else { return false }
    var corners = [first]
    for element in elements[1...3] {
      guard case .line(let corner) = element else { return false }
      corners.append(corner)
    }
    let mapped = corners.map(transform.apply)
    // Cairo's coordinates have steps of 1/256 pixel.
    let isWhole = mapped.allSatisfy {
      abs($0.x - $0.x.rounded()) < 1 / 512 && abs($0.y - $0.y.rounded()) < 1 / 512
    }
    let isUpright = (0..<4).allSatisfy { index in
      let (here, next) = (mapped[index], mapped[(index + 1) % 4])
      return (abs(here.x - next.x) < 1 / 256) != (abs(here.y - next.y) < 1 / 256)
    }
    return isWhole && isUpright
  }

  /// Whether the path is one subpath whose points and control points turn in one direction only and
  /// go round once; such a path winds once around all that it encloses.
  var isConvex: Bool {
    guard let points = singleSubpath, points.count > 2 else { return false }
    let steps = zip(points, points.dropFirst() + points.prefix(1))
      .map { (x: $1.x - $0.x, y: $1.y - $0.y) }
      .filter { abs($0.x) + abs($0.y) > 1e-9 }
    var turns = (left: false, right: false)
    var crossings = 0
    for (here, next) in zip(steps, steps.dropFirst() + steps.prefix(1)) {
      let cross = here.x * next.y - here.y * next.x
      let noise = 1e-6 * (abs(here.x) + abs(here.y)) * (abs(next.x) + abs(next.y))
      if cross > noise { turns.right = true }
      if cross < -noise { turns.left = true }
      // Going round once, the direction changes from leftwards to rightwards once and back once.
      if (here.x < 0) != (next.x < 0) { crossings += 1 }
      if abs(cross) <= noise, here.x * next.x + here.y * next.y < 0 { return false }
    }
    return turns.left != turns.right && crossings <= 2
  }

  /// All points of the path, if it is one subpath.
  private var singleSubpath: [Point]? {
    var points: [Point] = []
    for (index, element) in elements.enumerated() {
      switch element {
      case .move(let point):
        guard index == 0 else { return nil }
        points.append(point)
      case .line(let point): points.append(point)
      case .quadCurve(let point, let control): points += [control, point]
      case .curve(let point, let control1, let control2): points += [control1, control2, point]
      case .close: guard index == elements.count - 1 else { return nil }
      }
    }
    return points
  }
}
