import VitrineModel

extension Resolver {
  /// The child views of a view; `nil` for a leaf.
  func parts(_ content: Content, _ scope: Scope) -> ViewParts? {
    if scope.environment.isInline, let children = content.stackedChildren {
      return container("HStack", children, content, scope.along(.horizontal), StackRule.inline)
    }
    return switch content {
    case .hStack(let stack):
      container("HStack", stack.children, content, scope.along(.horizontal), StackRule(stack))
    case .vStack(let stack):
      container("VStack", stack.children, content, scope.along(.vertical), StackRule(stack))
    case .lazyHStack(let stack):
      container(
        "LazyHStack", stack.children, content, scope.along(.horizontal),
        LazyStackRule(stack: StackRule(stack)))
    case .lazyVStack(let stack):
      container(
        "LazyVStack", stack.children, content, scope.along(.vertical),
        LazyStackRule(stack: StackRule(stack)))
    case .zStack(let stack):
      container(
        "ZStack", stack.children, content, scope.along(nil),
        ZStackRule(alignment: stack.alignment))
    case .viewThatFits(let choice):
      container(
        "ViewThatFits", choice.children, content, scope, ViewThatFitsRule(axes: choice.axes))
    case .grid(let grid): self.grid(grid, scope)
    case .lazyVGrid(let grid): lazyGrid(grid, scope)
    case .lazyHGrid(let grid): lazyGrid(grid, scope)
    // A grid takes its rows' cells as its own; a row elsewhere counts as a group (assumed).
    case .gridRow(let row): ViewParts(children: row.children, "gridRow", scope) { $0 }
    case .group(let group): ViewParts(children: group.children, "group", scope) { $0 }
    case .button(let button): self.button(button, scope)
    case .toggle(let toggle): self.toggle(toggle, scope)
    case .link(let link): self.link(link, scope)
    case .gauge(let gauge): self.gauge(gauge, scope)
    case .progressView(let progress): progressView(progress, scope)
    case .label(let label): self.label(label, scope)
    case .chart(let chart): self.chart(chart, scope)
    case .unsupported(let view): unsupported(view, scope)
    case .text, .image, .spacer, .divider, .color, .shape, .gradient, .accessoryWidgetBackground,
      .emptyView, .unknown:
      nil
    }
  }

  /// A container that lays its children out by a rule.
  private func container(
    _ label: NodeLabel, _ children: [ViewNode], _ content: Content, _ scope: Scope,
    _ rule: any LayoutRule
  ) -> ViewParts {
    ViewParts(children: children, content.caseName, scope) {
      [LayoutNode(label, scope, rule: rule, children: $0)]
    }
  }

  /// The node of a view without others inside, if there is anything to see; `nil` for other views.
  func leaf(_ content: Content, _ scope: Scope) -> [LayoutNode]? {
    switch content {
    case .text(let text): [inOfferedWidth(self.text(text, scope), text, scope)]
    case .image(let image): self.image(image, scope).map { [$0] } ?? []
    case .spacer(let spacer):
      [
        LayoutNode(
          "Spacer", scope,
          rule: SpacerRule(axis: scope.axis, minLength: spacer.minLength))
      ]
    case .divider: [divider(scope)]
    case .color(let color): [fill("Color", .color(color), scope)]
    case .shape(let shape): [self.shape(shape, scope)]
    case .gradient(let gradient):
      [fill(.type(gradient.caseName), .gradient(gradient), scope)]
    case .accessoryWidgetBackground:
      scope.environment.isInline ? [] : [accessoryBackground(scope)]
    case .emptyView, .unknown: []
    case .hStack, .vStack, .lazyHStack, .lazyVStack, .zStack, .group, .button, .toggle, .link,
      .gauge, .progressView, .label, .chart, .grid, .gridRow, .lazyVGrid, .lazyHGrid, .viewThatFits,
      .unsupported:
      nil
    }
  }

  /// White at this opacity; Apple publishes no recipe (assumed).
  private static let backdrop = ShapeStyle.color(.opacity(.system(.white), 0.2))

  /// The backdrop of an accessory widget, in the outline of its family.
  ///
  /// Source: Apple's documentation of `AccessoryWidgetBackground`: visible in the circular, the corner
  /// and the rectangular family; the rectangle's corners are assumed.
  private func accessoryBackground(_ scope: Scope) -> LayoutNode {
    let shape: Shape? =
      switch scope.environment.widgetFamily {
      case .accessoryCircular, .accessoryCorner: .ellipse(Ellipse())
      case .accessoryRectangular: .rounded(8)
      default: nil
      }
    var painting = ShapePainting()
    painting.fill = Resolver.backdrop
    return LayoutNode(
      "AccessoryWidgetBackground", scope, rule: ShapeRule(isSquare: false),
      operation: shape.map { .shape($0, painting, scope) } ?? .none)
  }

  private func divider(_ scope: Scope) -> LayoutNode {
    let isLarge = scope.environment.dynamicTypeSize.isAccessibility
    let thickness = isLarge ? 1 : 1 / scope.environment.displayScale
    var painting = ShapePainting()
    painting.fill = .separator
    return LayoutNode(
      "Divider", scope, rule: DividerRule(axis: scope.axis, thickness: thickness),
      operation: .shape(.rectangle(Rectangle()), painting, scope))
  }

  /// A box that is filled with a style.
  func fill(_ label: NodeLabel, _ style: ShapeStyle, _ scope: Scope) -> LayoutNode {
    var painting = ShapePainting()
    painting.fill = style
    return LayoutNode(
      label, scope, rule: ShapeRule(isSquare: false),
      operation: .shape(.rectangle(Rectangle()), painting, scope))
  }

  private func shape(_ shape: Shape, _ scope: Scope) -> LayoutNode {
    let isCircle = if case .circle = shape { true } else { false }
    return LayoutNode(
      .type(shape.caseName), scope,
      rule: ShapeRule(isSquare: isCircle),
      operation: .shape(shape, shape.painting, scope))
  }
}
