import VitrineGeometry

/// A mass on a spring that is let go at 0 and comes to rest at 1.
package struct Spring: Hashable, Sendable {
  /// The mass attached to the spring; greater than 0.
  package var mass: Double
  /// How strongly it is pulled; above 0.
  package var stiffness: Double
  /// How strongly it is held back; 0 swings for ever.
  package var damping: Double
  /// The speed at the start, in ways per second.
  package var initialVelocity: Double

  /// Creates a spring of a mass, a stiffness and a damping.
  package init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double = 0) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.initialVelocity = initialVelocity
  }

  /// Makes a spring of a perceptual duration in seconds and a bounce from -1 to 1.
  ///
  /// Source: Apple's documentation of `Spring`: 0.5 seconds and a bounce of 0.3 are a mass of 1, a
  /// stiffness of 157.9 and a damping of 17.6; a bounce of 1 is not damped, a negative one damps more
  /// than it needs.
  package init(duration: Double, bounce: Double) {
    let pace = 2 * Double.pi / max(duration, Spring.shortest)
    let ratio = bounce >= 0 ? 1 - bounce : 1 / max(1 + bounce, Spring.leastSlack)
    self.init(mass: 1, stiffness: pace * pace, damping: 2 * pace * ratio)
  }

  /// Seconds of the quickest spring; a quicker one is at rest at once for every picture.
  private static let shortest = 1e-3
  /// The lower bound of `1 + bounce`, which keeps the damping finite at a bounce of -1, where the
  /// spring would never settle.
  private static let leastSlack = 1e-3
  /// How near to its end a spring counts as at rest (the default of SwiftUI's `settlingDuration`).
  private static let epsilon = 0.001
  /// Seconds after which the search for rest ends; far above what a widget plays.
  private static let longest = 64.0

  /// The way at a time in seconds: 0 at the start, 1 at rest, above 1 where it swings over.
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

  /// Swings per second, times 2π, without damping.
  private var pace: Double { (stiffness / mass).squareRoot() }
  /// The damping as a share of what keeps it from swinging.
  private var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  /// The solution of the damped oscillator, as a share of the way that is left.
  private func distance(at time: Double) -> Double {
    let (pace, ratio) = (pace, dampingRatio)
    let decay = ratio * pace
    if ratio < 1 {
      let swing = pace * (1 - ratio * ratio).squareRoot()
      let (sine, cosine) = sineAndCosine(swing * time)
      return exponential(-decay * time) * (cosine + (decay - initialVelocity) / swing * sine)
    }
    let spread = pace * (ratio * ratio - 1).squareRoot()
    // Near critical damping both roots are one, and their difference is nothing to divide by.
    guard spread > 1e-6 * decay else {
      return exponential(-decay * time) * (1 + (decay - initialVelocity) * time)
    }
    let (slow, fast) = (spread - decay, -spread - decay)
    let share = (-initialVelocity - fast) / (slow - fast)
    return share * exponential(slow * time) + (1 - share) * exponential(fast * time)
  }

  /// An upper bound of the distance from a time on.
  private func envelope(at time: Double) -> Double {
    let (pace, ratio) = (pace, dampingRatio)
    guard ratio < 1 else { return abs(distance(at: time)) }
    let swing = pace * (1 - ratio * ratio).squareRoot()
    let lean = (ratio * pace - initialVelocity) / swing
    return (1 + lean * lean).squareRoot() * exponential(-ratio * pace * time)
  }
}
