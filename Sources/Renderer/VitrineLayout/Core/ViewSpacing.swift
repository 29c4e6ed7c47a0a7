import VitrineGeometry

/// The distances that a view prefers to its neighbours in a stack, by edge.
///
/// Source: recorded gaps on macOS 26 and 27 and on iOS 18.5, in agreement with reconstructed SwiftUI
/// sources: an edge has a preference for each kind of neighbour, and a gap follows from the kinds
/// that both edges know.
package struct ViewSpacing: Equatable {
  /// The preferences of one edge.
  package struct EdgePreference: Equatable {
    /// Distance in points to a neighbour of any kind; `nil` leaves it to the platform.
    package var distance: Double?
    /// Distance in points that a text keeps to what is not text.
    package var besideText: Double?
    /// Distance in points between the text and one above it: its leading.
    package var leading: Double?
    /// Whether a text beside the edge keeps its distance.
    package var followsText = false

    /// Creates an edge that knows no kind of neighbour.
    package init(distance: Double? = nil) { self.distance = distance }

    /// The edge of a text.
    package init(besideText: Double, leading: Double) {
      self.besideText = besideText
      self.leading = leading
    }

    /// The edge of a view without wishes, where a neighbouring text keeps its distance.
    package static let standard: EdgePreference = {
      var edge = EdgePreference()
      edge.followsText = true
      return edge
    }()
    /// No distance to anything, texts included.
    package static let zero = EdgePreference(distance: 0)
    /// Nothing that a neighbour would have to consider.
    package static let none = EdgePreference()

    /// The preferences of an edge where two views end.
    package func union(_ other: EdgePreference) -> EdgePreference {
      var edge = EdgePreference(distance: larger(distance, other.distance))
      edge.besideText = larger(besideText, other.besideText)
      edge.leading = larger(leading, other.leading)
      edge.followsText = followsText || other.followsText
      return edge
    }

    /// The gap to the edge that comes after this one, in points.
    ///
    /// Only where no text has a say, distances to any neighbour count; therefore there is nothing
    /// between a text and a spacer.
    package func gap(to next: EdgePreference) -> Double {
      let between = leading == nil ? nil : next.leading
      let after = next.followsText ? besideText : nil
      let before = followsText ? next.besideText : nil
      return larger(between, larger(after, before))
        ?? larger(distance, next.distance) ?? ViewSpacing.platformDistance
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

  /// Returns the preferences after a change of every edge.
  func mapEdges(_ change: (EdgePreference) -> EdgePreference) -> ViewSpacing {
    ViewSpacing(
      top: change(top), leading: change(leading), bottom: change(bottom),
      trailing: change(trailing))
  }

  /// Returns the preferences of two views that share all edges.
  func merged(
    with other: ViewSpacing, by merge: (EdgePreference, EdgePreference) -> EdgePreference
  ) -> ViewSpacing {
    ViewSpacing(
      top: merge(top, other.top), leading: merge(leading, other.leading),
      bottom: merge(bottom, other.bottom), trailing: merge(trailing, other.trailing))
  }

  /// The edge at which a stack along `axis` begins.
  func start(_ axis: Axis) -> EdgePreference { axis == .horizontal ? leading : top }

  /// The edge at which a stack along `axis` ends.
  func end(_ axis: Axis) -> EdgePreference { axis == .horizontal ? trailing : bottom }

  /// The gap between this view and the next one along `axis`, in points.
  package func distance(to next: ViewSpacing, along axis: Axis) -> Double {
    end(axis).gap(to: next.start(axis))
  }
}
