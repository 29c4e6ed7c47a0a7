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
  @StringForm public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
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
}
