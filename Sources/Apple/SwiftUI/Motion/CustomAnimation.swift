internal import VitrineDisplayList

// Animations with springs and curves, and custom ones.

/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  /// When it appears to be at rest.
  public static let logicallyComplete = AnimationCompletionCriteria()
  /// When it is removed.
  public static let removed = AnimationCompletionCriteria()
}

extension Animation {
  /// A spring animation.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation(.spring, duration: spring.duration, bounce: spring.bounce)
  }
  /// A spring animation that preserves velocity.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0
  ) -> Animation {
    .interpolatingSpring(
      duration: spring.duration, bounce: spring.bounce, initialVelocity: initialVelocity)
  }
  /// A spring animation that preserves velocity.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      Animation(.spring, duration: duration, bounce: bounce).archived
        .with { $0.initialVelocity = initialVelocity })
  }
  /// An animation along a curve, with a duration in seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    let (first, second) = (curve.bezier.start, curve.bezier.end)
    return timingCurve(first.x, first.y, second.x, second.y, duration: duration)
  }
  /// Creates an animation from a custom one; archived as the default animation.
  public init<A: CustomAnimation>(_ base: A) { self = .default }
}

/// A value that a custom animation keeps between its updates.
public protocol AnimationStateKey {
  /// The type of the value.
  associatedtype Value
  /// The value at the start.
  static var defaultValue: Value { get }
}

/// The values that a custom animation keeps between its updates.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]
  /// Creates a state without values.
  public init() {}
  /// The value of a key.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// The state of a custom animation between its updates.
public struct AnimationContext<Value: VectorArithmetic> {
  /// The values that the animation keeps.
  public var state = AnimationState<Value>()
  /// Whether the animation appears to be at rest.
  public var isLogicallyComplete = false
  /// The environment of the animated view; that without changes.
  public var environment: EnvironmentValues { EnvironmentValues() }
  /// Returns the context with another state.
  public func withState<T>(_ state: AnimationState<T>) -> AnimationContext<T> {
    AnimationContext<T>(state: state, isLogicallyComplete: isLogicallyComplete)
  }
}

/// An animation that code defines.
public protocol CustomAnimation: Hashable, Sendable {
  /// Returns the value at a time in seconds; `nil` at the end.
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?
  /// Returns the velocity at a time in seconds; `nil` if it is unknown.
  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?
  /// Returns whether the animation continues one that is running.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// The velocity is unknown by default.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }
  /// The animation starts anew by default.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// Runs `body` and then `completion`; nothing is animated.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  defer { completion() }
  return try body()
}

/// Runs `body` and returns its result; nothing is animated.
public func withTransaction<Result, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> Result
) rethrows -> Result { try body() }

nonisolated extension View {
  /// Sets the animation of changes made by the modifiers in a closure.
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (Self) -> V
  ) -> some View { body(self) }
  /// Changes the transaction of changes that occur with a change of a value.
  public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { transaction(transform) }
}

/// A key for values of transactions.
public protocol TransactionKey {
  /// The type of value that the key identifies.
  associatedtype Value
  /// The default value.
  static var defaultValue: Value { get }
}

extension Transaction {
  /// The default value of a key; values that are set are not stored, because nothing is animated.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { K.defaultValue }
    set {}
  }
}

/// A modifier whose values can be interpolated.
public protocol AnimatableModifier: ViewModifier, Animatable {}
