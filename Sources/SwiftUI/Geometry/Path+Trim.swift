internal import VitrineModel

extension Path {
  /// The part of the outline between two shares of its length.
  ///
  /// Curves are measured as 32 lines each, which is exact to a thousandth of their length.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let (start, end) = (min(max(Double(from), 0), 1), min(max(Double(to), 0), 1))
    guard start < end else { return Path() }
    if start == 0, end == 1 { return self }
    let pieces = archived.pieces
    let total = pieces.reduce(0) { $0 + $1.length }
    guard total > 0 else { return Path() }
    var result = VitrineModel.Path()
    var passed = 0.0
    for piece in pieces {
      let a = (start * total - passed) / max(piece.length, 1e-12)
      let b = (end * total - passed) / max(piece.length, 1e-12)
      passed += piece.length
      guard b > 0, a < 1, piece.length > 0 else { continue }
      piece.append(from: max(a, 0), to: min(b, 1), to: &result)
    }
    return Path(archived: result)
  }
}

/// One line or curve of an outline.
private struct PathPiece {
  let points: [Point]
  let startsPart: Bool

  private static let steps = 32

  private func point(_ t: Double) -> Point {
    var points = points
    while points.count > 1 {
      points = zip(points, points.dropFirst()).map { $0.mixed($1, t) }
    }
    return points[0]
  }

  /// Length at each of equal steps of the curve's parameter.
  private var lengths: [Double] {
    let count = points.count == 2 ? 1 : PathPiece.steps
    var sums = [0.0]
    var last = points[0]
    for step in 1...count {
      let next = point(Double(step) / Double(count))
      let (dx, dy) = (next.x - last.x, next.y - last.y)
      sums.append(sums[step - 1] + (dx * dx + dy * dy).squareRoot())
      last = next
    }
    return sums
  }

  var length: Double { lengths.last ?? 0 }

  /// The curve's parameter at a share of its length.
  private func parameter(_ share: Double) -> Double {
    let sums = lengths
    let wanted = share * (sums.last ?? 0)
    guard let index = sums.firstIndex(where: { $0 >= wanted }), index > 0 else { return 0 }
    let step = sums[index] - sums[index - 1]
    let part = step > 0 ? (wanted - sums[index - 1]) / step : 0
    return (Double(index - 1) + part) / Double(sums.count - 1)
  }

  func append(from: Double, to: Double, to path: inout VitrineModel.Path) {
    let (t0, t1) = (from <= 0 ? 0 : parameter(from), to >= 1 ? 1 : parameter(to))
    let part = Self.part(points, t0, t1)
    if from > 0 || startsPart || path.isEmpty { path.elements.append(.move(part[0])) }
    switch part.count {
    case 2: path.elements.append(.line(part[1]))
    case 3: path.elements.append(.quadCurve(part[2], control: part[1]))
    default: path.elements.append(.curve(part[3], control1: part[1], control2: part[2]))
    }
  }

  /// The control points of a part of a curve (de Casteljau).
  private static func part(_ points: [Point], _ t0: Double, _ t1: Double) -> [Point] {
    let head = split(points, t1).0
    return t1 > 0 ? split(head, t0 / t1).1 : head
  }

  private static func split(_ points: [Point], _ t: Double) -> ([Point], [Point]) {
    var left: [Point] = []
    var right: [Point] = []
    var row = points
    while let first = row.first, let last = row.last {
      left.append(first)
      right.append(last)
      row = zip(row, row.dropFirst()).map { $0.mixed($1, t) }
    }
    return (left, right.reversed())
  }
}

extension VitrineModel.Path {
  fileprivate var pieces: [PathPiece] {
    var pieces: [PathPiece] = []
    var start = Point.zero
    var last = Point.zero
    var isNew = true
    func add(_ points: [Point]) {
      pieces.append(PathPiece(points: [last] + points, startsPart: isNew))
      last = points[points.count - 1]
      isNew = false
    }
    for element in elements {
      switch element {
      case .move(let point):
        (start, last) = (point, point)
        isNew = true
      case .line(let point): add([point])
      case .quadCurve(let point, let control): add([control, point])
      case .curve(let point, let first, let second): add([first, second, point])
      case .close: add([start])
      }
    }
    return pieces
  }
}
