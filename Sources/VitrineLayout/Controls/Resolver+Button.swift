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
        "Button", scope, rule: ControlRule(), ink: ink, children: [look.around(label, scope)])
    }
  }

  /// A link: its label in the tint, as a hit region.
  func link(_ link: Link, _ scope: Scope) -> ViewParts {
    var environment = scope.environment
    if !environment.hasForeground { environment.foreground = Foreground(base: .tint) }
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

extension ButtonLook {
  /// The label with what the style puts around it.
  func around(_ label: LayoutNode, _ scope: Scope) -> LayoutNode {
    if let border { return border.around(label, scope) }
    if opacity == 1 { return label }
    return LayoutNode(
      ".opacity", scope, rule: PassThroughRule(), ink: .opacity(opacity), children: [label])
  }
}

extension ButtonLook.Border {
  /// The label with room around it and the background behind it.
  fileprivate func around(_ label: LayoutNode, _ scope: Scope) -> LayoutNode {
    var node = LayoutNode(
      ".padding", scope, rule: PaddingRule(insets: insets), children: [label])
    if outline == .circle {
      node = LayoutNode("Square", scope, rule: SquareRule(), children: [node])
    }
    guard let background else { return node }
    let back = LayoutNode.part(
      "Border", scope, ButtonBorder(outline: outline, style: background))
    return LayoutNode(
      ".background", scope, rule: LayerRule(alignment: .center), ink: .behind,
      children: [node, back])
  }
}
