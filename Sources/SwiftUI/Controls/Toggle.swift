package import VitrineModel

/// A control with two states.
nonisolated public struct Toggle<Label: View>: View, PrimitiveView {
  /// What the view is made of.
  public typealias Body = Never
  private let isOn: Binding<Bool>
  private let intent: Action.Intent?
  private let label: Label

  /// Makes a toggle that runs an intent, for the module that knows intents.
  package init(isOn: Bool, intent: Action.Intent, label: Label) {
    self.init(.constant(isOn), intent, label)
  }

  private init(_ isOn: Binding<Bool>, _ intent: Action.Intent?, _ label: Label) {
    (self.isOn, self.intent, self.label) = (isOn, intent, label)
  }

  /// Makes a toggle of a binding, which widgets cannot write.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn, nil, label())
  }

  @MainActor package func lower(_ context: LoweringContext) -> [ViewNode] {
    if let style = context.environment.toggleStyle {
      let configuration = ToggleStyleConfiguration(label: label, isOn: isOn, intent: intent)
      let inner = context.with { $0.toggleStyle = nil }
      return button(style.lowered(configuration, inner))
    }
    var toggle = VitrineModel.Toggle()
    toggle.isOn = isOn.wrappedValue
    toggle.intent = intent
    toggle.label = ViewNode(label.lowered(context))
    return [ViewNode(.toggle(toggle))]
  }

  /// What a custom style makes; a tap anywhere on it runs the intent.
  private func button(_ nodes: [ViewNode]) -> [ViewNode] {
    guard let intent, !nodes.isEmpty else { return nodes }
    var button = VitrineModel.Button()
    button.intent = intent
    button.label = ViewNode(nodes)
    return [ViewNode(.button(button), modifiers: [.buttonStyle(.plain)])]
  }
}

nonisolated extension Toggle where Label == Text {
  /// Makes a toggle with a title.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn, nil, Text(titleKey))
  }
  /// Makes a toggle with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn, nil, Text(title))
  }
}

nonisolated extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Makes the toggle that a style was given.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(configuration.$isOn, configuration.intent, configuration.label)
  }
}
