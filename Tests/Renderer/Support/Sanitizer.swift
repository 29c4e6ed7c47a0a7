import Foundation

/// Limits of tests that depend on the compiler's sanitizers.
package enum Sanitizer {
  /// Whether the tests run with a sanitizer.
  package static let isOn = ProcessInfo.processInfo.environment["VITRINE_SANITIZER"] != nil
  /// The factor of the stack that a call needs with a sanitizer, which adds space between
  /// variables.
  package static let memoryFactor = isOn ? 8 : 1
}
