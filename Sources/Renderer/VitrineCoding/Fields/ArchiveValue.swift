/// A type that has a JSON form in archives and can describe it.
///
/// The conforming type defines reading, writing and the JSON Schema, so that they cannot disagree.
package protocol ArchiveValue: Codable, Hashable, Sendable {
  /// The JSON Schema (2020-12) of the type's JSON form; named parts go into `definitions`.
  static func schema(in definitions: inout SchemaDefinitions) -> JSONValue
  /// The rule for values, unless the field or case defines its own.
  static var standardRule: ValueRule<Self>? { get }
  /// Applies the rules of all parts to values of widget code, which are unbounded.
  mutating func applyRules(_ changes: RuleChanges)
}

extension ArchiveValue {
  /// By default, every value that can be read is valid.
  package static var standardRule: ValueRule<Self>? { nil }

  /// By default, a value has no parts.
  package mutating func applyRules(_ changes: RuleChanges) {}
}

extension Double: ArchiveValue {
  /// A JSON number within `NumberRange.number`.
  package static func schema(in definitions: inout SchemaDefinitions) -> JSONValue {
    ValueRule.schema(of: ["type": "number"], standardRule)
  }

  /// The range of `NumberRange.number`.
  package static var standardRule: ValueRule<Double>? { .number }
}

extension Int: ArchiveValue {
  /// A JSON number without a fraction.
  package static func schema(in definitions: inout SchemaDefinitions) -> JSONValue {
    ValueRule.schema(of: ["type": "integer"], standardRule)
  }

  /// Integers that every JSON reader represents exactly.
  package static var standardRule: ValueRule<Int>? { .whole }
}

extension Bool: ArchiveValue {
  /// A JSON boolean.
  package static func schema(in definitions: inout SchemaDefinitions) -> JSONValue {
    ["type": "boolean"]
  }
}

extension String: ArchiveValue {
  /// A JSON string.
  package static func schema(in definitions: inout SchemaDefinitions) -> JSONValue {
    ["type": "string"]
  }
}

extension JSONValue: ArchiveValue {
  /// Any JSON value.
  package static func schema(in definitions: inout SchemaDefinitions) -> JSONValue {
    .bool(true)
  }
}

extension Array: ArchiveValue where Element: ArchiveValue {
  /// A JSON array.
  package static func schema(in definitions: inout SchemaDefinitions) -> JSONValue {
    ["type": "array", "items": Element.schema(in: &definitions)]
  }

  /// Applies the rules to all elements.
  package mutating func applyRules(_ changes: RuleChanges) {
    for index in indices { changes.apply(Element.standardRule, to: &self[index], "") }
  }
}

extension Dictionary: ArchiveValue where Key == String, Value: ArchiveValue {
  /// A JSON object with arbitrary keys.
  package static func schema(in definitions: inout SchemaDefinitions) -> JSONValue {
    ["type": "object", "additionalProperties": Value.schema(in: &definitions)]
  }

  /// Applies the rules to all values.
  package mutating func applyRules(_ changes: RuleChanges) {
    for key in keys.sorted() {
      if var value = self[key] {
        changes.apply(Value.standardRule, to: &value, key)
        self[key] = value
      }
    }
  }
}
