/// A rectangle of whole device pixels.
struct PixelRect: Equatable {
  /// Left edge.
  var left: Int
  /// Top edge.
  var top: Int
  /// Right edge, one past the last column.
  var right: Int
  /// Bottom edge, one past the last row.
  var bottom: Int

  /// Columns.
  var width: Int { max(0, right - left) }
  /// Rows.
  var height: Int { max(0, bottom - top) }
  /// Whether the rectangle holds no pixel.
  var isEmpty: Bool { right <= left || bottom <= top }

  /// Creates a pixel rect.
  init(left: Int, top: Int, right: Int, bottom: Int) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }

  /// Creates the smallest rectangle of whole pixels that holds the given edges.
  init(left: Double, top: Double, right: Double, bottom: Double) {
    self.left = PixelRect.whole(left.rounded(.down))
    self.top = PixelRect.whole(top.rounded(.down))
    self.right = PixelRect.whole(right.rounded(.up))
    self.bottom = PixelRect.whole(bottom.rounded(.up))
  }

  /// The pixels that are in both rectangles.
  func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      left: max(left, other.left), top: max(top, other.top),
      right: min(right, other.right), bottom: min(bottom, other.bottom))
  }

  /// The smallest rectangle that holds both.
  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      left: min(left, other.left), top: min(top, other.top),
      right: max(right, other.right), bottom: max(bottom, other.bottom))
  }

  /// Coordinates far outside any surface all mean the same, so they are clamped to what `Int`
  /// holds.
  private static func whole(_ value: Double) -> Int {
    Int(saturating: value.isFinite ? value.clamped(to: -1e9...1e9) : 0)
  }
}
