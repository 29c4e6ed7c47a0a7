import VitrineCoding

/// A field of a modifier, and the value that it sets where it is given.
package struct Setting<Source: ArchiveRecord, Target>: Sendable {
  let field: Field<Source>
  let apply: @Sendable (Source, inout Target) -> Void

  /// Creates a field that replaces a value.
  init<Value: ArchiveValue>(
    _ name: String, _ source: any WritableKeyPath<Source, Value?> & Sendable,
    sets target: any WritableKeyPath<Target, Value> & Sendable, _ summary: String
  ) {
    self.init(Field(name, source, summary), source) { $0[keyPath: target] = $1 }
  }

  /// Creates a field that replaces a value that can be absent.
  init<Value: ArchiveValue>(
    _ name: String, _ source: any WritableKeyPath<Source, Value?> & Sendable,
    sets target: any WritableKeyPath<Target, Value?> & Sendable, _ summary: String
  ) {
    self.init(Field(name, source, summary), source) { $0[keyPath: target] = $1 }
  }

  /// Creates a field whose value is set in a way of its own.
  init<Value: ArchiveValue>(
    _ field: Field<Source>, _ source: any WritableKeyPath<Source, Value?> & Sendable,
    _ set: @escaping @Sendable (inout Target, Value) -> Void
  ) {
    self.field = field
    apply = { record, target in if let value = record[keyPath: source] { set(&target, value) } }
  }
}
