import VitrineGeometry

/// The distances that a view prefers to its neighbours in a stack, by edge.
///
/// Source: recorded gaps on macOS 26 and iOS 18.5, in agreement with reconstructed SwiftUI sources.
package struct ViewSpacing: Equatable {
  /// The spacing that one edge prefers.
  package struct EdgePreference: Equatable {
    /// Distance in points; `nil` leaves it to the platform.
    package var distance: Double?
    /// Distance to another text in points, on the edges of a text.
    package var toText: Double?

    /// Creates an edge preference.
    package init(distance: Double? = nil, toText: Double? = nil) {
      self.distance = distance
      self.toText = toText
    }

    /// No preference.
    package static let standard = EdgePreference()
    /// No distance.
    package static let zero = EdgePreference(distance: 0)

    /// The preference of an edge where two views end.
    package func union(_ other: EdgePreference) -> EdgePreference {
      EdgePreference(
        distance: larger(distance, other.distance), toText: larger(toText, other.toText))
    }

    private func larger(_ first: Double?, _ second: Double?) -> Double? {
      guard let first, let second else { return first ?? second }
      return max(first, second)
    }
  }

  /// Towards a neighbour above.
  package var top = EdgePreference.standard
  /// Towards a neighbour on the leading side.
  package var leading = EdgePreference.standard
  /// Towards a neighbour below.
  package var bottom = EdgePreference.standard
  /// Towards a neighbour on the trailing side.
  package var trailing = EdgePreference.standard

  /// Creates spacing of one preference for each edge.
  package init(
    top: EdgePreference = .standard, leading: EdgePreference = .standard,
    bottom: EdgePreference = .standard, trailing: EdgePreference = .standard
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No preference on any edge.
  package static let standard = ViewSpacing()
  /// No distance on any edge.
  package static let zero = ViewSpacing(top: .zero, leading: .zero, bottom: .zero, trailing: .zero)

  /// The platform's distance between views without preferences, in points.
  package static let platformDistance = 8.0

  /// The edge at which a stack along `axis` begins.
  func start(_ axis: Axis) -> EdgePreference { axis == .horizontal ? leading : top }

  /// The edge at which a stack along `axis` ends.
  func end(_ axis: Axis) -> EdgePreference { axis == .horizontal ? trailing : bottom }

  /// The gap between this view and the next one along `axis`, in points.
  package func distance(to next: ViewSpacing, along axis: Axis) -> Double {
    let mine = end(axis)
    let theirs = next.start(axis)
    if let first = mine.toText, let second = theirs.toText { return max(first, second) }
    return mine.union(theirs).distance ?? ViewSpacing.platformDistance
  }
}
