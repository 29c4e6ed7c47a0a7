/// A value whose JSON form is an object with named fields.
///
/// One table, `fields`, says how the type is read, written and described; a field that is absent
/// (or `null`) keeps the value that `init()` gives it.
public protocol ArchiveRecord: ArchiveValue {
  /// Makes a value with every field at its default.
  init()
  /// The fields in documentation order.
  static var fields: [Field<Self>] { get }
  /// Shorter JSON forms than the object, tried in order.
  static var shorthands: [Shorthand<Self>] { get }
  /// Checks what no single field can; returns what is wrong, or `nil`.
  func validate() -> String?
  /// Compares the value with the limits of a reading; returns the limit that it exceeds, or `nil`.
  func excess(over limits: ArchiveLimits) -> ArchiveError.Reason?
}

extension ArchiveRecord {
  /// No shorter form.
  public static var shorthands: [Shorthand<Self>] { [] }

  /// Nothing to check.
  public func validate() -> String? { nil }

  /// Nothing to limit.
  public func excess(over limits: ArchiveLimits) -> ArchiveError.Reason? { nil }

  /// Reads the object form or one of the short forms.
  ///
  /// - Throws: `ArchiveError` for a missing or wrong field; unknown fields become warnings.
  public init(from decoder: any Decoder) throws {
    if let short = try Self.readShorthand(decoder) {
      self = short
    } else {
      self.init()
      try readFields(decoder)
    }
    if let problem = validate() {
      throw ArchiveError(.invalidValue(problem), at: decoder.codingPath)
    }
    if let limits = decoder.archiveContext?.limits, let reason = excess(over: limits) {
      throw ArchiveError(reason, at: decoder.codingPath)
    }
  }

  /// Writes the shortest form that keeps every value; fields at their default are left out.
  public func encode(to encoder: any Encoder) throws {
    for shorthand in Self.shorthands {
      if let value = shorthand.write(self) { return try value.encode(to: encoder) }
    }
    var container = encoder.container(keyedBy: ArchiveKey.self)
    for field in Self.fields { try field.write(self, &container) }
  }

  /// A definition named after the type: the object form or one of the short forms.
  public static func schema(in definitions: inout SchemaDefinitions) -> JSONValue {
    definitions.reference(String(describing: Self.self)) { definitions in
      let object = objectSchema(in: &definitions)
      let short = shorthands.map { $0.describe(&definitions) }
      return short.isEmpty ? object : ["anyOf": .array([object] + short)]
    }
  }

  private static func objectSchema(in definitions: inout SchemaDefinitions) -> JSONValue {
    var properties: [String: JSONValue] = [ArchiveKey.comment: true]
    for field in fields { properties[field.name] = field.describe(&definitions) }
    var schema: [String: JSONValue] = [
      "type": "object", "properties": .object(properties), "additionalProperties": false,
    ]
    let required = fields.filter(\.isRequired).map { JSONValue.string($0.name) }
    if !required.isEmpty { schema["required"] = .array(required) }
    return .object(schema)
  }

  private static func readShorthand(_ decoder: any Decoder) throws -> Self? {
    guard !shorthands.isEmpty else { return nil }
    let container = try decoder.singleValueContainer()
    for shorthand in shorthands {
      if let value = try shorthand.read(container) { return value }
    }
    return nil
  }

  private mutating func readFields(_ decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: ArchiveKey.self)
    for field in Self.fields { try field.read(&self, container) }
    // The decoder's own order of keys changes from run to run.
    let unknown = container.allKeys.map(\.stringValue).filter { name in
      name != ArchiveKey.comment && !Self.fields.contains { $0.name == name }
    }
    for name in unknown.sorted() {
      decoder.report(
        .unknownName(kind: .field, name: name, candidates: Self.fields.map(\.name)))
    }
  }
}

/// A shorter JSON form of a record: a plain string, number, boolean or array.
public struct Shorthand<Root: Sendable>: Sendable {
  let describe: @Sendable (inout SchemaDefinitions) -> JSONValue
  let read: @Sendable (any SingleValueDecodingContainer) throws -> Root?
  let write: @Sendable (Root) -> JSONValue?

  /// A short form that is read from a JSON value of type `Value`.
  ///
  /// - Parameters:
  ///   - read: makes the record, or `nil` when the value is none of this form.
  ///   - write: the short form of a record, or `nil` when it would lose something.
  package init<Value: ArchiveValue>(
    _ type: Value.Type, read: @escaping @Sendable (Value) throws -> Root?,
    write: @escaping @Sendable (Root) -> JSONValue?
  ) {
    describe = { Value.schema(in: &$0) }
    self.read = { container in
      do {
        return try read(container.decode(Value.self))
      } catch var error as ArchiveError {
        // The JSON has this form, but what it says is wrong: no other form can be meant.
        if error.path?.steps.isEmpty ?? true { error.path = NodePath(container.codingPath) }
        throw error
      } catch {
        return nil
      }
    }
    self.write = write
  }
}
