import VitrineModel

extension Path {
  /// The smallest rectangle around the curves themselves, without their control points.
  var inkBounds: Rect? {
    var box: Bounds?
    var last = Point.zero
    for element in elements {
      switch element {
      case .move(let point), .line(let point):
        Bounds.add(point, to: &box)
        last = point
      case .curve(let end, let control1, let control2):
        Bounds.add(end, to: &box)
        for t in Path.turns(last.x, control1.x, control2.x, end.x)
          + Path.turns(last.y, control1.y, control2.y, end.y)
        {
          Bounds.add(cubic(last, control1, control2, end, t), to: &box)
        }
        last = end
      case .quadCurve(let end, let control):
        // Only a cover: outlines of symbols have cubic curves.
        Bounds.add(control, to: &box)
        Bounds.add(end, to: &box)
        last = end
      case .close: break
      }
    }
    return box?.rect
  }

  /// Where a cubic polynomial turns inside of 0...1.
  private static func turns(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double) -> [Double] {
    let a = p3 - 3 * p2 + 3 * p1 - p0
    let b = 2 * (p2 - 2 * p1 + p0)
    let c = p1 - p0
    if a.magnitude < 1e-12 {
      return b.magnitude < 1e-12 ? [] : [-c / b].filter { $0 > 0 && $0 < 1 }
    }
    let square = b * b - 4 * a * c
    guard square >= 0 else { return [] }
    let root = square.squareRoot()
    return [(-b + root) / (2 * a), (-b - root) / (2 * a)].filter { $0 > 0 && $0 < 1 }
  }
}

private struct Bounds {
  var low: Point
  var high: Point

  static func add(_ point: Point, to box: inout Bounds?) {
    guard let old = box else {
      box = Bounds(low: point, high: point)
      return
    }
    box = Bounds(
      low: Point(x: min(old.low.x, point.x), y: min(old.low.y, point.y)),
      high: Point(x: max(old.high.x, point.x), y: max(old.high.y, point.y)))
  }

  var rect: Rect {
    Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}

extension Rect {
  /// The smallest rectangle around both.
  func union(_ other: Rect) -> Rect {
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}
