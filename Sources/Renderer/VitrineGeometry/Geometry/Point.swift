/// A position in points; x grows to the right, y downwards.
public struct Point: Hashable, Sendable, Codable {
  /// Distance from the left edge, in points.
  public var x: Double
  /// Distance from the top edge, in points.
  public var y: Double

  /// The origin of the coordinate space.
  public static let zero = Point(x: 0, y: 0)

  /// Creates a point from its coordinates in points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A position relative to a box: (0, 0) is its top leading corner, (1, 1) its bottom trailing one.
public struct UnitPoint: Hashable, Sendable {
  /// Fraction of the box's width.
  public var x: Double
  /// Fraction of the box's height.
  public var y: Double

  /// Creates a unit point from fractions of width and height.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The point of `rect` at this relative position.
  package func point(in rect: Rect) -> Point {
    Point(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
  }
}
