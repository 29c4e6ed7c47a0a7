import VitrineFoundation

/// A keyframe: a value, its duration, and how it is reached.
struct KeyframeStep<Value> {
  /// How a keyframe is reached.
  enum Way {
    case linear(UnitCurve)
    case cubic(start: Value?, end: Value?)
    case spring(Spring, start: Value?)
    case move
  }

  let value: Value
  /// The duration in seconds; `nil` for that of a spring.
  let duration: TimeInterval?
  let way: Way
}

/// The values of a property along its keyframes.
struct KeyframeCurve<Value: Animatable> {
  typealias Data = Value.AnimatableData

  /// The curve between two control points: its start and its velocity.
  private struct Segment {
    let step: KeyframeStep<Value>
    let duration: TimeInterval
    let start: Data
    let target: Data
    let startVelocity: Data
    let endVelocity: Data
  }

  /// The distance from its end at which a spring without a duration is followed by the next
  /// keyframe.
  ///
  /// Source: a spring from 0 to 10 in 0.4 seconds with a bounce of 0.3 takes 1.273 seconds on macOS 27
  /// (mburger89/MetalUI).
  private static var epsilon: Double { 0.0001 }

  private var segments: [Segment] = []

  /// The duration of all segments in seconds.
  var duration: TimeInterval { segments.reduce(0) { $0 + $1.duration } }

  /// Creates the curve of keyframes from an initial value.
  init(_ steps: [KeyframeStep<Value>], from initial: Value) {
    var start = initial.animatableData
    for (index, step) in steps.enumerated() {
      let target = step.value.animatableData
      let velocity = startVelocity(steps, index, start, target)
      let segment = Segment(
        step: step, duration: KeyframeCurve.duration(step, from: start, to: target, velocity),
        start: start, target: target, startVelocity: velocity,
        endVelocity: endVelocity(steps, index, start, target))
      segments.append(segment)
      start = KeyframeCurve.data(segment, at: segment.duration)
    }
  }

  /// The value at a time in seconds; after the last keyframe it stays the same.
  func data(at time: TimeInterval) -> Data? {
    var rest = max(0, time)
    for segment in segments {
      if rest < segment.duration { return KeyframeCurve.data(segment, at: rest) }
      rest -= segment.duration
    }
    return segments.last.map { KeyframeCurve.data($0, at: $0.duration) }
  }

  private static func duration(
    _ step: KeyframeStep<Value>, from start: Data, to target: Data, _ velocity: Data
  ) -> TimeInterval {
    if let duration = step.duration { return max(0, duration) }
    guard case .spring(let spring, _) = step.way else { return 0 }
    return spring.settlingDuration(
      target: target - start, initialVelocity: velocity, epsilon: epsilon)
  }

  private static func data(_ segment: Segment, at time: TimeInterval) -> Data {
    let way = segment.target - segment.start
    let share = segment.duration > 0 ? time / segment.duration : 1
    switch segment.step.way {
    case .move: return segment.target
    case .linear(let curve): return segment.start + way.scaled(by: curve.value(at: share))
    case .spring(let spring, _):
      return segment.start
        + spring.value(target: way, initialVelocity: segment.startVelocity, time: time)
    case .cubic:
      // Cubic Hermite interpolation.
      let (square, cube) = (share * share, share * share * share)
      let leaving = segment.startVelocity.scaled(
        by: segment.duration * (cube - 2 * square + share))
      let coming = segment.endVelocity.scaled(by: segment.duration * (cube - square))
      return segment.start + way.scaled(by: 3 * square - 2 * cube) + leaving + coming
    }
  }

  /// The velocity at the start of a step: the author's, that of a cubic curve through the
  /// neighbouring keyframes, or the current velocity.
  ///
  /// Source: 17 tracks recorded on macOS 27 (mburger89/MetalUI).
  private func startVelocity(
    _ steps: [KeyframeStep<Value>], _ index: Int, _ start: Data, _ target: Data
  ) -> Data {
    switch steps[index].way {
    case .cubic(let velocity?, _), .spring(_, let velocity?): return velocity.animatableData
    case .cubic(nil, _):
      guard let last = segments.last else { return .zero }
      if case .cubic(_, nil) = last.step.way {
        return KeyframeCurve.slope(
          target - last.start, last.duration + (steps[index].duration ?? 0))
      }
      return KeyframeCurve.finalVelocity(last)
    case .spring(_, nil), .linear, .move:
      guard let last = segments.last else { return .zero }
      return KeyframeCurve.finalVelocity(last)
    }
  }

  /// The velocity at the end of a step that is followed by a cubic curve.
  private func endVelocity(
    _ steps: [KeyframeStep<Value>], _ index: Int, _ start: Data, _ target: Data
  ) -> Data {
    guard case .cubic(_, let own) = steps[index].way else { return .zero }
    if let own { return own.animatableData }
    guard index + 1 < steps.count else { return .zero }
    let next = steps[index + 1]
    let far = next.value.animatableData
    switch next.way {
    case .cubic(let velocity?, _), .spring(_, let velocity?): return velocity.animatableData
    case .cubic(nil, _):
      return KeyframeCurve.slope(
        far - start, (steps[index].duration ?? 0) + (next.duration ?? 0))
    case .linear: return KeyframeCurve.slope(far - target, next.duration ?? 0)
    case .spring(_, nil), .move: return .zero
    }
  }

  /// The velocity at the end of a segment.
  private static func finalVelocity(_ segment: Segment) -> Data {
    switch segment.step.way {
    case .move: .zero
    case .linear(let curve):
      slope(segment.target - segment.start, segment.duration)
        .scaled(by: curve.velocity(at: 1))
    case .spring(let spring, _):
      spring.velocity(
        target: segment.target - segment.start, initialVelocity: segment.startVelocity,
        time: segment.duration)
    case .cubic: segment.endVelocity
    }
  }

  private static func slope(_ way: Data, _ duration: TimeInterval) -> Data {
    duration > 0 ? way.scaled(by: 1 / duration) : .zero
  }
}
