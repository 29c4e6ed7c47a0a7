import VitrineModel

/// A view as layout sees it.
enum ResolvedContent {
  /// The nodes of a view without others inside; none if there is nothing to see.
  case leaf([LayoutNode])
  /// The views in it, and how their nodes are combined.
  case parts(ViewParts)
}

extension Resolver {
  /// The nodes of a view, or the views in it.
  // Not a part of the recursion over views, whose functions need little stack.
  @inline(never)
  func resolved(_ content: Content, _ scope: Scope) -> ResolvedContent {
    if scope.environment.isInline, let children = content.stackedChildren {
      return container("HStack", children, content, scope.along(.horizontal), StackRule.inline)
    }
    return switch content {
    case .text(let text): .leaf([inOfferedWidth(self.text(text, scope), text, scope)])
    case .image(let image): .leaf(self.image(image, scope).map { [$0] } ?? [])
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
    case .grid(let grid): .parts(self.grid(grid, scope))
    case .lazyVGrid(let grid): .parts(lazyGrid(grid, scope))
    case .lazyHGrid(let grid): .parts(lazyGrid(grid, scope))
    // A grid takes its rows' cells as its own; a row elsewhere counts as a group (assumed).
    case .gridRow(let row): .parts(ViewParts(children: row.children, "gridRow", scope) { $0 })
    case .group(let group): .parts(ViewParts(children: group.children, "group", scope) { $0 })
    case .button(let button): .parts(self.button(button, scope))
    case .toggle(let toggle): .parts(self.toggle(toggle, scope))
    case .link(let link): .parts(self.link(link, scope))
    case .gauge(let gauge): .parts(self.gauge(gauge, scope))
    case .progressView(let progress): .parts(progressView(progress, scope))
    case .label(let label): .parts(self.label(label, scope))
    case .chart(let chart): .parts(self.chart(chart, scope))
    case .unsupported(let view): .parts(unsupported(view, scope))
    case .screenView(let view): .parts(screenView(view, scope))
    case .spacer(let spacer):
      .leaf([
        LayoutNode("Spacer", scope, rule: SpacerRule(axis: scope.axis, minLength: spacer.minLength))
      ])
    case .divider: .leaf([divider(scope)])
    case .color(let color): .leaf([fill("Color", .color(color), scope)])
    case .shape(let shape): .leaf([self.shape(shape, scope)])
    case .gradient(let gradient):
      .leaf([fill(.type(gradient.caseName), .gradient(gradient), scope)])
    case .accessoryWidgetBackground:
      .leaf(scope.environment.isInline ? [] : [accessoryBackground(scope)])
    case .emptyView, .unknown: .leaf([])
    }
  }

  /// A container that lays its children out by a rule.
  private func container(
    _ label: NodeLabel, _ children: [ViewNode], _ content: Content, _ scope: Scope,
    _ rule: any LayoutRule
  ) -> ResolvedContent {
    .parts(
      ViewParts(children: children, content.caseName, scope) {
        [LayoutNode(label, scope, rule: rule, children: $0)]
      })
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
      operation: shape.map { .leaf(ShapeDrawing($0, painting, scope)) } ?? .none)
  }

  private func divider(_ scope: Scope) -> LayoutNode {
    let isLarge = scope.environment.dynamicTypeSize.isAccessibility
    let thickness = isLarge ? 1 : 1 / scope.environment.displayScale
    var painting = ShapePainting()
    painting.fill = .separator
    return LayoutNode(
      "Divider", scope, rule: DividerRule(axis: scope.axis, thickness: thickness),
      operation: .leaf(ShapeDrawing(.rectangle(Rectangle()), painting, scope)))
  }

  /// A box that is filled with a style.
  func fill(_ label: NodeLabel, _ style: ShapeStyle, _ scope: Scope) -> LayoutNode {
    var painting = ShapePainting()
    painting.fill = style
    return LayoutNode(
      label, scope, rule: ShapeRule(isSquare: false),
      operation: .leaf(ShapeDrawing(.rectangle(Rectangle()), painting, scope)))
  }

  private func shape(_ shape: Shape, _ scope: Scope) -> LayoutNode {
    let isCircle = if case .circle = shape { true } else { false }
    return LayoutNode(
      .type(shape.caseName), scope,
      rule: ShapeRule(isSquare: isCircle),
      operation: .leaf(ShapeDrawing(shape, shape.painting, scope)))
  }
}
