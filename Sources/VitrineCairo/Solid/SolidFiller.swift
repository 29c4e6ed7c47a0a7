import VitrineModel

/// Draws outlines in one colour, pixel for pixel as cairo does, in a fraction of the time.
///
/// Cairo's set-up for each outline takes longer than its pixels where there are thousands of small
/// ones, as in a chart.
struct SolidFiller: ~Copyable {
  private let target: SolidTarget
  private var outline = FixedOutline()
  private var edges = EdgeList()
  private var scanner = CoverageScanner()
  /// What pixels along a line have of its dashes.
  private var lengths: [Int] = []

  /// Steps of the longest outline that is worth it.
  private static let mostSteps = 256

  /// Fills outlines on a target.
  init(_ target: SolidTarget) { self.target = target }

  /// Fills an outline; `nil` when that is left to cairo, else how many lines the outline has.
  ///
  /// Left to it are outlines that the clip cuts, unless they are rectangles, those with curves beyond
  /// their ends, which cairo confines to what they really reach, and those of upright and level lines
  /// that are no rectangles.
  mutating func fill(
    _ path: Path, _ transform: AffineTransform, _ rule: FillRule, _ color: ResolvedColor
  ) -> Double? {
    guard path.elements.count <= SolidFiller.mostSteps, let lines = take(path, transform) else {
      return nil
    }
    let pixels = target.pixels(color)
    if let box = outline.box {
      box.intersection(target.clip)?.cover(pixels.cover)
      return lines
    }
    guard !outline.isRectilinear, outline.isInBox, isInClip else { return nil }
    edges.take(outline, tolerance: DrawingContext.tolerance)
    scanner.scan(edges, rule, pixels.cover)
    return lines
  }

  /// Whether all pixels of the outline are those of the clip.
  private var isInClip: Bool {
    outline.left >= target.clip.left << 8 && outline.right <= target.clip.right << 8
      && outline.top >= target.clip.top << 8 && outline.bottom <= target.clip.bottom << 8
  }

  /// Takes the outline in place of the one before; `nil` for one with quadratic curves.
  private mutating func take(_ path: Path, _ transform: AffineTransform) -> Double? {
    outline.removeAll()
    let offset = target.offset
    @inline(__always)
    func fixed(_ point: Point) -> FixedPoint {
      FixedPoint(point.x + offset.x, point.y + offset.y)
    }
    var here = Point.zero
    var lines = Double(path.elements.count)
    for element in path.elements {
      switch element {
      case .move(let point):
        here = DrawingContext.device(point, transform)
        outline.move(to: fixed(here))
      case .line(let point):
        here = DrawingContext.device(point, transform)
        outline.line(to: fixed(here))
      case .quadCurve: return nil
      case .curve(let point, let control1, let control2):
        let first = DrawingContext.device(control1, transform)
        let second = DrawingContext.device(control2, transform)
        let end = DrawingContext.device(point, transform)
        outline.curve(to: fixed(end), fixed(first), fixed(second))
        lines += DrawingContext.lines(here, first, second, end)
        here = end
      case .close: outline.close()
      }
    }
    return lines
  }
}

extension SolidFiller {
  /// Draws a straight line; whether it did, since most lines are left to cairo.
  ///
  /// It draws those that run upright or level, end where they end and stay in the clip.
  mutating func stroke(
    _ path: Path, _ style: StrokeStyle, _ transform: AffineTransform, _ color: ResolvedColor
  ) -> Bool {
    guard path.elements.count == 2, case .move(let start) = path.elements[0],
      case .line(let end) = path.elements[1], style.lineCap == .butt, style.lineJoin == .miter,
      style.miterLimit > 1.5, transform.b == 0, transform.c == 0,
      abs(transform.a) == abs(transform.d)
    else { return false }
    let (scale, dash) = (abs(transform.a), style.visibleDash)
    guard
      dash.isEmpty || SolidFiller.isDrawable(dash, style.dashPhase, scale),
      let line = UprightLine(
        from: fixed(start, transform), to: fixed(end, transform),
        thickness: scale * style.lineWidth),
      line.box.intersection(target.clip) == line.box
    else { return false }
    line.cover(
      dash, phase: style.dashPhase, scale: scale, &lengths, target.pixels(color).cover)
    return true
  }

  /// Whether dashes are long enough to be seen, and start soon enough to be looked for.
  private static func isDrawable(_ dash: [Double], _ phase: Double, _ scale: Double) -> Bool {
    let period = dash.reduce(0, +)
    return period * scale >= 1 && (0...100 * period).contains(phase)
  }

  private func fixed(_ point: Point, _ transform: AffineTransform) -> FixedPoint {
    let here = DrawingContext.device(point, transform)
    return FixedPoint(here.x + target.offset.x, here.y + target.offset.y)
  }
}
