import VitrineModel

extension Resolver {
  /// A button: its label in the style's colours, with the style's border, as a hit region.
  func button(_ button: Button, _ scope: Scope) -> ViewParts {
    let look = ButtonLook(scope.environment, role: button.role)
    let inner = scope.with(look.labelEnvironment).entering(.key("button"), .key("label"))
    let ink = Ink.hit(
      .button, button.intent.map(Action.intent), isEnabled: scope.environment.acceptsTaps,
      isOn: nil)
    return ViewParts(label: button.label, inner) { label in
      LayoutNode(
        "Button", scope, rule: ControlRule(), ink: ink,
        children: [self.wrap(label, look.modifiers, scope)])
    }
  }

  /// A link: its label in the tint, as a hit region.
  func link(_ link: Link, _ scope: Scope) -> ViewParts {
    var environment = scope.environment
    environment.foreground = Foreground(base: .tint)
    let inner = scope.with(environment).entering(.key("link"), .key("label"))
    let ink = Ink.hit(
      .link, .url(link.destination), isEnabled: scope.environment.acceptsTaps, isOn: nil)
    return ViewParts(label: link.label, inner) { label in
      LayoutNode("Link", scope, rule: ControlRule(), ink: ink, children: [label])
    }
  }
}

extension EnvironmentValues {
  /// Whether a control in this environment reacts to taps.
  var acceptsTaps: Bool { isEnabled && allowsInteraction }
}

/// What a button's style adds to its label.
struct ButtonLook {
  /// The environment of the label.
  private(set) var labelEnvironment: EnvironmentValues
  /// The modifiers around the label, the first one innermost.
  private(set) var modifiers: [Modifier] = []

  init(_ environment: EnvironmentValues, role: Button.Role?) {
    labelEnvironment = environment
    let tint: ShapeStyle = role == .destructive ? .color(.system(.red)) : .tint
    switch environment.buttonStyle {
    case .plain:
      if !environment.isEnabled { modifiers = [.opacity(ControlMetrics.disabledPlainOpacity)] }
    case .automatic, .borderless:
      labelEnvironment.foreground = Foreground(
        base: environment.isEnabled ? tint : ControlMetrics.disabledBorderlessLabel)
    case .bordered:
      // Only a tint of the author's choice colours the background; otherwise it is grey.
      let isTinted = environment.tint != nil || role == .destructive
      let background: ShapeStyle =
        isTinted
        ? .opacity(tint, ControlMetrics.tintedOpacity(environment.colorScheme)) : .fill(level: 2)
      border(label: tint, background: background)
    case .borderedProminent:
      border(label: .color(.system(.white)), background: tint)
    }
  }

  private mutating func border(label: ShapeStyle, background: ShapeStyle) {
    let isEnabled = labelEnvironment.isEnabled
    labelEnvironment.foreground = Foreground(
      base: isEnabled ? label : ControlMetrics.disabledLabel)
    var padding = Padding()
    padding.insets = ControlMetrics.buttonInsets
    var layer = Layer(style: isEnabled ? background : .fill(level: 2))
    layer.shape = .rounded(ControlMetrics.buttonRadius)
    modifiers = [.padding(padding), .background(layer)]
  }
}
