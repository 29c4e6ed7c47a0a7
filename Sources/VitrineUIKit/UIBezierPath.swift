import VitrineFoundation

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  /// The corners as bits.
  public let rawValue: UInt
  /// Creates a rect corner.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top left corner.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The top right corner.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The bottom left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The bottom right corner.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All corners.
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// An outline of UIKit's.
public final class UIBezierPath: NSObject {
  private let path = CGMutablePath()
  /// Width of lines, in points.
  public var lineWidth: CGFloat = 1

  /// Creates a bezier path.
  public override init() { super.init() }
  /// The outline of a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }
  /// The ellipse that touches a rectangle's sides.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }
  /// A rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(roundedRect: rect, byRoundingCorners: .allCorners, radius: cornerRadius)
  }
  /// A rectangle with some round corners.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) { self.init(roundedRect: rect, byRoundingCorners: corners, radius: cornerRadii.width) }
  /// A part of a circle; angles in radians.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  private convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, radius limit: CGFloat
  ) {
    self.init()
    let most = min(rect.width, rect.height) / 2
    func radius(_ corner: UIRectCorner) -> CGFloat {
      corners.contains(corner) ? min(max(limit, 0), most) : 0
    }
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    // A quarter of a circle as a curve: its control points are so far from its ends.
    let handle: CGFloat = 0.552_284_749_8
    let corners: [(UIRectCorner, CGPoint, from: Side, to: Side)] = [
      (.topRight, CGPoint(x: right, y: top), Side(-1, 0), Side(0, 1)),
      (.bottomRight, CGPoint(x: right, y: bottom), Side(0, -1), Side(-1, 0)),
      (.bottomLeft, CGPoint(x: left, y: bottom), Side(1, 0), Side(0, -1)),
      (.topLeft, CGPoint(x: left, y: top), Side(0, 1), Side(1, 0)),
    ]
    path.move(to: CGPoint(x: left + radius(.topLeft), y: top))
    for (corner, point, from, to) in corners {
      func place(_ side: Side, _ distance: CGFloat) -> CGPoint {
        CGPoint(x: point.x + side.right * distance, y: point.y + side.down * distance)
      }
      let radius = radius(corner)
      path.addLine(to: place(from, radius))
      guard radius > 0 else { continue }
      path.addCurve(
        to: place(to, radius), control1: place(from, radius * (1 - handle)),
        control2: place(to, radius * (1 - handle)))
    }
    path.closeSubpath()
  }

  /// The outline as Core Graphics has it.
  public var cgPath: CGPath { path }
  /// Whether there is nothing.
  public var isEmpty: Bool { path.isEmpty }
  /// The smallest rectangle around the lines.
  public var bounds: CGRect { path.boundingBoxOfPath }
  /// The end of the last line.
  public var currentPoint: CGPoint { path.currentPoint }

  /// Begins a line.
  public func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a straight line.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a curve with two control points.
  public func addCurve(
    to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint
  ) { path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2) }
  /// Adds a curve with one control point.
  public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// Adds a part of a circle; angles in radians.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    // UIKit's direction is that of the screen, Core Graphics' that of mathematics.
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }
  /// Closes the line.
  public func close() { path.closeSubpath() }
  /// Adds another outline.
  public func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  /// Draws the line into the open bitmap.
  public func stroke() { UIGraphicsStack.current?.stroke(path.path, width: lineWidth) }
  /// Fills the outline in the open bitmap.
  public func fill() { UIGraphicsStack.current?.fill(path.path) }
  /// Cuts what follows in the open bitmap to the outline.
  public func addClip() { UIGraphicsStack.current?.clip(to: path.path, .winding) }
}

/// A direction along a side of a rectangle.
private struct Side {
  let right, down: CGFloat
  init(_ right: CGFloat, _ down: CGFloat) { (self.right, self.down) = (right, down) }
}
