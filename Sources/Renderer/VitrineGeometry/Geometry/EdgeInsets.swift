/// Distances from the four edges of a box, in points.
public struct EdgeInsets: Hashable, Sendable {
  /// Distance from the top edge.
  public var top: Double
  /// Distance from the leading edge.
  public var leading: Double
  /// Distance from the bottom edge.
  public var bottom: Double
  /// Distance from the trailing edge.
  public var trailing: Double

  /// No inset on any edge.
  public static let zero = EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)

  /// Creates insets from the four distances, in points.
  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates insets with the same distance on every edge, in points.
  public init(_ length: Double) {
    self.init(top: length, leading: length, bottom: length, trailing: length)
  }

  /// Returns the insets with another distance from some edges.
  package func replacing(_ edges: EdgeSet, by length: Double) -> EdgeInsets {
    EdgeInsets(
      top: edges.contains(.top) ? length : top,
      leading: edges.contains(.leading) ? length : leading,
      bottom: edges.contains(.bottom) ? length : bottom,
      trailing: edges.contains(.trailing) ? length : trailing)
  }

  /// The sum of the leading and trailing distances, in points.
  package var horizontal: Double { leading + trailing }
  /// The sum of the top and bottom distances, in points.
  package var vertical: Double { top + bottom }
}

/// A set of edges of a box.
public struct EdgeSet: OptionSet, Hashable, Sendable {
  /// One bit for each edge.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = EdgeSet(rawValue: 1)
  /// The leading edge.
  public static let leading = EdgeSet(rawValue: 2)
  /// The bottom edge.
  public static let bottom = EdgeSet(rawValue: 4)
  /// The trailing edge.
  public static let trailing = EdgeSet(rawValue: 8)
  /// The leading and trailing edges.
  public static let horizontal: EdgeSet = [.leading, .trailing]
  /// The top and bottom edges.
  public static let vertical: EdgeSet = [.top, .bottom]
  /// All four edges.
  public static let all: EdgeSet = [.horizontal, .vertical]
}
