package import VitrineModel

/// A value in a range.
nonisolated public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
>: View, PrimitiveView, LocatedView {
  package var location = KeptLocation()
  private let value: Double
  private let bounds: ClosedRange<Double>
  private let label: Label
  private let current: CurrentValueLabel
  private let minimum: BoundsLabel
  private let maximum: BoundsLabel

  private init(
    _ value: some BinaryFloatingPoint, _ bounds: (Double, Double), _ label: Label,
    _ current: CurrentValueLabel, _ minimum: BoundsLabel, _ maximum: BoundsLabel
  ) {
    self.value = Double(value)
    self.bounds = bounds.0...max(bounds.0, bounds.1)
    self.label = label
    self.current = current
    self.minimum = minimum
    self.maximum = maximum
  }

  @MainActor package func lower(_ context: LoweringContext) -> [ViewNode] {
    if let style = context.environment.gaugeStyle {
      let configuration = GaugeStyleConfiguration(
        value: fraction, label: context.located(label), current: context.located(current).orNil,
        minimum: context.located(minimum).orNil, maximum: context.located(maximum).orNil,
        plain: value, bounds: bounds)
      return style.lowered(configuration, context.with { $0.gaugeStyle = nil })
    }
    var gauge = VitrineModel.Gauge()
    gauge.value = value
    gauge.bounds.lowerBound = bounds.lowerBound
    gauge.bounds.upperBound = bounds.upperBound
    gauge.label = label.loweredLayer(context)
    gauge.currentValueLabel = current.loweredLayer(context)
    gauge.minimumValueLabel = minimum.loweredLayer(context)
    gauge.maximumValueLabel = maximum.loweredLayer(context)
    return [ViewNode(.gauge(gauge))]
  }

  private var fraction: Double {
    let length = bounds.upperBound - bounds.lowerBound
    return length > 0 ? min(max((value - bounds.lowerBound) / length, 0), 1) : 0
  }
}

extension View {
  /// The view; `nil` for an empty view.
  nonisolated fileprivate var orNil: (any View)? { self is EmptyView ? nil : self }
}

extension ClosedRange where Bound: BinaryFloatingPoint {
  fileprivate var ends: (Double, Double) {
    (Double(lowerBound), Double(upperBound))
  }
}

nonisolated extension Gauge
where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(value, bounds.ends, label(), EmptyView(), EmptyView(), EmptyView())
  }
}

nonisolated extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge with a label and a label of its value.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, bounds.ends, label(), currentValueLabel(), EmptyView(), EmptyView())
  }
}

nonisolated extension Gauge where MarkedValueLabels == EmptyView {
  /// Creates a gauge.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value, bounds.ends, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
  }
}

nonisolated extension Gauge {
  /// Creates a gauge with marked values, which are not drawn.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      value, bounds.ends, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
  }
}

nonisolated extension Gauge
where
  Label == GaugeStyleConfiguration.Label,
  CurrentValueLabel == GaugeStyleConfiguration.CurrentValueLabel,
  BoundsLabel == GaugeStyleConfiguration.BoundsLabel, MarkedValueLabels == EmptyView
{
  init(_ configuration: GaugeStyleConfiguration) {
    self.init(
      configuration.plain, configuration.bounds.ends, configuration.label,
      configuration.currentValueLabel ?? .init(view: EmptyView()),
      configuration.minimumValueLabel.map { .init(view: $0.view) } ?? .init(view: EmptyView()),
      configuration.maximumValueLabel.map { .init(view: $0.view) } ?? .init(view: EmptyView()))
  }
}

/// The properties of a gauge that a style draws.
nonisolated public struct GaugeStyleConfiguration {
  /// A type-erased view that describes the gauge's purpose.
  nonisolated public struct Label: View, ErasedView, LocatedView {
    package var location = KeptLocation()
    package let view: any View
  }
  /// A type-erased view that describes the current value.
  nonisolated public struct CurrentValueLabel: View, ErasedView, LocatedView {
    package var location = KeptLocation()
    package let view: any View
  }
  /// A type-erased view that describes the minimum.
  public typealias MinimumValueLabel = BoundsLabel
  /// A type-erased view that describes the maximum.
  public typealias MaximumValueLabel = BoundsLabel
  /// A type-erased view that describes an end of the range.
  nonisolated public struct BoundsLabel: View, ErasedView, LocatedView {
    package var location = KeptLocation()
    package let view: any View
  }

  /// The value, scaled to 0...1.
  public let value: Double
  /// The view that describes the gauge's purpose.
  public let label: Label
  /// The view that describes the current value.
  public let currentValueLabel: CurrentValueLabel?
  /// The view that describes the minimum.
  public let minimumValueLabel: MinimumValueLabel?
  /// The view that describes the maximum.
  public let maximumValueLabel: MaximumValueLabel?
  let plain: Double
  let bounds: ClosedRange<Double>

  init(
    value: Double, label: any View, current: (any View)?, minimum: (any View)?,
    maximum: (any View)?, plain: Double, bounds: ClosedRange<Double>
  ) {
    self.value = value
    self.label = Label(view: label)
    currentValueLabel = current.map { CurrentValueLabel(view: $0) }
    minimumValueLabel = minimum.map { BoundsLabel(view: $0) }
    maximumValueLabel = maximum.map { BoundsLabel(view: $0) }
    self.plain = plain
    self.bounds = bounds
  }
}
