#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// JSON for the page.
enum JSONAnswer {
  /// Returns the text of a value, in one line.
  static func text(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
  }

  static func response(_ value: some Encodable, status: UInt32 = 200) -> HTTPResponse {
    HTTPResponse(Array(text(value).utf8), type: "application/json", status: status)
  }

  /// Returns an error for the page: the message and the hint.
  static func fault(_ message: String, hint: String?, status: UInt32 = 422) -> HTTPResponse {
    response(Fault(message: message, hint: hint), status: status)
  }

  private struct Fault: Encodable {
    let message: String
    let hint: String?
  }

  static func read<Value: Decodable>(_ type: Value.Type, _ bytes: [UInt8]) -> Value? {
    try? JSONDecoder().decode(type, from: Data(bytes))
  }
}
