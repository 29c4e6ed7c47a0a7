import VitrineCoding

/// A field of what a tool takes or gives.
package struct ToolParameter: Sendable {
  /// The kinds of values.
  package indirect enum Kind: Sendable {
    /// A text.
    case string
    /// One of some words.
    case choice([String])
    /// A whole number in a range.
    case integer(ClosedRange<Int>)
    /// A number in a range.
    case number(ClosedRange<Double>)
    case boolean
    /// Values of one kind.
    case array(Kind)
    /// An object of such fields.
    case object([ToolParameter])
    /// Texts, numbers or truth values by some names.
    case options([Option])
    /// Lists of texts by some names.
    case lists([Option])
    /// Any object.
    case any
  }

  /// An option that a call may set.
  package struct Option: Sendable {
    package var name: String
    package var help: String

    package init(name: String, help: String) { (self.name, self.help) = (name, help) }
  }

  package let name: String
  package let kind: Kind
  /// A description of one sentence without a full stop.
  package let help: String
  package let isRequired: Bool

  package init(_ name: String, _ kind: Kind, _ help: String, isRequired: Bool = false) {
    (self.name, self.kind, self.help, self.isRequired) = (name, kind, help, isRequired)
  }

  /// The JSON Schema (2020-12) of an object with some fields.
  ///
  /// - Parameter isClosed: whether it may have no others.
  package static func schema(of parameters: [ToolParameter], isClosed: Bool) -> JSONValue {
    var schema: [String: JSONValue] = ["type": "object"]
    schema["properties"] = .object(
      Dictionary(parameters.map { ($0.name, $0.schema) }) { first, _ in first })
    let required = parameters.filter(\.isRequired).map { JSONValue.string($0.name) }
    if !required.isEmpty { schema["required"] = .array(required) }
    if isClosed { schema["additionalProperties"] = false }
    return .object(schema)
  }

  private var schema: JSONValue {
    guard case .object(var fields) = kind.schema else { return kind.schema }
    fields["description"] = .string(help)
    return .object(fields)
  }
}

extension ToolParameter.Kind {
  fileprivate var schema: JSONValue {
    switch self {
    case .string: ["type": "string"]
    case .choice(let words): ["type": "string", "enum": .array(words.map(JSONValue.string))]
    case .integer(let range):
      [
        "type": "integer", "minimum": .number(Double(range.lowerBound)),
        "maximum": .number(Double(range.upperBound)),
      ]
    case .number(let range):
      [
        "type": "number", "minimum": .number(range.lowerBound),
        "maximum": .number(range.upperBound),
      ]
    case .boolean: ["type": "boolean"]
    case .array(let kind): ["type": "array", "items": kind.schema]
    case .object(let fields): ToolParameter.schema(of: fields, isClosed: false)
    case .options(let options):
      Self.named(options, ["type": ["string", "number", "boolean"]])
    case .lists(let options):
      Self.named(
        options,
        ["type": "array", "minItems": 1, "items": ["type": ["string", "number", "boolean"]]])
    case .any: ["type": "object"]
    }
  }

  private static func named(
    _ options: [ToolParameter.Option], _ schema: [String: JSONValue]
  ) -> JSONValue {
    // Names alone take less of a model's room.
    if options.allSatisfy(\.help.isEmpty) {
      return [
        "type": "object", "additionalProperties": .object(schema),
        "propertyNames": ["enum": .array(options.map { .string($0.name) })],
      ]
    }
    let properties = options.map { option in
      var field = schema
      if !option.help.isEmpty { field["description"] = .string(option.help) }
      return (option.name, JSONValue.object(field))
    }
    return [
      "type": "object", "properties": .object(Dictionary(properties) { first, _ in first }),
      "additionalProperties": false,
    ]
  }
}
