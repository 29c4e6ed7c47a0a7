@_exported import SwiftUI

/// A product; the store has none, as one that isn't available.
public struct Product: Identifiable, Hashable, Sendable {
  /// The kinds of products.
  public struct ProductType: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a type from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The consumable type.
    public static let consumable = ProductType(rawValue: "Consumable")
    /// The non consumable type.
    public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
    /// The non renewable type.
    public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
    /// The auto renewable type.
    public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
  }
  /// The result of a purchase.
  public enum PurchaseResult: Sendable {
    case success(VerificationResult<Transaction>)
    case userCancelled
    case pending
  }
  /// An error of a purchase.
  public enum PurchaseError: Error, Sendable {
    case invalidQuantity, productUnavailable, purchaseNotAllowed
  }
  /// An option of a purchase.
  public struct PurchaseOption: Hashable, Sendable {}
  /// A period of a subscription.
  public struct SubscriptionPeriod: Hashable, Sendable {
    /// Units of time.
    public enum Unit: Hashable, Sendable {
      case day, week, month, year
      /// The localized name of the unit.
      public var localizedDescription: String { "\(self)".capitalized }
    }
    /// The unit of the period.
    public let unit: Unit
    /// The number of units.
    public let value: Int
  }
  /// An offer for a subscription.
  public struct SubscriptionOffer: Hashable, Sendable {
    /// The mode of payment.
    public enum PaymentMode: Hashable, Sendable { case payAsYouGo, payUpFront, freeTrial }
    /// The mode of payment.
    public let paymentMode: PaymentMode
    /// The period.
    public let period: SubscriptionPeriod
    /// The price with its currency.
    public let displayPrice: String
  }
  /// Information about a subscription.
  public struct SubscriptionInfo: Hashable, Sendable {
    /// The renewal state of a subscription.
    public enum RenewalState: Hashable, Sendable {
      case subscribed, expired, inBillingRetryPeriod, inGracePeriod, revoked
    }
    /// Information about the renewal of a subscription.
    public struct RenewalInfo: Hashable, Sendable {
      /// Whether the subscription renews automatically.
      public let willAutoRenew: Bool
      /// The identifier of the product that the subscription renews to.
      public let autoRenewPreference: String?
      /// The identifier of the current product.
      public let currentProductID: String
    }
    /// The state of a subscription.
    public struct Status: Sendable {
      /// The renewal state.
      public let state: RenewalState
      /// The latest transaction.
      public let transaction: VerificationResult<Transaction>
      /// Information about the renewal.
      public let renewalInfo: VerificationResult<RenewalInfo>
      /// The updates; there are none.
      public static var updates: AsyncStream<Status> { AsyncStream { $0.finish() } }
    }
    /// The identifier of the subscription group.
    public let subscriptionGroupID: String
    /// The period.
    public let subscriptionPeriod: SubscriptionPeriod
    /// The introductory offer.
    public let introductoryOffer: SubscriptionOffer?
    /// The statuses; always empty.
    public var status: [Status] { get async throws { [] } }
    /// Returns the statuses of a group; always empty.
    public static func status(for groupID: String) async throws -> [Status] { [] }
    /// Whether the person is eligible for the introductory offer; always `false`.
    public var isEligibleForIntroOffer: Bool { get async { false } }
    /// Whether the person is eligible for the introductory offer; always `false`.
    public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }
  }

  /// A stable identifier of the product.
  public let id: String
  /// The type of the product.
  public let type: ProductType
  /// The display name of the product.
  public let displayName: String
  /// The description of the product.
  public let description: String
  /// The price in the local currency.
  public let price: Decimal
  /// The price with its currency.
  public let displayPrice: String
  /// Information about the subscription, if the product is one.
  public let subscription: SubscriptionInfo?
  /// Whether the product can be shared with a family.
  public let isFamilyShareable: Bool
  /// Returns the products with identifiers; always empty.
  public static func products(for identifiers: some Collection<String>) async throws -> [Product] {
    []
  }
  /// Purchases the product; always fails.
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    throw PurchaseError.purchaseNotAllowed
  }
  /// The transaction that entitles the person to the product; always `nil`.
  public var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }
  /// The latest transaction; always `nil`.
  public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }
}

