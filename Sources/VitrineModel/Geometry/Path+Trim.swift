extension Path {
  /// The part of the outline between two fractions of its length.
  ///
  /// The length runs through all subpaths; the way back to a closed subpath's start counts. What lies
  /// outside 0...1 counts as the nearer end, and a start that is not before the end leaves nothing.
  /// Source: Apple's documentation of `trimmedPath(from:to:)`; the last two are assumed.
  package func trimmed(from: Double, to: Double) -> Path {
    let (from, to) = (min(max(from, 0), 1), min(max(to, 0), 1))
    guard from < to else { return Path() }
    guard from > 0 || to < 1 else { return self }
    let subpaths = self.subpaths
    let total = subpaths.reduce(0) { $0 + $1.length }
    var path = Path()
    var travelled = 0.0
    for subpath in subpaths {
      path.append(
        subpath, from: from * total - travelled, to: to * total - travelled, noise: 1e-12 * total)
      travelled += subpath.length
    }
    return path
  }

  /// Appends the part of a subpath between two distances from its start.
  private mutating func append(_ subpath: Subpath, from: Double, to: Double, noise: Double) {
    if from <= noise, to >= subpath.length - noise {
      elements += subpath.elements
      return
    }
    var travelled = 0.0
    var isDrawing = false
    for (curve, length) in zip(subpath.curves, subpath.lengths) {
      let (low, high) = (max(from - travelled, 0), min(to - travelled, length))
      travelled += length
      guard high - low > noise else { continue }
      let part = curve.part(
        from: low == 0 ? 0 : curve.parameter(at: low),
        to: high == length ? 1 : curve.parameter(at: high))
      if !isDrawing { elements.append(.move(part.start)) }
      isDrawing = true
      elements.append(part.element)
    }
  }

  /// The connected parts of the outline.
  private var subpaths: [Subpath] {
    var subpaths: [Subpath] = []
    var start = Point.zero
    for element in elements {
      if case .move(let point) = element {
        start = point
        subpaths.append(Subpath(start: point))
        continue
      }
      // A step behind a closed subpath starts where that one did.
      if subpaths.last?.isClosed ?? true { subpaths.append(Subpath(start: start)) }
      subpaths[subpaths.count - 1].append(element)
    }
    return subpaths
  }
}

/// Curves that follow one another.
private struct Subpath {
  private(set) var elements: [Path.Element]
  private(set) var curves: [BezierCurve] = []
  private(set) var lengths: [Double] = []
  private(set) var length = 0.0
  private(set) var isClosed = false
  private let start: Point
  private var current: Point

  init(start: Point) {
    elements = [.move(start)]
    self.start = start
    current = start
  }

  mutating func append(_ element: Path.Element) {
    elements.append(element)
    switch element {
    case .move: break
    case .line(let end): add([current, end])
    case .quadCurve(let end, let control): add([current, control, end])
    case .curve(let end, let control1, let control2): add([current, control1, control2, end])
    case .close:
      add([current, start])
      isClosed = true
    }
  }

  private mutating func add(_ points: [Point]) {
    let curve = BezierCurve(points)
    let length = curve.length(to: 1)
    current = points[points.count - 1]
    guard length > 0 else { return }
    curves.append(curve)
    lengths.append(length)
    self.length += length
  }
}
