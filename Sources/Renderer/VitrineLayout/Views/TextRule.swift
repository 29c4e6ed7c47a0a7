import VitrineDisplayList
import VitrineGeometry

/// A text: its answers come from the text engine.
struct TextRule: LeafRule {
  let text: any ShapedText
  /// The views among the characters, by their runs.
  var attachments: [Int: LayoutNode] = [:]
  /// Whether stacks put nothing between this text and others.
  var isTight = false
  /// Whether the system updates the characters as time passes.
  var isLive = false

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size {
    text.metrics(in: proposal).size
  }

  func spacing(_ node: LayoutNode) -> ViewSpacing {
    let spacing = text.spacing
    let leading = isTight ? 0 : spacing.leading
    return ViewSpacing(
      top: .init(besideText: spacing.above, leading: leading),
      bottom: .init(besideText: spacing.below, leading: leading))
  }

  func explicitGuide(
    _ guide: Guide, _ proposal: ProposedViewSize, size: Size, _ node: LayoutNode
  ) -> Double? {
    switch guide {
    case .vertical(.firstTextBaseline): text.metrics(in: proposal).firstBaseline
    case .vertical(.lastTextBaseline): text.metrics(in: proposal).lastBaseline
    default: nil
    }
  }

  var attachedNodes: [LayoutNode] {
    attachments.isEmpty ? [] : attachments.sorted { $0.key < $1.key }.map(\.value)
  }

  func placedText(_ proposal: ProposedViewSize) -> PlacedText? {
    let layout = text.layout(in: proposal)
    guard !attachments.isEmpty else {
      return PlacedText(layout: layout, attachments: [:], proposal: proposal)
    }
    var placed: [Int: PlacedNode] = [:]
    for fragment in layout.lines.flatMap(\.fragments) {
      guard case .attachment(let rect, let scale) = fragment.content,
        let node = attachments[fragment.run]
      else { continue }
      node.place(at: scale == 1 ? rect.origin : .zero, proposal: .unspecified)
      placed[fragment.run] = PlacedNode(node)
    }
    return PlacedText(layout: layout, attachments: placed, proposal: proposal)
  }
}
