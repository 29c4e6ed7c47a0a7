@_exported import SwiftUI

/// Something to buy: the store has nothing, as one that cannot be reached.
public struct Product: Identifiable, Hashable, Sendable {
  /// The kinds of products.
  public struct ProductType: RawRepresentable, Hashable, Sendable {
    /// The number or name.
    public let rawValue: String
    /// A kind of a name.
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
  /// How buying ended.
  public enum PurchaseResult: Sendable {
    case success(VerificationResult<Transaction>)
    case userCancelled
    case pending
  }
  /// How buying fails.
  public enum PurchaseError: Error, Sendable {
    case invalidQuantity, productUnavailable, purchaseNotAllowed
  }
  /// Wishes for buying.
  public struct PurchaseOption: Hashable, Sendable {}
  /// A length of time.
  public struct SubscriptionPeriod: Hashable, Sendable {
    /// Units of time.
    public enum Unit: Hashable, Sendable {
      case day, week, month, year
      /// The unit in words.
      public var localizedDescription: String { "\(self)".capitalized }
    }
    /// The unit of the period.
    public let unit: Unit
    /// How many units.
    public let value: Int
  }
  /// An offer for a subscription.
  public struct SubscriptionOffer: Hashable, Sendable {
    /// How it is paid.
    public enum PaymentMode: Hashable, Sendable { case payAsYouGo, payUpFront, freeTrial }
    /// How it is paid.
    public let paymentMode: PaymentMode
    /// How long it lasts.
    public let period: SubscriptionPeriod
    /// The price with its currency.
    public let displayPrice: String
  }
  /// Information about a subscription.
  public struct SubscriptionInfo: Hashable, Sendable {
    /// Whether a subscription runs.
    public enum RenewalState: Hashable, Sendable {
      case subscribed, expired, inBillingRetryPeriod, inGracePeriod, revoked
    }
    /// How a subscription is renewed.
    public struct RenewalInfo: Hashable, Sendable {
      /// Whether it renews itself.
      public let willAutoRenew: Bool
      /// The identifier of the product that the subscription renews to.
      public let autoRenewPreference: String?
      /// The identifier of the current product.
      public let currentProductID: String
    }
    /// The state of a subscription.
    public struct Status: Sendable {
      /// Whether it runs.
      public let state: RenewalState
      /// The latest transaction.
      public let transaction: VerificationResult<Transaction>
      /// How it is renewed.
      public let renewalInfo: VerificationResult<RenewalInfo>
      /// Changes: none.
      public static var updates: AsyncStream<Status> { AsyncStream { $0.finish() } }
    }
    /// The identifier of the subscription group.
    public let subscriptionGroupID: String
    /// How long it lasts.
    public let subscriptionPeriod: SubscriptionPeriod
    /// The first offer.
    public let introductoryOffer: SubscriptionOffer?
    /// The states: none.
    public var status: [Status] { get async throws { [] } }
    /// The states of a group: none.
    public static func status(for groupID: String) async throws -> [Status] { [] }
    /// Whether somebody may have the first offer: no.
    public var isEligibleForIntroOffer: Bool { get async { false } }
    /// Whether somebody may have the first offer: no.
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
  /// Whether families share it.
  public let isFamilyShareable: Bool
  /// Products of identifiers: none.
  public static func products(for identifiers: some Collection<String>) async throws -> [Product] {
    []
  }
  /// Answers that nothing can be bought.
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    throw PurchaseError.purchaseNotAllowed
  }
  /// The transaction that entitles the person to the product; always `nil`.
  public var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }
  /// The last purchase: none.
  public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }
}

/// Something signed.
public enum VerificationResult<SignedType: Sendable>: Sendable {
  /// Reasons for doubt.
  public enum VerificationError: Error, Sendable {
    case revokedCertificate, invalidCertificateChain, invalidDeviceVerification, invalidEncoding
    case invalidSignature, missingRequiredProperties
  }
  case unverified(SignedType, VerificationError)
  case verified(SignedType)
  /// The value, if it is genuine.
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .verified(let value): value
      case .unverified(_, let error): throw error
      }
    }
  }
  /// The value, genuine or not.
  public var unsafePayloadValue: SignedType {
    switch self {
    case .verified(let value), .unverified(let value, _): value
    }
  }
}

/// Something that was bought: nothing was.
public struct Transaction: Identifiable, Hashable, Sendable {
  /// Purchases that come.
  public struct Transactions: AsyncSequence, Sendable {
    /// A verified or unverified transaction.
    public typealias Element = VerificationResult<Transaction>
    /// Walks over none.
    public struct AsyncIterator: AsyncIteratorProtocol {
      /// There is none.
      public mutating func next() async -> VerificationResult<Transaction>? { nil }
    }
    /// Walks over none.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
  /// A stable identifier of the transaction.
  public let id: UInt64
  /// The number of the first purchase.
  public let originalID: UInt64
  /// The identifier of the product.
  public let productID: String
  /// The kind of the product.
  public let productType: Product.ProductType
  /// When it was bought.
  public let purchaseDate: Date
  /// When it ends.
  public let expirationDate: Date?
  /// When it was taken back.
  public let revocationDate: Date?
  /// Whether it went over to another one.
  public let isUpgraded: Bool
  /// The group of subscriptions.
  public let subscriptionGroupID: String?
  /// Ends the purchase.
  public func finish() async {}
  /// Purchases that come: none.
  public static var updates: Transactions { Transactions() }
  /// All purchases: none.
  public static var all: Transactions { Transactions() }
  /// The transactions that entitle the person to products; always empty.
  public static var currentEntitlements: Transactions { Transactions() }
  /// Purchases that wait: none.
  public static var unfinished: Transactions { Transactions() }
  /// Whether somebody owns a product: no.
  public static func currentEntitlement(
    for productID: String
  ) async -> VerificationResult<Transaction>? { nil }
  /// The last purchase of a product: none.
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
}

/// The store of a country: none.
public struct Storefront: Hashable, Sendable {
  /// A stable identifier of the storefront.
  public let id: String
  /// The country code of the storefront.
  public let countryCode: String
  /// The store of now: none.
  public static var current: Storefront? { get async { nil } }
  /// Changes: none.
  public static var updates: AsyncStream<Storefront> { AsyncStream { $0.finish() } }
}

/// A message of the store's: none comes.
public struct Message: Sendable {
  /// Messages: none.
  public static var messages: AsyncStream<Message> { AsyncStream { $0.finish() } }
}

/// Shows a message of the store's: there is none.
public struct DisplayMessageAction: Sendable {
  /// Shows nothing.
  @MainActor public func callAsFunction(_ message: Message) throws {}
}

/// Asks for a review: nobody is asked.
public struct RequestReviewAction: Sendable {
  /// Asks nobody.
  @MainActor public func callAsFunction() {}
}

extension EnvironmentValues {
  /// Asks for a review: nobody is asked.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
  /// Shows a message of the store's: there is none.
  public var displayStoreKitMessage: DisplayMessageAction { DisplayMessageAction() }
}

/// How the store fails.
public enum StoreKitError: Error, Sendable {
  case unknown, userCancelled, networkError(URLError), systemError(any Error)
  case notAvailableInStorefront, notEntitled
}

/// The account at the store.
public enum AppStore {
  /// Whether somebody may buy: no.
  public static var canMakePayments: Bool { false }
  /// Answers that there is no store.
  public static func sync() async throws { throw StoreKitError.notAvailableInStorefront }
}
