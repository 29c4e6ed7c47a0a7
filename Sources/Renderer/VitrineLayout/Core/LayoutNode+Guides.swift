import VitrineGeometry

extension LayoutNode {
  /// The distance of a guide from the node's top edge, in points.
  ///
  /// - Parameter size: the node's answer to the proposal, if it is known.
  func guide(
    _ guide: VerticalAlignment, _ proposal: ProposedViewSize, size known: Size? = nil
  ) -> Double {
    if let place = explicitGuide(.vertical(guide), proposal) { return place }
    if let standIn = guide.standIn { return self.guide(standIn, proposal, size: known) }
    return guide.fraction.share(of: (known ?? size(proposal)).height)
  }

  /// The distance of a guide from the node's left edge, in points.
  ///
  /// - Parameter size: the node's answer to the proposal, if it is known.
  func guide(
    _ guide: HorizontalAlignment, _ proposal: ProposedViewSize, size known: Size? = nil
  ) -> Double {
    if let place = explicitGuide(.horizontal(guide), proposal) { return place }
    if let standIn = guide.standIn { return self.guide(standIn, proposal, size: known) }
    return guide.fraction.share(of: (known ?? size(proposal)).width)
  }

  /// The position of this node's corner when it is aligned in a box of `size`.
  func origin(
    _ alignment: Alignment, in size: Size, _ proposal: ProposedViewSize
  ) -> Point {
    Point(
      x: alignment.horizontal.fraction * size.width - guide(alignment.horizontal, proposal),
      y: alignment.vertical.fraction * size.height - guide(alignment.vertical, proposal))
  }

  /// A guide that the node's views share, from the node's own corner.
  ///
  /// Source: recorded on macOS (a column of 13 and 26 point texts has its first baseline at 13 and
  /// its last one at 49).
  func sharedGuide(_ guide: Guide, _ proposal: ProposedViewSize, size: Size) -> Double? {
    var places: [Double] = []
    for placement in rule.placements(proposal, size: size, self) {
      let child = children[placement.child]
      guard let place = child.explicitGuide(guide, placement.proposal) else { continue }
      switch guide {
      case .horizontal: places.append(place + placement.origin.x)
      case .vertical: places.append(place + placement.origin.y)
      }
    }
    return guide.combined(places)
  }
}

extension Double {
  /// This fraction of an extent; the near edge is unchanged even for an infinite view.
  func share(of extent: Double) -> Double { self == 0 ? 0 : self * extent }
}
