import VitrineDisplayList
import VitrineGeometry

extension DisplayListBuilder {
  /// The region that takes the taps of a control: the outermost content shape in the control's own
  /// box, or the whole box.
  ///
  /// Source: Apple's documentation of `contentShape(_:eoFill:)`: the shape of the view it is set
  /// on; one on a label that is smaller than its control does not shape the control (assumed).
  func tapPath(of node: PlacedNode) -> Path {
    var inner = node
    while inner.children.count == 1, let child = inner.child, child.frame == node.frame {
      if let effect = child.operation.effect as? ContentShapeEffect {
        return outline(at: child).path(effect.shape, in: box(of: child))
      }
      inner = child
    }
    return .rect(box(of: node))
  }
}

extension [DisplayList.Item] {
  /// The items with all regions that react to taps clipped to an outline; ink stays as it is.
  func takingTaps(in path: Path, _ style: FillStyle) -> [DisplayList.Item] {
    let regions = keeping(hits: true)
    guard !regions.isEmpty else { return self }
    return keeping(hits: false) + [.group(.init(effect: .clip(path, style), items: regions))]
  }

  /// Either the regions that react to taps or everything else, in their groups.
  private func keeping(hits: Bool) -> [DisplayList.Item] {
    compactMap { item in
      switch item {
      case .hit: return hits ? item : nil
      case .fill, .stroke, .glyphs, .image: return hits ? nil : item
      case .group(var group):
        group.items = group.items.keeping(hits: hits)
        return group.items.isEmpty ? nil : .group(group)
      }
    }
  }
}
