/// A layout that arranges views in a row.
nonisolated public struct HStackLayout: Layout {
  /// The vertical alignment of views.
  public var alignment: VerticalAlignment
  /// The space between views, in points.
  public var spacing: CGFloat?
  /// Creates a layout with an alignment and the space between views, in points.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }
  /// Returns a row of the views.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    HStack(alignment: alignment, spacing: spacing, content: content)
  }
  /// Returns the views' ideal widths side by side.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let gaps = (spacing ?? 8) * CGFloat(max(sizes.count - 1, 0))
    return CGSize(
      width: sizes.reduce(gaps) { $0 + $1.width }, height: sizes.map(\.height).max() ?? 0)
  }
  /// Places the views from leading to trailing.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var x = bounds.minX
    for view in subviews {
      let size = view.dimensions(in: .unspecified)
      let y = bounds.minY + (bounds.height - size.height) * CGFloat(alignment.archived.fraction)
      view.place(at: CGPoint(x: x, y: y), proposal: .unspecified)
      x += size.width + (spacing ?? 8)
    }
  }
}

/// A layout that arranges views in a column.
nonisolated public struct VStackLayout: Layout {
  /// The horizontal alignment of views.
  public var alignment: HorizontalAlignment
  /// The space between views, in points.
  public var spacing: CGFloat?
  /// Creates a layout with an alignment and the space between views, in points.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }
  /// Returns a column of the views.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    VStack(alignment: alignment, spacing: spacing, content: content)
  }
  /// Returns the views' ideal heights above each other.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let gaps = (spacing ?? 8) * CGFloat(max(sizes.count - 1, 0))
    return CGSize(
      width: sizes.map(\.width).max() ?? 0, height: sizes.reduce(gaps) { $0 + $1.height })
  }
  /// Places the views from top to bottom.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var y = bounds.minY
    for view in subviews {
      let size = view.dimensions(in: .unspecified)
      let x = bounds.minX + (bounds.width - size.width) * CGFloat(alignment.archived.fraction)
      view.place(at: CGPoint(x: x, y: y), proposal: .unspecified)
      y += size.height + (spacing ?? 8)
    }
  }
}

/// A layout that overlays views.
nonisolated public struct ZStackLayout: Layout {
  /// The alignment of views on both axes.
  public var alignment: Alignment
  /// Creates a layout with an alignment.
  public init(alignment: Alignment = .center) { self.alignment = alignment }
  /// Returns an overlay of the views.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    ZStack(alignment: alignment, content: content)
  }
  /// Returns the size of the largest view.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(proposal) }
    return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
  }
  /// Places the views over each other.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let x = CGFloat(alignment.horizontal.archived.fraction)
    let y = CGFloat(alignment.vertical.archived.fraction)
    for view in subviews {
      let size = view.sizeThatFits(proposal)
      view.place(
        at: CGPoint(
          x: bounds.minX + (bounds.width - size.width) * x,
          y: bounds.minY + (bounds.height - size.height) * y), proposal: proposal)
    }
  }
}
