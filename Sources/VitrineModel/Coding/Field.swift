/// One named field of an `ArchiveRecord`: its JSON name, where it is stored and what it means.
public struct Field<Root: Sendable>: Sendable {
  /// The key in the JSON object.
  let name: String
  /// Whether a record without it is refused.
  let isRequired: Bool
  /// Reads the field if it is there.
  let read: @Sendable (inout Root, KeyedDecodingContainer<ArchiveKey>) throws -> Void
  /// Writes the field unless it has its default.
  let write: @Sendable (Root, inout KeyedEncodingContainer<ArchiveKey>) throws -> Void
  /// The field's schema with its description.
  let describe: @Sendable (inout SchemaDefinitions) -> JSONValue

  /// A field that has a default, or must be given when `required`.
  package init<Value: ArchiveValue>(
    _ name: String, _ keyPath: any WritableKeyPath<Root, Value> & Sendable,
    required: Bool = false, rule: ValueRule<Value>? = nil, _ summary: String
  ) where Root: ArchiveRecord {
    self.name = name
    isRequired = required
    let key = ArchiveKey(name)
    read = { root, container in
      guard let value = try container.decodeIfPresent(Value.self, forKey: key) else {
        if required {
          throw ArchiveError(.missingField(name), at: container.codingPath)
        }
        return
      }
      try rule?.check(value, at: container.codingPath + [key])
      root[keyPath: keyPath] = value
    }
    write = { root, container in
      let value = root[keyPath: keyPath]
      if required || value != Root()[keyPath: keyPath] {
        try container.encode(value, forKey: key)
      }
    }
    describe = { Field.describe(Value.self, rule: rule?.schema, summary, in: &$0) }
  }

  /// A field that may be absent.
  package init<Value: ArchiveValue>(
    _ name: String, _ keyPath: any WritableKeyPath<Root, Value?> & Sendable,
    rule: ValueRule<Value>? = nil, _ summary: String
  ) {
    self.name = name
    isRequired = false
    let key = ArchiveKey(name)
    read = { root, container in
      guard let value = try container.decodeIfPresent(Value.self, forKey: key) else { return }
      try rule?.check(value, at: container.codingPath + [key])
      root[keyPath: keyPath] = value
    }
    write = { root, container in
      try container.encodeIfPresent(root[keyPath: keyPath], forKey: key)
    }
    describe = { Field.describe(Value.self, rule: rule?.schema, summary, in: &$0) }
  }

  private static func describe<Value: ArchiveValue>(
    _ type: Value.Type, rule: [String: JSONValue]?, _ summary: String,
    in definitions: inout SchemaDefinitions
  ) -> JSONValue {
    guard case .object(var schema) = Value.schema(in: &definitions) else {
      return ["description": .string(summary)]
    }
    schema["description"] = .string(summary)
    return .object(schema.merging(rule ?? [:]) { _, new in new })
  }
}

/// A condition on a field's value, with its schema.
public struct ValueRule<Value: Sendable>: Sendable {
  let schema: [String: JSONValue]
  let problem: @Sendable (Value) -> String?

  func check(_ value: Value, at path: [any CodingKey]) throws {
    if let problem = problem(value) { throw ArchiveError(.invalidValue(problem), at: path) }
  }
}

extension ValueRule<Double> {
  /// Zero or more.
  package static let nonNegative = ValueRule(schema: ["minimum": 0]) {
    $0 < 0 ? "must not be negative, is \($0)" : nil
  }

  /// More than zero.
  package static let positive = ValueRule(schema: ["exclusiveMinimum": 0]) {
    $0 <= 0 ? "must be greater than 0, is \($0)" : nil
  }

  /// From 0 to 1.
  package static let fraction = ValueRule(schema: ["minimum": 0, "maximum": 1]) {
    $0 < 0 || $0 > 1 ? "must lie between 0 and 1, is \($0)" : nil
  }
}

extension ValueRule<Flag> {
  /// Switched on; for a modifier that stands for another one and cannot say that it is off.
  package static let on = ValueRule(schema: ["not": ["const": false]]) {
    $0.isOn ? nil : "must be true; leave the modifier out instead"
  }
}

extension ValueRule<String> {
  /// At least one character.
  package static let notEmpty = ValueRule(schema: ["minLength": 1]) {
    $0.isEmpty ? "must not be empty" : nil
  }
}
