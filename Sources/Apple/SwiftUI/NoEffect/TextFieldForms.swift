// Fields of a text or a value: with a title or a view that describes it, a prompt, and one or several lines.

nonisolated extension TextField {
  /// Creates a text field with a view that describes it.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, along: .horizontal, prompt: prompt, label: label)
  }
  /// Creates a text field with a view that describes it, which grows along an axis.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) { self.init(text: text, along: axis, prompt: prompt, label: label) }
  /// Creates a field of a value with a view that describes it.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(
      text: .constant(format.format(value.wrappedValue)), along: .horizontal, prompt: prompt,
      label: label)
  }
  /// Creates a field of a value that may be missing, with a view that describes it.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(
      text: .constant(value.wrappedValue.map { format.format($0) } ?? ""), along: .horizontal,
      prompt: prompt, label: label)
  }
  /// Creates a field of a value that a formatter writes, with a view that describes it.
  public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(
      text: .constant(formatter.string(for: value.wrappedValue) ?? ""), along: .horizontal,
      prompt: prompt, label: label)
  }
}

nonisolated extension TextField where Label == Text {
  /// Creates a text field, with a localized title.
  @StringForm
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, along: .horizontal, prompt: prompt) { Text(titleKey) }
  }
  /// Creates a text field that grows along an axis, with a localized title.
  @StringForm public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) { self.init(text: text, along: axis, prompt: prompt) { Text(titleKey) } }
  /// Creates a field of a value, with a localized title.
  @StringForm public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }
  /// Creates a field of a value that may be missing, with a localized title.
  @StringForm public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }
  /// Creates a field of a value that a formatter writes, with a localized title.
  @StringForm public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) { self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleKey) } }
  /// Creates a text field with actions for editing.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) { self.init(titleKey, text: text) }
  /// Creates a text field with an action for the end of editing.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) { self.init(titleKey, text: text) }
  /// Creates a field of a value that a formatter writes, with actions for editing.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) { self.init(titleKey, value: value, formatter: formatter) }
  /// Creates a field of a value that a formatter writes, with an action for its end.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onCommit: @escaping () -> Void
  ) { self.init(titleKey, value: value, formatter: formatter) }
}
