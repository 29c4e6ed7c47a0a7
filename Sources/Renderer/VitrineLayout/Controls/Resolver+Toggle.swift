import VitrineGeometry
import VitrineModel

extension Resolver {
  /// A toggle as a switch behind its label, as a box before it or as a button; a hit region.
  func toggle(_ toggle: Toggle, _ scope: Scope) -> ViewParts {
    let isPressed = isPressed(isToggle: true, scope)
    let isOn = isOn(toggle, scope)
    let operation = controlOperation(.toggle, toggle.intent, isOn: isOn, scope)
    let hit = { (look: LayoutNode) in
      LayoutNode("Toggle", scope, rule: ControlRule(), operation: operation, children: [look])
    }
    if let bodies = toggle.bodies {
      let inner = scope.entering(.key("toggle"), .key("bodies"), .key(isOn ? "on" : "off"))
      return ViewParts(label: isOn ? bodies.on : bodies.off, inner, make: hit)
    }
    var toggle = toggle
    toggle.isOn = isOn
    switch scope.environment.toggleStyle {
    case .button: return toggleButton(toggle, scope, isPressed: isPressed, hit)
    case .automatic, .switch: return toggleRow(toggle, scope, hit) { $0.switchRow(scope) }
    case .checkbox: return toggleRow(toggle, scope, hit) { $0.checkboxRow(scope) }
    }
  }

  private func toggleButton(
    _ toggle: Toggle, _ scope: Scope, isPressed: Bool,
    _ hit: @escaping (LayoutNode) -> LayoutNode
  ) -> ViewParts {
    var environment = scope.environment
    let isOwn = environment.buttonStyle == (environment.screen.isInApp ? .borderless : .automatic)
    // Assumed: a prominent button is not prominent while it is off.
    let isFaint = environment.buttonStyle == .borderedProminent && !toggle.isOn
    if isOwn || isFaint { environment.buttonStyle = .bordered }
    // While it is on, the button is drawn as one that has a tint; while off, without a background
    // unless the author chose its style.
    if toggle.isOn { environment.tint = environment.tint ?? .color(.system(.accentColor)) }
    let full = ButtonLook(environment, role: nil, isPressed: isPressed)
    let look = isOwn && !toggle.isOn ? full.withoutBackground : full
    let inner = scope.with(look.labelEnvironment).entering(.key("toggle"), .key("label"))
    let outer = scope.with(environment)
    return ViewParts(label: toggle.label, inner) { hit(look.around($0, outer)) }
  }

  /// A control beside its label, or alone when labels are hidden.
  private func toggleRow(
    _ toggle: Toggle, _ scope: Scope, _ hit: @escaping (LayoutNode) -> LayoutNode,
    row: @escaping (ToggleRow) -> LayoutNode
  ) -> ViewParts {
    let inner = scope.entering(.key("toggle"), .key("label"))
    let labels =
      scope.environment.labelsHidden ? [] : [ViewParts.Part.single(toggle.label, inner)]
    return ViewParts(labels) { resolved in
      let label = LayoutNode.single(resolved.flatMap { $0 }, inner)
      return [hit(row(ToggleRow(label: label, isOn: toggle.isOn)))]
    }
  }
}

/// A toggle's label and state, to be arranged as a style likes.
struct ToggleRow {
  /// The label; `nil` when it is hidden or empty.
  let label: LayoutNode?
  let isOn: Bool

  /// The label at the leading edge of the proposed width, and the switch at the trailing edge.
  func switchRow(_ scope: Scope) -> LayoutNode {
    let metrics = scope.environment.controls.toggle
    let control = faded(
      .part(
        "Switch", scope, SwitchDrawing(isOn: isOn), width: metrics.size.width,
        height: metrics.size.height), scope)
    guard let label else { return control }
    // In lists, the distance to other rows does not depend on the label.
    let isBox = scope.environment.screen.isInForm
    var frame = Frame()
    frame.maxWidth = .infinity
    frame.alignment = Alignment(horizontal: .leading, vertical: .center)
    let wide = LayoutNode(".frame", scope, rule: FlexibleFrameRule(frame), children: [label])
    let row = LayoutNode.row([wide, control], spacing: metrics.spacing, alignment: .center, scope)
    return isBox ? LayoutNode(".row", scope, rule: WidthMarginRule.box, children: [row]) : row
  }

  /// The box and the label behind it.
  func checkboxRow(_ scope: Scope) -> LayoutNode {
    let metrics = scope.environment.controls.toggle.checkbox
    let control = faded(
      .part(
        "Checkbox", scope, CheckboxDrawing(isOn: isOn), width: metrics.side,
        height: metrics.side), scope)
    guard let label else { return control }
    return .row([control, label], spacing: metrics.spacing, alignment: .center, scope)
  }

  private func faded(_ control: LayoutNode, _ scope: Scope) -> LayoutNode {
    guard !scope.environment.isEnabled else { return control }
    return LayoutNode(
      ".opacity", scope, rule: PassThroughRule(),
      operation: .effect(
        GroupOpacityEffect(scope.environment.controls.toggle.disabledOpacity)),
      children: [control])
  }
}
