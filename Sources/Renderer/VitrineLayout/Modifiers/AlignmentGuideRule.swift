import VitrineGeometry
import VitrineModel

/// Moves one of a view's alignment guides.
struct AlignmentGuideRule: LayoutRule {
  let value: AlignmentGuide
  let guide: Guide?

  init(_ value: AlignmentGuide) {
    self.value = value
    let set = value.horizontal.map(Guide.horizontal) ?? value.vertical.map(Guide.vertical)
    guide = set?.identity
  }

  var ownGuide: Guide? { guide }

  func explicitGuide(
    _ guide: Guide, _ proposal: ProposedViewSize, size: Size, _ node: LayoutNode
  ) -> Double? {
    guard let child = node.child else { return nil }
    guard guide == self.guide else { return child.explicitGuide(guide, proposal) }
    let place =
      base(child, proposal) + value.offset + value.widthFraction.share(of: size.width)
      + value.heightFraction.share(of: size.height)
    // An endless view has no far edge to count from.
    return place.isFinite ? place : nil
  }

  private func base(_ child: LayoutNode, _ proposal: ProposedViewSize) -> Double {
    switch value.relativeTo {
    case nil: 0
    case .leading: child.guide(HorizontalAlignment.leading, proposal)
    case .trailing: child.guide(HorizontalAlignment.trailing, proposal)
    case .top: child.guide(VerticalAlignment.top, proposal)
    case .bottom: child.guide(VerticalAlignment.bottom, proposal)
    case .firstTextBaseline: child.guide(VerticalAlignment.firstTextBaseline, proposal)
    case .lastTextBaseline: child.guide(VerticalAlignment.lastTextBaseline, proposal)
    case .center:
      value.horizontal == nil
        ? child.guide(VerticalAlignment.center, proposal)
        : child.guide(HorizontalAlignment.center, proposal)
    }
  }
}
