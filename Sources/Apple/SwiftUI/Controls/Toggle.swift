import VitrineDisplayList
package import VitrineModel

/// A control with two states.
nonisolated public struct Toggle<Label: View>: View, PrimitiveView, LocatedView {
  package var location = KeptLocation()
  private let isOn: Binding<Bool>
  private let intent: Action.Intent?
  private let label: Label
  /// The style that draws the toggle; `nil` outside a style.
  private var use: ToggleStyleConfiguration.Use?

  /// Creates a toggle that runs an intent.
  ///
  /// Called by the module that knows intents.
  package init(isOn: Bool, intent: Action.Intent, label: Label) {
    self.init(.constant(isOn), intent, label)
  }

  init(_ isOn: Binding<Bool>, _ intent: Action.Intent?, _ label: Label) {
    (self.isOn, self.intent, self.label) = (isOn, intent, label)
  }

  /// Creates a toggle of a binding, which has no effect in widgets.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn, nil, label())
  }

  @MainActor package func lower(_ context: LoweringContext) -> [ViewNode] {
    use?.isHeld = true
    let inner = context.with { $0.toggleStyle = nil }
    var toggle = VitrineModel.Toggle()
    toggle.isOn = isOn.wrappedValue
    toggle.intent = intent
    context.check(intent)
    if let style = context.environment.toggleStyle {
      let use = ToggleStyleConfiguration.Use()
      let bodies = [true, false].map { isOn in
        style.lowered(
          ToggleStyleConfiguration(
            label: context.located(label), isOn: .constant(isOn), intent: intent, use: use), inner)
      }
      guard !use.isHeld, bodies.contains(where: { !$0.isEmpty }) else {
        return toggle.isOn ? bodies[0] : bodies[1]
      }
      var variants = VitrineModel.Toggle.StateVariants()
      (variants.on, variants.off) = (ViewNode(bodies[0]), ViewNode(bodies[1]))
      toggle.bodies = variants
    }
    toggle.label = ViewNode(label.lowered(inner))
    return [ViewNode(.toggle(toggle))]
  }
}

nonisolated extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates the toggle inside a style.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(configuration.$isOn, configuration.intent, configuration.label)
    use = configuration.use
  }
}
