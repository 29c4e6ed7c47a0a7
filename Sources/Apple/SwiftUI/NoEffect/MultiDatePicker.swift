/// A control that selects several dates; a picture shows its label.
nonisolated public struct MultiDatePicker<Label: View>: View {
  private let label: Label
  /// Creates a picker of dates.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.label = label()
  }
  /// Creates a picker of the dates in a range.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }
  /// Creates a picker of dates from one on.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }
  /// Creates a picker of dates before one.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }
  /// The month of the picture, in which no day is marked.
  public var body: some View {
    ScreenContainer(.multiDatePicker, content: EmptyView(), label: label) { view, _ in
      view.components = [.date]
    }
  }
}

nonisolated extension MultiDatePicker where Label == Text {
  /// Creates a picker of dates with a localized title.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    label = Text(titleKey)
  }
  /// Creates a picker of the dates in a range with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) { label = Text(titleKey) }
  /// Creates a picker of dates from one on with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) { label = Text(titleKey) }
  /// Creates a picker of dates with an unlocalized title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    label = Text(title)
  }
}

/// A mark on the track of a slider.
nonisolated public struct SliderTick<V: BinaryFloatingPoint> {
  /// Creates a mark at a value.
  public init(_ value: V) {}
  /// Creates a mark at a value with a label.
  public init<L: View>(_ value: V, @ViewBuilder label: () -> L) {}
}

/// A result builder of marks on the track of a slider.
@resultBuilder
public enum SliderTickBuilder<V: BinaryFloatingPoint> {
  /// Builds marks.
  nonisolated public static func buildBlock(_ ticks: SliderTick<V>...) -> [SliderTick<V>] { ticks }
}

nonisolated extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with marks.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @SliderTickBuilder<V> ticks: () -> [SliderTick<V>],
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, label: label, onEditingChanged: onEditingChanged)
  }
  /// Creates a slider with a value in the middle and some that it offers.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint { self.init(value: value, in: bounds, label: label) }
}
