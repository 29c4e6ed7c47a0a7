package import VitrineModel

/// The source of the progress that a progress view shows: a fraction, a time span or neither.
enum ProgressSource {
  case value(Double?, total: Double)
  case timer(ClosedRange<Date>, countsDown: Bool)

  var fraction: Double? {
    guard case .value(let value?, let total) = self else { return nil }
    return min(max(value / total, 0), 1)
  }
}

/// A view that shows the progress of a task or of a span of time.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View, PrimitiveView,
  LocatedView
{
  package var location = KeptLocation()
  private let source: ProgressSource
  private let label: Label
  private let current: CurrentValueLabel

  private init(_ source: ProgressSource, _ label: Label, _ current: CurrentValueLabel) {
    (self.source, self.label, self.current) = (source, label, current)
  }

  @MainActor package func lower(_ context: LoweringContext) -> [ViewNode] {
    if let style = context.environment.progressViewStyle {
      let configuration = ProgressViewStyleConfiguration(
        fractionCompleted: source.fraction,
        label: label is EmptyView ? nil : .init(view: context.located(label)),
        currentValueLabel: current is EmptyView ? nil : .init(view: context.located(current)),
        source: source)
      return style.lowered(configuration, context.with { $0.progressViewStyle = nil })
    }
    var view = VitrineModel.ProgressView()
    switch source {
    case .value(let value, let total):
      view.value = value
      view.total = total
    case .timer(let interval, let countsDown):
      view.timerInterval = DateIntervalText(interval)
      view.countsDown = countsDown
    }
    view.label = label.loweredLayer(context)
    view.currentValueLabel = current.loweredLayer(context)
    // A time span shows its own timer unless the code passes a label, even an empty one.
    if case .timer = source, current is EmptyView { view.currentValueLabel = ViewNode([]) }
    return [ViewNode(.progressView(view))]
  }

  fileprivate static func value<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> ProgressSource {
    total > 0
      ? .value(value.map { Double($0) }, total: Double(total))
      : .value(nil, total: 1)
  }
}

nonisolated extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Creates an indeterminate progress view.
  public init() { self.init(.value(nil, total: 1), EmptyView(), EmptyView()) }
  /// Creates a progress view with a completed fraction.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    self.init(Self.value(value, total), EmptyView(), EmptyView())
  }
}

nonisolated extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates an indeterminate progress view.
  public init(@ViewBuilder label: () -> Label) {
    self.init(.value(nil, total: 1), label(), EmptyView())
  }
  /// Creates a progress view with a completed fraction.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(Self.value(value, total), label(), EmptyView())
  }
}

nonisolated extension ProgressView {
  /// Creates a progress view with a completed fraction.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(Self.value(value, total), label(), currentValueLabel())
  }
  /// Creates a progress view of a span of time.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(.timer(timerInterval, countsDown: countsDown), label(), currentValueLabel())
  }
}

nonisolated extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// Creates a progress view of a span of time.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(
      .timer(timerInterval, countsDown: countsDown), label(),
      DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
  }
}

/// The default label of a span of time, a running clock.
nonisolated public struct DefaultDateProgressLabel: View {
  let interval: ClosedRange<Date>
  let countsDown: Bool
  /// A clock that runs in the span of time.
  public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}

nonisolated extension ProgressView
where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
  /// Creates a progress view of a span of time.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(
      .timer(timerInterval, countsDown: countsDown), EmptyView(),
      DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
  }
}

nonisolated extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Creates an indeterminate progress view with a localized title.
  @StringForm public init(_ titleKey: LocalizedStringKey) {
    self.init(.value(nil, total: 1), Text(titleKey), EmptyView())
  }
  /// Creates a progress view with a completed fraction.
  @StringForm public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) {
    self.init(Self.value(value, total), Text(titleKey), EmptyView())
  }
}

nonisolated extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// Creates the progress view inside a style.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      configuration.source, configuration.label ?? .init(view: EmptyView()),
      configuration.currentValueLabel ?? .init(view: EmptyView()))
  }
}