/// The result of verifying a signed value.
public enum VerificationResult<SignedType: Sendable>: Sendable {
  /// An error of verification.
  public enum VerificationError: Error, Sendable {
    case revokedCertificate, invalidCertificateChain, invalidDeviceVerification, invalidEncoding
    case invalidSignature, missingRequiredProperties
  }
  case unverified(SignedType, VerificationError)
  case verified(SignedType)
  /// The value, if it is verified.
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .verified(let value): value
      case .unverified(_, let error): throw error
      }
    }
  }
  /// The value, whether or not it is verified.
  public var unsafePayloadValue: SignedType {
    switch self {
    case .verified(let value), .unverified(let value, _): value
    }
  }
}

/// A transaction; there are none.
public struct Transaction: Identifiable, Hashable, Sendable {
  /// A sequence of transactions.
  public struct Transactions: AsyncSequence, Sendable {
    /// A verified or unverified transaction.
    public typealias Element = VerificationResult<Transaction>
    /// An iterator without elements.
    public struct AsyncIterator: AsyncIteratorProtocol {
      /// Returns the next transaction; always `nil`.
      public mutating func next() async -> VerificationResult<Transaction>? { nil }
    }
    /// Returns an iterator without elements.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
  /// A stable identifier of the transaction.
  public let id: UInt64
  /// The identifier of the original transaction.
  public let originalID: UInt64
  /// The identifier of the product.
  public let productID: String
  /// The type of the product.
  public let productType: Product.ProductType
  /// The date of the purchase.
  public let purchaseDate: Date
  /// The expiration date.
  public let expirationDate: Date?
  /// The revocation date.
  public let revocationDate: Date?
  /// Whether the subscription was upgraded.
  public let isUpgraded: Bool
  /// The identifier of the subscription group.
  public let subscriptionGroupID: String?
  /// Finishes the transaction.
  public func finish() async {}
  /// The updates of transactions; there are none.
  public static var updates: Transactions { Transactions() }
  /// All transactions; there are none.
  public static var all: Transactions { Transactions() }
  /// The transactions that entitle the person to products; always empty.
  public static var currentEntitlements: Transactions { Transactions() }
  /// The unfinished transactions; there are none.
  public static var unfinished: Transactions { Transactions() }
  /// Returns the transaction that entitles the person to a product; always `nil`.
  public static func currentEntitlement(
    for productID: String
  ) async -> VerificationResult<Transaction>? { nil }
  /// Returns the latest transaction of a product; always `nil`.
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
}

/// The storefront of a country.
public struct Storefront: Hashable, Sendable {
  /// A stable identifier of the storefront.
  public let id: String
  /// The country code of the storefront.
  public let countryCode: String
  /// The current storefront; always `nil`.
  public static var current: Storefront? { get async { nil } }
  /// The updates; there are none.
  public static var updates: AsyncStream<Storefront> { AsyncStream { $0.finish() } }
}

/// A message of the store; there are none.
public struct Message: Sendable {
  /// The messages; there are none.
  public static var messages: AsyncStream<Message> { AsyncStream { $0.finish() } }
}

/// An action that displays a message of the store; has no effect.
public struct DisplayMessageAction: Sendable {
  /// Displays a message; has no effect.
  @MainActor public func callAsFunction(_ message: Message) throws {}
}

/// An action that requests a review; has no effect.
public struct RequestReviewAction: Sendable {
  /// Requests a review; has no effect.
  @MainActor public func callAsFunction() {}
}

extension EnvironmentValues {
  /// An action that requests a review; has no effect.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
  /// An action that displays a message of the store; has no effect.
  public var displayStoreKitMessage: DisplayMessageAction { DisplayMessageAction() }
}

/// An error of the store.
public enum StoreKitError: Error, Sendable {
  case unknown, userCancelled, networkError(URLError), systemError(any Error)
  case notAvailableInStorefront, notEntitled
}

/// The account at the store.
public enum AppStore {
  /// Whether payments can be made; always `false`.
  public static var canMakePayments: Bool { false }
  /// Synchronizes with the store; always fails.
  public static func sync() async throws { throw StoreKitError.notAvailableInStorefront }
  /// Asks for a review in a scene or a controller; has no effect.
  @MainActor public static func requestReview(in place: AnyObject) {}
}
