/// A width and a height in points.
public struct Size: Hashable, Sendable, Codable {
  /// Horizontal extent, in points.
  public var width: Double
  /// Vertical extent, in points.
  public var height: Double

  /// The empty size.
  public static let zero = Size(width: 0, height: 0)

  /// Creates a size from its extents in points.
  @inlinable public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The extent along `axis`, in points.
  @inlinable package subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }

  /// A size from its extents along and across `axis`.
  @inlinable package init(_ axis: Axis, main: Double, cross: Double) {
    self =
      axis == .horizontal
      ? Size(width: main, height: cross) : Size(width: cross, height: main)
  }

  /// The columns and rows of a picture of this size at `scale` pixels per point, which may exceed
  /// the range of `Int`.
  ///
  /// A side that is not a whole number of pixels is rounded up, so that nothing is cut off. Sizes
  /// are published with two decimals, such as 36.67: an excess of that rounding at three pixels
  /// per point does not add a column.
  package func pixels(scale: Double) -> (width: Double, height: Double) {
    ((width * scale - 1 / 64).rounded(.up), (height * scale - 1 / 64).rounded(.up))
  }

  /// The size of all pixels of a picture of this size, in points.
  package func whole(scale: Double) -> Size {
    let pixels = pixels(scale: scale)
    return Size(width: pixels.width / scale, height: pixels.height / scale)
  }

  /// The scale of a picture of this size with `columns`: a whole number if one gives as many
  /// columns after rounding up, otherwise the quotient.
  package func scale(columns: Int) -> Double {
    let share = Double(columns) / max(width, 1)
    let whole = share.rounded()
    return pixels(scale: whole).width == Double(columns) ? whole : share
  }
}
