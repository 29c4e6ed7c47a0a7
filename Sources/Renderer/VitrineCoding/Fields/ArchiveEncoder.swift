#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Writes archives and other values as JSON that people can read and tools can compare.
package enum ArchiveEncoder {
  /// JSON in UTF-8 with sorted keys, an indentation of two spaces and a line feed at the end.
  ///
  /// - Throws: `EncodingError` for a number that JSON cannot represent.
  package static func encode(_ value: some Encodable) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    // The depth of the value is not known in advance.
    return try DeepStack.run { Array(try encoder.encode(value)) } + [UInt8(ascii: "\n")]
  }
}
