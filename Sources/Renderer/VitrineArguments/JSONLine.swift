import VitrineCoding

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Values as JSON, one per line, for programs that read the output while it is written.
package enum JSONLine {
  /// Returns the value with sorted keys; an empty object if it has no JSON form.
  package static func text(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = (try? encoder.encode(value)) ?? Data("{}".utf8)
    return String(decoding: data, as: UTF8.self).printed(on: .json)
  }
}
