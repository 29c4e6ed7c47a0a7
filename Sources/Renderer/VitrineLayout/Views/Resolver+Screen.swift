import VitrineGeometry
import VitrineModel
import VitrineScreens

extension Resolver {
  /// A view of apps: those that it is composed of, in the rule of its kind.
  func screenView(_ view: ScreenView, _ scope: Scope) -> ViewParts {
    let environment = scope.environment
    let composer = ScreenComposer(environment.design, environment.screen, area: area)
    let inner = scope.entering(.key("screenView")).along(view.axes.first)
    let label = NodeLabel.name(view.view.rawValue)
    let metrics = ScreenMetrics.table(environment.design)
    switch view.view {
    case .section:
      // In no list, a section counts as a group.
      let parts = [view.header].compactMap { $0 } + view.children
      return ViewParts(
        children: parts + [view.footer].compactMap { $0 }, "screenView", scope
      ) { $0 }
    case .listMargin: return part(margin(metrics.listMargin, view))
    case .rowMargin: return part(margin(metrics.rowMargin, view))
    case .scrollView: return part(ScrollRule(axes: Set(view.axes)), clips: true)
    case .sliderTrack: return row(SliderTrackRule(value: min(max(view.value ?? 0, 0), 1)))
    case .equalWidths: return row(EqualWidthsRule())
    case .picker, .slider, .stepper, .datePicker, .colorPicker: return part(BoxRule())
    default: return part(PassThroughRule())
    }

    func margin(_ rule: WidthRule, _ view: ScreenView) -> WidthMarginRule {
      WidthMarginRule(margin: rule, isTrailing: view.isExpanded != false)
    }

    func row(_ rule: any LayoutRule) -> ViewParts {
      ViewParts(view.children.map { .single($0, inner) }) {
        [LayoutNode(label, scope, rule: rule, children: $0.flatMap { $0 })]
      }
    }

    func part(_ rule: any LayoutRule, clips: Bool = false) -> ViewParts {
      ViewParts([.single(composer.compose(view), inner)]) { resolved in
        LayoutNode.single(resolved[0], inner).map {
          [
            LayoutNode(
              label, scope, rule: rule,
              operation: clips ? .effect(ClipEffect(.rectangle(Rectangle()))) : .none,
              children: [$0])
          ]
        } ?? []
      }
    }
  }
}

/// A control whose distance to its neighbours does not depend on the texts in it.
struct BoxRule: ContainerRule {
  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size {
    node.child?.size(proposal) ?? .zero
  }

  func placements(
    _ proposal: ProposedViewSize, size: Size, _ node: LayoutNode
  ) -> [ChildPlacement] {
    [ChildPlacement(child: 0, origin: .zero, proposal: proposal)]
  }
}

/// Margins that depend on the proposed width.
struct WidthMarginRule: ContainerRule {
  let margin: WidthRule
  /// Whether there is one at the trailing edge, too.
  let isTrailing: Bool

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size {
    var size = node.child?.size(offer(proposal)) ?? .zero
    size.width += total(proposal)
    return size
  }

  func placements(
    _ proposal: ProposedViewSize, size: Size, _ node: LayoutNode
  ) -> [ChildPlacement] {
    let leading = margin.margin(at: proposal.width ?? 0)
    return [
      ChildPlacement(child: 0, origin: Point(x: leading, y: 0), proposal: offer(proposal))
    ]
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
        child: index, origin: Point(x: width * Double(index), y: 0),
        proposal: ProposedViewSize(width: width, height: size.height))
    }
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
