internal import VitrineModel

/// How a view appears and disappears between two entries of a timeline.
public struct AnyTransition: Sendable {
  /// The transition in archives; `nil` if it has no representation there.
  let archived: VitrineModel.Transition?

  init(_ archived: VitrineModel.Transition?) { self.archived = archived }

  /// The view appears and disappears without animation.
  public static let identity = AnyTransition(.identity(true))
  /// The view fades.
  public static let opacity = AnyTransition(.opacity(true))
  /// The view scales.
  public static var scale: AnyTransition { AnyTransition(.scale(VitrineModel.ScaleTransition())) }
  /// The view scales from a factor.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    var effect = VitrineModel.ScaleTransition()
    (effect.scale, effect.anchor) = (Double(scale), anchor.archived)
    return AnyTransition(.scale(effect))
  }
  /// The view moves in from the leading edge and out to the trailing edge.
  public static var slide: AnyTransition { AnyTransition(.slide(true)) }
  /// The view moves from and to an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(.move(edge.archived)) }
  /// The view moves in from an edge and pushes the other view away.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(.push(edge.archived)) }
  /// The view moves by an offset.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    .offset(x: offset.width, y: offset.height)
  }
  /// The view moves by an offset.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    var offset = Offset()
    (offset.x, offset.y) = (Double(x), Double(y))
    return AnyTransition(.offset(offset))
  }
  /// A transition between two modifiers, which archives cannot represent: the view fades.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(nil as VitrineModel.Transition?)
  }
  /// A transition that differs between insertion and removal.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    var sides = VitrineModel.AsymmetricTransition()
    sides.insertion = insertion.archived ?? .opacity(true)
    sides.removal = removal.archived ?? .opacity(true)
    return AnyTransition(.asymmetric(sides))
  }
  /// Combines two transitions.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(.combined([archived, other.archived].compactMap(\.self)))
  }
  /// Attaches an animation to the transition.
  public func animation(_ animation: Animation?) -> AnyTransition {
    guard let archived else { return self }
    var animated = AnimatedTransition()
    (animated.transition, animated.animation) = (archived, animation?.archived)
    return AnyTransition(.animation(animated))
  }
}

extension Edge {
  /// The edge in archives.
  var archived: SafeAreaInset.Edge {
    switch self {
    case .top: .top
    case .leading: .leading
    case .bottom: .bottom
    case .trailing: .trailing
    }
  }
}

/// A transition that exists in archives.
protocol ArchivedTransition {
  /// The transition in archives.
  var archived: VitrineModel.Transition { get }
}

/// How a view appears and disappears.
public protocol Transition {
  /// The type of the view's body.
  associatedtype Body: View
  /// The view that appears or disappears.
  typealias Content = AnyView
  /// Returns the view in a phase.
  @MainActor @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
  /// Properties of the transition.
  static var properties: TransitionProperties { get }
}

extension Transition {
  /// A transition that moves.
  public static var properties: TransitionProperties { TransitionProperties() }
}

/// Properties of a transition.
public struct TransitionProperties: Sendable {
  /// Whether the transition moves, so that it is replaced where motion is reduced.
  public var hasMotion: Bool
  /// Creates properties.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// A phase of a transition.
public enum TransitionPhase: Hashable, Sendable {
  /// Before the view appears, while it is visible, and after it has disappeared.
  case willAppear, identity, didDisappear
  /// Whether the view is visible.
  public var isIdentity: Bool { self == .identity }
  /// The phase as a number: -1 before, 0 while it is visible, and 1 after.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

nonisolated extension View {
  /// Sets the transition with which the view appears and disappears.
  public func transition(_ t: AnyTransition) -> some View {
    archived { context in
      if t.archived == nil { context.record("transition", .none) }
      return t.archived.map { [.transition($0)] } ?? []
    }
  }
  /// Sets the transition with which the view appears and disappears.
  public func transition<T: Transition>(_ transition: T) -> some View {
    self.transition(AnyTransition(transition))
  }
  /// Sets the animation of changes.
  public func animation(_ animation: Animation?) -> some View {
    archived(.animation(AnimationModifier(animation, value: nil)))
  }
  /// Sets the animation of changes that occur with a change of a value.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    archived { _ in [.animation(AnimationModifier(animation, value: StableText.of(value)))] }
  }
  /// Changes the transaction of changes in the view.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    archived { _ in TransactionModifier(transform).map { [.transaction($0)] } ?? [] }
  }
  /// Matches the geometry of views with the same id.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    archived { _ in
      var effect = VitrineModel.MatchedGeometryEffect()
      (effect.id, effect.namespace) = (StableText.of(id), StableText.of(namespace))
      effect.properties =
        properties == .position ? .position : properties == .size ? .size : .frame
      return [.matchedGeometryEffect(effect)]
    }
  }
  /// Keeps the geometry of the view together.
  public func geometryGroup() -> some View { recorded("geometryGroup", .none) }
}

/// The properties of geometry that matched views share.
@RawValue<UInt32>
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The position of the view.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size of the view.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Position and size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension AnyTransition {
  /// Creates a type-erased transition.
  public init<T: Transition>(_ transition: T) {
    archived = (transition as? any ArchivedTransition)?.archived
  }
}

/// A transition that blurs the view while it appears or disappears.
public struct BlurReplaceTransition: Transition, Sendable {
  /// How the views are scaled.
  public struct Configuration: Equatable, Sendable {
    let archived: BlurReplace
    /// The old view shrinks while the new one grows.
    public static let downUp = Configuration(archived: .downUp)
    /// Both views grow.
    public static let upUp = Configuration(archived: .upUp)
  }
  let configuration: Configuration
  /// Creates a blur replace transition.
  public init(configuration: Configuration) { self.configuration = configuration }
  /// Returns the view unchanged.
  public func body(content: AnyView, phase: TransitionPhase) -> some View { content }
}

extension BlurReplaceTransition: ArchivedTransition {
  var archived: VitrineModel.Transition { .blurReplace(configuration.archived) }
}

/// A transition that archives as a combination of other transitions.
struct DerivedTransition: Transition, ArchivedTransition {
  let archived: VitrineModel.Transition
  /// Returns the view unchanged.
  func body(content: AnyView, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == BlurReplaceTransition {
  /// A transition that blurs the view while it appears or disappears.
  public static var blurReplace: Self { Self(configuration: .downUp) }
  /// A transition that blurs the view while it appears or disappears.
  public static func blurReplace(_ config: Self.Configuration = .downUp) -> Self {
    Self(configuration: config)
  }
}

extension Transition {
  /// Combines two transitions.
  public func combined<T: Transition>(with other: T) -> some Transition {
    let both = AnyTransition(self).combined(with: AnyTransition(other))
    return DerivedTransition(archived: both.archived ?? .opacity(true))
  }
  /// Attaches an animation to the transition.
  public func animation(_ animation: Animation?) -> some Transition {
    DerivedTransition(
      archived: AnyTransition(self).animation(animation).archived ?? .opacity(true))
  }
}
