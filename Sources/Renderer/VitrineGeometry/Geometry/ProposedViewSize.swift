/// The size that a container proposes to a view.
///
/// On each axis the proposal is a number of points, or `nil` for the view's ideal size, zero for
/// its minimum, infinity for its maximum. Source: Apple's documentation of `ProposedViewSize`.
public struct ProposedViewSize: Hashable, Sendable {
  /// Proposed width in points, or `nil` for the ideal width.
  public var width: Double?
  /// Proposed height in points, or `nil` for the ideal height.
  public var height: Double?

  /// Asks for the minimum on both axes.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the maximum on both axes.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  /// Asks for the ideal on both axes.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// Creates a proposal from a width and a height in points.
  @inlinable public init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  /// Proposes exactly `size`.
  public init(_ size: Size) {
    self.init(width: size.width, height: size.height)
  }

  /// The proposal along `axis`, in points.
  @inlinable package subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }

  /// A proposal from its values along and across `axis`.
  @inlinable package init(_ axis: Axis, main: Double?, cross: Double?) {
    self =
      axis == .horizontal
      ? ProposedViewSize(width: main, height: cross)
      : ProposedViewSize(width: cross, height: main)
  }

  /// The proposed size, with `ideal` on the axes without a proposal.
  package func replacingUnspecifiedDimensions(by ideal: Size) -> Size {
    Size(width: width ?? ideal.width, height: height ?? ideal.height)
  }
}
