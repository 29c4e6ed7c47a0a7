/// A layout whose type is hidden.
nonisolated public struct AnyLayout: Layout {
  /// What is kept between calls.
  public struct Cache {
    fileprivate var cache: Any
  }

  private let layout: any Layout
  /// Hides the type of a layout.
  public init<L: Layout>(_ layout: L) { self.layout = layout }

  /// Lays views out; the system's stacks stay stacks.
  @ViewBuilder
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    if let row = layout as? HStackLayout {
      row(content)
    } else if let column = layout as? VStackLayout {
      column(content)
    } else if let pile = layout as? ZStackLayout {
      pile(content)
    } else {
      LayoutView(layout: self, content: content())
    }
  }

  /// What is kept between calls, to start with.
  public func makeCache(subviews: Subviews) -> Cache {
    Cache(cache: layout.makeCache(subviews: subviews))
  }
  /// The size for a proposal.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    layout.size(proposal, subviews, &cache.cache)
  }
  /// Places the views in a box.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    layout.place(bounds, proposal, subviews, &cache.cache)
  }
}

nonisolated extension Layout {
  fileprivate func size(
    _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Any
  ) -> CGSize {
    guard var own = cache as? Cache else { return .zero }
    defer { cache = own }
    return sizeThatFits(proposal: proposal, subviews: subviews, cache: &own)
  }

  fileprivate func place(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Any
  ) {
    guard var own = cache as? Cache else { return }
    placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &own)
    cache = own
  }
}
