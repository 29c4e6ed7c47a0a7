extension Path {
  /// The part of the outline between two fractions of its length.
  ///
  /// The length includes all subpaths and the lines that close them. Fractions are clamped to
  /// 0...1, and the result is empty unless the start is before the end. Source: Apple's
  /// documentation of `trimmedPath(from:to:)`; the last two rules are assumed.
  package func trimmed(from: Double, to: Double) -> Path {
    let (from, to) = (min(max(from, 0), 1), min(max(to, 0), 1))
    guard from < to else { return Path() }
    guard from > 0 || to < 1 else { return self }
    let subpaths = self.subpaths.map(MeasuredSubpath.init)
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
  private mutating func append(_ subpath: MeasuredSubpath, from: Double, to: Double, noise: Double)
  {
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
}

/// The lines and curves of a subpath whose length is not zero.
private struct MeasuredSubpath {
  let elements: [Path.Element]
  private(set) var curves: [BezierCurve] = []
  private(set) var lengths: [Double] = []
  private(set) var length = 0.0

  init(_ subpath: Subpath) {
    let steps = subpath.curves.map(\.element)
    elements =
      [.move(subpath.start)] + (subpath.isClosed ? steps.dropLast() + [.close] : steps)
    for curve in subpath.curves {
      let length = curve.length(to: 1)
      guard length > 0, length.isFinite else { continue }
      curves.append(curve)
      lengths.append(length)
      self.length += length
    }
  }
}
