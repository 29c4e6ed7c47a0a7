import VitrineModel

extension Resolver {
  /// A toggle as a switch behind its label or as a button, as a hit region.
  func toggle(_ toggle: Toggle, _ scope: Scope) throws(ArchiveError) -> LayoutNode? {
    let look =
      scope.environment.toggleStyle == .button
      ? try toggleButton(toggle, scope) : try toggleSwitch(toggle, scope)
    guard let look else { return nil }
    return LayoutNode(
      "Toggle", scope.source, rule: PassThroughRule(),
      ink: .hit(
        .toggle, toggle.intent.map(Action.intent), isEnabled: scope.environment.acceptsTaps,
        isOn: toggle.isOn),
      children: [look])
  }

  private func toggleButton(_ toggle: Toggle, _ scope: Scope) throws(ArchiveError) -> LayoutNode? {
    var environment = scope.environment
    environment.buttonStyle = .bordered
    // While it is on, the button is drawn as one that has a tint; while off, without a background.
    if toggle.isOn { environment.tint = environment.tint ?? .color(.system(.accentColor)) }
    let look = ButtonLook(environment, role: nil)
    let inner = scope.with(look.labelEnvironment).entering(.key("toggle"), .key("label"))
    guard let label = try single(toggle.label, inner) else { return nil }
    let border = toggle.isOn ? look.modifiers : Array(look.modifiers.prefix(1))
    return try wrap(label, border, scope.with(environment))
  }

  /// The label at the leading edge and the switch at the trailing one of whatever is offered.
  private func toggleSwitch(_ toggle: Toggle, _ scope: Scope) throws(ArchiveError) -> LayoutNode? {
    let plain = ViewNode(SwitchLook(isOn: toggle.isOn, scope.environment).view)
    guard let control = try single(plain, scope) else { return nil }
    guard !scope.environment.labelsHidden,
      let label = try single(toggle.label, scope.entering(.key("toggle"), .key("label")))
    else { return control }
    var frame = Frame()
    frame.maxWidth = .infinity
    frame.alignment = Alignment(horizontal: .leading, vertical: .center)
    return row(
      [try wrap(label, [.frame(frame)], scope), control], spacing: ControlMetrics.toggleSpacing,
      alignment: .center, scope)
  }
}

/// A switch made of shapes.
struct SwitchLook {
  /// The switch as a view.
  let view: Content

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
    var modifiers: [Modifier] = [.frame(box)]
    if !environment.isEnabled { modifiers.append(.opacity(ControlMetrics.disabledSwitchOpacity)) }
    var group = Group()
    group.children = [ViewNode(.zStack(stack), modifiers: modifiers)]
    view = .group(group)
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
