// Views of the store, which has no products: an area with their name is drawn.

/// An area with the name of a view.
nonisolated struct StorePlaceholder: View {
  let name: String
  var height: CGFloat?

  var body: some View {
    ZStack {
      Rectangle().fill(.fill.tertiary)
      Text(verbatim: name).font(.caption).foregroundStyle(.secondary)
    }.frame(height: height)
  }
}

/// A product of the store.
nonisolated public struct ProductView<Icon: View, PlaceholderIcon: View>: View {
  /// The name of the view in its place.
  public var body: some View { StorePlaceholder(name: "ProductView", height: 80) }
}

nonisolated extension ProductView where Icon == EmptyView, PlaceholderIcon == EmptyView {
  /// Creates a view of a product.
  public init(id: Product.ID, prefersPromotionalIcon: Bool = false) {}
  /// Creates a view of a product.
  public init(_ product: Product, prefersPromotionalIcon: Bool = false) {}
}

nonisolated extension ProductView where PlaceholderIcon == EmptyView {
  /// Creates a view of a product with an icon.
  public init(
    id: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon
  ) {}
}

/// Several products of the store.
nonisolated public struct StoreView<Icon: View, PlaceholderIcon: View>: View {
  /// The name of the view in its place.
  public var body: some View { StorePlaceholder(name: "StoreView") }
}

nonisolated extension StoreView where Icon == EmptyView, PlaceholderIcon == EmptyView {
  /// Creates a view of products.
  public init(ids: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false) {}
  /// Creates a view of products.
  public init(products: some Collection<Product>, prefersPromotionalIcon: Bool = false) {}
}

/// The offers of a subscription.
nonisolated public struct SubscriptionStoreView<Content: View>: View {
  private let content: Content?
  /// The content above the offers, and the name of the view in their place.
  public var body: some View {
    VStack {
      content
      StorePlaceholder(name: "SubscriptionStoreView")
    }
  }
}

nonisolated extension SubscriptionStoreView where Content == EmptyView {
  /// Creates a view of a group of subscriptions.
  public init(groupID: String) { content = nil }
  /// Creates a view of subscriptions.
  public init(productIDs: some Collection<Product.ID>) { content = nil }
}

nonisolated extension SubscriptionStoreView {
  /// Creates a view of a group of subscriptions with content above it.
  public init(groupID: String, @ViewBuilder marketingContent: () -> Content) {
    content = marketingContent()
  }
  /// Creates a view of subscriptions with content above them.
  public init(
    productIDs: some Collection<Product.ID>, @ViewBuilder marketingContent: () -> Content
  ) { content = marketingContent() }
}
