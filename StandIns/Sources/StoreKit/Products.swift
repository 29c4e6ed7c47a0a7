// Products of the first form of the store: it has none.

/// Something to buy.
open class SKProduct: NSObject {
  /// Units of time.
  public enum PeriodUnit: UInt, Sendable { case day, week, month, year }
  /// The identifier of the product.
  open var productIdentifier: String { "" }
  /// The title in the store's language.
  open var localizedTitle: String { "" }
  /// The description in the store's language.
  open var localizedDescription: String { "" }
  /// The price in the store's currency.
  open var price: NSDecimalNumber { 0 }
  /// The locale of the price.
  open var priceLocale: Locale { .current }
  /// How long a subscription runs.
  open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
  /// The first offer.
  open var introductoryPrice: SKProductDiscount? { nil }
}
/// How long a subscription runs.
open class SKProductSubscriptionPeriod: NSObject {
  /// How many units.
  open var numberOfUnits: Int { 0 }
  /// The unit.
  open var unit: SKProduct.PeriodUnit { .day }
}
/// An offer for a subscription.
open class SKProductDiscount: NSObject {
  /// The price in the store's currency.
  open var price: NSDecimalNumber { 0 }
  /// How long the offer runs.
  open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }
}
/// What someone wants to pay for.
open class SKPayment: NSObject {
  /// The identifier of the product.
  public let productIdentifier: String
  /// How many.
  open var quantity: Int { 1 }
  /// A payment for a product.
  public init(product: SKProduct) { productIdentifier = product.productIdentifier }
}
/// A payment that can be changed.
open class SKMutablePayment: SKPayment {
  /// The account of the app.
  open var applicationUsername: String?
}
/// The answer to a question for products.
open class SKProductsResponse: NSObject {
  /// The products: none.
  open var products: [SKProduct] { [] }
  /// Identifiers that the store does not know.
  open var invalidProductIdentifiers: [String] { [] }
}
/// A question for something of the store.
open class SKRequest: NSObject {
  /// Who is told how it went.
  open weak var delegate: (any SKRequestDelegate)?
  /// Asks: the store cannot be reached.
  open func start() { delegate?.request(self, didFailWithError: SKError(.unknown)) }
  /// Asks no longer.
  open func cancel() {}
}
/// A question for products.
open class SKProductsRequest: SKRequest {
  /// A question for products of identifiers.
  public init(productIdentifiers: Set<String>) {}
}
/// A question for the receipt.
open class SKReceiptRefreshRequest: SKRequest {
  /// A question with properties.
  public init(receiptProperties properties: [String: Any]? = nil) {}
}
/// An object that is told how a request went.
public protocol SKRequestDelegate: AnyObject {
  /// The request has ended; never called.
  func requestDidFinish(_ request: SKRequest)
  /// The request has failed.
  func request(_ request: SKRequest, didFailWithError error: any Error)
}
extension SKRequestDelegate {
  /// The request has ended; never called.
  public func requestDidFinish(_ request: SKRequest) {}
  /// The request has failed.
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}
/// An object that is told of products.
public protocol SKProductsRequestDelegate: SKRequestDelegate {
  /// Products have come; never called.
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}
/// Why the store fails.
public struct SKError: Error, Sendable {
  /// The kinds of reasons.
  public enum Code: Int, Sendable {
    case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed
    case storeProductNotAvailable, cloudServicePermissionDenied
    case cloudServiceNetworkConnectionFailed
  }
  /// The code of the error.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
}

extension SKPaymentTransaction {
  /// What is paid for.
  public var payment: SKPayment { SKPayment(product: SKProduct()) }
  /// Why it failed.
  public var error: (any Error)? { SKError(.paymentNotAllowed) }
  /// The first payment.
  public var original: SKPaymentTransaction? { nil }
  /// The name of the payment.
  public var transactionIdentifier: String? { nil }
  /// When it was made.
  public var transactionDate: Date? { nil }
}
extension SKPaymentQueue {
  /// Pays: nothing can be bought.
  public func add(_ payment: SKPayment) {}
  /// Ends a payment.
  public func finishTransaction(_ transaction: SKPaymentTransaction) {}
  /// Payments that wait: none.
  public var transactions: [SKPaymentTransaction] { [] }
}
