import VitrineGeometry
import VitrineModel
import VitrineScreens

extension Resolver {
  /// A view of apps: those that it is composed of, in the rule of its kind.
  func screenView(_ view: ScreenView, _ scope: Scope) -> ViewParts {
    if let part = view.part { return screenPart(part, view, scope) }
    switch view.view {
    // In no list, a section counts as a group.
    case .section: return ViewParts(children: view.views, "screenView", scope) { $0 }
    case .scrollView:
      return composed(view, scope) { content, name in
        self.scrolling(content, name, Set(view.axes), scope)
      }
    default:
      let isControl = [.picker, .slider, .stepper, .datePicker, .colorPicker].contains(view.view)
      let rule: any LayoutRule = isControl ? WidthMarginRule.box : PassThroughRule()
      return composed(view, scope) { LayoutNode($1, scope, rule: rule, children: [$0]) }
    }
  }

  private func composed(
    _ view: ScreenView, _ scope: Scope, _ make: @escaping (LayoutNode, NodeLabel) -> LayoutNode
  ) -> ViewParts {
    let environment = scope.environment
    let composer = ScreenComposer(
      environment.design, environment.screen, area: area, now: environment.now,
      isLarge: [.large, .extraLarge].contains(environment.controlSize),
      hasButtonGround: environment.buttonStyle.hasGround,
      hasTextCase: environment.textCase != nil, tint: environment.tint
    ) { format in
      var text = Text()
      text.format = .dateTime(format)
      return self.context.string(of: text, environment) { scope.source.path }.characters
    }
    let inner = scope.entering(.key("screenView")).along(view.axes.first)
    return ViewParts([.single(composer.compose(view), inner)]) { resolved in
      LayoutNode.single(resolved[0], inner).map { [make($0, .name(view.name))] } ?? []
    }
  }

  /// A part with a rule of its own.
  private func screenPart(
    _ part: ScreenView.Part, _ view: ScreenView, _ scope: Scope
  ) -> ViewParts {
    let metrics = ScreenMetrics.table(scope.environment.design)
    let screen = scope.environment.screen
    let (list, row) = (metrics.listMargin.on(screen), metrics.rowMargin.on(screen))
    let rule: any LayoutRule =
      switch part {
      case .listMargin: WidthMarginRule(margin: list, isTrailing: true)
      case .rowMargin: WidthMarginRule(margin: row, isTrailing: true)
      case .separatorMargin: WidthMarginRule(margin: row, isTrailing: metrics.hasInsetSeparators)
      case .sliderTrack: SliderTrackRule(value: view.value ?? 0)
      case .equalWidths: EqualWidthsRule()
      case .ofSystem: MarkRule(mark: .ofSystem)
      case .behind: MarkRule(mark: .behind)
      }
    let inner = scope.entering(.key("screenView"))
    return ViewParts(view.children.map { .single($0, inner) }) {
      [LayoutNode(.name(view.name), scope, rule: rule, children: $0.flatMap { $0 })]
    }
  }

  /// A window onto content, which is seen up to the edges of the screen along the axes it scrolls on.
  private func scrolling(
    _ content: LayoutNode, _ name: NodeLabel, _ axes: Set<Axis>, _ scope: Scope
  ) -> LayoutNode {
    let rule = ScrollRule(axes: axes, anchor: scope.environment.screen.scrollAnchor)
    let window = LayoutNode(
      name, scope, rule: rule, operation: .effect(ClipEffect(.rectangle(Rectangle()))),
      children: [content])
    let outer = ScrollWindowRule(extending: SafeAreaExtensionRule(edges: rule.windowEdges))
    return LayoutNode(name, scope, rule: outer, children: [window])
  }
}

/// Tells what the views in it are, without an effect on layout.
struct MarkRule: LayoutRule {
  /// Whose the views are, or where.
  enum Mark { case ofSystem, behind }

  let mark: Mark
}

/// A window that covers the margins of the safe area, of which its content knows.
struct ScrollWindowRule: ContainerRule {
  let extending: SafeAreaExtensionRule

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size {
    node.child?.size(proposal) ?? .zero
  }

  func placements(
    _ proposal: ProposedViewSize, size: Size, _ node: LayoutNode
  ) -> [ChildPlacement] {
    extending.placements(proposal, size: size, node)
  }
}

/// Margins that depend on the proposed width.
struct WidthMarginRule: ContainerRule {
  let margin: WidthRule
  /// Whether there is one at the trailing edge, too.
  let isTrailing: Bool

  /// No margins around a control, whose distance to its neighbours does not depend on the texts in it.
  static let box = WidthMarginRule(margin: .none, isTrailing: false)

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size {
    var size = node.child?.size(offer(proposal)) ?? .zero
    size.width += total(proposal)
    return size
  }

  func placements(
    _ proposal: ProposedViewSize, size: Size, _ node: LayoutNode
  ) -> [ChildPlacement] {
    let origin = Point(x: margin.margin(at: proposal.width ?? 0), y: 0)
    return [ChildPlacement(child: 0, origin: origin, proposal: offer(proposal))]
  }

  private func total(_ proposal: ProposedViewSize) -> Double {
    margin.margin(at: proposal.width ?? 0) * (isTrailing ? 2 : 1)
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var offer = proposal
    offer.width = proposal.width.map { max(0, $0 - total(proposal)) }
    return offer
  }
}

/// Views side by side that are all as wide as the widest, or share the proposed width.
struct EqualWidthsRule: ContainerRule {
  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size {
    let sizes = node.children.map { $0.size(ProposedViewSize(width: nil, height: proposal.height)) }
    let widest = sizes.map(\.width).max() ?? 0
    return Size(
      width: proposal.width ?? widest * Double(sizes.count),
      height: sizes.map(\.height).max() ?? 0)
  }

  func placements(
    _ proposal: ProposedViewSize, size: Size, _ node: LayoutNode
  ) -> [ChildPlacement] {
    let width = size.width / Double(max(1, node.children.count))
    return node.children.indices.map { index in
      ChildPlacement(
        child: index, origin: Point(x: width * Double(index), y: top(of: index, width, size, node)),
        proposal: ProposedViewSize(width: width, height: size.height))
    }
  }

  /// Views that are not as high as the others are in the middle.
  private func top(of index: Int, _ width: Double, _ size: Size, _ node: LayoutNode) -> Double {
    let own = node.children[index].size(ProposedViewSize(width: width, height: size.height))
    return (size.height - own.height) / 2
  }
}

/// The two parts of a slider's track, and its thumb, of which each end of the track has room for one half.
struct SliderTrackRule: ContainerRule {
  /// The part of the way that the thumb has gone.
  let value: Double

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size {
    guard let thumb = node.children.last?.size(proposal) else { return .zero }
    return Size(width: proposal.width ?? thumb.width * 2, height: proposal.height ?? thumb.height)
  }

  func placements(
    _ proposal: ProposedViewSize, size: Size, _ node: LayoutNode
  ) -> [ChildPlacement] {
    guard node.children.count == 3 else { return [] }
    let thumb = node.children[2].size(ProposedViewSize(size))
    let start = value * max(0, size.width - thumb.width)
    let middle = start + thumb.width / 2
    let widths = [middle, max(0, size.width - middle), thumb.width]
    return zip([0, middle, start], widths).enumerated().map { index, part in
      let offer = ProposedViewSize(width: part.1, height: size.height)
      let height = node.children[index].size(offer).height
      return ChildPlacement(
        child: index, origin: Point(x: part.0, y: (size.height - height) / 2), proposal: offer)
    }
  }
}
