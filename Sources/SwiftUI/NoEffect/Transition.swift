/// How a view comes and goes; archives hold still pictures.
public struct AnyTransition: Sendable {
  /// At once.
  public static let identity = AnyTransition()
  /// By opacity.
  public static let opacity = AnyTransition()
  /// By size.
  public static var scale: AnyTransition { AnyTransition() }
  /// By size.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }
  /// From one side to the other.
  public static var slide: AnyTransition { AnyTransition() }
  /// From an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  /// From an edge, pushing the other view away.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  /// By a distance.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
  /// By a distance.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
  /// By a change of the view.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition()
  }
  /// One way in, another way out.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition { AnyTransition() }
  /// Both at once.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// With an animation of its own.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// How a view comes and goes.
public protocol Transition {
  /// What the view is made of.
  associatedtype Body: View
  /// The view before the change.
  typealias Content = AnyView
  /// The view in a phase.
  @MainActor @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

/// A phase of coming and going.
public enum TransitionPhase: Hashable, Sendable {
  /// Before, while and after it is there.
  case willAppear, identity, didDisappear
  /// Whether the view is there.
  public var isIdentity: Bool { self == .identity }
  /// Before: -1, while: 0, after: 1.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

nonisolated extension View {
  /// Sets how the view comes and goes.
  public func transition(_ t: AnyTransition) -> some View { recorded("transition", .none) }
  /// Sets how the view comes and goes.
  public func transition<T: Transition>(_ transition: T) -> some View {
    recorded("transition", .none)
  }
  /// Sets how changes pass.
  public func animation(_ animation: Animation?) -> some View { recorded("animation", .none) }
  /// Sets how changes pass that come with a value.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    recorded("animation", .none)
  }
  /// Changes what goes with changes.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    recorded("transaction", .none)
  }
  /// Has a view pass from one place to another.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    recorded("matchedGeometryEffect", .none)
  }
  /// Goes through phases.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (AnyView, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    recorded("phaseAnimator", .none)
  }
  /// Keeps the geometry of the view together.
  public func geometryGroup() -> some View { recorded("geometryGroup", .none) }
}

/// What passes from one place to another.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The properties as bits.
  public let rawValue: UInt32
  /// Makes a set of bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The place.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Place and size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension AnyTransition {
  /// Makes a transition of one of the author's own.
  public init<T: Transition>(_ transition: T) {}
}

/// A blurred view that goes while another comes.
public struct BlurReplaceTransition: Transition, Sendable {
  /// How the sizes change.
  public struct Configuration: Equatable, Sendable {
    /// One shrinks while the other grows.
    public static let downUp = Configuration()
    /// Both grow.
    public static let upUp = Configuration()
  }
  /// Makes a transition.
  public init(configuration: Configuration) {}
  /// The view as it is.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A transition that other names of the system stand for.
public struct PlainTransition: Transition, Sendable {
  /// The view as it is.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == BlurReplaceTransition {
  /// A blurred view that goes while another comes.
  public static var blurReplace: Self { Self(configuration: .downUp) }
  /// A blurred view that goes while another comes.
  public static func blurReplace(_ config: Self.Configuration = .downUp) -> Self {
    Self(configuration: config)
  }
}

extension Transition where Self == PlainTransition {
  /// A symbol that appears.
  public static var symbolEffect: Self { Self() }
  /// A symbol that comes and goes by a movement.
  public static func symbolEffect<T: TransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> Self { Self() }
}

extension Transition {
  /// Both at once.
  public func combined<T: Transition>(with other: T) -> some Transition { self }
  /// With an animation of its own.
  public func animation(_ animation: Animation?) -> some Transition { self }
}

extension Transition where Self == OpacityTransition {
  /// By opacity.
  public static var opacity: Self { Self() }
}

/// A view that comes and goes by its opacity.
public struct OpacityTransition: Transition, Sendable {
  /// The view as it is.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
