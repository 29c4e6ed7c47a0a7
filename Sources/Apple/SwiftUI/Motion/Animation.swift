internal import VitrineDisplayList
internal import VitrineModel

/// How a change between two entries of a timeline is animated.
public struct Animation: Hashable, Sendable {
  let archived: VitrineModel.Animation

  init(_ archived: VitrineModel.Animation) { self.archived = archived }

  init(
    _ curve: AnimationCurve, duration: TimeInterval? = nil, bounce: Double? = nil
  ) {
    archived = VitrineModel.Animation(curve)
      .with { ($0.duration, $0.bounce) = (duration, bounce) }
  }

  /// The system's default animation.
  public static let `default` = Animation(.default)
  /// An animation that starts and ends slowly.
  public static let easeInOut = Animation(.easeInOut)
  /// An animation that starts slowly.
  public static let easeIn = Animation(.easeIn)
  /// An animation that ends slowly.
  public static let easeOut = Animation(.easeOut)
  /// An animation at constant speed.
  public static let linear = Animation(.linear)
  /// A spring animation.
  public static let spring = Animation(.spring)
  /// A spring animation with a higher bounce.
  public static let bouncy = Animation(.bouncy)
  /// A spring animation without bounce.
  public static let smooth = Animation(.smooth)
  /// A fast spring animation with a small bounce.
  public static let snappy = Animation(.snappy)
  /// A spring animation for interactive movements.
  public static let interactiveSpring = Animation(.interactiveSpring)
  /// An animation that starts and ends slowly, with a duration in seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    Animation(.easeInOut, duration: duration)
  }
  /// An animation that starts slowly, with a duration in seconds.
  public static func easeIn(duration: TimeInterval) -> Animation {
    Animation(.easeIn, duration: duration)
  }
  /// An animation that ends slowly, with a duration in seconds.
  public static func easeOut(duration: TimeInterval) -> Animation {
    Animation(.easeOut, duration: duration)
  }
  /// An animation at constant speed, with a duration in seconds.
  public static func linear(duration: TimeInterval) -> Animation {
    Animation(.linear, duration: duration)
  }
  /// An animation along a Bézier curve, with a duration in seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation(
      VitrineModel.Animation(.timingCurve)
        .with { ($0.controlPoints, $0.duration) = ([p1x, p1y, p2x, p2y], duration) })
  }
  /// A spring animation.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation { .spring(Spring(response: response, dampingRatio: dampingFraction)) }
  /// A spring animation.
  public static func spring(
    duration: TimeInterval, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation { .spring(Spring(duration: duration, bounce: bounce)) }
  /// A spring animation for interactive movements.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation { .spring(Spring(response: response, dampingRatio: dampingFraction)) }
  /// A spring animation that preserves velocity.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      VitrineModel.Animation(.interpolatingSpring).with {
        ($0.mass, $0.stiffness, $0.damping) = (mass, stiffness, damping)
        $0.initialVelocity = initialVelocity
      })
  }
  /// A spring animation with a higher bounce.
  public static func bouncy(
    duration: TimeInterval = 0.5, extraBounce: Double = 0
  ) -> Animation { Animation(.bouncy, duration: duration, bounce: 0.3 + extraBounce) }
  /// A spring animation without bounce.
  public static func smooth(
    duration: TimeInterval = 0.5, extraBounce: Double = 0
  ) -> Animation { Animation(.smooth, duration: duration, bounce: extraBounce) }
  /// A fast spring animation with a small bounce.
  public static func snappy(
    duration: TimeInterval = 0.5, extraBounce: Double = 0
  ) -> Animation { Animation(.snappy, duration: duration, bounce: 0.15 + extraBounce) }
  /// Delays the start of the animation, in seconds.
  public func delay(_ delay: TimeInterval) -> Animation {
    Animation(archived.with { $0.delay += delay })
  }
  /// Changes the speed of the animation by a factor.
  public func speed(_ speed: Double) -> Animation {
    Animation(archived.with { $0.speed *= speed })
  }
  /// Repeats the animation a number of times.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation {
    Animation(archived.with { ($0.repeatCount, $0.autoreverses) = (count, autoreverses) })
  }
  /// Repeats the animation until the view disappears.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(archived.with { ($0.repeatsForever, $0.autoreverses) = (true, autoreverses) })
  }
}

extension VitrineModel.Animation {
  /// Returns the animation with a change.
  func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }
}

/// The context of a state change, such as its animation.
public struct Transaction: Sendable {
  /// The animation of the change.
  public var animation: Animation?
  /// Whether animations are disabled.
  public var disablesAnimations = false
  /// Creates a transaction.
  public init() {}
  /// Creates a transaction.
  public init(animation: Animation?) { self.animation = animation }
}

/// Runs `body` and returns its result; nothing is animated.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// Runs `body` and returns its result; nothing is animated.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// A value that can be interpolated.
nonisolated public protocol Animatable {
  /// The type of data that is interpolated.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
  /// The data that is interpolated.
  var animatableData: AnimatableData { get set }
}

nonisolated extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Empty data, for types without interpolation.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// A value that can be added and scaled.
nonisolated public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies the value by a factor.
  mutating func scale(by rhs: Double)
  /// The square of the value's magnitude.
  var magnitudeSquared: Double { get }
}

/// Animatable data without values.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Creates empty animatable data.
  public init() {}
  /// The data without values.
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  /// Returns the data without values.
  public static func + (left: Self, right: Self) -> Self { left }
  /// Returns the data without values.
  public static func - (left: Self, right: Self) -> Self { left }
  /// Does nothing, because there are no values to scale.
  public mutating func scale(by rhs: Double) {}
  /// The magnitude, which is always 0.
  public var magnitudeSquared: Double { 0 }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

/// A pair of animatable values.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first of the animatable pair.
  public var first: First
  /// The second value.
  public var second: Second
  /// Creates an animatable pair.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
  /// The pair of zero values.
  public static var zero: Self { Self(.zero, .zero) }
  /// Adds the pairs element by element.
  public static func + (left: Self, right: Self) -> Self {
    Self(left.first + right.first, left.second + right.second)
  }
  /// Subtracts the pairs element by element.
  public static func - (left: Self, right: Self) -> Self {
    Self(left.first - right.first, left.second - right.second)
  }
  /// Scales both values.
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }
  /// The square of the pair's magnitude.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension Double: VectorArithmetic {
  /// Multiplies the number by a factor.
  public mutating func scale(by rhs: Double) { self *= rhs }
  /// The square of the number.
  public var magnitudeSquared: Double { self * self }
}
extension Float: VectorArithmetic {
  /// Multiplies the number by a factor.
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  /// The square of the number.
  public var magnitudeSquared: Double { Double(self * self) }
}
extension CGFloat: VectorArithmetic {
  /// Multiplies the number by a factor.
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  /// The square of the number.
  public var magnitudeSquared: Double { Double(self * self) }
}
