import Foundation

/// Runs `body`; there is nothing to release on Linux.
public func autoreleasepool<Result>(
  invoking body: () throws -> Result
) rethrows -> Result { try body() }

extension ProcessInfo {
  /// Whether the device saves energy: it never does here.
  public var isLowPowerModeEnabled: Bool { false }
}
