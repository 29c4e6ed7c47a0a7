import VitrineCoding

/// An identifier that is unique among the requests of a sender.
package enum RequestID: Hashable, Sendable {
  /// A string of at most 1,024 bytes.
  case string(String)
  /// A whole number that JSON represents exactly.
  case number(Int)

  /// The range of whole numbers that every JSON parser reads exactly.
  private static let exact = -9_007_199_254_740_992.0...9_007_199_254_740_992.0
  /// The maximum size of a string, in bytes.
  private static let mostBytes = 1024

  /// Creates an id; `nil` for invalid values: `null`, fractions, and numbers outside the exact
  /// range.
  package init?(_ value: JSONValue) {
    switch value {
    case .string(let text) where text.utf8.count <= RequestID.mostBytes: self = .string(text)
    case .number(let number) where RequestID.exact.contains(number):
      guard let whole = Int(exactly: number) else { return nil }
      self = .number(whole)
    default: return nil
    }
  }

  /// The id as JSON.
  package var json: JSONValue {
    switch self {
    case .string(let text): .string(text)
    case .number(let number): .number(Double(number))
    }
  }
}
