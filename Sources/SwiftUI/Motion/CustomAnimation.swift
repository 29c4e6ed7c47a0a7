internal import VitrineDisplayList

// Animations of springs and curves, and custom ones.

/// When a movement counts as done.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  /// When it has come to rest for the eye.
  public static let logicallyComplete = AnimationCompletionCriteria()
  /// When it is gone.
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
  /// Along a curve.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    let (first, second) = (curve.bezier.start, curve.bezier.end)
    return timingCurve(first.x, first.y, second.x, second.y, duration: duration)
  }
  /// Creates an animation from a custom one; archived as the default animation.
  public init<A: CustomAnimation>(_ base: A) { self = .default }
}

/// The state of a custom animation between its updates.
public struct AnimationContext<Value: VectorArithmetic> {}

/// A movement of the author's own.
public protocol CustomAnimation: Hashable, Sendable {
  /// The value at a time; `nil` at the end.
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?
}

/// Makes changes at once, and then what comes after them.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  defer { completion() }
  return try body()
}

/// Makes changes at once: there are no transactions here.
public func withTransaction<Result, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> Result
) rethrows -> Result { try body() }

nonisolated extension View {
  /// Sets how changes pass inside of modifiers.
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (Self) -> V
  ) -> some View { body(self) }
  /// Changes what goes with changes of a value.
  public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { transaction(transform) }
}

/// A key of what goes with a change.
public protocol TransactionKey {
  /// The kind of value.
  associatedtype Value
  /// The value where none is set.
  static var defaultValue: Value { get }
}

extension Transaction {
  /// The value of a key: what is set is not kept, as no change passes here.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { K.defaultValue }
    set {}
  }
}

/// A modifier whose values pass into others.
public protocol AnimatableModifier: ViewModifier, Animatable {}
