internal import VitrineModel

// The system's transitions as types of their own, each of which archives as its `AnyTransition`.

/// A transition whose views are drawn unchanged in every phase.
protocol PlainTransition: Transition, ArchivedTransition, Sendable {}

/// A transition without animation.
public struct IdentityTransition: PlainTransition {
  var archived: VitrineModel.Transition { .identity(true) }
  /// Creates the transition.
  public init() {}
  /// Returns the view unchanged.
  public func body(content: AnyView, phase: TransitionPhase) -> some View { content }
}

/// A transition that fades the view.
public struct OpacityTransition: PlainTransition {
  var archived: VitrineModel.Transition { .opacity(true) }
  /// Creates the transition.
  public init() {}
  /// Returns the view unchanged.
  public func body(content: AnyView, phase: TransitionPhase) -> some View { content }
}

/// A transition that moves the view in from the leading edge and out to the trailing edge.
public struct SlideTransition: PlainTransition {
  var archived: VitrineModel.Transition { .slide(true) }
  /// Creates the transition.
  public init() {}
  /// Returns the view unchanged.
  public func body(content: AnyView, phase: TransitionPhase) -> some View { content }
}

/// A transition that moves the view from and to an edge.
public struct MoveTransition: PlainTransition {
  /// The edge.
  public var edge: Edge
  var archived: VitrineModel.Transition { .move(edge.archived) }
  /// Creates the transition.
  public init(edge: Edge) { self.edge = edge }
  /// Returns the view unchanged.
  public func body(content: AnyView, phase: TransitionPhase) -> some View { content }
}

/// A transition that moves the view in from an edge and pushes the other view away.
public struct PushTransition: PlainTransition {
  /// The edge.
  public var edge: Edge
  var archived: VitrineModel.Transition { .push(edge.archived) }
  /// Creates the transition.
  public init(edge: Edge) { self.edge = edge }
  /// Returns the view unchanged.
  public func body(content: AnyView, phase: TransitionPhase) -> some View { content }
}

/// A transition that moves the view by an offset.
public struct OffsetTransition: PlainTransition {
  /// The offset in points.
  public var offset: CGSize
  var archived: VitrineModel.Transition {
    var archived = Offset()
    (archived.x, archived.y) = (Double(offset.width), Double(offset.height))
    return .offset(archived)
  }
  /// Creates the transition.
  public init(_ offset: CGSize) { self.offset = offset }
  /// Returns the view unchanged.
  public func body(content: AnyView, phase: TransitionPhase) -> some View { content }
}

/// A transition that scales the view.
public struct ScaleTransition: PlainTransition {
  /// The factor.
  public var scale: Double
  /// The point that stays in place.
  public var anchor: UnitPoint
  var archived: VitrineModel.Transition {
    var archived = VitrineModel.ScaleTransition()
    (archived.scale, archived.anchor) = (scale, anchor.archived)
    return .scale(archived)
  }
  /// Creates the transition.
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    (self.scale, self.anchor) = (scale, anchor)
  }
  /// Returns the view unchanged.
  public func body(content: AnyView, phase: TransitionPhase) -> some View { content }
}

/// A transition that animates a symbol.
public struct SymbolEffectTransition: PlainTransition {
  var archived: VitrineModel.Transition { .symbolEffect(.appear) }
  /// Creates the transition.
  public init<T: TransitionSymbolEffect>(effect: T, options: SymbolEffectOptions) {}
  /// Returns the view unchanged.
  public func body(content: AnyView, phase: TransitionPhase) -> some View { content }
}

/// A transition that differs between insertion and removal.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  /// The transition with which the view appears.
  public var insertion: Insertion
  /// The transition with which the view disappears.
  public var removal: Removal
  /// Creates the transition.
  public init(insertion: Insertion, removal: Removal) {
    (self.insertion, self.removal) = (insertion, removal)
  }
  /// Returns the view unchanged.
  public func body(content: AnyView, phase: TransitionPhase) -> some View { content }
}

extension AsymmetricTransition: ArchivedTransition {
  var archived: VitrineModel.Transition {
    AnyTransition.asymmetric(insertion: AnyTransition(insertion), removal: AnyTransition(removal))
      .archived ?? .opacity(true)
  }
}

extension Transition where Self == IdentityTransition {
  /// A transition without animation.
  public static var identity: Self { Self() }
}
extension Transition where Self == OpacityTransition {
  /// A transition that fades the view.
  public static var opacity: Self { Self() }
}
extension Transition where Self == SlideTransition {
  /// A transition that moves the view in from the leading edge and out to the trailing edge.
  public static var slide: Self { Self() }
}
extension Transition where Self == MoveTransition {
  /// A transition that moves the view from and to an edge.
  public static func move(edge: Edge) -> Self { Self(edge: edge) }
}
extension Transition where Self == PushTransition {
  /// A transition that moves the view in from an edge and pushes the other view away.
  public static func push(from edge: Edge) -> Self { Self(edge: edge) }
}
extension Transition where Self == OffsetTransition {
  /// A transition that moves the view by an offset.
  public static func offset(_ offset: CGSize) -> Self { Self(offset) }
  /// A transition that moves the view by an offset.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
    Self(CGSize(width: x, height: y))
  }
}
extension Transition where Self == ScaleTransition {
  /// A transition that scales the view.
  public static var scale: Self { Self(0) }
  /// A transition that scales the view.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
    Self(scale, anchor: anchor)
  }
}
extension Transition where Self == SymbolEffectTransition {
  /// A transition that animates a symbol.
  public static var symbolEffect: Self { Self(effect: .appear, options: .default) }
  /// A transition that animates a symbol with an effect.
  public static func symbolEffect<T: TransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> Self { Self(effect: effect, options: options) }
}
extension Transition {
  /// A transition that differs between insertion and removal.
  public static func asymmetric<Insertion: Transition, Removal: Transition>(
    insertion: Insertion, removal: Removal
  ) -> Self where Self == AsymmetricTransition<Insertion, Removal> {
    Self(insertion: insertion, removal: removal)
  }
}
