import VitrineGeometry

/// A ring with labels inside: the value in the middle, the others in the opening at the bottom.
///
/// The first child is the ring, the others are the labels of `slots`.
struct GaugeFaceRule: ContainerRule {
  let metrics: RingMetrics
  let slots: [GaugeSlot]

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size {
    Size(width: metrics.diameter, height: metrics.diameter)
  }

  func placements(_ proposal: ProposedViewSize, size: Size, _ node: LayoutNode) -> [ChildPlacement]
  {
    let middle = Point(x: size.width / 2, y: size.height / 2)
    let ring = ChildPlacement(child: 0, origin: .zero, proposal: ProposedViewSize(size))
    let labels = slots.enumerated().map { index, slot in
      place(node.children[index + 1], index + 1, slot, middle)
    }
    return [ring] + labels
  }

  private func place(
    _ label: LayoutNode, _ index: Int, _ slot: GaugeSlot, _ middle: Point
  ) -> ChildPlacement {
    if slot == .currentValueLabel {
      let offer = ProposedViewSize(metrics.valueSize)
      let answer = label.size(offer)
      let corner = Point(x: middle.x - answer.width / 2, y: middle.y - answer.height / 2)
      return ChildPlacement(child: index, origin: corner, proposal: offer)
    }
    let width =
      slot == .label
      ? metrics.openingWidth : min(metrics.endWidth, metrics.endReach - RingMetrics.endGap)
    let offer = ProposedViewSize(width: width, height: nil)
    let answer = label.size(offer)
    // The outer corner of an end's label stays in the circle, which clips it on a Lock Screen.
    let offset = min(metrics.endOffset, metrics.endReach - answer.width / 2)
    let side =
      switch slot {
      case .minimumValueLabel: -1.0
      case .maximumValueLabel: 1.0
      case .label, .currentValueLabel: 0.0
      }
    let corner = Point(
      x: middle.x + side * offset - answer.width / 2,
      y: middle.y + metrics.endBaseline - label.guide(.lastTextBaseline, offer))
    return ChildPlacement(child: index, origin: corner, proposal: offer)
  }
}
