import Testing

@testable import VitrineCoding
@testable import VitrineGeometry
@testable import VitrineArchive
@testable import VitrineModel

/// A repeatable sequence of random values of the archive's schema.
///
/// What a sequence has made seldom is chosen more often, so that a long one has everything.
struct RandomArchives {
  var random: RandomSource
  private let schema = SampledSchema.archives
  /// How often each key of each definition was made.
  private var uses: [String: Int] = [:]
  /// The number of values that the current one may still have, except those it must have.
  private var budget = 0

  init(seed: UInt64) { random = RandomSource(seed: seed) }

  /// No archive can be made of a random value.
  struct NoArchive: Error {}

  /// The next archive.
  mutating func archive() throws -> WidgetArchive {
    try readable("WidgetArchive") { try ArchiveDecoder(isLenient: true).decode($0).archive }.value
  }

  /// The next bundle.
  mutating func bundle() throws -> WidgetBundleArchive {
    try readable("WidgetBundleArchive") { bytes in
      let file = try ArchiveDecoder(isLenient: true).decodeFile(bytes).0
      guard case .bundle(let bundle) = file else { throw NoArchive() }
      return bundle
    }.value
  }

  /// A random value of a definition without the parts that its reader refuses, also in JSON.
  private mutating func readable<Value>(
    _ name: String, size: ClosedRange<Int> = 60...400, _ read: ([UInt8]) throws -> Value
  ) throws -> (value: Value, json: JSONValue) {
    for _ in 0..<10 {
      guard var value = json(of: name, size: size) else { continue }
      for _ in 0..<20 {
        do {
          return (try read(ArchiveEncoder.encode(value)), value)
        } catch let error as ArchiveError {
          let paths = ([error] + error.others).compactMap(\.path?.steps)
          // Later elements come first, so that the indices of earlier ones remain valid.
          for steps in paths.reversed() { value = value.removing(steps[...]) ?? .null }
        }
      }
    }
    throw NoArchive()
  }

  /// A random value of a definition, with not many more parts than `size`.
  mutating func json(of name: String, size: ClosedRange<Int> = 60...400) -> JSONValue? {
    budget = Int.random(in: size, using: &random)
    return value(of: name)
  }

  /// A random value of a record in JSON, and those of its keys without which it would be another.
  mutating func record<Value: ArchiveValue>(
    _ type: Value.Type, of name: String
  ) throws -> (json: JSONValue, effective: [String]) {
    let decoder = ArchiveDecoder(isLenient: true)
    let (value, json) = try readable(name, size: 10...60) { try decoder.decode(type, $0).0 }
    let bytes = try ArchiveEncoder.encode(value)
    try #require(try decoder.decode(type, bytes).0 == value, "\(name)")
    let effective = try json.keys.filter { key in
      let rest = try ArchiveEncoder.encode(json.removing([.key(key)]) ?? .null)
      return (try? decoder.decode(type, rest).0) != value
    }
    return (json, effective)
  }
}

// MARK: Definitions

extension RandomArchives {
  /// The unions that keep the cases of a newer format.
  private static let openUnions: Set = ["ViewNode", "Modifier"]

  private mutating func value(of name: String) -> JSONValue? {
    guard let form = schema.forms[name] else { return nil }
    if Self.openUnions.contains(name), random.chance(0.02) {
      return .object(["x" + random.name(): random.json()])
    }
    let start = budget
    for _ in 0..<8 {
      budget = start
      if let value = value(form, in: name), isRead(value, name) { return value }
    }
    return schema.examples[name].map { variation(of: $0, name, form) }
  }

  /// Whether the record of a definition reads a value; large values are assumed to be read, because
  /// `readable` removes their invalid parts.
  private func isRead(_ value: JSONValue, _ name: String) -> Bool {
    guard let type = schema.records[name]?.type, value.size < 50 else { return true }
    return Self.isRead(JSONTree(value), as: type)
  }

  private static func isRead<Value: ArchiveValue>(_ tree: JSONTree, as type: Value.Type) -> Bool {
    let context = DecodingContext(limits: .standard, isLenient: true)
    let value = try? Value(from: TreeDecoder(tree, context: context))
    return value != nil && context.errors.isEmpty
  }

  /// An example with random values in place of its own, as far as they remain valid together.
  private mutating func variation(
    of example: JSONValue, _ name: String, _ form: SampledForm
  ) -> JSONValue {
    guard case .object(var members) = example, case .object(let object) = form.kind else {
      return example
    }
    for key in (object.required + object.free).shuffled(using: &random) {
      guard let part = object.properties[key] else { continue }
      var changed = members
      if case .array(let elements)? = members[key], case .array(let items, _) = part.kind {
        changed[key] = .array(elements.map { value(items, in: name) ?? $0 })
      } else {
        changed[key] = value(part, in: name)
      }
      let candidate = JSONValue.object(changed)
      guard schema.permits(candidate, object.conditions), isRead(candidate, name) else { continue }
      members = changed
      uses[name + "." + key, default: 0] += 1
    }
    return .object(members)
  }
}

// MARK: Forms

extension RandomArchives {
  /// A value of a form within the definition `name`; `nil` if none was found.
  private mutating func value(_ form: SampledForm, in name: String) -> JSONValue? {
    budget -= 1
    for _ in 0..<8 {
      guard let value = draft(form, in: name) else { return nil }
      if form.conditions.map({ schema.permits(value, $0) }) ?? true { return value }
    }
    return nil
  }

