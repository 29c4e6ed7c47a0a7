import VitrineModel

extension Resolver {
  /// A button: its label in the style's colours, with the style's border, as a hit region.
  func button(_ button: Button, _ scope: Scope) -> ViewParts {
    let operation = controlOperation(.button, button.intent, isOn: nil, scope)
    let isPressed = isPressed(isToggle: false, scope)
    let region = { (look: LayoutNode) in
      LayoutNode("Button", scope, rule: ControlRule(), operation: operation, children: [look])
    }
    if let bodies = button.bodies {
      let pressed = isPressed ? bodies.pressed : nil
      let key = pressed == nil ? "released" : "pressed"
      let inner = scope.entering(.key("button"), .key("bodies"), .key(key))
      return ViewParts(label: pressed ?? bodies.released, inner, make: region)
    }
    let look = ButtonLook(scope.environment, role: button.role, isPressed: isPressed)
    let inner = scope.with(look.labelEnvironment).entering(.key("button"), .key("label"))
    return ViewParts(label: button.label, inner) { region(look.around($0, scope)) }
  }

  /// A link: its label as a hit region, in the style of buttons if there is one.
  ///
  /// Source: widgets on iOS, whose links have the colour of texts; the tint is an app's, which draws
  /// links as buttons without a border. Apps give links borders by styles of buttons.
  func link(_ link: Link, _ scope: Scope) -> ViewParts {
    let isPlain = scope.environment.buttonStyle == .automatic
    let look = isPlain ? nil : ButtonLook(scope.environment, role: nil, isPressed: false)
    let environment = look?.labelEnvironment ?? scope.environment
    let inner = scope.with(environment).entering(.key("link"), .key("label"))
    let operation = linkOperation(link.destination, scope)
    return ViewParts(label: link.label, inner) { label in
      let shown = look?.around(label, scope) ?? label
      return LayoutNode("Link", scope, rule: ControlRule(), operation: operation, children: [shown])
    }
  }
}

extension ButtonLook {
  /// The label with the decoration of the style.
  func around(_ label: LayoutNode, _ scope: Scope) -> LayoutNode {
    let button = border?.around(label, scope) ?? label
    if opacity == 1 { return button }
    return LayoutNode(
      ".opacity", scope, rule: PassThroughRule(), operation: .effect(OpacityEffect(opacity)),
      children: [button])
  }
}

extension ButtonLook.Border {
  /// The label with padding and the background behind it.
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
      ".background", scope, rule: LayerRule(alignment: .center), operation: .behind,
      children: [node, back])
  }
}
