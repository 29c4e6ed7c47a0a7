internal import VitrineDisplayList

/// A spring that moves a value to a target.
///
/// All times are in seconds.
public struct Spring: Hashable, Sendable {
  /// The perceptual duration in seconds.
  public var duration: TimeInterval
  /// How much the spring overshoots, from -1 to 1; below 0 it is overdamped.
  public var bounce: Double
  /// The mass at the end of the spring.
  public var mass = 1.0

  /// Creates a spring with a perceptual duration and a bounce.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    (self.duration, self.bounce) = (duration, bounce)
  }
  /// Creates a spring with a response, which is its perceptual duration, and a damping ratio.
  public init(response: Double, dampingRatio: Double) {
    self.init(
      duration: response,
      bounce: dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1)
  }
  /// Creates a spring from physical quantities.
  ///
  /// - Parameters:
  ///   - mass: The mass at the end of the spring.
  ///   - stiffness: The force per distance.
  ///   - damping: The force per velocity.
  ///   - allowOverDamping: Whether the damping may exceed critical damping; otherwise it is limited
  ///     to that.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    self.init(
      response: 2 * .pi / (stiffness / mass).squareRoot(),
      dampingRatio: allowOverDamping ? ratio : min(ratio, 1))
    self.mass = mass
  }

  /// A spring without bounce.
  public static var smooth: Spring { smooth() }
  /// A spring with a small bounce.
  public static var snappy: Spring { snappy() }
  /// A spring with a large bounce.
  public static var bouncy: Spring { bouncy() }
  /// A spring without bounce, except for an additional one.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  /// A spring with a bounce of 0.15 and an additional one.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// A spring with a bounce of 0.3 and an additional one.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// The perceptual duration in seconds.
  public var response: Double { duration }
  /// The ratio of the damping to critical damping.
  public var dampingRatio: Double { bounce >= 0 ? 1 - bounce : 1 / (1 + bounce) }
  /// The force per distance.
  public var stiffness: Double { mass * pace * pace }
  /// The force per velocity.
  public var damping: Double { 2 * mass * decay }

  /// The undamped angular frequency, in radians per second.
  private var pace: Double { 2 * .pi / duration }
  /// The rate at which oscillations decay, per second.
  private var decay: Double { dampingRatio * pace }
}

extension Spring {
  /// The response to a start of 1 at rest, and to a start of 0 with a velocity of 1.
  private func responses(at time: TimeInterval) -> (position: Double, impulse: Double) {
    var spring = VitrineDisplayList.Spring(duration: duration, bounce: bounce)
    let rest = spring.value(at: time)
    spring.initialVelocity = 1
    return (1 - rest, spring.value(at: time) - rest)
  }

  /// The value at a time after a start at zero.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let (position, impulse) = responses(at: time)
    return target.scaled(by: 1 - position) + initialVelocity.scaled(by: impulse)
  }

  /// The velocity per second at a time after a start at zero.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let (position, impulse) = responses(at: time)
    return target.scaled(by: pace * pace * impulse)
      + initialVelocity.scaled(by: position - 2 * decay * impulse)
  }

  /// Advances a value and its velocity by a time in seconds.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let (way, start) = (target - value, velocity)
    velocity = self.velocity(target: way, initialVelocity: start, time: deltaTime)
    value = value + self.value(target: way, initialVelocity: start, time: deltaTime)
  }

  /// Returns the force on a value with a velocity.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// Seconds until the spring rests within a thousandth of its distance.
  public var settlingDuration: TimeInterval { settlingDuration(target: 1.0) }

  /// Seconds until the spring rests within a distance of its target.
  ///
  /// Source: eight durations of `settlingDuration` recorded on macOS 27 (mburger89/MetalUI). Where it
  /// oscillates, the sum of distance and velocity decays to `epsilon`; otherwise it is the first tenth
  /// of a second at which the distance is below `epsilon`.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double = 0.001
  ) -> TimeInterval {
    if dampingRatio < 1 {
      let lean = target.scaled(by: decay) - initialVelocity
      let size = target.magnitudeSquared.squareRoot() + lean.magnitudeSquared.squareRoot()
      guard decay > 0, size > epsilon else { return size > epsilon ? .infinity : 0 }
      return log(size / epsilon) / decay
    }
    let steps = (0...Spring.longestSearch).first { step in
      let left =
        target - value(target: target, initialVelocity: initialVelocity, time: 0.1 * Double(step))
      return left.magnitudeSquared < epsilon * epsilon
    }
    return 0.1 * Double(steps ?? Spring.longestSearch)
  }

  /// The maximum number of tenths of a second in the search for rest.
  private static var longestSearch: Int { 1000 }
}

extension VectorArithmetic {
  /// Returns the value multiplied by a factor.
  func scaled(by factor: Double) -> Self {
    var value = self
    value.scale(by: factor)
    return value
  }
}
