import VitrineCoding

/// An identifier that is unique among the requests of a sender.
package enum RequestID: Hashable, Sendable {
  /// A text.
  case string(String)
  /// A whole number.
  case number(Int)

  /// Numbers that JSON's readers keep exactly.
  private static let exact = -9_007_199_254_740_992.0...9_007_199_254_740_992.0
  /// Most bytes of a text.
  private static let mostBytes = 1024

  /// Reads an id; `nil` for what cannot be one: `null`, fractions, numbers that are not kept exactly.
  package init?(_ value: JSONValue) {
    switch value {
    case .string(let text) where text.utf8.count <= RequestID.mostBytes: self = .string(text)
    case .number(let number) where RequestID.exact.contains(number):
      guard let whole = Int(exactly: number) else { return nil }
      self = .number(whole)
    default: return nil
    }
  }

  /// The id as it came.
  package var json: JSONValue {
    switch self {
    case .string(let text): .string(text)
    case .number(let number): .number(Double(number))
    }
  }
}
