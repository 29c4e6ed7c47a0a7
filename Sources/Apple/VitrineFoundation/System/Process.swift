import Foundation

/// Calls a closure; no objects are autoreleased on Linux.
public func autoreleasepool<Result>(
  invoking body: () throws -> Result
) rethrows -> Result { try body() }

extension ProcessInfo {
  /// Whether the low power mode is on; always `false`.
  public var isLowPowerModeEnabled: Bool { false }
}
