import VitrineDisplayList
package import VitrineModel

/// The action that a button performs when tapped.
package enum ButtonAction {
  /// Runs an intent.
  case intent(Action.Intent)
  /// Calls a closure, which has no effect in widgets.
  case closure
}

/// A control that runs an intent.
nonisolated public struct Button<Label: View>: View, PrimitiveView, LocatedView {
  package var location = KeptLocation()
  private let action: ButtonAction
  private let role: ButtonRole?
  private let label: Label

  /// Creates a button that runs an intent.
  ///
  /// Called by the module that knows intents.
  package init(intent: Action.Intent, role: ButtonRole? = nil, label: Label) {
    self.init(.intent(intent), role, label)
  }

  init(_ action: ButtonAction, _ role: ButtonRole?, _ label: Label) {
    (self.action, self.role, self.label) = (action, role, label)
  }

  /// Creates a button that calls a closure, which has no effect in widgets.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(.closure, nil, label())
  }
  /// Creates a button that calls a closure, which has no effect in widgets.
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(.closure, role, label())
  }

  @MainActor package func lower(_ context: LoweringContext) -> [ViewNode] {
    if case .closure = action, !context.drawsAppViews { context.record("Button(action:)", .none) }
    let inner = context.with { $0.buttonStyle = nil }
    var button = VitrineModel.Button()
    if case .intent(let intent) = action { button.intent = intent }
    context.check(button.intent)
    button.role = role?.archived
    switch context.environment.buttonStyle?.lowered(context.located(label), role, action, inner) {
    case .holder(let nodes): return nodes
    case .bodies(let released, let pressed):
      guard !released.isEmpty || !pressed.isEmpty else { return [] }
      var variants = VitrineModel.Button.StateVariants()
      variants.released = ViewNode(released)
      variants.pressed = pressed == released ? nil : ViewNode(pressed)
      button.bodies = variants
    case nil: break
    }
    let isFlexible = context.environment.buttonSizing.isFlexible
    button.label = ViewNode(
      isFlexible ? label.frame(maxWidth: .infinity).lowered(inner) : label.lowered(inner))
    return [ViewNode(.button(button))]
  }
}

nonisolated extension Button where Label == Text {
  /// Creates a button with a localized title.
  @StringForm public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(.closure, nil, Text(titleKey))
  }
  /// Creates a button.
  @StringForm public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(.closure, role, Text(titleKey))
  }
}

nonisolated extension Button where Label == SwiftUI.Label<Text, Image> {
  /// Creates a button with a title and a symbol.
  @StringForm public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(.closure, nil, SwiftUI.Label(titleKey, systemImage: systemImage))
  }
}

nonisolated extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates the button inside a style.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(configuration.action, configuration.role, configuration.label)
  }
}
