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
    @OptionalLength package var distance: Double?
    /// Distance in points that a text keeps to what is not text.
    @OptionalLength package var besideText: Double?
    /// The leading of a text in points, and less than any for a symbol.
    @OptionalLength private var leading: Double?
    /// Whether a text beside the edge keeps its distance.
    package var followsText = false

    /// What the edge has in common with that of a text; `nil` for views that are none.
    package var line: Line? {
      get { leading.map { $0 == -.infinity ? .symbol : .text(leading: $0) } }
      set {
        switch newValue {
        case .symbol: leading = -.infinity
        case .text(let length): leading = length
        case nil: leading = nil
        }
      }
    }

    /// Creates the preferences of an edge.
    package init(
      distance: Double? = nil, besideText: Double? = nil, line: Line? = nil,
      followsText: Bool = false
    ) {
      (self.distance, self.besideText) = (distance, besideText)
      (self.followsText, self.line) = (followsText, line)
    }

    /// A line of text as the lines above and below it see it.
    package enum Line: Equatable {
      /// A symbol, which texts and symbols touch.
      case symbol
      /// A text, which is its leading below other texts, in points.
      case text(leading: Double)

      /// The line of a row in which both are.
      func union(_ other: Line) -> Line {
        switch (self, other) {
        case (.symbol, _): other
        case (_, .symbol): self
        case (.text(let first), .text(let second)): .text(leading: max(first, second))
        }
      }

      /// The gap to the line below, in points.
      func gap(to next: Line) -> Double {
        if case .text = self, case .text(let leading) = next { leading } else { 0 }
      }
    }

    /// The edge of a view without wishes, where a neighbouring text keeps its distance.
    package static let standard = EdgePreference(followsText: true)
    /// No distance to anything, texts included.
    package static let zero = EdgePreference(distance: 0)
    /// Nothing that a neighbour would have to consider.
    package static let none = EdgePreference()

    /// The preferences of an edge where two views end.
    package func union(_ other: EdgePreference) -> EdgePreference {
      var edge = EdgePreference(distance: larger(distance, other.distance))
      edge.besideText = larger(besideText, other.besideText)
      edge.line = line.flatMap { own in other.line.map(own.union) ?? own } ?? other.line
      edge.followsText = followsText || other.followsText
      return edge
    }

    /// The gap to the edge that comes after this one, in points.
    ///
    /// Only where no text has a say, distances to any neighbour count; therefore there is nothing
    /// between a text and a spacer.
    package func gap(to next: EdgePreference) -> Double {
      let between = line.flatMap { own in next.line.map(own.gap) }
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

  /// No preference on any edge.
  package static let standard = ViewSpacing()
  /// No distance on any edge.
  package static let zero = ViewSpacing(top: .zero, leading: .zero, bottom: .zero, trailing: .zero)

  /// Edges that neighbours do not consider, as in a row of texts that decide alone.
  package static let edgeless = ViewSpacing(
    top: .none, leading: .none, bottom: .none, trailing: .none)

  /// The platform's distance between views without preferences, in points.
  package static let platformDistance = 8.0

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

/// A length that may not exist, in the space of one that does: every node has a dozen of them, and a
/// large tree takes as long as its memory.
@propertyWrapper
package struct OptionalLength: Equatable {
  private var length = Double.nan

  /// The length; `nil` for none.
  package var wrappedValue: Double? {
    get { length.isNaN ? nil : length }
    set { length = newValue ?? .nan }
  }

  /// Creates no length.
  package init() {}

  package static func == (left: OptionalLength, right: OptionalLength) -> Bool {
    left.wrappedValue == right.wrappedValue
  }
}
