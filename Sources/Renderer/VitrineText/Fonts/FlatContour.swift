import VitrineGeometry

/// A closed contour of straight sides; no two neighbouring points are equal.
struct FlatContour {
  private(set) var points: [Point] = []

  /// The maximum distance of a side from its curve, in ems.
  private static let tolerance = 0.0005

  /// The contours of an outline that have an inside.
  static func contours(of outline: Path) -> [FlatContour] {
    var contours: [FlatContour] = []
    for element in outline.flattened(tolerance: tolerance).elements {
      switch element {
      case .move(let point): contours.append(FlatContour(points: [point]))
      case .line(let point): contours[contours.count - 1].add(point)
      case .quadCurve, .curve, .close: break
      }
    }
    return contours.map(\.closed).filter { $0.points.count > 2 }
  }

  /// Half the sum of cross products: above zero if the contour turns to the left.
  var signedArea: Double {
    zip(points, points.dropFirst() + points.prefix(1))
      .reduce(0) { $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2 }
  }

  private var closed: FlatContour {
    var copy = self
    if copy.points.count > 1, copy.points.first == copy.points.last { copy.points.removeLast() }
    return copy
  }

  private mutating func add(_ point: Point) {
    if points.last != point { points.append(point) }
  }
}
