// The first form of the store: nothing can be bought.

/// A payment that someone made: there is none.
open class SKPaymentTransaction: NSObject {
  /// How far a payment is.
  public enum State: Int, Sendable {
    /// The states of a transaction.
    case purchasing, purchased, failed, restored, deferred
  }
  /// How far it is.
  open var transactionState: State { .failed }
}
/// An object that observes payment transactions.
public protocol SKPaymentTransactionObserver: AnyObject {
  /// Payments have changed; never called.
  func paymentQueue(
    _ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
}
/// Payments: there are none.
open class SKPaymentQueue: NSObject {
  /// Returns the default queue.
  open class func `default`() -> SKPaymentQueue { SKPaymentQueue() }
  /// Whether someone may pay: nobody may.
  open class func canMakePayments() -> Bool { false }
  /// Adds an observer, which is never notified.
  open func add(_ observer: any SKPaymentTransactionObserver) {}
  /// Tells no longer.
  open func remove(_ observer: any SKPaymentTransactionObserver) {}
  /// Asks for what was bought: nothing was.
  open func restoreCompletedTransactions() {}
}
/// Asks for an opinion: nobody is asked.
open class SKStoreReviewController: NSObject {
  /// Asks: nobody is asked.
  open class func requestReview() {}
}
/// How the app itself was bought: nobody knows.
public struct AppTransaction: Sendable {
  /// The version that was bought first.
  public let originalAppVersion: String
  /// How it was bought.
  ///
  /// - Throws: that it is not supported, always.
  public static var shared: VerificationResult<AppTransaction> {
    get async throws { throw CocoaError(.featureUnsupported) }
  }
}
