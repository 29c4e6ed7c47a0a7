package import VitrineGeometry

/// A size that is proposed to a view; `nil` asks for its ideal size.
public struct ProposedViewSize: Hashable, Sendable {
  /// Proposed width in points, or `nil` for the ideal width.
  public var width: CGFloat?
  /// Proposed height in points, or `nil` for the ideal height.
  public var height: CGFloat?

  /// Creates a proposal from a width and a height in points.
  public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
  /// Creates a proposal of a size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// Proposes zero, which asks for the minimum size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Proposes infinity, which asks for the maximum size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  /// Proposes nothing, which asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// Returns the proposed size, with `size` on the axes without a proposal, by default 10 points.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  package var archived: VitrineGeometry.ProposedViewSize {
    VitrineGeometry.ProposedViewSize(width: width.map(Double.init), height: height.map(Double.init))
  }
}

extension CGSize {
  init(_ size: Size) { self.init(width: size.width, height: size.height) }
}
