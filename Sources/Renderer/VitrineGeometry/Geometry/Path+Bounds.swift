extension Path {
  /// The smallest rectangle around all points and control points; `nil` for an empty path.
  ///
  /// It is fast to compute and may be larger than the drawn area. Core Graphics calls it
  /// `boundingBox`.
  package var controlPointBounds: Rect? {
    var bounds = Bounds()
    for element in elements {
      switch element {
      case .move(let point), .line(let point): bounds.add(point)
      case .quadCurve(let point, let control):
        bounds.add(point)
        bounds.add(control)
      case .curve(let point, let control1, let control2):
        bounds.add(point)
        bounds.add(control1)
        bounds.add(control2)
      case .close: break
      }
    }
    return bounds.rect
  }

  /// The smallest rectangle around the lines and curves themselves; `nil` for an empty path.
  ///
  /// Core Graphics calls it `boundingBoxOfPath`, SwiftUI `boundingRect`.
  package var tightBounds: Rect? {
    var bounds = Bounds()
    for subpath in subpaths {
      bounds.add(subpath.start)
      for curve in subpath.curves {
        bounds.add(curve.end)
        // Most curves are within the bounds of their ends, so that no extremum has to be computed.
        if curve.points.allSatisfy(bounds.contains) { continue }
        for t in curve.extrema(of: \.x) + curve.extrema(of: \.y) { bounds.add(curve.point(at: t)) }
      }
    }
    return bounds.rect
  }
}

/// The smallest rectangle around the points that were added.
private struct Bounds {
  private var low: Point?
  private var high = Point.zero

  mutating func add(_ point: Point) {
    guard let low else { return (self.low, high) = (point, point) }
    self.low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
    high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
  }

  func contains(_ point: Point) -> Bool {
    guard let low else { return false }
    return point.x >= low.x && point.y >= low.y && point.x <= high.x && point.y <= high.y
  }

  var rect: Rect? {
    low.map { Rect(x: $0.x, y: $0.y, width: high.x - $0.x, height: high.y - $0.y) }
  }
}

extension Path {
  /// The length of the polyline through all points and control points in points, an upper bound of
  /// the outline's length.
  package var controlLength: Double {
    var (length, start, here) = (0.0, Point.zero, Point.zero)
    func way(_ from: Point, _ to: Point) -> Double { abs(to.x - from.x) + abs(to.y - from.y) }
    for element in elements {
      switch element {
      case .move(let point): (start, here) = (point, point)
      case .line(let point):
        length += way(here, point)
        here = point
      case .quadCurve(let point, let control):
        length += way(here, control) + way(control, point)
        here = point
      case .curve(let point, let control1, let control2):
        length += way(here, control1) + way(control1, control2) + way(control2, point)
        here = point
      case .close:
        length += way(here, start)
        here = start
      }
    }
    return length
  }
}
