import Foundation

/// What a run under one of the compiler's sanitizers changes for tests.
package enum Sanitizer {
  /// How many times the memory a call takes under it: it puts room between variables.
  package static let memoryFactor =
    ProcessInfo.processInfo.environment["VITRINE_SANITIZER"] == nil ? 1 : 8
}
