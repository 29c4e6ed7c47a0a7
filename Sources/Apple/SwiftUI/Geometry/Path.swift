public import VitrineGeometry

/// The outline of a 2D shape.
public struct Path: Hashable, Sendable {
  /// An element of an outline.
  public enum Element: Hashable, Sendable {
    /// Starts a new subpath at a point.
    case move(to: CGPoint)
    /// Draws a line to a point.
    case line(to: CGPoint)
    /// Draws a curve to a point, with one control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// Draws a curve to a point, with two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// Draws a line to the start of the subpath.
    case closeSubpath
  }

  package private(set) var archived: VitrineGeometry.Path

  package init(archived: VitrineGeometry.Path) { self.archived = archived }

  /// Creates an empty outline.
  public init() { archived = VitrineGeometry.Path() }
  /// Creates a rectangle.
  public init(_ rect: CGRect) { archived = .rect(Rect(rect)) }
  /// Creates an ellipse that touches a rectangle's sides.
  public init(ellipseIn rect: CGRect) { archived = .ellipse(in: Rect(rect)) }
  /// Creates a rectangle with round corners.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    archived = .roundedRect(Rect(rect), radius: Double(cornerRadius), style: style)
  }
  /// Creates a rectangle with round corners.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      roundedRect: rect, cornerRadius: min(cornerSize.width, cornerSize.height), style: style)
  }
  /// Creates a rectangle with a radius for each corner.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    archived = .roundedRect(Rect(rect), radii: cornerRadii.archived, style: style)
  }
  /// Creates the outline of a Core Graphics path.
  public init(_ path: CGPath) { archived = path.path }
  /// Creates an outline that a closure draws.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  /// Whether the path has no elements.
  public var isEmpty: Bool { archived.isEmpty }

  /// The smallest rectangle around all lines and curves, without their control points.
  public var boundingRect: CGRect { archived.tightBounds.map { CGRect($0) } ?? .null }

  /// The last point; `nil` for an empty outline.
  public var currentPoint: CGPoint? { archived.currentPoint.map { CGPoint($0) } }

  /// Calls a closure for each element.
  public func forEach(_ body: (Element) -> Void) {
    for element in archived.elements { body(Element(element)) }
  }
}

extension Path {
  /// Starts a new subpath at a point.
  public mutating func move(to end: CGPoint) { archived.elements.append(.move(Point(end))) }
  /// Appends a line.
  public mutating func addLine(to end: CGPoint) { archived.elements.append(.line(Point(end))) }
  /// Appends a curve with one control point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    archived.elements.append(.quadCurve(Point(end), control: Point(control)))
  }
  /// Appends a curve with two control points.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    archived.elements.append(
      .curve(Point(end), control1: Point(control1), control2: Point(control2)))
  }
  /// Appends a line to the start of the subpath.
  public mutating func closeSubpath() { archived.elements.append(.close) }
  /// Appends a rectangle.
  public mutating func addRect(_ rect: CGRect) {
    archived.elements += VitrineGeometry.Path.rect(Rect(rect)).elements
  }
  /// Appends rectangles.
  public mutating func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
  /// Appends an ellipse.
  public mutating func addEllipse(in rect: CGRect) {
    archived.elements += VitrineGeometry.Path.ellipse(in: Rect(rect)).elements
  }
  /// Appends a rectangle with round corners.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style))
  }
  /// Appends lines from the first point through all others.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }
  /// Appends another outline.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    let added = transform == .identity ? path : path.applying(transform)
    archived.elements += added.archived.elements
  }

  /// Appends what a closure draws, transformed, and a line from the current point to its start.
  mutating func join(_ transform: CGAffineTransform, _ draw: (inout Path) -> Void) {
    var path = Path()
    draw(&path)
    archived.join(path.applying(transform).archived)
  }

  /// Appends an arc, and a line from the current point to its start.
  ///
  /// As in Core Graphics, whose y axis points upwards, `clockwise` appears reversed on screen.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    archived.join(
      .arc(
        center: Point(center), radius: Double(radius), from: startAngle.radians,
        to: endAngle.radians, increasing: !clockwise))
  }

  /// Appends an arc by its extent, and a line from the current point to its start.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle
  ) {
    // The model counts angles from the top, Core Graphics from the right.
    archived.join(
      .arc(
        center: Point(center), radius: Double(radius), start: startAngle.radians + .pi / 2,
        sweep: delta.radians))
  }

  /// Appends an arc that touches the lines from the current point to `tangent1End` and from there
  /// to `tangent2End`, and a line to its start.
  public mutating func addArc(
    tangent1End first: CGPoint, tangent2End second: CGPoint, radius: CGFloat
  ) {
    guard let start = currentPoint else { return move(to: first) }
    let a = CGPoint(x: start.x - first.x, y: start.y - first.y)
    let b = CGPoint(x: second.x - first.x, y: second.y - first.y)
    let (la, lb) = (sqrt(a.x * a.x + a.y * a.y), sqrt(b.x * b.x + b.y * b.y))
    guard la > 0, lb > 0, radius > 0 else { return addLine(to: first) }
    let cosine = (a.x * b.x + a.y * b.y) / (la * lb)
    let angle = acos(Swift.min(Swift.max(cosine, -1), 1))
    guard angle > 1e-6, angle < .pi - 1e-6 else { return addLine(to: first) }
    let length = radius / tan(angle / 2)
    let from = CGPoint(x: first.x + a.x / la * length, y: first.y + a.y / la * length)
    let to = CGPoint(x: first.x + b.x / lb * length, y: first.y + b.y / lb * length)
    let handle = 4 / 3 * tan((.pi - angle) / 4) * radius
    addLine(to: from)
    addCurve(
      to: to, control1: CGPoint(x: from.x - a.x / la * handle, y: from.y - a.y / la * handle),
      control2: CGPoint(x: to.x - b.x / lb * handle, y: to.y - b.y / lb * handle))
  }

  /// Returns the outline moved by `dx` and `dy` points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    Path(archived: archived.offsetBy(dx: Double(dx), dy: Double(dy)))
  }

  /// Returns the outline with a transform applied.
  public func applying(_ transform: CGAffineTransform) -> Path {
    Path(archived: archived.applying(VitrineGeometry.AffineTransform(transform)))
  }

  /// The outline as a Core Graphics path.
  public var cgPath: CGPath { CGPath(archived) }

  /// Whether a point is inside the outline.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    archived.contains(Point(point), using: eoFill ? .evenOdd : .nonZero)
  }
}

extension Path.Element {
  fileprivate init(_ element: VitrineGeometry.Path.Element) {
    switch element {
    case .move(let point): self = .move(to: CGPoint(point))
    case .line(let point): self = .line(to: CGPoint(point))
    case .quadCurve(let point, let control):
      self = .quadCurve(to: CGPoint(point), control: CGPoint(control))
    case .curve(let point, let control1, let control2):
      self = .curve(
        to: CGPoint(point), control1: CGPoint(control1), control2: CGPoint(control2))
    case .close: self = .closeSubpath
    }
  }
}
