// Conversions of `NSNumber`, and functions of processes and classes, as in Apple's Foundation.

extension CGFloat {
  /// Creates the number of an object, rounded if necessary.
  public init(truncating number: NSNumber) { self.init(number.doubleValue) }
  /// Creates the number of an object; `nil` if it would be rounded.
  public init?(exactly number: NSNumber) { self.init(exactly: number.doubleValue) }
}

extension ProcessInfo {
  /// Calls a closure immediately; the activity never expires.
  public func performExpiringActivity(
    withReason reason: String, using block: @escaping @Sendable (_ expired: Bool) -> Void
  ) { block(false) }
}

extension NSObject {
  /// The class itself, which archives name.
  public class func classForCoder() -> AnyClass { self }
}
