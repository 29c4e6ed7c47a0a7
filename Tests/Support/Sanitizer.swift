import Foundation

/// What a run under one of the compiler's sanitizers changes for tests.
package enum Sanitizer {
  /// Whether the tests run under one.
  package static let isOn = ProcessInfo.processInfo.environment["VITRINE_SANITIZER"] != nil
  /// How many times the memory a call takes under it: it puts room between variables.
  package static let memoryFactor = isOn ? 8 : 1
}
