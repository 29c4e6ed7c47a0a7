import VitrineFoundation

/// The corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  /// The raw value of the corners.
  public let rawValue: UInt
  /// Creates corners from their raw value.
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

/// A path of UIKit.
public final class UIBezierPath: NSObject {
  private var path = CGMutablePath()
  /// The line width, in points.
  public var lineWidth: CGFloat = 1
  /// The ends of lines.
  public var lineCapStyle = CGLineCap.butt
  /// The corners of lines.
  public var lineJoinStyle = CGLineJoin.miter
  /// The longest mitre of a corner, in line widths.
  public var miterLimit: CGFloat = 10
  /// How far curves may be from their segments, in points; has no effect.
  public var flatness: CGFloat = 0.6
  /// Whether points with an odd number of edges around them are inside.
  public var usesEvenOddFillRule = false
  private var dash: (phase: CGFloat, lengths: [CGFloat]) = (0, [])

  /// Creates an empty path.
  public override init() { super.init() }
  /// Creates a path of a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }
  /// Creates a path of the ellipse in a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }
  /// Creates a path of a rectangle with rounded corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(roundedRect: rect, byRoundingCorners: .allCorners, radius: cornerRadius)
  }
  /// Creates a path of a rectangle with some rounded corners.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) { self.init(roundedRect: rect, byRoundingCorners: corners, radius: cornerRadii.width) }
  /// Creates a path of an arc of a circle, with angles in radians.
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
    // The distance between the end and the control point of a quarter circle, as a fraction of its
    // radius.
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

  /// The path of Core Graphics.
  public var cgPath: CGPath { path }
  /// Whether the path has no elements.
  public var isEmpty: Bool { path.isEmpty }
  /// The smallest rectangle around the lines.
  public var bounds: CGRect { path.boundingBoxOfPath }
  /// The current point.
  public var currentPoint: CGPoint { path.currentPoint }

  /// Begins a subpath at a point.
  public func move(to point: CGPoint) { path.move(to: point) }
  /// Appends a line.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Appends a cubic Bézier curve.
  public func addCurve(
    to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint
  ) { path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2) }
  /// Appends a quadratic Bézier curve.
  public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// Appends an arc of a circle, with angles in radians.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    // Clockwise is as seen on the screen in UIKit, and in coordinates whose y points up in Core
    // Graphics.
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }
  /// Closes the subpath.
  public func close() { path.closeSubpath() }
  /// Appends a path.
  public func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  /// Sets dashes and gaps, in points; none for a solid line.
  public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = (
      phase, pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? []
    )
  }
  /// Transforms all points of the path.
  public func apply(_ transform: CGAffineTransform) {
    let moved = withUnsafePointer(to: transform) { path.copy(using: $0) }
    path = moved?.mutableCopy() ?? path
  }
  /// Removes all elements.
  public func removeAllPoints() { path = CGMutablePath() }
  /// Whether a point is inside.
  public func contains(_ point: CGPoint) -> Bool { path.contains(point, using: rule) }
  /// Strokes the path in the current context.
  public func stroke() {
    UIGraphicsStack.current?.stroke(
      path.path,
      LineLook(
        width: lineWidth, cap: lineCapStyle, join: lineJoinStyle, miterLimit: miterLimit,
        dash: dash.lengths, phase: dash.phase))
  }
  /// Strokes the path in the current context, mixed with the colours below.
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    mixed(blendMode, alpha, stroke)
  }
  /// Fills the path in the current context.
  public func fill() { UIGraphicsStack.current?.fill(path.path, rule) }
  /// Fills the path in the current context, mixed with the colours below.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) { mixed(blendMode, alpha, fill) }
  /// Cuts what follows in the open bitmap to the outline.
  public func addClip() { UIGraphicsStack.current?.clip(to: path.path, rule) }

  private var rule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  private func mixed(_ mode: CGBlendMode, _ alpha: CGFloat, _ draw: () -> Void) {
    let context = UIGraphicsStack.current
    context?.saveGState()
    context?.setBlendMode(mode)
    context?.setAlpha(alpha)
    draw()
    context?.restoreGState()
  }
}

/// A side of a rectangle, with its direction.
private struct Side {
  let right, down: CGFloat
  init(_ right: CGFloat, _ down: CGFloat) { (self.right, self.down) = (right, down) }
}
