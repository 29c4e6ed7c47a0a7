package import VitrineGeometry

/// An edge of a rectangle.
public enum Edge: Int8, CaseIterable, Sendable {
  /// The edges of a rectangle.
  case top, leading, bottom, trailing

  /// Edges of a rectangle.
  @RawValue<Int8>
  public struct Set: OptionSet, Sendable {
    /// Creates a set of one edge.
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }
    /// The top edge.
    public static let top = Set(.top)
    /// The leading edge.
    public static let leading = Set(.leading)
    /// The bottom edge.
    public static let bottom = Set(.bottom)
    /// The trailing edge.
    public static let trailing = Set(.trailing)
    /// All edges of a rectangle.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// The leading and trailing edges.
    public static let horizontal: Set = [.leading, .trailing]
    /// The top and bottom edges.
    public static let vertical: Set = [.top, .bottom]

    package var archived: EdgeSet { EdgeSet(rawValue: Int(rawValue)) }
  }
}

/// The leading or the trailing edge.
public enum HorizontalEdge: Int8, CaseIterable, Sendable {
  /// The horizontal edges of a rectangle.
  case leading, trailing
}

/// The top or the bottom edge.
public enum VerticalEdge: Int8, CaseIterable, Sendable {
  /// The vertical edges of a rectangle.
  case top, bottom
}

/// Distances from the edges of a rectangle.
public struct EdgeInsets: Hashable, Sendable {
  /// Distance from the top edge in points.
  public var top: CGFloat
  /// Distance from the leading edge in points.
  public var leading: CGFloat
  /// Distance from the bottom edge in points.
  public var bottom: CGFloat
  /// Distance from the trailing edge in points.
  public var trailing: CGFloat

  /// Creates insets for the edges.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
  /// Creates insets of zero.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Creates insets of a length at some edges.
  init(_ edges: Edge.Set, _ length: CGFloat) {
    self = EdgeInsets(top: length, leading: length, bottom: length, trailing: length)
      .limited(to: edges)
  }

  /// The insets at some edges, and none at the others.
  func limited(to edges: Edge.Set) -> EdgeInsets {
    EdgeInsets(
      top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0,
      bottom: edges.contains(.bottom) ? bottom : 0,
      trailing: edges.contains(.trailing) ? trailing : 0)
  }

  package var archived: VitrineGeometry.EdgeInsets {
    VitrineGeometry.EdgeInsets(
      top: Double(top), leading: Double(leading), bottom: Double(bottom),
      trailing: Double(trailing))
  }
}

/// A direction of layout.
public enum Axis: Int8, CaseIterable, Sendable, CustomStringConvertible {
  /// The horizontal axis.
  case horizontal
  /// The vertical axis.
  case vertical

  /// The name of the axis.
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }

  /// A set of axes.
  @RawValue<Int8>
  public struct Set: OptionSet, Sendable {
    /// The horizontal axis.
    public static let horizontal = Set(rawValue: 1)
    /// The vertical axis.
    public static let vertical = Set(rawValue: 2)

    package var archived: [VitrineGeometry.Axis] {
      (contains(.horizontal) ? [.horizontal] : []) + (contains(.vertical) ? [.vertical] : [])
    }
  }
}
