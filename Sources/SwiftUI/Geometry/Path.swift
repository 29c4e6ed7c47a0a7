public import VitrineGeometry

/// The outline of a 2D shape.
public struct Path: Hashable, Sendable {
  /// A step of an outline.
  public enum Element: Hashable, Sendable {
    /// Starts anew at a point.
    case move(to: CGPoint)
    /// A line to a point.
    case line(to: CGPoint)
    /// A curve with one control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A curve with two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line to where the part started.
    case closeSubpath
  }

  package private(set) var archived: VitrineGeometry.Path

  package init(archived: VitrineGeometry.Path) { self.archived = archived }

  /// An empty outline.
  public init() { archived = VitrineGeometry.Path() }
  /// Creates a path.
  public init(_ rect: CGRect) { archived = .rect(Rect(rect)) }
  /// An ellipse that touches a rectangle's sides.
  public init(ellipseIn rect: CGRect) { archived = .ellipse(in: Rect(rect)) }
  /// A rectangle with round corners.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    archived = .roundedRect(Rect(rect), radius: Double(cornerRadius), style: style)
  }
  /// A rectangle with round corners.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      roundedRect: rect, cornerRadius: min(cornerSize.width, cornerSize.height), style: style)
  }
  /// A rectangle with a radius for each corner.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    archived = .roundedRect(Rect(rect), radii: cornerRadii.archived, style: style)
  }
  /// An outline of Core Graphics.
  public init(_ path: CGPath) { archived = path.path }
  /// An outline that a closure draws.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  /// Whether there is nothing in it.
  public var isEmpty: Bool { archived.isEmpty }

  /// The smallest rectangle around the lines and curves themselves; control points do not count.
  public var boundingRect: CGRect { archived.tightBounds.map { CGRect($0) } ?? .null }

  /// The last point; `nil` for an empty outline.
  public var currentPoint: CGPoint? { archived.currentPoint.map { CGPoint($0) } }

  /// Calls a closure for each step.
  public func forEach(_ body: (Element) -> Void) {
    for element in archived.elements { body(Element(element)) }
  }
}

extension Path {
  /// Starts anew at a point.
  public mutating func move(to end: CGPoint) { archived.elements.append(.move(Point(end))) }
  /// Adds a line.
  public mutating func addLine(to end: CGPoint) { archived.elements.append(.line(Point(end))) }
  /// Adds a curve with one control point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    archived.elements.append(.quadCurve(Point(end), control: Point(control)))
  }
  /// Adds a curve with two control points.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    archived.elements.append(
      .curve(Point(end), control1: Point(control1), control2: Point(control2)))
  }
  /// Adds a line to where the part started.
  public mutating func closeSubpath() { archived.elements.append(.close) }
  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect) {
    archived.elements += VitrineGeometry.Path.rect(Rect(rect)).elements
  }
  /// Appends rectangles to the path.
  public mutating func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
  /// Adds an ellipse.
  public mutating func addEllipse(in rect: CGRect) {
    archived.elements += VitrineGeometry.Path.ellipse(in: Rect(rect)).elements
  }
  /// Adds a rectangle with round corners.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style))
  }
  /// Adds lines from the first point through all others.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }
  /// Adds another outline.
  public mutating func addPath(_ path: Path) { archived.elements += path.archived.elements }

  /// Adds a part of a circle; a line leads to its start.
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

  /// Adds a part of a circle by its length; a line leads to its start.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle
  ) {
    // The model counts from the top, Core Graphics from the right.
    archived.join(
      .arc(
        center: Point(center), radius: Double(radius), start: startAngle.radians + .pi / 2,
        sweep: delta.radians))
  }

  /// Adds a part of a circle that touches the lines from the last point to `tangent1End` and from
  /// there to `tangent2End`; a line leads to its start.
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

  /// The outline moved.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    Path(archived: archived.offsetBy(dx: Double(dx), dy: Double(dy)))
  }

  /// The outline transformed.
  public func applying(_ transform: CGAffineTransform) -> Path {
    Path(archived: archived.applying(VitrineGeometry.AffineTransform(transform)))
  }

  /// The outline for Core Graphics.
  public var cgPath: CGPath { CGPath(archived) }

  /// Whether a point is inside.
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
