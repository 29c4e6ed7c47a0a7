@testable import VitrineCoding
@testable import VitrineArchive
@testable import VitrineModel

/// The schema of archives, prepared for making random values of it.
///
/// It follows from the rows of `Field` and `UnionCase`, so a new field or case needs no line here.
struct SampledSchema: Sendable {
  /// The schema of each definition.
  let table: [String: JSONValue]
  /// The parsed schema of each definition.
  let forms: [String: SampledForm]
  /// The record that reads each definition, for definitions that are records.
  let records: [String: SchemaDefinitions.Record]
  /// The example of the case whose payload a definition is.
  let examples: [String: JSONValue]
  /// The fewest objects within one another that a value of each definition has.
  private var heights: [String: Int] = [:]

  static let archives = SampledSchema()

  private init() {
    var definitions = SchemaDefinitions()
    _ = ArchiveFile.schema(in: &definitions)
    table = definitions.table.compactMapValues { $0 }
    forms = table.mapValues(SampledForm.init)
    records = definitions.records
    examples = Dictionary(
      Self.examples(Content.codecs, in: table["ViewNode"]?["anyOf"].elements.last)
        + Self.examples(Modifier.codecs, in: table["Modifier"])
    ) { first, _ in first }
    // Each round adds the definitions whose parts all have a height.
    for _ in forms {
      let known = heights.count
      for (name, form) in forms where heights[name] == nil {
        heights[name] = height(of: form)
      }
      if heights.count == known { break }
    }
  }

  private static func examples<Union>(
    _ codecs: CaseCodecs<Union>, in union: JSONValue?
  ) -> [(String, JSONValue)] {
    codecs.all.compactMap { codec in
      union?["properties"]?[codec.name]?.definition.map { ($0, JSONValue(text: codec.example)) }
    }
  }

  /// The fewest objects within one another in a value; `nil` if a definition has no height yet.
  func height(of form: SampledForm) -> Int? {
    switch form.kind {
    case .reference(let name): return heights[name]
    case .any, .oneOf, .boolean, .number, .string: return 0
    case .array(let items, let count): return count.lowerBound == 0 ? 0 : height(of: items)
    case .alternatives(let forms): return forms.compactMap(height).min()
    case .object(let object):
      let required = object.required.map { height(of: object, $0) }
      let chosen = object.choices.map { $0.map { height(of: object, $0) }.min() ?? .max }
      let heights = required + chosen
      return heights.contains(.max) ? nil : 1 + (heights.max() ?? 0)
    }
  }

  /// The height of the value of a key.
  func height(of object: SampledObject, _ key: String) -> Int {
    object.properties[key].flatMap(height) ?? .max
  }
}

/// A parsed schema.
final class SampledForm: Sendable {
  enum Kind: Sendable {
    case reference(String)
    case any
    case oneOf([JSONValue])
    case boolean
    case number(ClosedRange<Double>, isWhole: Bool)
    case string(pattern: String?, examples: [JSONValue], canBeEmpty: Bool)
    case array(of: SampledForm, count: ClosedRange<Int>)
    case object(SampledObject)
    case alternatives([SampledForm])
  }

  let kind: Kind
  /// The rules that a value of the kind may violate.
  let conditions: JSONValue?

  init(_ schema: JSONValue) {
    kind = Self.kind(of: schema)
    let isArray = schema["type"]?.text == "array"
    conditions = schema["not"] != nil || isArray ? schema.rules(["not", "anyOf", "contains"]) : nil
  }

  private static func kind(of schema: JSONValue) -> Kind {
    if let name = schema.definition { return .reference(name) }
    if let value = schema["const"] { return .oneOf([value]) }
    if let names = schema["enum"] { return .oneOf(names.elements) }
    switch schema["type"]?.text {
    case "boolean": return .boolean
    case "number": return .number(schema.bounds, isWhole: false)
    case "integer": return .number(schema.bounds, isWhole: true)
    case "string":
      return .string(
        pattern: schema["pattern"]?.text, examples: schema["examples"].elements,
        canBeEmpty: schema["minLength"] == nil)
    case "array":
      let least = Int(schema["minItems"]?.number ?? 0)
      let most = min(Int(schema["maxItems"]?.number ?? 1000), least + 3)
      return .array(of: SampledForm(schema["items"] ?? true), count: least...most)
    case "object": return .object(SampledObject(schema))
    default:
      let alternatives = schema["anyOf"].elements
      return alternatives.isEmpty ? .any : .alternatives(alternatives.map(SampledForm.init))
    }
  }
}

/// The keys of an object and the rules about them.
struct SampledObject: Sendable {
  let properties: [String: SampledForm]
  let required: [String]
  /// The groups of keys of which exactly one is given.
  let choices: [[String]]
  /// All other keys.
  let free: [String]
  /// The values of other keys; `nil` if there can be none.
  let others: SampledForm?
  /// The rules about which keys are given together, except `required` and `choices`.
  let conditions: JSONValue

