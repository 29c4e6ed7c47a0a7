import Foundation
package import VitrineGeometry

/// An immutable path, as `CGPath`.
///
/// Unchecked, because only `CGMutablePath` changes its path.
public class CGPath: Hashable, @unchecked Sendable {
  // Immutable here; a mutable path is used by one isolation at a time, as on Apple's systems.
  package fileprivate(set) var path: Path

  package init(_ path: Path) { self.path = path }

  /// Creates a path of a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path.rect(Rect(rect)).applying(transform?.pointee))
  }

  /// Creates a path of the ellipse in a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path.ellipse(in: Rect(rect)).applying(transform?.pointee))
  }

  /// Creates a path of a rectangle with rounded corners.
  ///
  /// The corner height is ignored: corners are quarter circles of the corner width.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let outline = Path.roundedRect(Rect(rect), radius: Double(cornerWidth), style: .circular)
    self.init(outline.applying(transform?.pointee))
  }

  /// Whether the path has no elements.
  public var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle around all points, including control points.
  public var boundingBox: CGRect { path.controlPointBounds.map(CGRect.init) ?? .null }

  /// The smallest rectangle around the lines and curves.
  public var boundingBoxOfPath: CGRect { path.tightBounds.map(CGRect.init) ?? .null }

  /// The current point.
  public var currentPoint: CGPoint { path.currentPoint.map(CGPoint.init) ?? .zero }

  /// Whether a point is inside; open parts count as closed.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    path.applying(transform).contains(Point(point), using: rule == .winding ? .nonZero : .evenOdd)
  }

  /// Returns a transformed copy.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(path.applying(transform?.pointee))
  }

  /// Returns the outline of the line that is drawn along the path.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    let line = StrokedOutline(
      width: Double(lineWidth), cap: lineCap, join: lineJoin, miterLimit: Double(miterLimit))
    return CGPath(line.area(of: path.applying(transform)))
  }

  /// Returns a copy.
  public func copy() -> CGPath? { CGPath(path) }

  /// Returns a mutable copy.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

  /// Returns whether two paths have the same elements.
  public static func == (left: CGPath, right: CGPath) -> Bool { left.path == right.path }
  /// Hashes the elements.
  public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

/// A mutable path, as `CGMutablePath`.
///
/// Unchecked, because it inherits the conformance, as on Apple's systems: a path that changes
/// belongs to its creator.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Creates an empty path.
  public init() { super.init(Path()) }

  override package init(_ path: Path) { super.init(path) }

  /// Begins a subpath at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.elements.append(.move(Point(point.applying(transform))))
  }

  /// Appends a line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.elements.append(.line(Point(point.applying(transform))))
  }

  /// Appends lines between points, beginning a subpath at the first one.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Appends a quadratic Bézier curve.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.elements.append(
      .quadCurve(Point(end.applying(transform)), control: Point(control.applying(transform))))
  }

  /// Appends a cubic Bézier curve.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    path.elements.append(
      .curve(
        Point(end.applying(transform)), control1: Point(control1.applying(transform)),
        control2: Point(control2.applying(transform))))
  }

  /// Appends an arc of a circle, with angles in radians from the positive x axis.
  ///
  /// - Parameter clockwise: the direction if y points up, as Core Graphics defines it.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let arc = Path.arc(
      center: Point(center), radius: Double(radius), from: Double(startAngle),
      to: Double(endAngle), increasing: !clockwise)
    path.join(arc.applying(transform))
  }

  /// Appends a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    path.elements += Path.rect(Rect(rect)).applying(transform).elements
  }

  /// Appends the ellipse in a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    path.elements += Path.ellipse(in: Rect(rect)).applying(transform).elements
  }

  /// Appends a rectangle with rounded corners.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let outline = Path.roundedRect(Rect(rect), radius: Double(cornerWidth), style: .circular)
    path.elements += outline.applying(transform).elements
  }

  /// Appends a path.
  public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
    path.elements += other.path.applying(transform).elements
  }

  /// Closes the subpath with a line to its start.
  public func closeSubpath() { path.elements.append(.close) }
}
