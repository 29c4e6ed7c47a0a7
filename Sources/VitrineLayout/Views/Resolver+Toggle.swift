import VitrineModel

extension Resolver {
  /// A toggle as a switch behind its label or as a button, as a hit region.
  func toggle(_ toggle: Toggle, _ scope: Scope) -> ViewParts {
    let ink = Ink.hit(
      .toggle, toggle.intent.map(Action.intent), isEnabled: scope.environment.acceptsTaps,
      isOn: toggle.isOn)
    let hit = { (look: LayoutNode) in
      LayoutNode("Toggle", scope, rule: ControlRule(), ink: ink, children: [look])
    }
    return scope.environment.toggleStyle == .button
      ? toggleButton(toggle, scope, hit) : toggleSwitch(toggle, scope, hit)
  }

  private func toggleButton(
    _ toggle: Toggle, _ scope: Scope, _ hit: @escaping (LayoutNode) -> LayoutNode
  ) -> ViewParts {
    var environment = scope.environment
    environment.buttonStyle = .bordered
    // While it is on, the button is drawn as one that has a tint; while off, without a background.
    if toggle.isOn { environment.tint = environment.tint ?? .color(.system(.accentColor)) }
    let look = ButtonLook(environment, role: nil)
    let inner = scope.with(look.labelEnvironment).entering(.key("toggle"), .key("label"))
    let border = toggle.isOn ? look.modifiers : Array(look.modifiers.prefix(1))
    let outer = scope.with(environment)
    return ViewParts(label: toggle.label, inner) { hit(self.wrap($0, border, outer)) }
  }

  /// The label at the leading edge and the switch at the trailing one of whatever is offered.
  private func toggleSwitch(
    _ toggle: Toggle, _ scope: Scope, _ hit: @escaping (LayoutNode) -> LayoutNode
  ) -> ViewParts {
    let inner = scope.entering(.key("toggle"), .key("label"))
    let look = SwitchLook(isOn: toggle.isOn, scope.environment).view
    var parts = [ViewParts.Part.single(look, scope)]
    if !scope.environment.labelsHidden { parts.append(.single(toggle.label, inner)) }
    return ViewParts(parts) { resolved in
      var nodes = resolved.compactMap { LayoutNode.single($0, inner) }
      if !scope.environment.isEnabled, let control = nodes.first {
        nodes[0] = LayoutNode(
          ".opacity", scope, rule: PassThroughRule(),
          ink: .groupOpacity(ControlMetrics.disabledSwitchOpacity), children: [control])
      }
      guard nodes.count == 2 else { return nodes.map(hit) }
      var frame = Frame()
      frame.maxWidth = .infinity
      frame.alignment = Alignment(horizontal: .leading, vertical: .center)
      let label = self.wrap(nodes[1], [.frame(frame)], scope)
      return [
        hit(
          .row(
            [label, nodes[0]], spacing: ControlMetrics.toggleSpacing, alignment: .center, scope))
      ]
    }
  }
}

/// A switch made of shapes.
struct SwitchLook {
  /// The switch as a view.
  let view: ViewNode

  init(isOn: Bool, _ environment: EnvironmentValues) {
    let travel = ControlMetrics.switchTrack.width - ControlMetrics.switchThumb
    let inset = ControlMetrics.switchInset
    var track = Capsule()
    track.ink.fill = isOn ? environment.tint ?? .color(.system(.green)) : .fill(level: 2)
    var thumb = Circle()
    thumb.ink.fill = .color(.system(.white))
    var offset = Offset()
    offset.x = isOn ? travel - inset : inset
    var stack = ZStack()
    stack.alignment = Alignment(horizontal: .leading, vertical: .center)
    stack.children = [
      ViewNode(.shape(.capsule(track)), modifiers: [.frame(.fixed(ControlMetrics.switchTrack))]),
      ViewNode(
        .shape(.circle(thumb)),
        modifiers: [
          .frame(
            .fixed(Size(width: ControlMetrics.switchThumb, height: ControlMetrics.switchThumb))),
          .offset(offset),
        ]),
    ]
    var box = Frame.fixed(ControlMetrics.switchSize)
    box.alignment = stack.alignment
    view = ViewNode(.zStack(stack), modifiers: [.frame(box)])
  }
}

extension Frame {
  /// A frame of a fixed size.
  static func fixed(_ size: Size) -> Frame {
    var frame = Frame()
    frame.width = size.width
    frame.height = size.height
    return frame
  }
}
