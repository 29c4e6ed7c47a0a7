import VitrineGeometry

/// A mass on a spring that is released at 0 and comes to rest at 1.
package struct Spring: Hashable, Sendable {
  /// The mass attached to the spring; greater than 0.
  package var mass: Double
  /// The stiffness of the spring; greater than 0.
  package var stiffness: Double
  /// The damping of the movement; with 0 it oscillates for ever.
  package var damping: Double
  /// The initial velocity, in distances per second.
  package var initialVelocity: Double

  /// Creates a spring from mass, stiffness and damping.
  package init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double = 0) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.initialVelocity = initialVelocity
  }

  /// Creates a spring from a perceptual duration in seconds and a bounce from -1 to 1.
  ///
  /// Source: Apple's documentation of `Spring`: 0.5 seconds and a bounce of 0.3 are a mass of 1, a
  /// stiffness of 157.9 and a damping of 17.6; a bounce of 1 is undamped, a negative one
  /// overdamped.
  package init(duration: Double, bounce: Double) {
    let pace = 2 * Double.pi / max(duration, Spring.shortest)
    let ratio = bounce >= 0 ? 1 - bounce : 1 / max(1 + bounce, Spring.leastSlack)
    self.init(mass: 1, stiffness: pace * pace, damping: 2 * pace * ratio)
  }

  /// The shortest duration in seconds; a quicker spring is at rest in every picture.
  private static let shortest = 1e-3
  /// The lower bound of `1 + bounce`, which keeps the damping finite at a bounce of -1, where the
  /// spring would never settle.
  private static let leastSlack = 1e-3
  /// The distance from the end at which a spring counts as at rest (the default of SwiftUI's
  /// `settlingDuration`).
  private static let epsilon = 0.001
  /// The maximum number of seconds in the search for rest, far above the longest animation of a
  /// widget.
  private static let longest = 64.0

  /// The position at a time in seconds: 0 at the start, 1 at rest, above 1 where it overshoots.
  package func value(at time: Double) -> Double { 1 - distance(at: time) }

  /// Seconds until it stays at rest, at most 64.
  package var settlingDuration: Double {
    guard envelope(at: Spring.longest) < Spring.epsilon else { return Spring.longest }
    var (low, high) = (0.0, Spring.longest)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if envelope(at: middle) < Spring.epsilon { high = middle } else { low = middle }
    }
    return high
  }

  /// The undamped angular frequency, in radians per second.
  private var pace: Double { (stiffness / mass).squareRoot() }
  /// The ratio of the damping to critical damping.
  private var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  /// The solution of the damped oscillator, as a fraction of the remaining distance.
  private func distance(at time: Double) -> Double {
    let (pace, ratio) = (pace, dampingRatio)
    let decay = ratio * pace
    if ratio < 1 {
      let swing = pace * (1 - ratio * ratio).squareRoot()
      let (sine, cosine) = sineAndCosine(swing * time)
      return exponential(-decay * time) * (cosine + (decay - initialVelocity) / swing * sine)
    }
    let spread = pace * (ratio * ratio - 1).squareRoot()
    // Near critical damping both roots are equal, and their difference cannot be a divisor.
    guard spread > 1e-6 * decay else {
      return exponential(-decay * time) * (1 + (decay - initialVelocity) * time)
    }
    let (slow, fast) = (spread - decay, -spread - decay)
    let share = (-initialVelocity - fast) / (slow - fast)
    return share * exponential(slow * time) + (1 - share) * exponential(fast * time)
  }

  /// An upper bound of the distance from a time onwards.
  private func envelope(at time: Double) -> Double {
    let (pace, ratio) = (pace, dampingRatio)
    guard ratio < 1 else { return abs(distance(at: time)) }
    let swing = pace * (1 - ratio * ratio).squareRoot()
    let lean = (ratio * pace - initialVelocity) / swing
    return (1 + lean * lean).squareRoot() * exponential(-ratio * pace * time)
  }
}
