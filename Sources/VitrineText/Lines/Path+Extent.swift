import VitrineModel

extension Path {
  /// Points by which a letter may be told wrong: a small part of a pixel, to which gaps are rounded.
  private static let tolerance = 0.005

  /// The horizontal extent of what lies between two heights; `nil` when nothing does.
  func extent(between top: Double, and bottom: Double) -> ClosedRange<Double>? {
    var scan = BandScan(top: top, bottom: bottom)
    for subpath in flattened(tolerance: Path.tolerance).subpaths {
      for line in subpath.curves { scan.add(line) }
    }
    return scan.extent
  }
}

/// Collects where straight lines run inside a horizontal band.
private struct BandScan {
  let top: Double
  let bottom: Double
  private(set) var extent: ClosedRange<Double>?

  init(top: Double, bottom: Double) {
    self.top = top
    self.bottom = bottom
  }

  /// Takes the part of a straight line that lies in the band.
  mutating func add(_ line: BezierCurve) {
    let isFalling = line.start.y < line.end.y
    let (low, high) = isFalling ? (line.start, line.end) : (line.end, line.start)
    guard high.y >= top, low.y <= bottom else { return }
    let rise = high.y - low.y
    for edge in [max(low.y, top), min(high.y, bottom)] {
      let share = rise > 0 ? (edge - low.y) / rise : 0
      include(low.x + (high.x - low.x) * share)
    }
    if rise == 0 { include(high.x) }
  }

  private mutating func include(_ x: Double) {
    guard let extent else { return self.extent = x...x }
    self.extent = min(extent.lowerBound, x)...max(extent.upperBound, x)
  }
}
