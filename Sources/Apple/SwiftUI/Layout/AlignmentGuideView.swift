internal import VitrineGeometry
internal import VitrineModel

/// A view with a guide that depends on its size.
nonisolated struct AlignmentGuideView<Base: View>: View, PrimitiveView, LocatedView {
  package var location = KeptLocation()
  enum Line {
    case horizontal(HorizontalAlignment)
    case vertical(VerticalAlignment)
  }

  let base: Base
  let line: Line
  let place: (ViewDimensions) -> CGFloat

  @MainActor func lower(_ context: LoweringContext) -> [ViewNode] {
    let nodes = base.lowered(context)
    guard !nodes.isEmpty else { return [] }
    let (name, box, _) = context.requestMeasurement()
    let node = context.measured(ViewNode(nodes), name)
    guard let box else { return [node] }
    let dimensions = ViewDimensions(
      context.dimensions(
        of: ViewNode(nodes), in: VitrineGeometry.ProposedViewSize(box.size)))
    var guide = AlignmentGuide()
    switch line {
    case .horizontal(let line): guide.horizontal = line.archived
    case .vertical(let line): guide.vertical = line.archived
    }
    guide.offset = Double(place(dimensions))
    return [node].modified(by: [.alignmentGuide(guide)])
  }
}

nonisolated extension View {
  /// Sets the position of a vertical guide of the view.
  public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    AlignmentGuideView(base: self, line: .horizontal(g), place: computeValue)
  }
  /// Sets the position of a horizontal guide of the view.
  public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    AlignmentGuideView(base: self, line: .vertical(g), place: computeValue)
  }
}
