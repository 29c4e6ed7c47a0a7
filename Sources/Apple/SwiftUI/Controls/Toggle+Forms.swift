import VitrineFoundation

nonisolated extension Toggle where Label == Text {
  /// Creates a toggle with a localized title.
  @StringForm @ResourceForm public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn, nil, Text(titleKey))
  }
}

nonisolated extension Toggle where Label == SwiftUI.Label<Text, Image> {
  /// Creates a toggle with a localized title and a symbol.
  @StringForm @ResourceForm
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn, nil, SwiftUI.Label(titleKey, systemImage: systemImage))
  }
  /// Creates a toggle with a localized title and an image.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn, nil, SwiftUI.Label(titleKey, image: image))
  }
  /// Creates a toggle with an unlocalized title and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn, nil, SwiftUI.Label(title, image: image.name))
  }
}

nonisolated extension Toggle {
  /// Creates a toggle of several values, which is on when all of them are.
  public init<Values: RandomAccessCollection>(
    sources: Values, isOn: KeyPath<Values.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    self.init(.all(sources, isOn), nil, label())
  }
}

nonisolated extension Toggle where Label == Text {
  /// Creates a toggle of several values with a title.
  @StringForm public init<Values: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: Values, isOn: KeyPath<Values.Element, Binding<Bool>>
  ) {
    self.init(.all(sources, isOn), nil, Text(titleKey))
  }
}

nonisolated extension Binding<Bool> {
  /// Whether all values in a collection are `true`.
  fileprivate static func all<Values: RandomAccessCollection>(
    _ sources: Values, _ isOn: KeyPath<Values.Element, Binding<Bool>>
  ) -> Binding<Bool> {
    .constant(!sources.isEmpty && sources.allSatisfy { $0[keyPath: isOn].wrappedValue })
  }
}
