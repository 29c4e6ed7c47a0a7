/// A rule about which fields of a record are given together.
package enum FieldRule: Hashable, Sendable {
  /// Exactly one of the fields is given.
  case exactlyOne([String], String)
  /// No field of the first group is given together with one of the second.
  case exclusive([String], [String], String)
  /// The first field is given only together with the second.
  case requires(String, String, String)

  /// The problem with the fields for which `isGiven` returns `true`; `nil` if there is none.
  package func problem(_ isGiven: (String) -> Bool) -> String? {
    switch self {
    case .exactlyOne(let names, let message): names.count(where: isGiven) == 1 ? nil : message
    case .exclusive(let left, let right, let message):
      left.contains(where: isGiven) && right.contains(where: isGiven) ? message : nil
    case .requires(let name, let other, let message):
      isGiven(name) && !isGiven(other) ? message : nil
    }
  }

  /// The rule as a JSON Schema.
  package var schema: JSONValue {
    switch self {
    case .exactlyOne(let names, _): ["oneOf": FieldRule.given(names)]
    case .exclusive(let left, let right, _):
      [
        "not": [
          "allOf": [["anyOf": FieldRule.given(left)], ["anyOf": FieldRule.given(right)]]
        ]
      ]
    case .requires(let name, let other, _): ["dependentRequired": .object([name: [.string(other)]])]
    }
  }

  /// The description of the rule, for the documentation and for errors.
  package var summary: String {
    switch self {
    case .exactlyOne(_, let message), .exclusive(_, _, let message), .requires(_, _, let message):
      message
    }
  }

  private static func given(_ names: [String]) -> JSONValue {
    .array(names.map { ["required": [.string($0)]] })
  }
}
