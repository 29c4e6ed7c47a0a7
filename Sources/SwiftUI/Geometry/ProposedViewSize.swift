package import VitrineGeometry

/// A size that a view is offered; `nil` asks for its own.
public struct ProposedViewSize: Hashable, Sendable {
  /// Width in points.
  public var width: CGFloat?
  /// Height in points.
  public var height: CGFloat?

  /// Creates a proposed view size.
  public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
  /// Creates a proposed view size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// A proposal of zero size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// A proposal of infinite size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  /// The view's own size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// The proposal with `size` where none is given; 10 by 10 points without one.
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
