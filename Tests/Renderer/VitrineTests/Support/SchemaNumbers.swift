import Vitrine
import VitrineArchive
import VitrineCoding

/// Values that follow a schema, with a specified number at one path.
///
/// Everything is derived from the schema, so that new fields are covered automatically.
struct SchemaNumbers {
  /// A step on the path from a value to a number.
  enum Step: Hashable {
    /// One of several alternatives.
    case form(Int)
    /// A property of an object.
    case property(String)
    /// The first element of an array.
    case element
  }

  private let definitions: [String: JSONValue]
  /// Recursive definitions of views, whose contents are covered at the root.
  private static let recursive: Set = ["ViewNode", "Modifier", "VariantView"]

  init() {
    definitions = ArchiveSchema.document["$defs"]?.members ?? [:]
  }

  /// The paths to all numbers of a value.
  func ways(in schema: JSONValue, _ names: Set<String> = [], depth: Int = 0) -> [[Step]] {
    guard depth < 12 else { return [] }
    if let name = schema["$ref"]?.text.map({ String($0.dropFirst("#/$defs/".count)) }) {
      guard !names.contains(name), !Self.recursive.contains(name) else { return [] }
      return ways(in: definitions[name] ?? true, names.union([name]), depth: depth + 1)
    }
    if let forms = schema["anyOf"]?.elements, schema["type"] == nil {
      return forms.enumerated().flatMap { index, form in
        ways(in: form, names, depth: depth + 1).map { [.form(index)] + $0 }
      }
    }
    switch schema["type"]?.text {
    case "number", "integer": return [[]]
    case "array":
      return ways(in: schema["items"] ?? true, names, depth: depth + 1).map { [.element] + $0 }
    case "object":
      return (schema["properties"]?.members ?? [:]).sorted { $0.key < $1.key }.flatMap {
        name, property in
        ways(in: property, names, depth: depth + 1).map { [.property(name)] + $0 }
      }
    default: return []
    }
  }

  /// A value with `number` at the end of a path, and otherwise only required content.
  func value(_ schema: JSONValue, _ way: ArraySlice<Step>, _ number: Double) -> JSONValue {
    let schema = resolved(schema)
    guard let step = way.first else { return .number(number) }
    let rest = way.dropFirst()
    switch step {
    case .form(let index):
      return value(schema["anyOf"]?.elements?[index] ?? true, rest, number)
    case .element:
      let count = max(1, schema["minItems"]?.count ?? 1)
      return .array(
        Array(repeating: value(schema["items"] ?? true, rest, number), count: count))
    case .property(let name):
      var members = required(schema, besides: name)
      members[name] = value(schema["properties"]?[name] ?? true, rest, number)
      return .object(members)
    }
  }

  private func resolved(_ schema: JSONValue) -> JSONValue {
    var schema = schema
    while let name = schema["$ref"]?.text {
      schema = definitions[String(name.dropFirst("#/$defs/".count))] ?? true
    }
    return schema
  }

  /// Any value of a schema.
  private func sample(_ schema: JSONValue, depth: Int = 0) -> JSONValue {
    if schema["$ref"]?.text?.hasSuffix("/ViewNode") == true || depth > 8 { return "A" }
    let schema = resolved(schema)
    if let constant = schema["const"] { return constant }
    if let first = schema["enum"]?.elements?.first { return first }
    if let example = schema["examples"]?.elements?.first { return example }
    if schema["type"] == nil, let form = schema["anyOf"]?.elements?.first {
      return sample(form, depth: depth + 1)
    }
    switch schema["type"]?.text {
    case "number", "integer": return .number(schema["minimum"]?.number.map { max($0, 1) } ?? 1)
    case "boolean": return true
    case "array":
      let element = sample(schema["items"] ?? true, depth: depth + 1)
      return .array(Array(repeating: element, count: max(1, schema["minItems"]?.count ?? 1)))
    case "object": return .object(required(schema, besides: nil, depth: depth + 1))
    default: return "A"
    }
  }

  /// The properties that an object with the property `name` requires.
  private func required(
    _ schema: JSONValue, besides name: String?, depth: Int = 0
  ) -> [String: JSONValue] {
    var names = Set((schema["required"]?.elements ?? []).compactMap(\.text))
    for rule in schema["allOf"]?.elements ?? [] {
      if let choices = rule["oneOf"]?.elements?.compactMap({ $0["required"]?.elements?.first?.text }
      ),
        !choices.contains(where: { $0 == name || names.contains($0) })
      {
        names.formUnion(choices.prefix(1))
      }
      if let name, let others = rule["dependentRequired"]?[name]?.elements {
        names.formUnion(others.compactMap(\.text))
      }
    }
    var members: [String: JSONValue] = [:]
    for other in names where other != name {
      members[other] = sample(schema["properties"]?[other] ?? true, depth: depth)
    }
    return members
  }
}

extension JSONValue {
  fileprivate var members: [String: JSONValue]? {
    if case .object(let members) = self { members } else { nil }
  }

  subscript(key: String) -> JSONValue? { members?[key] }

  fileprivate var elements: [JSONValue]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  fileprivate var text: String? { if case .string(let text) = self { text } else { nil } }

  fileprivate var number: Double? { if case .number(let number) = self { number } else { nil } }

  fileprivate var count: Int? { number.flatMap { Int(exactly: $0) } }
}
