/// An affine transform of the plane: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
public struct AffineTransform: Hashable, Sendable, Codable {
  /// First column, first row.
  public var a: Double
  /// First column, second row.
  public var b: Double
  /// Second column, first row.
  public var c: Double
  /// Second column, second row.
  public var d: Double
  /// Translation to the right, in points.
  public var tx: Double
  /// Translation downwards, in points.
  public var ty: Double

  /// The identity transform.
  public static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Returns a translation by `x` and `y` points.
  package static func translation(x: Double, y: Double) -> AffineTransform {
    AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// Creates a transform from its six numbers.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Returns the transformed point.
  package func apply(_ point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// Returns the transform around `point` instead of the origin.
  package func around(_ point: Point) -> AffineTransform {
    var map = self
    map.tx = point.x - a * point.x - c * point.y + tx
    map.ty = point.y - b * point.x - d * point.y + ty
    return map
  }

  /// Returns the transform that applies `self` first and `next` after it.
  package func concatenating(_ next: AffineTransform) -> AffineTransform {
    AffineTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }
}
