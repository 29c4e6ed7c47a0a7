/// One named field of an `ArchiveRecord`: its JSON name, its property and its meaning.
///
/// A class, because reading goes through all fields of a record, and structures would be copied
/// with their closures.
package final class Field<Root: Sendable>: Sendable {
  /// The key in the JSON object.
  package let name: String
  /// Whether a record without the field is an error.
  package let isRequired: Bool
  /// A one-sentence description of the field.
  package let summary: String
  /// Reads the field if it is present.
  package let read: @Sendable (inout Root, Source) throws -> Void
  /// Writes the field unless it has its default value.
  package let write: @Sendable (Root, inout KeyedEncodingContainer<ArchiveKey>) throws -> Void
  /// Copies the value of another record, unless it is the default.
  package let take: @Sendable (Root, inout Root) -> Void
  /// Applies the rules of the field and of its parts to a value of widget code.
  package let applyRules: @Sendable (inout Root, RuleChanges) -> Void
  /// The schema of the field's value.
  package let describe: @Sendable (inout SchemaDefinitions) -> JSONValue
  /// The default value in JSON; `nil` if it has no JSON form.
  package let standard: @Sendable () -> JSONValue?

  /// An object that fields are read from.
  package struct Source {
    package let decoder: any Decoder
    package let container: KeyedDecodingContainer<ArchiveKey>
  }

  /// Creates a field with a default, or one that must be given if it is `required`.
  ///
  /// - Parameter isWritten: whether the default is written as well, because the presence of the
  ///   field identifies the record.
  package convenience init<Value: ArchiveValue>(
    _ name: String, _ keyPath: any WritableKeyPath<Root, Value> & Sendable,
    required: Bool = false, rule: ValueRule<Value>? = nil,
    isWritten: @escaping @Sendable (Root) -> Bool = { _ in false }, _ summary: String
  ) where Root: ArchiveRecord {
    let key = ArchiveKey(name)
    let rule = rule ?? Value.standardRule
    // Created only once, because calling `Root()` for every written field would take most of the
    // time.
    let standard = Root()[keyPath: keyPath]
    self.init(
      name, required: required, rule: rule, summary,
      standard: { required ? nil : JSONValue(encoding: standard) }
    ) { root, source in
      let value = try source.value(Value.self, key, rule: rule, isRequired: required)
      if let value { root[keyPath: keyPath] = value }
    } write: { root, container in
      let value = root[keyPath: keyPath]
      if required || value != standard || isWritten(root) {
        try container.encode(rule?.nearest(value) ?? value, forKey: key)
      }
    } take: { other, root in
      let value = other[keyPath: keyPath]
      if value != standard { root[keyPath: keyPath] = value }
    } applyRules: { root, changes in
      // A default is not the author's value.
      if changes.isReplacing, !required, root[keyPath: keyPath] == standard { return }
      changes.apply(rule, to: &root[keyPath: keyPath], name)
    }
  }

  /// Creates an optional field.
  ///
  /// - Parameter isCondition: whether the record has another meaning without the field, so that a
  ///   value of a newer format cannot be ignored.
  package convenience init<Value: ArchiveValue>(
    _ name: String, _ keyPath: any WritableKeyPath<Root, Value?> & Sendable,
    rule: ValueRule<Value>? = nil, isCondition: Bool = false, _ summary: String
  ) {
    let key = ArchiveKey(name)
    let rule = rule ?? Value.standardRule
    self.init(name, required: false, rule: rule, summary) { root, source in
      let value = try source.value(Value.self, key, rule: rule, isRequired: isCondition)
      if let value { root[keyPath: keyPath] = value }
    } write: { root, container in
      guard let value = root[keyPath: keyPath] else { return }
      try container.encode(rule?.nearest(value) ?? value, forKey: key)
    } take: { other, root in
      if let value = other[keyPath: keyPath] { root[keyPath: keyPath] = value }
    } applyRules: { root, changes in
      guard var value = root[keyPath: keyPath] else { return }
      changes.apply(rule, to: &value, name)
      root[keyPath: keyPath] = value
    }
  }

  /// Creates a field of `Root` from a field of a record that is stored in it.
  package init<Part: ArchiveRecord>(
    _ field: Field<Part>, in part: any WritableKeyPath<Root, Part> & Sendable
  ) {
    name = field.name
    isRequired = field.isRequired
    summary = field.summary
    describe = field.describe
    standard = field.standard
    read = { root, source in
      let source = Field<Part>.Source(decoder: source.decoder, container: source.container)
      try field.read(&root[keyPath: part], source)
    }
    write = { root, container in try field.write(root[keyPath: part], &container) }
    take = { other, root in field.take(other[keyPath: part], &root[keyPath: part]) }
    applyRules = { root, changes in field.applyRules(&root[keyPath: part], changes) }
  }

  private init<Value: ArchiveValue>(
    _ name: String, required: Bool, rule: ValueRule<Value>?, _ summary: String,
    standard: @escaping @Sendable () -> JSONValue? = { nil },
    read: @escaping @Sendable (inout Root, Source) throws -> Void,
    write: @escaping @Sendable (Root, inout KeyedEncodingContainer<ArchiveKey>) throws -> Void,
    take: @escaping @Sendable (Root, inout Root) -> Void,
    applyRules: @escaping @Sendable (inout Root, RuleChanges) -> Void
  ) {
    self.name = name
    self.applyRules = applyRules
    isRequired = required
    self.summary = summary
    self.standard = standard
    self.write = write
    self.take = take
    self.read = { root, source in
      if required, !source.container.contains(ArchiveKey(name)) {
        throw ArchiveError(.missingField(name), at: source.decoder.codingPath)
      }
      try read(&root, source)
    }
    describe = { ValueRule.schema(of: Value.schema(in: &$0), rule) }
  }
}

extension Field.Source {
  /// Reads the value of a field and checks it against its rule; `nil` when it is absent.
  ///
  /// An unknown name of a newer format invalidates the field, not the archive.
  package func value<Value: ArchiveValue>(
    _ type: Value.Type, _ key: ArchiveKey, rule: ValueRule<Value>?, isRequired: Bool
  ) throws -> Value? {
    do {
      guard let value = try container.decode(Value.self, ifGiven: key) else { return nil }
      return try rule?.apply(value, decoder, key: key) ?? value
    } catch let error as ArchiveError
      where !isRequired && decoder.archiveContext?.tolerates(error) == true
    {
      return nil
    } catch {
      if let type = Value.self as? any FreelyKeyed.Type {
        try type.noteFaults(in: container.superDecoder(forKey: key))
      }
      throw error
    }
  }
}

/// An object with arbitrary keys, all of whose values are read even if one of them is invalid.
private protocol FreelyKeyed {
  /// Reads the values only to record their errors.
  ///
  /// - Throws: an error that ends reading altogether.
  static func noteFaults(in decoder: any Decoder) throws
}

extension Dictionary: FreelyKeyed where Key == String, Value: ArchiveValue {
  fileprivate static func noteFaults(in decoder: any Decoder) throws {
    guard let object = decoder.object else { return }
    let container = try decoder.container(keyedBy: ArchiveKey.self)
    for member in object.members {
      do {
        let value = try container.superDecoder(forKey: ArchiveKey(member.key))
        if let type = Value.self as? any FreelyKeyed.Type { try type.noteFaults(in: value) }
        _ = try Value(from: value)
      } catch {
        try decoder.recover(from: error)
      }
    }
  }
}
