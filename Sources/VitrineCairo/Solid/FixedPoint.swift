/// A point in cairo's coordinates, 256 to a pixel.
struct FixedPoint: Equatable {
  /// To the right.
  var x: Int
  /// Downwards.
  var y: Int

  /// Makes a point.
  init(x: Int, y: Int) { (self.x, self.y) = (x, y) }

  /// The nearest point to one in pixels, as cairo rounds: halves to even numbers.
  @inline(__always)
  init(_ x: Double, _ y: Double) {
    (self.x, self.y) = (FixedPoint.fixed(x), FixedPoint.fixed(y))
  }

  /// A sum whose last bit is a 256th has the rounded number in its low bits.
  @inline(__always)
  private static func fixed(_ value: Double) -> Int {
    Int(Int32(truncatingIfNeeded: (value + 0x1.8p44).bitPattern))
  }

  /// The point between two, as cairo halves distances.
  @inline(__always)
  func middle(_ other: FixedPoint) -> FixedPoint {
    FixedPoint(x: x + (other.x - x) >> 1, y: y + (other.y - y) >> 1)
  }
}
