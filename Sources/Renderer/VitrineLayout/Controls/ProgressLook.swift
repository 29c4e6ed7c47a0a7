import VitrineModel

/// A progress view's labels as its style draws them.
struct ProgressLook {
  let progress: ProgressView
  let scope: Scope

  private var environment: EnvironmentValues { scope.environment }
  private var fraction: Double? { progress.fraction(at: environment.now) }

  /// Whether it is a ring; a bar shows known shares alone where the style is left open.
  var isCircular: Bool {
    switch environment.progressViewStyle {
    case .linear: false
    case .circular: true
    case .automatic: fraction == nil
    }
  }

  /// The labels that the style shows; a ring has space only for the value.
  ///
  /// Source: a Live Activity of iOS, in which a span of time with `labelsHidden()` is a bar alone.
  var labels: [(GaugeSlot, ViewNode)] {
    if environment.labelsHidden { return [] }
    let label = isCircular ? nil : progress.label.map { (GaugeSlot.label, $0) }
    let value = valueLabel.map { (GaugeSlot.currentValueLabel, $0) }
    return [label, value].compactMap { $0 }
  }

  /// The author's value, or a clock for a span of time.
  ///
  /// Source: Apple's documentation of `DefaultDateProgressLabel`.
  private var valueLabel: ViewNode? {
    guard let interval = progress.timerInterval, progress.currentValueLabel == nil else {
      return progress.currentValueLabel
    }
    var timer = TimerText()
    timer.start = interval.start
    timer.end = interval.end
    timer.countsDown = progress.countsDown
    var text = Text()
    text.timer = timer
    return ViewNode(.text(text))
  }

  /// The environment of a label.
  func environment(of slot: GaugeSlot) -> EnvironmentValues {
    guard slot == .currentValueLabel else { return environment }
    let metrics = environment.controls
    if isCircular { return environment.inRing(metrics.gauge.ring.valueFont) }
    var values = environment
    values.font = values.font ?? metrics.progress.valueFont
    values.foreground = values.foreground.applying(metrics.progress.valueStyle)
    return values
  }

  /// The progress view with the labels that it shows.
  func node(_ labels: [GaugeSlot: LayoutNode]) -> LayoutNode {
    let metrics = environment.controls
    if isCircular {
      return scope.face(
        CapacityRingDrawing(metrics: metrics.gauge.ring, fraction: fraction), labels)
    }
    let bar = LayoutNode.part(
      "Bar", scope, BarDrawing(metrics: metrics.progress.bar, fraction: fraction),
      height: metrics.progress.bar.height)
    let nodes = [labels[.label], bar, labels[.currentValueLabel]].compactMap { $0 }
    guard nodes.count > 1 else {
      return progress.timerInterval == nil ? bar : inTimeFrame(bar, metrics.progress)
    }
    return .column(nodes, spacing: metrics.progress.spacing, alignment: .leading, scope)
  }

  /// The bar of a span of time in the middle of the height that it takes.
  private func inTimeFrame(_ bar: LayoutNode, _ metrics: ProgressMetrics) -> LayoutNode {
    LayoutNode(
      ".frame", scope,
      rule: FrameRule(width: nil, height: metrics.timeBarHeight, alignment: .center),
      children: [bar])
  }
}