  init(_ schema: JSONValue) {
    let keys = schema["properties"]?.keys.filter { $0 != ArchiveKey.comment } ?? []
    properties = Dictionary(
      keys.compactMap { key in
        schema["properties"]?[key].map { (key, SampledForm($0)) }
      }
    ) { first, _ in first }
    required = schema["required"].elements.compactMap(\.text)
    choices = ([schema] + schema["allOf"].elements).compactMap { rule in
      guard let cases = rule["oneOf"] else { return nil }
      return cases.elements.flatMap { $0["required"].elements.compactMap(\.text) }
    }
    let bound = Set(required + choices.joined())
    free = keys.filter { !bound.contains($0) }
    let rest = schema["additionalProperties"] ?? false
    others = rest == .bool(false) ? nil : SampledForm(rest)
    let rules = schema["allOf"].elements.filter { $0["oneOf"] == nil }
    conditions = ["allOf": .array(rules + [schema.rules(["not", "anyOf", "dependentRequired"])])]
  }
}

extension SampledSchema {
  /// Whether a value satisfies a schema, except for formats of strings.
  func permits(_ value: JSONValue, _ schema: JSONValue) -> Bool {
    guard case .object(let rules) = schema else { return schema != .bool(false) }
    return rules.allSatisfy { keyword, rule in
      permits(value, keyword, rule) && permits(value, countedBy: keyword, rule)
        && (keyword != "additionalProperties" || rule != .bool(false)
          || value.keys.allSatisfy { rules["properties"]?[$0] != nil })
    }
  }

  private func permits(_ value: JSONValue, _ keyword: String, _ rule: JSONValue) -> Bool {
    switch keyword {
    case "$ref":
      rule.text.flatMap { table[JSONValue.name(in: $0)] }.map { permits(value, $0) } ?? false
    case "not": !permits(value, rule)
    case "allOf": rule.elements.allSatisfy { permits(value, $0) }
    case "anyOf": rule.elements.contains { permits(value, $0) }
    case "oneOf": rule.elements.count { permits(value, $0) } == 1
    case "required": rule.elements.allSatisfy(value.has)
    case "dependentRequired":
      rule.keys.allSatisfy { name in
        value[name] == nil || rule[name].elements.allSatisfy(value.has)
      }
    case "const": value == rule
    case "enum": rule.elements.contains(value)
    case "type": value.isOf(type: rule.text)
    default: true
    }
  }

  /// Whether a value satisfies the keywords that limit an amount.
  private func permits(_ value: JSONValue, countedBy keyword: String, _ rule: JSONValue) -> Bool {
    switch (keyword, value, rule) {
    case ("minItems", .array(let items), .number(let least)): Double(items.count) >= least
    case ("maxItems", .array(let items), .number(let most)): Double(items.count) <= most
    case ("contains", .array(let items), _): items.contains { permits($0, rule) }
    case ("minimum", .number(let number), .number(let least)): number >= least
    case ("maximum", .number(let number), .number(let most)): number <= most
    default: true
    }
  }
}

extension JSONValue {
  /// The value of a key; `nil` for anything but an object.
  subscript(key: String) -> JSONValue? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  var text: String? { if case .string(let text) = self { text } else { nil } }

  var number: Double? { if case .number(let number) = self { number } else { nil } }

  /// The keys of an object in alphabetical order.
  var keys: [String] { if case .object(let members) = self { members.keys.sorted() } else { [] } }

  /// The definition that a schema refers to.
  var definition: String? { self["$ref"]?.text.map(JSONValue.name) }

  /// The name of a definition in the text of a reference.
  static func name(in reference: String) -> String {
    reference.split(separator: "/").last.map(String.init) ?? ""
  }

  /// The range of a number.
  var bounds: ClosedRange<Double> {
    let range = NumberRange.number.bounds
    return
      (self["minimum"]?.number ?? range.lowerBound)...(self["maximum"]?.number
      ?? range.upperBound)
  }

  /// The schema with only some of its rules.
  func rules(_ names: Set<String>) -> JSONValue {
    guard case .object(let rules) = self else { return self }
    return .object(rules.filter { names.contains($0.key) })
  }

  /// Whether it is an object with a key.
  func has(_ key: JSONValue) -> Bool {
    guard case .object(let members) = self, case .string(let key) = key else { return false }
    return members[key] != nil
  }

  func isOf(type: String?) -> Bool {
    switch (self, type) {
    case (.null, "null"), (.bool, "boolean"), (.number, "number"), (.string, "string"),
      (.array, "array"), (.object, "object"):
      true
    case (.number(let number), "integer"): number == number.rounded()
    default: false
    }
  }
}

extension JSONValue? {
  /// The elements of an array; empty for anything else.
  var elements: [JSONValue] { self?.elements ?? [] }
}

extension JSONValue {
  /// The elements of an array; empty for anything else.
  var elements: [JSONValue] { if case .array(let elements) = self { elements } else { [] } }
}
