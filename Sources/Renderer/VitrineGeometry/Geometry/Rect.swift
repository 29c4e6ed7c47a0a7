/// A rectangle in points.
public struct Rect: Hashable, Sendable, Codable {
  /// The top left corner.
  public var origin: Point
  /// Width and height.
  public var size: Size

  /// The empty rectangle at the origin.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// Creates a rectangle from its corner and extents, in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    origin = Point(x: x, y: y)
    size = Size(width: width, height: height)
  }

  /// Creates a rectangle from its corner and size.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Horizontal extent, in points.
  public var width: Double { size.width }
  /// Vertical extent, in points.
  public var height: Double { size.height }
  /// The left edge, in points.
  public var minX: Double { origin.x }
  /// The top edge, in points.
  public var minY: Double { origin.y }
  /// The right edge, in points.
  public var maxX: Double { origin.x + size.width }
  /// The bottom edge, in points.
  public var maxY: Double { origin.y + size.height }
  /// The horizontal centre, in points.
  public var midX: Double { origin.x + size.width / 2 }
  /// The vertical centre, in points.
  public var midY: Double { origin.y + size.height / 2 }
  /// The centre.
  package var center: Point { Point(x: midX, y: midY) }

  /// Returns the rectangle moved by `dx` and `dy` points.
  package func offsetBy(dx: Double, dy: Double) -> Rect {
    Rect(x: minX + dx, y: minY + dy, width: width, height: height)
  }

  /// Returns the rectangle made smaller by `insets`, with extents of at least zero.
  package func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: minX + insets.leading, y: minY + insets.top,
      width: max(0, width - insets.horizontal), height: max(0, height - insets.vertical))
  }

  /// Returns the rectangle with every side moved inwards by `length` points; extents may become
  /// negative.
  package func insetBy(_ length: Double) -> Rect {
    Rect(
      x: minX + length, y: minY + length, width: width - 2 * length, height: height - 2 * length)
  }

  /// Returns the common part of both rectangles, or `nil` when they share no area.
  package func intersection(_ other: Rect) -> Rect? {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard right > left, bottom > top else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether `point` is inside; the right and bottom edges do not belong to the rectangle.
  package func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
}
