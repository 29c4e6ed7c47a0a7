import VitrineFoundation

/// Keyframes of a value.
public protocol Keyframes<Value> {
  /// The type of value that the keyframes animate.
  associatedtype Value
}

/// A type that provides the steps of keyframes.
protocol KeyframeSource<Value>: Keyframes {
  var list: KeyframeList<Value> { get }
}

/// The keyframes of a property: their duration, and the value at a time.
struct KeyframePlayer<Root> {
  let duration: (Root) -> TimeInterval
  let apply: (inout Root, Root, TimeInterval) -> Void

  init<Value: Animatable>(
    _ keyPath: WritableKeyPath<Root, Value>, _ steps: [KeyframeStep<Value>]
  ) {
    duration = { KeyframeCurve(steps, from: $0[keyPath: keyPath]).duration }
    apply = { value, initial, time in
      let curve = KeyframeCurve(steps, from: initial[keyPath: keyPath])
      if let data = curve.data(at: time) { value[keyPath: keyPath].animatableData = data }
    }
  }
}

/// The keyframes that a builder combines.
public struct KeyframeList<Value>: Keyframes, KeyframeSource {
  /// Keyframes of the whole value.
  var steps: [KeyframeStep<Value>] = []
  /// Creates the player of the steps; `nil` if the value cannot be interpolated.
  var player: (([KeyframeStep<Value>]) -> KeyframePlayer<Value>)?
  /// Tracks of properties, which run at the same time.
  var tracks: [KeyframePlayer<Value>] = []

  var list: KeyframeList<Value> { self }

  /// The players of all tracks.
  var players: [KeyframePlayer<Value>] {
    guard !steps.isEmpty, let player else { return tracks }
    return tracks + [player(steps)]
  }

  init() {}

  init(_ value: Value, _ duration: TimeInterval?, _ way: KeyframeStep<Value>.Way)
  where Value: Animatable {
    steps = [KeyframeStep(value: value, duration: duration, way: way)]
    player = { KeyframePlayer(\.self, $0) }
  }
}

/// A result builder of keyframes.
@resultBuilder
public enum KeyframesBuilder<Value> {
  /// Builds a keyframe.
  public static func buildExpression<K: Keyframes>(_ expression: K) -> KeyframeList<Value>
  where K.Value == Value { (expression as? any KeyframeSource<Value>)?.list ?? KeyframeList() }
  /// Combines keyframes in order.
  public static func buildBlock(_ lists: KeyframeList<Value>...) -> KeyframeList<Value> {
    joined(lists)
  }
  /// Builds the keyframes of a loop.
  public static func buildArray(_ lists: [KeyframeList<Value>]) -> KeyframeList<Value> {
    joined(lists)
  }
  /// Builds the keyframes of an `if` without `else`.
  public static func buildOptional(_ list: KeyframeList<Value>?) -> KeyframeList<Value> {
    list ?? KeyframeList()
  }
  /// Builds the first branch of a condition.
  public static func buildEither(first list: KeyframeList<Value>) -> KeyframeList<Value> { list }
  /// Builds the second branch of a condition.
  public static func buildEither(second list: KeyframeList<Value>) -> KeyframeList<Value> { list }

  private static func joined(_ lists: [KeyframeList<Value>]) -> KeyframeList<Value> {
    lists.reduce(into: KeyframeList()) { all, list in
      all.steps += list.steps
      all.tracks += list.tracks
      all.player = all.player ?? list.player
    }
  }
}

/// Keyframes of one property of a value.
public struct KeyframeTrack<Root, Part: Animatable>: Keyframes, KeyframeSource {
  /// The type of value that the track animates.
  public typealias Value = Root
  let list: KeyframeList<Root>

  /// Creates a track of the whole value.
  public init<Content: Keyframes>(@KeyframesBuilder<Root> content: () -> Content)
  where Root == Part, Content.Value == Root {
    list = (content() as? any KeyframeSource<Root>)?.list ?? KeyframeList()
  }

  /// Creates a track of a property.
  public init<Content: Keyframes>(
    _ keyPath: WritableKeyPath<Root, Part>, @KeyframesBuilder<Part> content: () -> Content
  ) where Content.Value == Part {
    let part = (content() as? any KeyframeSource<Part>)?.list
    var list = KeyframeList<Root>()
    list.tracks = [KeyframePlayer(keyPath, part?.steps ?? [])]
    self.list = list
  }
}

/// A keyframe that is reached at constant speed, or along a timing curve.
public struct LinearKeyframe<Value: Animatable>: Keyframes, KeyframeSource {
  let list: KeyframeList<Value>
  /// Creates a linear keyframe.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    list = KeyframeList(to, duration, .linear(timingCurve))
  }
}

/// A keyframe that is reached by a spring.
public struct SpringKeyframe<Value: Animatable>: Keyframes, KeyframeSource {
  let list: KeyframeList<Value>
  /// Creates a spring keyframe; without a duration it takes as long as the spring.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) { list = KeyframeList(to, duration, .spring(spring, start: startVelocity)) }
}

/// A keyframe that is reached along a cubic curve through the neighbouring keyframes.
public struct CubicKeyframe<Value: Animatable>: Keyframes, KeyframeSource {
  let list: KeyframeList<Value>
  /// Creates a cubic keyframe.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) { list = KeyframeList(to, duration, .cubic(start: startVelocity, end: endVelocity)) }
}

/// A keyframe that is reached immediately.
public struct MoveKeyframe<Value: Animatable>: Keyframes, KeyframeSource {
  let list: KeyframeList<Value>
  /// Creates a move keyframe.
  public init(_ to: Value) { list = KeyframeList(to, 0, .move) }
}

/// The values of keyframes at any time.
public struct KeyframeTimeline<Value> {
  private let initialValue: Value
  private let players: [KeyframePlayer<Value>]

  /// Creates a timeline from an initial value and its keyframes.
  public init<Content: Keyframes>(
    initialValue: Value, @KeyframesBuilder<Value> content: () -> Content
  ) where Content.Value == Value {
    self.initialValue = initialValue
    players = (content() as? any KeyframeSource<Value>)?.list.players ?? []
  }

  /// The duration of the longest track in seconds.
  public var duration: TimeInterval { players.map { $0.duration(initialValue) }.max() ?? 0 }

  /// Returns the value at a time in seconds; tracks that have ended keep their last value.
  public func value(time: Double) -> Value {
    var value = initialValue
    update(value: &value, time: time)
    return value
  }
  /// Returns the value at a fraction of the total duration, from 0 to 1.
  public func value(progress: Double) -> Value {
    value(time: min(max(progress, 0), 1) * duration)
  }
  /// Sets the properties with tracks to their values at a time in seconds.
  public func update(value: inout Value, time: Double) {
    for player in players { player.apply(&value, initialValue, time) }
  }
  /// Sets the properties with tracks to their values at a fraction of the total duration.
  public func update(value: inout Value, progress: Double) {
    update(value: &value, time: min(max(progress, 0), 1) * duration)
  }
}
