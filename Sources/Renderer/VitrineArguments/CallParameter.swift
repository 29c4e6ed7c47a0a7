import VitrineCoding

/// A field of a call's arguments or results, in JSON.
package struct CallParameter: Sendable {
  /// The kinds of values.
  package indirect enum Kind: Sendable {
    /// A string.
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
    /// An object with these fields.
    case object([CallParameter])
    /// An object of strings, numbers or Boolean values.
    case options([Option])
    /// An object of lists of strings.
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
  /// The description, one sentence without a full stop.
  package let help: String
  package let isRequired: Bool

  package init(_ name: String, _ kind: Kind, _ help: String, isRequired: Bool = false) {
    (self.name, self.kind, self.help, self.isRequired) = (name, kind, help, isRequired)
  }

  /// Returns the JSON Schema (2020-12) of an object with these fields.
  package static func schema(of parameters: [CallParameter], _ use: Use) -> JSONValue {
    var schema: [String: JSONValue] = ["type": "object"]
    schema["properties"] = .object(
      Dictionary(parameters.map { ($0.name, $0.schema(use)) }) { first, _ in first })
    let required = parameters.filter(\.isRequired).map { JSONValue.string($0.name) }
    if !required.isEmpty, use != .output { schema["required"] = .array(required) }
    if use == .document { schema["additionalProperties"] = false }
    return .object(schema)
  }

  /// The purpose of a schema.
  package enum Use: Sendable {
    /// The documentation of a format, with everything that is known.
    case document
    /// The input of an agent's tool. A model reads all tools first, so numbers have no ranges and
    /// options no types: an invalid value is reported when it is used.
    case input
    /// The output of an agent's tool, with only names and types, because the results contain the names.
    case output
  }

  private func schema(_ use: Use) -> JSONValue {
    guard use != .output, case .object(var fields) = kind.schema(use) else {
      return kind.schema(use)
    }
    fields["description"] = .string(help)
    return .object(fields)
  }
}

extension CallParameter.Kind {
  /// Whether a value has an option of this name.
  func hasOption(_ name: String) -> Bool {
    if case .options(let options) = self { options.contains { $0.name == name } } else { false }
  }

  fileprivate func schema(_ use: CallParameter.Use) -> JSONValue {
    switch self {
    case .string: ["type": "string"]
    case .choice(let words): ["type": "string", "enum": .array(words.map(JSONValue.string))]
    case .integer(let range):
      Self.number("integer", Double(range.lowerBound)...Double(range.upperBound), use)
    case .number(let range): Self.number("number", range, use)
    case .boolean: ["type": "boolean"]
    case .array(let kind): ["type": "array", "items": kind.schema(use)]
    case .object(let fields): CallParameter.schema(of: fields, use)
    case .options(let options): Self.named(options, use)
    case .lists: ["type": "object", "additionalProperties": ["type": "array", "minItems": 1]]
    case .any: ["type": "object"]
    }
  }

  private static func number(
    _ type: String, _ range: ClosedRange<Double>, _ use: CallParameter.Use
  ) -> JSONValue {
    var schema: [String: JSONValue] = ["type": .string(type)]
    if use == .document {
      schema["minimum"] = .number(range.lowerBound)
      schema["maximum"] = .number(range.upperBound)
    }
    return .object(schema)
  }

  /// Returns the schema of options by name; an invalid value is reported when it is used.
  private static func named(
    _ options: [CallParameter.Option], _ use: CallParameter.Use
  ) -> JSONValue {
    let explained = options.filter { !$0.help.isEmpty }
    guard !explained.isEmpty else { return ["type": "object"] }
    let properties = explained.map { option in
      var field: [String: JSONValue] = ["description": .string(option.help)]
      if use == .document { field["type"] = ["string", "number", "boolean"] }
      return (option.name, JSONValue.object(field))
    }
    var schema: [String: JSONValue] = ["type": "object"]
    schema["properties"] = .object(Dictionary(properties) { first, _ in first })
    if use == .document { schema["additionalProperties"] = false }
    return .object(schema)
  }
}
