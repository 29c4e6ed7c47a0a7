extension ArchiveRecord {
  /// A definition named after the type: the object form or one of the short forms.
  package static func schema(in definitions: inout SchemaDefinitions) -> JSONValue {
    let name = SchemaDefinitions.name(of: Self.self)
    return definitions.reference(name) { definitions in
      definitions.note(
        .init(fields: fields.map(\.name), rules: rules.map(\.summary), type: Self.self), of: name)
      let object = objectSchema(in: &definitions)
      let short = shorthands.map { $0.describe(&definitions) }
      return short.isEmpty ? object : ["anyOf": .array([object] + short)]
    }
  }

  private static func objectSchema(in definitions: inout SchemaDefinitions) -> JSONValue {
    var properties: [String: JSONValue] = [ArchiveKey.comment: true]
    for field in fields {
      properties[field.name] = field.describe(&definitions).described(
        field.summary, standard: field.standard())
    }
    var schema: [String: JSONValue] = [
      "type": "object", "properties": .object(properties), "additionalProperties": false,
    ]
    let required = fields.filter(\.isRequired).map { JSONValue.string($0.name) }
    if !required.isEmpty { schema["required"] = .array(required) }
    if !rules.isEmpty { schema["allOf"] = .array(rules.map(\.schema)) }
    return .object(schema)
  }
}

extension JSONValue {
  /// The schema with a description and the default value.
  func described(_ summary: String, standard: JSONValue? = nil) -> JSONValue {
    var members: [String: JSONValue] = if case .object(let members) = self { members } else { [:] }
    members["description"] = .string(summary)
    switch standard {
    case nil, .null, .array([]), .object([:]), .string(""): break
    case let value?: members["default"] = value
    }
    return .object(members)
  }
}
