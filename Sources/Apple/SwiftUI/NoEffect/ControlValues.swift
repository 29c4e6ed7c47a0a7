// Controls with more labels, ticks, formats and images, of which a picture shows the same parts.

/// A mark on the track of a slider.
nonisolated public struct SliderTick<Value: BinaryFloatingPoint>: Identifiable {
  /// The value of the mark.
  public let value: Value
  /// The value, which identifies the mark.
  public var id: Value { value }
  /// Creates a mark at a value.
  public init(_ value: Value) { self.value = value }
  /// Creates a mark at a value with a label, which is not drawn.
  public init<Label: View>(_ value: Value, @ViewBuilder label: () -> Label) { self.value = value }
  /// Creates a mark at a value with a title, which is not drawn.
  public init(_ titleKey: LocalizedStringKey, _ value: Value) { self.value = value }
}

/// Marks on the track of a slider.
nonisolated public protocol SliderTickContent<Value> {
  /// The type of the slider's value.
  associatedtype Value: BinaryFloatingPoint
}
extension SliderTick: SliderTickContent {}

/// Marks that a builder combines.
nonisolated public struct SliderTicks<Value: BinaryFloatingPoint>: SliderTickContent {}

/// A mark for each element of a collection.
nonisolated public struct SliderTickContentForEach<
  Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent
>: SliderTickContent {
  /// The type of the slider's value.
  public typealias Value = Content.Value
  /// Creates marks for identifiable elements.
  public init(_ data: Data, content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {}
  /// Creates marks for elements with identifiers.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, content: @escaping (Data.Element) -> Content
  ) {}
}

/// A result builder of marks on the track of a slider.
@resultBuilder
public enum SliderTickBuilder<Value: BinaryFloatingPoint> {
  /// Builds marks.
  nonisolated public static func buildExpression<C: SliderTickContent>(
    _ content: C
  ) -> SliderTicks<Value> where C.Value == Value { SliderTicks() }
  /// Combines marks.
  nonisolated public static func buildBlock(_ ticks: SliderTicks<Value>...) -> SliderTicks<Value> {
    SliderTicks()
  }
  /// Builds the marks of an `if` without `else`.
  nonisolated public static func buildOptional(_ ticks: SliderTicks<Value>?) -> SliderTicks<Value> {
    SliderTicks()
  }
  /// Builds the marks of the first branch of a condition.
  nonisolated public static func buildEither(first: SliderTicks<Value>) -> SliderTicks<Value> {
    first
  }
  /// Builds the marks of the second branch of a condition.
  nonisolated public static func buildEither(second: SliderTicks<Value>) -> SliderTicks<Value> {
    second
  }
}

nonisolated extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with marks, of which the system draws small dots.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, label: label, onEditingChanged: onEditingChanged)
  }
  /// Creates a slider with a mark for each step.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, @ViewBuilder label: () -> Label,
    tick: @escaping (V) -> SliderTick<V>?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, label: label, onEditingChanged: onEditingChanged)
  }
  /// Creates a slider that is filled from a neutral value.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, label: label, onEditingChanged: onEditingChanged)
  }
}

nonisolated extension Slider {
  /// Creates a slider with marks and labels at both ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, label: label, minimumValueLabel: minimumValueLabel,
      maximumValueLabel: maximumValueLabel, onEditingChanged: onEditingChanged)
  }
}

nonisolated extension Stepper {
  /// Creates a stepper with actions.
  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }
  /// Creates a stepper of a value.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) { self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged) }
  /// Creates a stepper of a value in a range.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(
      value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }
  /// Creates a stepper of a formatted value.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
  }
  /// Creates a stepper of a formatted value in a range.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(
      value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }
}

nonisolated extension Picker where Label == SwiftUI.Label<Text, Image> {
  /// Creates a picker with a localized title and an image of the catalogue.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { SwiftUI.Label(titleKey, image: image) }
  }
}

nonisolated extension Menu where Label == SwiftUI.Label<Text, Image> {
  /// Creates a menu with a localized title and an image of the catalogue.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
  ) { self.init(content: content) { SwiftUI.Label(titleKey, image: image) } }
  /// Creates a menu with a localized title, an image of the catalogue and an action for a tap.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) { self.init(content: content) { SwiftUI.Label(titleKey, image: image) } }
}

nonisolated extension SecureField where Label == Text {
  /// Creates a field for a secret with a localized title and a prompt.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }
  /// Creates a field for a secret that calls an action when it is submitted.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) { self.init(titleKey, text: text) }
}