  /// A value of a form that may violate its conditions.
  private mutating func draft(_ form: SampledForm, in name: String) -> JSONValue? {
    switch form.kind {
    case .reference(let definition): return value(of: definition)
    case .any: return random.json()
    case .oneOf(let values): return values.randomElement(using: &random)
    case .boolean: return .bool(Bool.random(using: &random))
    case .number(let range, let isWhole):
      return .number(isWhole ? random.integer(in: range) : random.number(in: range))
    case .string(let pattern, let examples, let canBeEmpty):
      return string(pattern, examples, canBeEmpty: canBeEmpty)
    case .array(let items, let range):
      let count = budget > 0 ? Int.random(in: range, using: &random) : range.lowerBound
      return .array((0..<count).compactMap { _ in value(items, in: name) })
    case .object(let object): return self.object(object, in: name)
    case .alternatives(let forms): return alternative(forms, in: name)
    }
  }

  private mutating func alternative(_ forms: [SampledForm], in name: String) -> JSONValue? {
    let height = budget > 0 ? Int.max : forms.compactMap(schema.height).min() ?? 0
    let allowed = forms.filter { schema.height(of: $0) ?? .max <= height }
    for form in allowed.shuffled(using: &random) {
      if let value = value(form, in: name) { return value }
    }
    return nil
  }

  private mutating func object(_ object: SampledObject, in name: String) -> JSONValue? {
    guard let keys = keys(of: object, in: name) else { return nil }
    var members: [String: JSONValue] = [:]
    for key in keys.shuffled(using: &random) {
      guard let form = object.properties[key], let value = value(form, in: name) else {
        return nil
      }
      members[key] = value
      uses[name + "." + key, default: 0] += 1
    }
    if let others = object.others, budget > 0 {
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        members[random.name()] = value(others, in: name)
      }
    }
    return .object(members)
  }

  /// Keys that an object may have together; `nil` if none were found.
  private mutating func keys(of object: SampledObject, in name: String) -> [String]? {
    for _ in 0..<40 {
      let density = budget > 0 ? Double.random(in: 0.1...0.8, using: &random) : 0
      var keys = object.required
      for names in object.choices {
        if let key = choice(among: names, of: object, in: name) { keys.append(key) }
      }
      for key in object.free where density > 0 {
        // Less than one, because some keys exclude each other.
        let novelty = 0.6 / Double(1 + uses[name + "." + key, default: 0])
        if random.chance(max(density, novelty)) { keys.append(key) }
      }
      let members = JSONValue.object(
        Dictionary(keys.map { ($0, JSONValue.null) }) { first, _ in first })
      if schema.permits(members, object.conditions) { return keys }
    }
    return nil
  }

  /// One of several keys, mostly the less used of two.
  private mutating func choice(
    among names: [String], of object: SampledObject, in definition: String
  ) -> String? {
    var names = names
    if budget <= 0 {
      let heights = names.map { schema.height(of: object, $0) }
      let least = heights.min()
      names = zip(names, heights).filter { $0.1 == least }.map(\.0)
    }
    let pair = [names.randomElement(using: &random), names.randomElement(using: &random)]
    return pair.compactMap { $0 }.min {
      uses[definition + "." + $0, default: 0] < uses[definition + "." + $1, default: 0]
    }
  }

  /// Makers of the strings whose pattern says less than their type knows.
  private static let texts: [String: @Sendable (inout RandomSource) -> String] = [
    pattern(of: ArchiveDate.self): { $0.date().text },
    pattern(of: Path.self): { $0.path().steps },
    Color.hexSchema["pattern"]?.text ?? "": { source in
      "#"
        + (0..<([3, 6, 8].randomElement(using: &source) ?? 6)).map { _ in
          String(Int.random(in: 0..<16, using: &source), radix: 16)
        }.joined()
    },
    ValueRule<String>.currencyCode.schema["pattern"]?.text ?? "": { _ in "EUR" },
    ValueRule<String>.unit.schema["pattern"]?.text ?? "": { _ in "meter-per-second" },
  ]

  private static func pattern<Value: ArchiveValue>(of type: Value.Type) -> String {
    var definitions = SchemaDefinitions()
    return type.schema(in: &definitions)["pattern"]?.text ?? ""
  }

  private mutating func string(
    _ pattern: String?, _ examples: [JSONValue], canBeEmpty: Bool
  ) -> JSONValue? {
    guard let pattern else {
      return .string(!canBeEmpty || random.chance(0.7) ? random.name() : "")
    }
    return Self.texts[pattern].map { .string($0(&random)) }
      ?? examples.randomElement(using: &random)
  }
}

extension JSONValue {
  /// The number of values in it.
  fileprivate var size: Int {
    switch self {
    case .array(let elements): 1 + elements.map(\.size).reduce(0, +)
    case .object(let members): 1 + members.values.map(\.size).reduce(0, +)
    default: 1
    }
  }

  /// The value without the part at a path; `nil` if nothing is left of it.
  fileprivate func removing(_ steps: ArraySlice<NodePath.Step>) -> JSONValue? {
    guard let step = steps.first else { return nil }
    switch (self, step) {
    case (.object(var members), .key(let key)):
      members[key] = members[key]?.removing(steps.dropFirst())
      return .object(members)
    case (.array(var elements), .index(let index)) where elements.indices.contains(index):
      if let rest = elements[index].removing(steps.dropFirst()) {
        elements[index] = rest
      } else {
        elements.remove(at: index)
      }
      return .array(elements)
    // The part was removed with another.
    default: return self
    }
  }
}

extension JSONTree {
  init(_ value: JSONValue) {
    switch value {
    case .null: self = .null
    case .bool(let value): self = .bool(value)
    case .number(let value): self = .number(value)
    case .string(let value): self = .string(value)
    case .array(let values): self = .array(values.map(JSONTree.init))
    case .object(let members):
      var object = JSONObject()
      for (key, member) in members { _ = object.append(key, JSONTree(member)) }
      self = .object(object)
    }
  }
}
