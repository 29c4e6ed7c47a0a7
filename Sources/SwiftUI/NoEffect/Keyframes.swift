// Changes in phases and along points in time: a picture shows how they begin.

/// A view in phases; a picture shows the first.
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let phases: [Phase]
  private let content: (Phase) -> Content
  /// Creates a phase animator.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) { (self.phases, self.content) = (Array(phases), content) }
  /// Creates a view that goes through phases when a value changes.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) { (self.phases, self.content) = (Array(phases), content) }
  /// The view in the first phase.
  public var body: some View { phases.first.map(content) }
}

/// Points in time that a value passes.
public protocol Keyframes<Value> {
  /// What passes them.
  associatedtype Value
}

/// Points in time of a part of a value.
public struct KeyframeTrack<Root, Value>: Keyframes {
  /// Creates a keyframe track.
  public init<Content: Keyframes>(@KeyframesBuilder<Root> content: () -> Content)
  where Root == Value {}
  /// Creates a keyframe track.
  public init<Content: Keyframes>(
    _ keyPath: WritableKeyPath<Root, Value>, @KeyframesBuilder<Value> content: () -> Content
  ) {}
}

/// Several points in time.
public struct KeyframeList<Value>: Keyframes {}

/// Collects points in time.
@resultBuilder
public enum KeyframesBuilder<Value> {
  /// A point.
  public static func buildExpression<K: Keyframes>(_ expression: K) -> KeyframeList<Value> {
    KeyframeList()
  }
  /// Points after each other.
  public static func buildBlock(_ list: KeyframeList<Value>...) -> KeyframeList<Value> {
    KeyframeList()
  }
}

/// A point that is reached evenly.
public struct LinearKeyframe<Value>: Keyframes {
  /// Creates a linear keyframe.
  public init(_ to: Value, duration: TimeInterval) {}
}
/// A point that is reached as a spring does.
public struct SpringKeyframe<Value>: Keyframes {
  /// Creates a spring keyframe.
  public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring()) {}
}
/// A point that is reached along a curve.
public struct CubicKeyframe<Value>: Keyframes {
  /// Creates a cubic keyframe.
  public init(_ to: Value, duration: TimeInterval) {}
}
/// A point that is reached at once.
public struct MoveKeyframe<Value>: Keyframes {
  /// Creates a move keyframe.
  public init(_ to: Value) {}
}

/// A view along points in time; a picture shows how it begins.
nonisolated public struct KeyframeAnimator<Value, Content: View>: View {
  private let value: Value
  private let content: (Value) -> Content
  /// Creates a keyframe animator.
  public init<K: Keyframes>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K
  ) { (value, self.content) = (initialValue, content) }
  /// Creates a view that moves when a value changes.
  public init<K: Keyframes>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K
  ) { (value, self.content) = (initialValue, content) }
  /// The view at the beginning.
  public var body: some View { content(value) }
}

nonisolated extension View {
  /// Goes through phases when a value changes; a picture shows the first.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (AnyView, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View { recorded("phaseAnimator", .none) }
  /// Passes points in time.
  public func keyframeAnimator<Value, K: Keyframes>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (AnyView, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K
  ) -> some View { recorded("keyframeAnimator", .none) }
  /// Passes points in time when a value changes.
  public func keyframeAnimator<Value, K: Keyframes>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (AnyView, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K
  ) -> some View { recorded("keyframeAnimator", .none) }
}
