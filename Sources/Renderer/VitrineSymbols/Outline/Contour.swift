import VitrineGeometry

/// A closed outline of lines and cubic curves.
struct Contour: Hashable, Sendable {
  /// A line or curve from the end of the one before.
  enum Segment: Hashable, Sendable {
    case line(Point)
    case curve(Point, Point, Point)

    /// Where it ends.
    var end: Point {
      switch self {
      case .line(let end), .curve(_, _, let end): end
      }
    }
  }

  /// Where the outline begins and ends.
  var start: Point
  /// The lines and curves in order; the last one ends at the start.
  var segments: [Segment]

  /// The outlines of a path, each closed.
  static func contours(of path: Path) -> [Contour] {
    var contours: [Contour] = []
    var open: Contour?
    func finish() {
      guard var contour = open, !contour.segments.isEmpty else { return }
      if contour.end != contour.start { contour.segments.append(.line(contour.start)) }
      contours.append(contour)
    }
    for element in path.elements {
      switch element {
      case .move(let point):
        finish()
        open = Contour(start: point, segments: [])
      case .line(let point): open?.segments.append(.line(point))
      case .quadCurve(let end, let control): open?.appendQuad(control, end)
      case .curve(let end, let control1, let control2):
        open?.segments.append(.curve(control1, control2, end))
      case .close:
        finish()
        open = open.map { Contour(start: $0.start, segments: []) }
      }
    }
    finish()
    return contours
  }

  private var end: Point { segments.last?.end ?? start }

  private mutating func appendQuad(_ control: Point, _ end: Point) {
    let from = self.end
    segments.append(
      .curve(
        Point(x: (from.x + 2 * control.x) / 3, y: (from.y + 2 * control.y) / 3),
        Point(x: (end.x + 2 * control.x) / 3, y: (end.y + 2 * control.y) / 3), end))
  }

  /// The outline as a path.
  var path: Path {
    var elements: [Path.Element] = [.move(start)]
    for segment in segments {
      switch segment {
      case .line(let end): elements.append(.line(end))
      case .curve(let control1, let control2, let end):
        elements.append(.curve(end, control1: control1, control2: control2))
      }
    }
    return Path(elements + [.close])
  }

  /// The outline in the opposite direction.
  var reversed: Contour {
    let starts = [start] + segments.dropLast().map(\.end)
    return Contour(
      start: start,
      segments: zip(segments, starts).reversed().map { segment, from in
        switch segment {
        case .line: .line(from)
        case .curve(let control1, let control2, _): .curve(control2, control1, from)
        }
      })
  }

  /// Corners of a polygon that follows the outline closely enough to distinguish inside from
  /// outside.
  var polygon: [Point] {
    var points: [Point] = []
    var from = start
    for segment in segments {
      if case .curve(let control1, let control2, let end) = segment {
        let curve = BezierCurve.cubic(from, control1, control2, end)
        for step in 1...3 { points.append(curve.point(at: Double(step) / 4)) }
      }
      points.append(segment.end)
      from = segment.end
    }
    return points
  }
}

extension [Point] {
  /// The area of the polygon; positive for one that runs clockwise where y grows downwards.
  var signedArea: Double {
    guard var last = last else { return 0 }
    var sum = 0.0
    for point in self {
      sum += last.x * point.y - point.x * last.y
      last = point
    }
    return sum / 2
  }

  /// Whether `point` is in the polygon.
  func surrounds(_ point: Point) -> Bool {
    guard var last = last else { return false }
    var isInside = false
    for corner in self {
      if (corner.y > point.y) != (last.y > point.y),
        point.x < (last.x - corner.x) * (point.y - corner.y) / (last.y - corner.y) + corner.x
      {
        isInside.toggle()
      }
      last = corner
    }
    return isInside
  }
}
