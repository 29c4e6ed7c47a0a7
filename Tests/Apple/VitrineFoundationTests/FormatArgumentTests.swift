import Foundation
import Testing
import VitrineFoundation

/// Values that Apple's systems bridge to objects where a format names them.
struct FormatArgumentTests {
  @Test("formats show dates, objects and collections")
  func values() {
    let date = Date(timeIntervalSince1970: 0)
    #expect(String(format: "%@ %d", date as any CVarArg, 3) == "1970-01-01 00:00:00 +0000 3")
    #expect(String(format: "%@ %@", NSNumber(value: 5), "a") == "5 a")
    #expect(String(format: "%@", [1, 2] as any CVarArg) == "[1, 2]")
  }

  @Test("an optional error is bridged where there is one")
  func errors() {
    var error: (any Error)?
    #expect(error.optionalBridgedError == nil)
    error = CocoaError(.fileNoSuchFile)
    #expect(error.optionalBridgedError?.domain == "NSCocoaErrorDomain")
  }
}
