import VitrineGeometry

extension Path {
  /// The tolerance for letters in points, a small fraction of a pixel, to which gaps are rounded.
  private static let tolerance = 0.005

  /// The horizontal extent of the part between two heights; `nil` when there is none.
  func extent(between top: Double, and bottom: Double) -> ClosedRange<Double>? {
    var scan = BandScan(top: top, bottom: bottom)
    forEachCurve { curve in
      if curve.reaches(top, bottom) { scan.add(curve, tolerance: Path.tolerance) }
    }
    return scan.extent
  }
}

extension BezierCurve {
  /// Whether the curve can come between two heights: its ends and control points enclose it.
  fileprivate func reaches(_ top: Double, _ bottom: Double) -> Bool {
    switch self {
    case .line(let a, let b):
      max(a.y, b.y) >= top && min(a.y, b.y) <= bottom
    case .quadratic(let a, let b, let c):
      max(a.y, b.y, c.y) >= top && min(a.y, b.y, c.y) <= bottom
    case .cubic(let a, let b, let c, let d):
      max(max(a.y, b.y), max(c.y, d.y)) >= top && min(min(a.y, b.y), min(c.y, d.y)) <= bottom
    }
  }
}

/// Collects where lines and curves run inside a horizontal band.
private struct BandScan {
  let top: Double
  let bottom: Double
  private(set) var extent: ClosedRange<Double>?

  init(top: Double, bottom: Double) {
    self.top = top
    self.bottom = bottom
  }

  /// Adds the part of a curve within the band, with an error of at most `tolerance` points.
  mutating func add(_ curve: BezierCurve, tolerance: Double) {
    var start = curve.start
    curve.flatten(tolerance: tolerance) { end in
      addLine(from: start, to: end)
      start = end
    }
  }

  private mutating func addLine(from start: Point, to end: Point) {
    let (low, high) = start.y < end.y ? (start, end) : (end, start)
    guard high.y >= top, low.y <= bottom else { return }
    let rise = high.y - low.y
    guard rise > 0 else {
      include(low.x)
      return include(high.x)
    }
    let width = high.x - low.x
    include(low.x + width * ((max(low.y, top) - low.y) / rise))
    include(low.x + width * ((min(high.y, bottom) - low.y) / rise))
  }

  private mutating func include(_ x: Double) {
    guard let extent else { return self.extent = x...x }
    self.extent = min(extent.lowerBound, x)...max(extent.upperBound, x)
  }
}
