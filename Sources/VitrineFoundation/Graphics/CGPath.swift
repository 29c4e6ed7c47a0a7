import Foundation
package import VitrineGeometry

/// An outline of lines and curves, as `CGPath`.
public class CGPath: Hashable, @unchecked Sendable {
  // Immutable here; the subclass that changes it belongs to whoever makes it, as on Apple's systems.
  package fileprivate(set) var path: Path

  package init(_ path: Path) { self.path = path }

  /// The outline of a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path.rect(Rect(rect)).applying(transform?.pointee))
  }

  /// The ellipse that touches a rectangle's sides.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path.ellipse(in: Rect(rect)).applying(transform?.pointee))
  }

  /// A rectangle whose corners are quarter circles.
  ///
  /// The height of the corners is taken to be their width.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let outline = Path.roundedRect(Rect(rect), radius: Double(cornerWidth), style: .circular)
    self.init(outline.applying(transform?.pointee))
  }

  /// Whether there are no lines and curves.
  public var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle around all points, also those that curves do not reach.
  public var boundingBox: CGRect { path.controlPointBounds.map(CGRect.init) ?? .null }

  /// The smallest rectangle around the lines and curves themselves.
  public var boundingBoxOfPath: CGRect { path.tightBounds.map(CGRect.init) ?? .null }

  /// The end of the last line or curve.
  public var currentPoint: CGPoint { path.currentPoint.map(CGPoint.init) ?? .zero }

  /// The same outline, moved by a transform.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(path.applying(transform?.pointee))
  }

  /// The same outline.
  public func copy() -> CGPath? { CGPath(path) }

  /// The same outline, to be changed.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

  /// Whether two paths consist of the same lines and curves.
  public static func == (left: CGPath, right: CGPath) -> Bool { left.path == right.path }
  /// Hashes lines and curves.
  public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

/// An outline that can be added to, as `CGMutablePath`.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Creates a mutable path.
  public init() { super.init(Path()) }

  override package init(_ path: Path) { super.init(path) }

  /// Starts a new part at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.elements.append(.move(Point(point.applying(transform))))
  }

  /// Adds a line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.elements.append(.line(Point(point.applying(transform))))
  }

  /// Adds a line through points; the first one starts a new part.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds a quadratic curve.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.elements.append(
      .quadCurve(Point(end.applying(transform)), control: Point(control.applying(transform))))
  }

  /// Adds a cubic curve.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    path.elements.append(
      .curve(
        Point(end.applying(transform)), control1: Point(control1.applying(transform)),
        control2: Point(control2.applying(transform))))
  }

  /// Adds a part of a circle; angles in radians, 0 on the right.
  ///
  /// - Parameter clockwise: in a system whose y points up, as Core Graphics' own.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let arc = Path.arc(
      center: Point(center), radius: Double(radius), from: Double(startAngle),
      to: Double(endAngle), increasing: !clockwise)
    path.join(arc.applying(transform))
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    path.elements += Path.rect(Rect(rect)).applying(transform).elements
  }

  /// Adds the ellipse that touches a rectangle's sides.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    path.elements += Path.ellipse(in: Rect(rect)).applying(transform).elements
  }

  /// Adds a rectangle whose corners are quarter circles.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let outline = Path.roundedRect(Rect(rect), radius: Double(cornerWidth), style: .circular)
    path.elements += outline.applying(transform).elements
  }

  /// Adds an outline.
  public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
    path.elements += other.path.applying(transform).elements
  }

  /// Adds a line to the start of the part.
  public func closeSubpath() { path.elements.append(.close) }
}
