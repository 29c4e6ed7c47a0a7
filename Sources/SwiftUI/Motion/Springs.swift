internal import VitrineModel

// Movement of springs, and of an author's own.

/// A spring.
public struct Spring: Hashable, Sendable {
  /// How long it swings, in seconds.
  public var duration: TimeInterval
  /// How much it swings.
  public var bounce: Double
  /// Makes a spring.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    (self.duration, self.bounce) = (duration, bounce)
  }
  /// Makes a spring.
  public init(response: Double, dampingRatio: Double) {
    self.init(
      duration: response,
      bounce: dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1)
  }
  /// A spring that does not swing.
  public static var smooth: Spring { Spring() }
  /// A quick spring.
  public static var snappy: Spring { Spring(bounce: 0.15) }
  /// A lively spring.
  public static var bouncy: Spring { Spring(bounce: 0.3) }
}

/// When a movement counts as done.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  /// When it has come to rest for the eye.
  public static let logicallyComplete = AnimationCompletionCriteria()
  /// When it is gone.
  public static let removed = AnimationCompletionCriteria()
}

extension Animation {
  /// As a spring does.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation(.spring, duration: spring.duration, bounce: spring.bounce)
  }
  /// As a spring does.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0
  ) -> Animation {
    .interpolatingSpring(
      duration: spring.duration, bounce: spring.bounce, initialVelocity: initialVelocity)
  }
  /// As a spring does.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      Animation(.spring, duration: duration, bounce: bounce).archived
        .with { $0.initialVelocity = initialVelocity })
  }
  /// Along a curve.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    let (first, second) = (curve.archived.start, curve.archived.end)
    return timingCurve(first.x, first.y, second.x, second.y, duration: duration)
  }
  /// As the author says.
  public init<A: CustomAnimation>(_ base: A) { self = .default }
}

/// A curve from zero to one.
public struct UnitCurve: Hashable, Sendable {
  let archived: VitrineModel.UnitCurve

  /// Starting and ending slowly.
  public static let easeInOut = UnitCurve(archived: .easeInOut)
  /// Starting slowly.
  public static let easeIn = UnitCurve(archived: .easeIn)
  /// Ending slowly.
  public static let easeOut = UnitCurve(archived: .easeOut)
  /// The straight line.
  public static let linear = UnitCurve(archived: .linear)

  /// A curve with two control points.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(
      archived: VitrineModel.UnitCurve(
        startControlPoint.x, startControlPoint.y, endControlPoint.x, endControlPoint.y))
  }

  /// The progress at a share of the time.
  public func value(at progress: Double) -> Double { archived.value(at: progress) }
}

/// What a movement of the author's own knows.
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
