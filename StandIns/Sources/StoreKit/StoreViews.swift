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

// MARK: What views ask of the store

/// The looks of a view of a product; all are the same.
public protocol ProductViewStyle {}
/// The look of a view of a product.
public struct StandardProductViewStyle: ProductViewStyle, Sendable {}
extension ProductViewStyle where Self == StandardProductViewStyle {
  /// The looks.
  public static var automatic: StandardProductViewStyle { StandardProductViewStyle() }
  /// The looks.
  public static var compact: StandardProductViewStyle { StandardProductViewStyle() }
  /// The looks.
  public static var regular: StandardProductViewStyle { StandardProductViewStyle() }
  /// The looks.
  public static var large: StandardProductViewStyle { StandardProductViewStyle() }
}

/// The looks of the offers of a subscription; all are the same.
public protocol SubscriptionStoreControlStyle {}
/// The look of the offers of a subscription.
public struct StandardSubscriptionStoreControlStyle: SubscriptionStoreControlStyle, Sendable {}
extension SubscriptionStoreControlStyle where Self == StandardSubscriptionStoreControlStyle {
  /// The looks.
  public static var automatic: Self { Self() }
  /// The looks.
  public static var buttons: Self { Self() }
  /// The looks.
  public static var picker: Self { Self() }
  /// The looks.
  public static var prominentPicker: Self { Self() }
}

/// The kinds of buttons around the products of the store.
public struct StoreButtonKind: Hashable, Sendable {
  /// The kinds.
  public static let cancellation = Self(), restorePurchases = Self(), redeemCode = Self()
  /// The kinds.
  public static let signIn = Self(), policies = Self()
}

/// The kinds of policies of a subscription.
public enum SubscriptionStorePolicyKind: Hashable, Sendable {
  /// The kinds.
  case termsOfService, privacyPolicy
}

nonisolated extension View {
  /// Sets the look of products; has no effect.
  public func productViewStyle(_ style: some ProductViewStyle) -> some View { self }
  /// Sets the look of offers; has no effect.
  public func subscriptionStoreControlStyle(
    _ style: some SubscriptionStoreControlStyle
  ) -> some View { self }
  /// Shows or hides buttons; has no effect.
  public func storeButton(
    _ visibility: Visibility, for kinds: StoreButtonKind...
  ) -> some View { self }
  /// Sets where policies are; has no effect.
  public func subscriptionStorePolicyDestination(
    url: URL, for kind: SubscriptionStorePolicyKind
  ) -> some View { self }
  /// Sets the view of a policy; has no effect.
  public func subscriptionStorePolicyDestination<Content: View>(
    for kind: SubscriptionStorePolicyKind, @ViewBuilder destination: () -> Content
  ) -> some View { self }
  /// Shows the subscriptions of a person; has no effect.
  public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View { self }
  /// Shows the subscriptions of a person; has no effect.
  public func manageSubscriptionsSheet(
    isPresented: Binding<Bool>, subscriptionGroupID: String
  ) -> some View { self }
  /// Asks for a refund; has no effect.
  public func refundRequestSheet(
    for transactionID: UInt64, isPresented: Binding<Bool>,
    onDismiss: (@Sendable (Result<Transaction.RefundRequestStatus, any Error>) -> Void)? = nil
  ) -> some View { self }
  /// Redeems a code; has no effect.
  public func offerCodeRedemption(
    isPresented: Binding<Bool>,
    onCompletion: @escaping @MainActor (Result<Void, any Error>) -> Void = { _ in }
  ) -> some View { self }
  /// Performs an action when a purchase begins; has no effect.
  public func onInAppPurchaseStart(perform action: ((Product) async -> Void)?) -> some View {
    self
  }
  /// Performs an action when a purchase ends; has no effect.
  public func onInAppPurchaseCompletion(
    perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
  ) -> some View { self }
}

extension Transaction {
  /// What became of the request for a refund.
  public enum RefundRequestStatus: Sendable {
    /// The answers.
    case success, userCancelled
  }
}

/// What is known of a purchase.
public enum EntitlementTaskState<Value> {
  /// It is being asked for, the question failed, or the answer.
  case loading, failure(any Error), success(Value)
  /// The answer; `nil` without one.
  public var value: Value? { if case .success(let value) = self { value } else { nil } }
  /// The state with another answer.
  public func map<T>(_ transform: (Value) async throws -> T) async rethrows
    -> EntitlementTaskState<T>
  {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): .success(try await transform(value))
    }
  }
}

nonisolated extension View {
  /// Asks for the state of a subscription, which stays unknown.
  public func subscriptionStatusTask(
    for groupID: String, priority: TaskPriority = .medium,
    action: @escaping (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
  ) -> some View { self }
  /// Asks for a purchase, which stays unknown.
  public func currentEntitlementTask(
    for productID: String, priority: TaskPriority = .medium,
    action: @escaping (EntitlementTaskState<VerificationResult<Transaction>?>) async -> Void
  ) -> some View { self }
  /// Sets the label of the buttons of offers; has no effect.
  public func subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel) -> some View {
    self
  }
}

/// The label of the buttons of offers.
public struct SubscriptionStoreButtonLabel: Hashable, Sendable {
  /// The labels.
  public static let automatic = Self(), action = Self(), displayName = Self(), price = Self()
  /// The labels.
  public static let singleLine = Self(), multiline = Self()
  /// The label with the name.
  public var displayName: Self { self }
  /// The label with the price.
  public var price: Self { self }
  /// The label on several lines.
  public var multiline: Self { self }
}
