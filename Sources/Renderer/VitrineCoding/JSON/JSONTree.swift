/// A parsed JSON text; unlike `JSONValue` it preserves the order of keys.
package enum JSONTree: Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number; never infinite, never a negative zero.
  case number(Double)
  /// A string.
  case string(String)
  /// An array.
  case array([JSONTree])
  /// An object.
  case object(JSONObject)

  /// The JSON type of the value.
  package var type: JSONType {
    switch self {
    case .null: .null
    case .bool: .boolean
    case .number: .number
    case .string: .string
    case .array: .array
    case .object: .object
    }
  }
}

/// The types of JSON values, as messages name them.
package enum JSONType: String, Sendable {
  /// `null`.
  case null = "null"
  /// `true` or `false`.
  case boolean = "true or false"
  /// A number.
  case number = "a number"
  /// A string.
  case string = "a string"
  /// An array.
  case array = "an array"
  /// An object.
  case object = "an object"
}

/// The members of a JSON object in the order of the text; no key occurs twice.
package struct JSONObject: Sendable {
  /// A key and its value.
  package struct Member: Sendable {
    package let key: String
    package let value: JSONTree
  }

  /// The members in the order of the text.
  package private(set) var members: [Member] = []
  private var index: [String: Int]?

  /// Creates an object without members.
  package init() {}

  /// The number of members above which a hash table finds keys faster than a linear search.
  private static let fewMembers = 12

  /// The value of a key.
  package subscript(key: String) -> JSONTree? {
    if let index { return index[key].map { members[$0].value } }
    for member in members where member.key == key { return member.value }
    return nil
  }

  /// Whether there is a value for a key.
  package func contains(_ key: String) -> Bool {
    if let index { return index[key] != nil }
    return members.contains { $0.key == key }
  }

  /// Appends a member; returns `false` if the key already exists.
  package mutating func append(_ key: String, _ value: JSONTree) -> Bool {
    // A repeated key must not replace the value of the first.
    guard !contains(key) else { return false }
    if index == nil, members.count == JSONObject.fewMembers {
      index = Dictionary(members.enumerated().map { ($1.key, $0) }) { first, _ in first }
    }
    index?[key] = members.count
    members.append(Member(key: key, value: value))
    return true
  }
}
