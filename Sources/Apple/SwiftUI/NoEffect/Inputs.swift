internal import VitrineCoding
internal import VitrineModel

// Controls for input, which widgets cannot show; their labels are drawn.

/// A control that selects a value on a track; a picture shows the labels of its ends.
nonisolated public struct Slider<Label: View, ValueLabel: View>: View {
  private let label: Label
  /// The labels before and after the track.
  private var ends: (least: ValueLabel, greatest: ValueLabel)?
  /// The part of the track before the thumb.
  private let fraction: Double
  /// The track and the thumb.
  public var body: some View {
    let fraction = fraction
    nonisolated(unsafe) let ends = ends
    return ScreenContainer(.slider, content: EmptyView(), label: label) { view, context in
      view.value = fraction
      view.header = ends?.least.loweredLayer(context)
      view.footer = ends?.greatest.loweredLayer(context)
    }
  }

  private static func fraction<V: BinaryFloatingPoint>(
    _ value: V, in bounds: ClosedRange<V>
  ) -> Double {
    let length = Double(bounds.upperBound) - Double(bounds.lowerBound)
    return length > 0 ? (Double(value) - Double(bounds.lowerBound)) / length : 0
  }
}

nonisolated extension Slider {
  /// Creates a slider.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    (self.label, fraction) = (label(), Self.fraction(value.wrappedValue, in: bounds))
    ends = (minimumValueLabel(), maximumValueLabel())
  }
}
nonisolated extension Slider where ValueLabel == EmptyView {
  /// Creates a slider.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    (self.label, fraction) = (label(), Self.fraction(value.wrappedValue, in: bounds))
  }
}
nonisolated extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    (label, fraction) = (EmptyView(), Self.fraction(value.wrappedValue, in: bounds))
  }
}

/// A control that increments and decrements a value; a picture shows its label.
nonisolated public struct Stepper<Label: View>: View {
  private let label: Label
  /// Creates a stepper with actions.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.label = label() }
  /// Creates a stepper.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.label = label() }
  /// Creates a stepper.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.label = label() }
  /// The label and two buttons.
  public var body: some View {
    ScreenContainer(.stepper, content: EmptyView(), label: label)
  }
}
nonisolated extension Stepper where Label == Text {
  /// Creates a stepper.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { label = Text(titleKey) }
  /// Creates a stepper of a value, with a localized title.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { label = Text(titleKey) }
  /// Creates a stepper of a value in a range, with a title.
  @StringForm public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { label = Text(titleKey) }
}

/// The components of a date that a date picker shows.
@RawValue<UInt>
public struct DatePickerComponents: OptionSet, Sendable {
  /// The time of day.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day, month and year.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A control that selects a date; a picture shows it closed.
nonisolated public struct DatePicker<Label: View>: View {
  /// The components of a date that the picker shows.
  public typealias Components = DatePickerComponents
  private let label: Label
  private let selection: Binding<Date>
  private let range: (Date?, Date?)
  private let components: Components
  /// Creates a date picker.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) { self.init(selection, (nil, nil), displayedComponents, label()) }
  /// Creates a date picker.
  public init<R: RangeExpression>(
    selection: Binding<Date>, in range: R,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) where R.Bound == Date {
    self.init(selection, DateLimits.of(range), displayedComponents, label())
  }
  private init(
    _ selection: Binding<Date>, _ range: (Date?, Date?), _ components: Components, _ label: Label
  ) {
    (self.selection, self.range, self.components) = (selection, range, components)
    self.label = label
  }
  /// The label and the parts of the date.
  public var body: some View {
    let (date, components) = (ArchiveDate(selection.wrappedValue), components)
    nonisolated(unsafe) let configuration = DatePickerStyleConfiguration(
      label: _StyledPart(view: label), selection: selection, minimumDate: range.0,
      maximumDate: range.1, displayedComponents: components)
    let system = ScreenContainer(.datePicker, content: EmptyView(), label: label) { view, _ in
      view.date = date
      if !components.contains(.hourAndMinute) { view.components = [.date] }
      if !components.contains(.date) { view.components = [.hourAndMinute] }
    }
    return OwnStyledView(
      system: system,
      make: { (style: any DatePickerStyle) in style.makeBody(configuration: configuration) })
  }
}

/// The first and the last date of a range.
private enum DateLimits {
  static func of(_ range: some RangeExpression<Date>) -> (Date?, Date?) {
    switch range {
    case let range as ClosedRange<Date>: (range.lowerBound, range.upperBound)
    case let range as PartialRangeFrom<Date>: (range.lowerBound, nil)
    case let range as PartialRangeThrough<Date>: (nil, range.upperBound)
    default: (nil, nil)
    }
  }
}
nonisolated extension DatePicker where Label == Text {
  /// Creates a date picker.
  @StringForm public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) } }
  /// Creates a date picker with a range and a localized title.
  public init<R: RangeExpression>(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: R,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) where R.Bound == Date {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(titleKey)
    }
  }
}

/// A text field that hides its content; a picture shows its prompt or label.
nonisolated public struct SecureField<Label: View>: View {
  private let label: Label
  private let prompt: Text?
  private let text: Binding<String>?
  /// Creates a secure field.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    (self.text, self.prompt, self.label) = (text, prompt, label())
  }
  /// What an empty field shows.
  @ViewBuilder private var placeholder: some View {
    if let prompt { prompt } else { label }
  }
  /// A dot for each character, or the prompt.
  public var body: some View {
    let characters = text?.wrappedValue
    return ScreenContainer(.secureField, content: EmptyView(), label: placeholder) { view, _ in
      view.text = characters
    }
  }
}
nonisolated extension SecureField where Label == Text {
  /// Creates a secure field with a localized title.
  @StringForm public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(titleKey) }
  }
}

/// A text field with several lines.
nonisolated public struct TextEditor: View {
  private let text: Binding<String>
  /// Creates a text editor.
  public init(text: Binding<String>) { self.text = text }
  /// The text, which is all that is drawn.
  public var body: some View {
    let characters = text.wrappedValue
    return ScreenContainer(.textEditor, content: EmptyView(), label: EmptyView()) { view, _ in
      view.text = characters
    }
  }
}

nonisolated extension Picker where Label: View {
  /// Creates a picker.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { label } }
}
nonisolated extension Picker where Label == SwiftUI.Label<Text, Image> {
  /// Creates a picker with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      SwiftUI.Label(titleKey, systemImage: systemImage)
    }
  }
}
nonisolated extension Menu where Label == Text {
  /// Creates a menu with a localized title.
  @StringForm public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
}
nonisolated extension Menu where Label == SwiftUI.Label<Text, Image> {
  /// Creates a menu with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) { self.init(content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) } }
}
