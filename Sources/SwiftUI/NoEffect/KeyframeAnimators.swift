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
  /// Goes through phases when a value changes; a picture shows the view in the first.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (AnyView, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases, trigger: trigger) { content(AnyView(self), $0) }
  }
  /// Passes points in time; a picture shows the view with the initial value.
  public func keyframeAnimator<Value, K: Keyframes>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (AnyView, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, repeating: repeating,
      content: { content(AnyView(self), $0) }, keyframes: keyframes)
  }
  /// Passes points in time when a value changes; a picture shows the view with the initial value.
  public func keyframeAnimator<Value, K: Keyframes>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (AnyView, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, trigger: trigger,
      content: { content(AnyView(self), $0) }, keyframes: keyframes)
  }
}
