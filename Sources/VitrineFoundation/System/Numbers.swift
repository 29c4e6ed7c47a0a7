// Numbers and processes, as Apple's Foundation bridges them.

extension CGFloat {
  /// A number as an object has it, rounded where that is needed.
  public init(truncating number: NSNumber) { self.init(number.doubleValue) }
  /// A number as an object has it; `nil` where it would be rounded.
  public init?(exactly number: NSNumber) { self.init(exactly: number.doubleValue) }
}

extension ProcessInfo {
  /// Does something while the system lets the process run: at once, and it is not ended early.
  public func performExpiringActivity(
    withReason reason: String, using block: @escaping @Sendable (_ expired: Bool) -> Void
  ) { block(false) }
}
