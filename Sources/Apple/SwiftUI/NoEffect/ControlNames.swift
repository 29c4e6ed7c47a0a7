public import UniformTypeIdentifiers

// Further forms of controls, whose parts that a picture shows are those of their other forms.

nonisolated extension Slider {
  /// Creates a slider with labels at both ends, in the form before closures.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, label: label, minimumValueLabel: { minimumValueLabel },
      maximumValueLabel: { maximumValueLabel })
  }
  /// Creates a slider with steps and labels at both ends, in the form before closures.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, label: label, minimumValueLabel: { minimumValueLabel },
      maximumValueLabel: { maximumValueLabel })
  }
  /// Creates a slider that is filled from a neutral value, with labels at both ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, label: label, minimumValueLabel: minimumValueLabel,
      maximumValueLabel: maximumValueLabel, onEditingChanged: onEditingChanged)
  }
}

nonisolated extension Slider where ValueLabel == EmptyView {
  /// Creates a slider in the form before closures.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint { self.init(value: value, in: bounds, label: label) }
  /// Creates a slider with steps in the form before closures.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint { self.init(value: value, in: bounds, label: label) }
  /// Creates a slider with a label of its value, which is filled from a neutral value.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint { self.init(value: value, in: bounds, label: label) }
}

nonisolated extension Picker where Label == SwiftUI.Label<Text, Image> {
  /// Creates a picker with a title, a symbol and a view for the selected value.
  public init<V: View>(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(selection: selection, content: content) {
      SwiftUI.Label(titleKey, systemImage: systemImage)
    }
  }
  /// Creates a picker with a title, an image and a view for the selected value.
  public init<V: View>(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(selection: selection, content: content) {
      SwiftUI.Label(titleKey, image: image)
    }
  }
  /// Creates a picker of the value that all elements of a collection share, with a symbol.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) {
      SwiftUI.Label(titleKey, systemImage: systemImage)
    }
  }
}

nonisolated extension Picker {
  /// Creates a picker of the value that all elements of a collection share; no option is chosen if they
  /// differ.
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    let values = sources.map { $0[keyPath: selection].wrappedValue }
    let shared = values.first.flatMap { first in values.allSatisfy { $0 == first } ? first : nil }
    self.init(shared: shared, content: content(), label: label())
  }
}

nonisolated extension Picker where Label == Text {
  /// Creates a picker of the value that all elements of a collection share.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
  }
}

nonisolated extension Menu where Label == SwiftUI.Label<Text, Image> {
  /// Creates a menu with a title and a symbol, and an action of its own.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
}

nonisolated extension PasteButton {
  /// Creates a button for types of content.
  public init(
    supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
  ) { self.init(payloadType: NSItemProvider.self, onPaste: payloadAction) }
  /// Creates a button for types of content, by their identifiers.
  public init(supportedTypes: [String], payloadAction: @escaping ([NSItemProvider]) -> Void) {
    self.init(payloadType: NSItemProvider.self, onPaste: payloadAction)
  }
}

nonisolated extension HelpLink {
  /// Creates a link to a place of a book.
  public init(anchor: String, book: String) { self.init {} }
}

nonisolated extension NavigationLink {
  /// Sets whether the link shows its destination in the column of details.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

nonisolated extension Section where Parent: View, Content: View, Footer: View {
  /// Sets whether people can collapse the section.
  public func collapsible(_ collapsible: Bool) -> some View { self }
}

extension TableRowContent {
  /// Adds a menu to rows.
  public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> Self { self }
  /// Adds a menu with a preview to rows.
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> Self { self }
  /// Sets whether rows can be selected.
  public func selectionDisabled(_ isDisabled: Bool = true) -> Self { self }
  /// Performs an action when a pointer is over rows.
  public func onHover(perform action: @escaping (Bool) -> Void) -> Self { self }
}
