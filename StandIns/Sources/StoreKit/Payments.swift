// The original API of the store, in which nothing can be purchased.

/// A payment transaction.
open class SKPaymentTransaction: NSObject {
  /// The state of a transaction.
  public enum State: Int, Sendable {
    /// The states of a transaction.
    case purchasing, purchased, failed, restored, deferred
  }
  /// The state; always failed.
  open var transactionState: State { .failed }
}
/// An object that observes payment transactions.
public protocol SKPaymentTransactionObserver: AnyObject {
  /// Called when transactions change; never called here.
  func paymentQueue(
    _ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
}
/// The queue of payments, which is empty.
open class SKPaymentQueue: NSObject {
  /// Returns the default queue.
  open class func `default`() -> SKPaymentQueue { SKPaymentQueue() }
  /// Returns whether payments can be made; always `false`.
  open class func canMakePayments() -> Bool { false }
  /// Adds an observer, which is never notified.
  open func add(_ observer: any SKPaymentTransactionObserver) {}
  /// Removes an observer.
  open func remove(_ observer: any SKPaymentTransactionObserver) {}
  /// Restores completed transactions; there are none.
  open func restoreCompletedTransactions() {}
}
/// A controller of requests for reviews, which has no effect.
open class SKStoreReviewController: NSObject {
  /// Requests a review; has no effect.
  open class func requestReview() {}
}
/// The purchase of the app, which isn't known.
public struct AppTransaction: Sendable {
  /// The version of the first purchase.
  public let originalAppVersion: String
  /// The transaction of the app.
  ///
  /// - Throws: an error that it isn't supported, always.
  public static var shared: VerificationResult<AppTransaction> {
    get async throws { throw CocoaError(.featureUnsupported) }
  }
}

extension AppStore {
  /// Where an app or a purchase comes from.
  public struct Environment: RawRepresentable, Hashable, Sendable {
    /// The name of the environment.
    public let rawValue: String
    /// Creates an environment.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The store.
    public static let production = Environment(rawValue: "Production")
    /// A test of the store.
    public static let sandbox = Environment(rawValue: "Sandbox")
    /// A test of Xcode.
    public static let xcode = Environment(rawValue: "Xcode")
  }
}

extension AppTransaction {
  /// Where the app comes from.
  public var environment: AppStore.Environment { .xcode }
}
