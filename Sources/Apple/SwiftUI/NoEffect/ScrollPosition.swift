/// Where a scroll view is; nothing scrolls in a picture.
public struct ScrollPosition: Equatable, Sendable {
  private enum Place: Sendable {
    case none, edge(Edge), point(CGPoint), view(any Hashable & Sendable)

    /// The value as one that can be compared.
    var identity: AnyHashable? {
      switch self {
      case .none: nil
      case .edge(let edge): AnyHashable(edge)
      case .point(let point): AnyHashable([point.x, point.y])
      case .view(let id): AnyHashable(id)
      }
    }
  }
  private var place: Place = .none

  /// Creates a position of a view with an identifier of a type.
  public init(idType: (some Hashable & Sendable).Type = Never.self) {}
  /// Creates the position of a view.
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    scrollTo(id: id, anchor: anchor)
  }
  /// Creates the position of an edge.
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
    scrollTo(edge: edge)
  }
  /// Creates the position of a point.
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    scrollTo(point: point)
  }
  /// Creates a horizontal position.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) { scrollTo(x: x) }
  /// Creates a vertical position.
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) { scrollTo(y: y) }
  /// Creates a position of both axes.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    scrollTo(x: x, y: y)
  }

  /// Scrolls to a view.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    place = .view(id)
  }
  /// Scrolls to an edge.
  public mutating func scrollTo(edge: Edge) { place = .edge(edge) }
  /// Scrolls to a point.
  public mutating func scrollTo(point: CGPoint) { place = .point(point) }
  /// Scrolls horizontally.
  public mutating func scrollTo(x: CGFloat) { place = .point(CGPoint(x: x, y: 0)) }
  /// Scrolls vertically.
  public mutating func scrollTo(y: CGFloat) { place = .point(CGPoint(x: 0, y: y)) }
  /// Scrolls on both axes.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { place = .point(CGPoint(x: x, y: y)) }

  /// Whether two positions are equal.
  public static func == (left: ScrollPosition, right: ScrollPosition) -> Bool {
    left.place.identity == right.place.identity
  }

  /// Whether a person has scrolled; always `false`.
  public var isPositionedByUser: Bool { false }
  /// The edge to which the view was scrolled.
  public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }
  /// The point to which the view was scrolled.
  public var point: CGPoint? { if case .point(let point) = place { point } else { nil } }
  /// The horizontal position to which the view was scrolled.
  public var x: CGFloat? { point?.x }
  /// The vertical position to which the view was scrolled.
  public var y: CGFloat? { point?.y }
  /// The view to which the view was scrolled.
  public var viewID: (any Hashable & Sendable)? {
    if case .view(let id) = place { id } else { nil }
  }
  /// Returns the view to which the view was scrolled.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }
}

/// An input that scrolls a view.
public struct ScrollInputKind: Hashable, Sendable {
  private let name: String
  /// The crown of a watch.
  public static let digitalCrown = ScrollInputKind(name: "digitalCrown")
  /// A shortcut by hand.
  public static let handGestureShortcut = ScrollInputKind(name: "handGestureShortcut")
  /// The direction of a person's eyes.
  public static let look = ScrollInputKind(name: "look")
}

/// Whether an input scrolls a view.
public struct ScrollInputBehavior: Hashable, Sendable {
  private let name: String
  /// The platform's default.
  public static let automatic = ScrollInputBehavior(name: "automatic")
  /// The input scrolls.
  public static let enabled = ScrollInputBehavior(name: "enabled")
  /// The input does not scroll.
  public static let disabled = ScrollInputBehavior(name: "disabled")
}

nonisolated extension View {
  /// Binds the position of a scroll view.
  public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View { recorded("scrollPosition", .none) }
  /// Sets whether an input scrolls.
  public func scrollInputBehavior(
    _ behavior: ScrollInputBehavior, for input: ScrollInputKind
  ) -> some View { recorded("scrollInputBehavior", .none) }
  /// Hides the effect at the edges of scroll views.
  public func scrollEdgeEffectHidden(
    _ hidden: Bool = true, for edges: Edge.Set = .all
  ) -> some View { recorded("scrollEdgeEffectHidden", .none) }
}
