import VitrineCoding
import VitrineDisplayList

/// How a change passes: a curve, and when and how often it is gone through.
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
      "How much a spring swings, from -1 to 1; default: the curve's."),
    Field(
      "controlPoints", \.controlPoints, rule: .controlPoints,
      "The four numbers of a `timingCurve`: x1, y1, x2 and y2."),
    Field("mass", \.mass, rule: .positive, "The mass of an `interpolatingSpring`; default 1."),
    Field("stiffness", \.stiffness, rule: .positive, "The stiffness of an `interpolatingSpring`."),
    Field("damping", \.damping, rule: .nonNegative, "The damping of an `interpolatingSpring`."),
    Field(
      "initialVelocity", \.initialVelocity,
      "The speed of an `interpolatingSpring` at its start, in ways per second."),
    Field("delay", \.delay, rule: .nonNegativeSeconds, "Seconds before it starts."),
    Field("speed", \.speed, rule: .positive, "How many times faster it is; default 1."),
    Field("repeatCount", \.repeatCount, rule: .atLeastOne, "How often it is gone through."),
    Field("repeatsForever", \.repeatsForever, "Whether it is gone through without end."),
    Field("autoreverses", \.autoreverses, "Whether every second time goes back; default true."),
  ]

  /// A curve by its name.
  package static let shorthands: [Shorthand<Animation>] = [
    Shorthand(AnimationCurve.self) {
      Animation($0)
    } write: {
      $0 == Animation($0.curve) ? .string($0.curve.rawValue) : nil
    }
  ]

  /// Control points and a stiffness belong to one curve each, which needs them.
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
  /// Seconds that a widget animates for at most.
  ///
  /// Source: Apple's documentation, "Animating data updates in widgets and Live Activities". That what
  /// takes longer is cut off there, not made faster, is assumed.
  package static let longest = 2.0

  /// Seconds until nothing moves any more, at most ``longest``.
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

  /// Seconds of going through the curve once, at its own speed.
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
