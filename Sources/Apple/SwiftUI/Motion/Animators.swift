internal import VitrineModel

// Views that pass through states: a picture shows the first one, a film all of them.

/// A view in phases; a picture shows the first.
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: View, LocatedView {
  package var location = KeptLocation()
  private let phases: [Phase]
  private let trigger: String?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?
  /// Creates a phase animator.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    (self.phases, trigger, self.content) = (Array(phases), nil, content)
    self.animation = animation
  }
  /// Creates a view that goes through phases when a value changes.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    (self.phases, self.trigger, self.content) = (Array(phases), StableText.of(trigger), content)
    self.animation = animation
  }
  /// The view in the first phase.
  public var body: some View {
    // The animation ends where it started.
    let rest = phases.count > 1 ? phases.dropFirst() + phases.prefix(1) : []
    StatesView(
      first: phases.first.map(content), trigger: trigger,
      states: rest.prefix(StatesView<Content>.most).map { (content($0), animation($0)) })
  }
}

/// A view along points in time; a picture shows how it begins.
nonisolated public struct KeyframeAnimator<Value, Content: View>: View, LocatedView {
  package var location = KeptLocation()
  private let value: Value
  private let trigger: String?
  private let content: (Value) -> Content
  private let timeline: KeyframeTimeline<Value>

  /// The states of a second, between which a film goes evenly.
  private static var statesPerSecond: Double { 20 }

  /// Creates a keyframe animator.
  public init<K: Keyframes>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K
  ) where K.Value == Value {
    (value, trigger, self.content) = (initialValue, nil, content)
    timeline = KeyframeTimeline(initialValue: initialValue) { keyframes(initialValue) }
  }
  /// Creates a view that moves when a value changes.
  public init<K: Keyframes>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K
  ) where K.Value == Value {
    (value, self.trigger, self.content) = (initialValue, StableText.of(trigger), content)
    timeline = KeyframeTimeline(initialValue: initialValue) { keyframes(initialValue) }
  }
  /// The view at the beginning.
  public var body: some View {
    StatesView(first: content(value), trigger: trigger, states: states)
  }

  private var states: [(Content, Animation?)] {
    let duration = min(timeline.duration, VitrineModel.Animation.longest)
    guard duration > 0 else { return [] }
    let count = (duration * KeyframeAnimator.statesPerSecond).rounded(.up)
    let step = duration / count
    return (1...Int(count)).map { number in
      (content(timeline.value(time: Double(number) * step)), .linear(duration: step))
    }
  }
}

/// A view with the states that follow its first one.
nonisolated struct StatesView<Content: View>: View, PrimitiveView, LocatedView {
  package var location = KeptLocation()

  /// The most states of a view, as many as keyframes have.
  static var most: Int { 40 }

  let first: Content?
  let trigger: String?
  let states: [(content: Content, animation: Animation?)]

  @MainActor func lower(_ context: LoweringContext) -> [ViewNode] {
    guard let nodes = first?.lowered(context), !nodes.isEmpty else { return [] }
    var phases = ViewPhases()
    phases.trigger = trigger
    phases.phases = states.compactMap { state in
      state.content.loweredLayer(context).map {
        ViewPhase($0, animation: state.animation?.archived)
      }
    }
    return phases.phases.isEmpty ? nodes : nodes.modified(by: [.phaseAnimator(phases)])
  }
}

nonisolated extension View {
  /// Goes through phases; a picture shows the view in the first.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (AnyView, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases, content: { content(AnyView(self), $0) }, animation: animation)
  }
  /// Goes through phases when a value changes; a picture shows the view in the first.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (AnyView, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, trigger: trigger, content: { content(AnyView(self), $0) }, animation: animation)
  }
  /// Passes points in time; a picture shows the view with the initial value.
  public func keyframeAnimator<Value, K: Keyframes>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (AnyView, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K
  ) -> some View where K.Value == Value {
    KeyframeAnimator(
      initialValue: initialValue, repeating: repeating,
      content: { content(AnyView(self), $0) }, keyframes: keyframes)
  }
  /// Passes points in time when a value changes; a picture shows the view with the initial value.
  public func keyframeAnimator<Value, K: Keyframes>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (AnyView, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K
  ) -> some View where K.Value == Value {
    KeyframeAnimator(
      initialValue: initialValue, trigger: trigger,
      content: { content(AnyView(self), $0) }, keyframes: keyframes)
  }
}
