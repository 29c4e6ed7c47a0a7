import VitrineModel

extension Resolver {
  /// The nodes of a view without its modifiers: the one switch over all kinds.
  func content(_ content: Content, _ scope: Scope) throws(ArchiveError) -> [LayoutNode] {
    switch content {
    case .text(let text): [self.text(text, scope)]
    case .image(let image): self.image(image, scope).map { [$0] } ?? []
    case .label(let label): try self.label(label, scope).map { [$0] } ?? []
    case .hStack(let stack): [try self.stack(stack, scope)]
    case .vStack(let stack): [try self.stack(stack, scope)]
    case .zStack(let stack): [try self.stack(stack, scope)]
    case .spacer(let spacer):
      [
        LayoutNode(
          "Spacer", scope.source,
          rule: SpacerRule(axis: scope.axis, minLength: spacer.minLength))
      ]
    case .divider: [divider(scope)]
    case .group(let group): try children(group.children, "group", scope)
    case .color(let color): [fill("Color", .color(color), scope)]
    case .shape(let shape): [self.shape(shape, scope)]
    case .button(let button): try self.button(button, scope).map { [$0] } ?? []
    case .toggle(let toggle): try self.toggle(toggle, scope).map { [$0] } ?? []
    case .link(let link): try self.link(link, scope).map { [$0] } ?? []
    case .emptyView, .unknown: []
    }
  }

  private func stack(_ stack: HStack, _ scope: Scope) throws(ArchiveError) -> LayoutNode {
    var inner = scope
    inner.axis = .horizontal
    return row(
      try children(stack.children, "hStack", inner), spacing: stack.spacing,
      alignment: stack.alignment, scope)
  }

  private func stack(_ stack: VStack, _ scope: Scope) throws(ArchiveError) -> LayoutNode {
    var inner = scope
    inner.axis = .vertical
    return LayoutNode(
      "VStack", scope.source,
      rule: StackRule(
        axis: .vertical, spacing: stack.spacing, alignment: .horizontal(stack.alignment)),
      children: try children(stack.children, "vStack", inner))
  }

  private func stack(_ stack: ZStack, _ scope: Scope) throws(ArchiveError) -> LayoutNode {
    var inner = scope
    inner.axis = nil
    return LayoutNode(
      "ZStack", scope.source, rule: ZStackRule(alignment: stack.alignment),
      children: try children(stack.children, "zStack", inner))
  }

  private func divider(_ scope: Scope) -> LayoutNode {
    let environment = scope.environment
    let isLarge = environment.dynamicTypeSize.isAccessibility
    var ink = ShapeInk()
    ink.fill = .separator
    return LayoutNode(
      "Divider", scope.source,
      rule: DividerRule(axis: scope.axis, thickness: isLarge ? 1 : 1 / environment.displayScale),
      ink: .shape(.rectangle(Rectangle()), ink, environment))
  }

  /// A box that is filled with a style.
  func fill(_ name: String, _ style: ShapeStyle, _ scope: Scope) -> LayoutNode {
    var ink = ShapeInk()
    ink.fill = style
    return LayoutNode(
      name, scope.source, rule: ShapeRule(isSquare: false),
      ink: .shape(.rectangle(Rectangle()), ink, scope.environment))
  }

  private func shape(_ shape: Shape, _ scope: Scope) -> LayoutNode {
    let isCircle = if case .circle = shape { true } else { false }
    let name = shape.form.name
    return LayoutNode(
      name.prefix(1).uppercased() + name.dropFirst(), scope.source,
      rule: ShapeRule(isSquare: isCircle), ink: .shape(shape, shape.ink, scope.environment))
  }
}
