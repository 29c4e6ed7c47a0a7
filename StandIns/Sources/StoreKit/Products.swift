// Products of the original API of the store, which has none.

/// A product.
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
  /// The period of a subscription.
  open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
  /// The introductory offer.
  open var introductoryPrice: SKProductDiscount? { nil }
}
/// The period of a subscription.
open class SKProductSubscriptionPeriod: NSObject {
  /// The number of units.
  open var numberOfUnits: Int { 0 }
  /// The unit.
  open var unit: SKProduct.PeriodUnit { .day }
}
/// An offer for a subscription.
open class SKProductDiscount: NSObject {
  /// The price in the store's currency.
  open var price: NSDecimalNumber { 0 }
  /// The period of the offer.
  open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }
}
/// A payment for a product.
open class SKPayment: NSObject {
  /// The identifier of the product.
  public let productIdentifier: String
  /// The quantity.
  open var quantity: Int { 1 }
  /// Creates a payment for a product.
  public init(product: SKProduct) { productIdentifier = product.productIdentifier }
}
/// A payment that can be changed.
open class SKMutablePayment: SKPayment {
  /// The account of the user in the app.
  open var applicationUsername: String?
}
/// The response to a request for products.
open class SKProductsResponse: NSObject {
  /// The products; always empty.
  open var products: [SKProduct] { [] }
  /// The invalid identifiers.
  open var invalidProductIdentifiers: [String] { [] }
}
/// A request to the store.
open class SKRequest: NSObject {
  /// The delegate of the request.
  open weak var delegate: (any SKRequestDelegate)?
  /// Starts the request, which always fails.
  open func start() { delegate?.request(self, didFailWithError: SKError(.unknown)) }
  /// Cancels a request.
  open func cancel() {}
}
/// A request for products.
open class SKProductsRequest: SKRequest {
  /// Creates a request for products with identifiers.
  public init(productIdentifiers: Set<String>) {}
}
/// A request for the receipt.
open class SKReceiptRefreshRequest: SKRequest {
  /// Creates a request with properties.
  public init(receiptProperties properties: [String: Any]? = nil) {}
}
/// Methods by which the result of a request is reported.
public protocol SKRequestDelegate: AnyObject {
  /// Called when the request has finished; never called here.
  func requestDidFinish(_ request: SKRequest)
  /// Called when the request has failed.
  func request(_ request: SKRequest, didFailWithError error: any Error)
}
extension SKRequestDelegate {
  /// Called when the request has finished; never called here.
  public func requestDidFinish(_ request: SKRequest) {}
  /// Called when the request has failed.
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}
/// Methods by which products are reported.
public protocol SKProductsRequestDelegate: SKRequestDelegate {
  /// Called with the response; never called here.
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}
/// An error of the store.
public struct SKError: Error, Sendable {
  /// The codes of the error.
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
  /// The payment of the transaction.
  public var payment: SKPayment { SKPayment(product: SKProduct()) }
  /// The error of the transaction.
  public var error: (any Error)? { SKError(.paymentNotAllowed) }
  /// The original transaction.
  public var original: SKPaymentTransaction? { nil }
  /// The identifier of the transaction.
  public var transactionIdentifier: String? { nil }
  /// The creation date.
  public var transactionDate: Date? { nil }
}
extension SKPaymentQueue {
  /// Adds a payment; has no effect.
  public func add(_ payment: SKPayment) {}
  /// Finishes a transaction.
  public func finishTransaction(_ transaction: SKPaymentTransaction) {}
  /// The pending transactions; always empty.
  public var transactions: [SKPaymentTransaction] { [] }
}
