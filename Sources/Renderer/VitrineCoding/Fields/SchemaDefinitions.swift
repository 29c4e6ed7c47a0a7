/// The named parts of a schema, collected while it is built.
package struct SchemaDefinitions: Sendable {
  /// Finished definitions by name; `nil` while one is being built.
  package private(set) var table: [String: JSONValue?] = [:]

  /// The properties of record definitions that the schema cannot express.
  package private(set) var records: [String: Record] = [:]

  /// The fields of a record in documentation order, and its rules in words.
  package struct Record: Sendable {
    /// Names of the fields.
    package var fields: [String]
    /// One clause for each rule.
    package var rules: [String]
    /// The record, which also checks what no rule expresses.
    package var type: any ArchiveValue.Type
  }

  package init() {}

  /// Returns a reference to the definition `name`, which `build` creates when it is first needed.
  package mutating func reference(
    _ name: String, build: (inout SchemaDefinitions) -> JSONValue
  ) -> JSONValue {
    if table[name] == nil {
      table[name] = .some(nil)
      table[name] = build(&self)
    }
    return ["$ref": .string("#/$defs/" + name)]
  }

  /// The name of a type's definition: its full name without the module, which is unique.
  package static func name(of type: Any.Type) -> String {
    String(reflecting: type).split(separator: ".").dropFirst().joined(separator: ".")
  }

  /// Records what the schema cannot express about a record.
  package mutating func note(_ record: Record, of name: String) {
    records[name] = record
  }
}
