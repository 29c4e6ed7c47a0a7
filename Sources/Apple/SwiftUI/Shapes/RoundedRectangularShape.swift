/// A shape with four corners that says how they are rounded.
nonisolated public protocol RoundedRectangularShape: InsettableShape {
  /// How the corners are rounded.
  typealias Corners = RoundedRectangularShapeCorners
  /// Returns how the corners are rounded in a size; `nil` for corners of another form.
  func corners(in size: CGSize?) -> Corners?
}

/// How the corners of a shape are rounded.
nonisolated public struct RoundedRectangularShapeCorners: Hashable, Sendable {
  /// The corners, from the top leading one on, clockwise.
  let styles: [Edge.Corner.Style]
  /// Equal corners that adapt to the containing shape.
  public static let concentric = fixed(.concentric)
  /// Equal corners with a radius in points.
  public static func fixed(_ radius: CGFloat) -> Self { fixed(.fixed(radius)) }
  private static func fixed(_ style: Edge.Corner.Style) -> Self {
    Self(styles: [style, style, style, style])
  }
  /// Corners that differ.
  public static func uneven(
    topLeadingCorner: Edge.Corner.Style = .fixed(0),
    topTrailingCorner: Edge.Corner.Style = .fixed(0),
    bottomLeadingCorner: Edge.Corner.Style = .fixed(0),
    bottomTrailingCorner: Edge.Corner.Style = .fixed(0)
  ) -> Self {
    Self(styles: [topLeadingCorner, topTrailingCorner, bottomTrailingCorner, bottomLeadingCorner])
  }
}

extension Rectangle: RoundedRectangularShape {
  /// Square corners.
  public func corners(in size: CGSize?) -> Corners? { .fixed(0) }
}
extension RoundedRectangle: RoundedRectangularShape {
  /// The corners of the rectangle.
  public func corners(in size: CGSize?) -> Corners? {
    .fixed(min(cornerSize.width, cornerSize.height))
  }
}
extension UnevenRoundedRectangle: RoundedRectangularShape {
  /// The corners of the rectangle.
  public func corners(in size: CGSize?) -> Corners? {
    .uneven(
      topLeadingCorner: .fixed(cornerRadii.topLeading),
      topTrailingCorner: .fixed(cornerRadii.topTrailing),
      bottomLeadingCorner: .fixed(cornerRadii.bottomLeading),
      bottomTrailingCorner: .fixed(cornerRadii.bottomTrailing))
  }
}
extension Capsule: RoundedRectangularShape {
  /// Corners of half the shorter side.
  public func corners(in size: CGSize?) -> Corners? {
    .fixed(size.map { min($0.width, $0.height) / 2 } ?? .infinity)
  }
}
extension Circle: RoundedRectangularShape {
  /// Corners of half the shorter side.
  public func corners(in size: CGSize?) -> Corners? { Capsule().corners(in: size) }
}
