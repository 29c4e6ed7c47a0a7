/// A type-erased layout.
nonisolated public struct AnyLayout: Layout {
  /// The cache of the wrapped layout.
  public struct Cache {
    fileprivate var cache: Any
  }

  private let layout: any Layout
  /// Hides the type of a layout.
  public init<L: Layout>(_ layout: L) { self.layout = layout }

  /// Lays out views; the system's stacks remain stacks.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    // Without the conditions of a result builder, so that the views keep their identity when the
    // layout changes.
    switch layout {
    case let row as HStackLayout: AnyView(row(content))
    case let column as VStackLayout: AnyView(column(content))
    case let pile as ZStackLayout: AnyView(pile(content))
    default: AnyView(LayoutView(layout: self, content: content()))
    }
  }

  /// Creates the cache of the wrapped layout.
  public func makeCache(subviews: Subviews) -> Cache {
    Cache(cache: layout.makeCache(subviews: subviews))
  }
  /// Returns the size for a proposal.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    layout.size(proposal, subviews, &cache.cache)
  }
  /// Places the views in a rectangle.
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
