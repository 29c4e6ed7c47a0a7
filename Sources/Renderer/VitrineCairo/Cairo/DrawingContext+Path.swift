import CCairo
import VitrineGeometry

/// The current path of a context.
extension DrawingContext {
  /// The largest distance in pixels that cairo's 24.8 numbers can represent with a reserve.
  static let reach = -4_000_000.0...4_000_000.0

  /// Empties the current path.
  func newPath() { cairo_new_path(pointer) }

  /// Adds an outline to the current path, transformed by `transform`.
  func add(_ path: Path, _ transform: AffineTransform) {
    var here = Point.zero
    var lines = Double(path.elements.count)
    for element in path.elements {
      switch element {
      case .move(let point):
        here = DrawingContext.device(point, transform)
        cairo_move_to(pointer, here.x, here.y)
      case .line(let point):
        here = DrawingContext.device(point, transform)
        cairo_line_to(pointer, here.x, here.y)
      case .quadCurve(let point, let control):
        let bend = DrawingContext.device(control, transform)
        let end = DrawingContext.device(point, transform)
        addQuadratic(to: end, control: bend)
        lines += DrawingContext.lines(here, bend, bend, end)
        here = end
      case .curve(let point, let control1, let control2):
        let first = DrawingContext.device(control1, transform)
        let second = DrawingContext.device(control2, transform)
        let end = DrawingContext.device(point, transform)
        cairo_curve_to(pointer, first.x, first.y, second.x, second.y, end.x, end.y)
        lines += DrawingContext.lines(here, first, second, end)
        here = end
      case .close: cairo_close_path(pointer)
      }
    }
    budget?.count(outlineSteps: lines)
  }

  /// An upper estimate of the number of lines that approximate a curve.
  ///
  /// Source: Wang's formula; a chord is off by an eighth of the largest second derivative.
  static func lines(_ a: Point, _ b: Point, _ c: Point, _ d: Point) -> Double {
    let first = abs(a.x - 2 * b.x + c.x) + abs(a.y - 2 * b.y + c.y)
    let second = abs(b.x - 2 * c.x + d.x) + abs(b.y - 2 * c.y + d.y)
    return (0.75 * max(first, second) / tolerance).squareRoot()
  }

  /// Adds the outline of a rectangle in device pixels.
  func add(_ rect: PixelRect) {
    cairo_rectangle(
      pointer, Double(rect.left), Double(rect.top), Double(rect.width), Double(rect.height))
  }

  /// A point in device pixels, no farther away than cairo can count.
  @inline(__always)
  static func device(_ point: Point, _ transform: AffineTransform) -> Point {
    let mapped = transform.apply(point)
    return Point(
      x: mapped.x.clamped(to: DrawingContext.reach), y: mapped.y.clamped(to: DrawingContext.reach))
  }

  private func addQuadratic(to end: Point, control: Point) {
    var start = Point.zero
    if cairo_has_current_point(pointer) != 0 {
      cairo_get_current_point(pointer, &start.x, &start.y)
    } else {
      start = control
    }
    cairo_curve_to(
      pointer, start.x + 2 / 3 * (control.x - start.x), start.y + 2 / 3 * (control.y - start.y),
      end.x + 2 / 3 * (control.x - end.x), end.y + 2 / 3 * (control.y - end.y), end.x, end.y)
  }

  /// The smallest whole-pixel rectangle that holds the current path.
  var pathExtents: PixelRect {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_path_extents(pointer, &left, &top, &right, &bottom)
    return PixelRect(left: left, top: top, right: right, bottom: bottom)
  }
}
