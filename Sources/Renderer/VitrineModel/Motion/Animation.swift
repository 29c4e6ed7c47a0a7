import VitrineCoding
import VitrineDisplayList

/// How a change is animated: a curve, its delay, speed and number of repetitions.
package struct Animation: ArchiveRecord {
  package var curve: AnimationCurve = .default
  package var duration: Double?
  package var bounce: Double?
  package var controlPoints: [Double]?
  package var mass = 1.0
  package var stiffness: Double?
  package var damping: Double?
  package var initialVelocity = 0.0
  package var delay = 0.0
  package var speed = 1.0
  package var repeatCount = 1
  package var repeatsForever = false
  package var autoreverses = true

  package init() {}

  /// Creates an animation.
  package init(_ curve: AnimationCurve) { self.curve = curve }

  package static let fields: [Field<Animation>] = [
    Field("curve", \.curve, "The curve or spring, by SwiftUI's name."),
    Field(
      "duration", \.duration, rule: .nonNegativeSeconds,
      "Seconds of a curve, perceptual ones of a spring; default: the curve's."),
    Field(
      "bounce", \.bounce, rule: .bounce,
      "The bounce of a spring, from -1 to 1; default: the curve's."),
    Field(
      "controlPoints", \.controlPoints, rule: .controlPoints,
      "The four numbers of a `timingCurve`: x1, y1, x2 and y2."),
    Field("mass", \.mass, rule: .positive, "The mass of an `interpolatingSpring`; default 1."),
    Field("stiffness", \.stiffness, rule: .positive, "The stiffness of an `interpolatingSpring`."),
    Field("damping", \.damping, rule: .nonNegative, "The damping of an `interpolatingSpring`."),
    Field(
      "initialVelocity", \.initialVelocity,
      "The initial velocity of an `interpolatingSpring`, in distances per second."),
    Field("delay", \.delay, rule: .nonNegativeSeconds, "Seconds before it starts."),
    Field("speed", \.speed, rule: .positive, "How many times faster it is; default 1."),
    Field("repeatCount", \.repeatCount, rule: .atLeastOne, "The number of repetitions."),
    Field("repeatsForever", \.repeatsForever, "Whether it is repeated without end."),
    Field(
      "autoreverses", \.autoreverses, "Whether every second repetition is reversed; default true."),
  ]

  /// The name of a curve alone.
  package static let shorthands: [Shorthand<Animation>] = [
    Shorthand(AnimationCurve.self) {
      Animation($0)
    } write: {
      $0 == Animation($0.curve) ? .string($0.curve.rawValue) : nil
    }
  ]

  /// Requires control points and stiffness for the curves that need them, and refuses them for
  /// others.
  package func validate() -> String? {
    if curve == .timingCurve, controlPoints == nil {
      return "a 'timingCurve' needs 'controlPoints'"
    }
    if curve != .timingCurve, controlPoints != nil {
      return "'controlPoints' belong to the curve 'timingCurve'"
    }
    let isPhysical = stiffness != nil && damping != nil
    if curve == .interpolatingSpring, !isPhysical, stiffness != nil || damping != nil {
      return "an 'interpolatingSpring' needs both 'stiffness' and 'damping'"
    }
    return nil
  }
}

extension Animation {
  /// The longest animation of a widget, in seconds.
  ///
  /// Source: Apple's documentation, "Animating data updates in widgets and Live Activities".
  /// Assumed: longer animations are cut off there, not made faster.
  package static let longest = 2.0

  /// Seconds until the animation ends, at most ``longest``.
  package var totalDuration: Double {
    if repeatsForever { return Animation.longest }
    return min(Animation.longest, delay + Double(repeatCount) * cycle / speed)
  }

  /// Seconds until the next phase of a view starts: a spring's perceptual duration, at which its
  /// animation counts as complete (assumed to be the criterion `logicallyComplete`).
  package var phaseDuration: Double {
    guard !repeatsForever, case .spring(let usual, _) = curve.shape, stiffness == nil else {
      return totalDuration
    }
    return min(
      totalDuration, delay + Double(repeatCount) * (duration ?? usual) / speed)
  }

  /// How far the change has come at a time in seconds: 0 before it starts, 1 at its end, and also
  /// below 0 or above 1 in between.
  package func progress(at time: Double) -> Double {
    if time >= totalDuration { return 1 }
    let elapsed = (time - delay) * speed
    let cycle = cycle
    guard elapsed > 0, cycle > 0 else { return elapsed > 0 ? 1 : 0 }
    let turn = (elapsed / cycle).rounded(.down)
    let place = elapsed - turn * cycle
    let isBack = autoreverses && turn.truncatingRemainder(dividingBy: 2) == 1
    return value(at: isBack ? cycle - place : place)
  }

  /// The duration of one repetition in seconds, at the curve's own speed.
  private var cycle: Double {
    if let spring { return spring.settlingDuration }
    guard case .bezier(_, let usual) = curve.shape else { return 0 }
    return duration ?? usual
  }

  private func value(at time: Double) -> Double {
    if let spring { return spring.value(at: time) }
    guard case .bezier(let usual, _) = curve.shape, cycle > 0 else { return 1 }
    guard let points = controlPoints, points.count == 4 else {
      return usual.value(at: time / cycle)
    }
    return UnitCurve(points[0], points[1], points[2], points[3]).value(at: time / cycle)
  }

  /// The spring; `nil` for a timing curve.
  private var spring: Spring? {
    guard case .spring(let usual, let bounce) = curve.shape else { return nil }
    if let stiffness, let damping {
      return Spring(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity)
    }
    var spring = Spring(duration: duration ?? usual, bounce: self.bounce ?? bounce)
    spring.initialVelocity = initialVelocity
    return spring
  }
}
