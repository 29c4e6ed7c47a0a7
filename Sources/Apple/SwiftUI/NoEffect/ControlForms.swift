// Forms of controls and containers with other labels, titles or values.

nonisolated extension Section where Content: View, Parent == Text, Footer == EmptyView {
  /// Creates a section with a localized title that can be collapsed.
  @StringForm public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) { self.init(isExpanded: isExpanded, content: content) { Text(titleKey) } }
}

nonisolated extension Picker {
  /// Creates a picker with a view for the selected value.
  public init<V: View>(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> V
  ) { self.init(selection: selection, content: content, label: label) }
}

nonisolated extension Picker where Label == Text {
  /// Creates a picker with a localized title and a view for the selected value.
  public init<V: View>(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
  ) { self.init(titleKey, selection: selection, content: content) }
}

nonisolated extension Stepper where Label == Text {
  /// Creates a stepper of a formatted value in a range.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(titleKey, value: value, in: bounds, step: step)
  }
  /// Creates a stepper of a formatted value.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(titleKey, value: value, step: step)
  }
}

nonisolated extension Button where Label == DefaultButtonLabel {
  /// Creates a button with the label of its role.
  public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}

/// The label of a button with a role and no label of its own.
nonisolated public struct DefaultButtonLabel: View {
  let role: ButtonRole
  /// The symbol of the role.
  public var body: some View {
    switch role {
    case .confirm: Image(systemName: "checkmark")
    case .destructive: Image(systemName: "trash")
    case _: Image(systemName: "xmark")
    }
  }
}

nonisolated extension Menu {
  /// Creates a menu with an action for a tap.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) { self.init(content: content, label: label) }
}

nonisolated extension Menu where Label == Text {
  /// Creates a menu with a localized title and an action for a tap.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) { self.init(content: content) { Text(titleKey) } }
}

nonisolated extension View {
  /// Marks the view as one that responds to people.
  public func accessibilityRespondsToUserInteraction() -> some View {
    accessibilityRespondsToUserInteraction(true)
  }
}

nonisolated extension NavigationSplitView {
  /// Creates a navigation split view whose columns can be hidden.
  public init<Detail: View>(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>? = nil,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self = NavigationSplitView(sidebar: sidebar, detail: detail)
      .showing(columnVisibility.wrappedValue, compact: preferredCompactColumn?.wrappedValue)
  }
  /// Creates a navigation split view whose columns can be hidden.
  public init<Content: View, Detail: View>(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>? = nil,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self = NavigationSplitView(sidebar: sidebar, content: content, detail: detail)
      .showing(columnVisibility.wrappedValue, compact: preferredCompactColumn?.wrappedValue)
  }
  /// Creates a navigation split view with the column of a small window.
  public init<Detail: View>(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self = NavigationSplitView(sidebar: sidebar, detail: detail)
      .showing(nil, compact: preferredCompactColumn.wrappedValue)
  }
}
