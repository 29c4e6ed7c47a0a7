/// A value whose JSON form is an object with named fields.
///
/// The table `fields` defines how the type is read, written and described. A missing field has the
/// value that `init()` sets.
package protocol ArchiveRecord: ArchiveValue {
  /// Creates a value with every field at its default.
  init()
  /// The fields in documentation order.
  static var fields: [Field<Self>] { get }
  /// The rules about which fields are given together.
  static var rules: [FieldRule] { get }
  /// Shorter JSON forms than the object, tried in order.
  static var shorthands: [Shorthand<Self>] { get }
  /// Checks what neither a field nor a rule can check; returns the problem, or `nil`.
  func validate() -> String?
  /// Makes fields agree that their rules have changed one by one.
  mutating func reconcile(_ changes: RuleChanges)
  /// Returns a warning about a value that is valid but probably a mistake; `nil` for none.
  func remark() -> String?
  /// Compares the value with the limits of reading; returns the error for an exceeded limit, or
  /// `nil`.
  func excess(over limits: ArchiveLimits) -> ArchiveError.Reason?
}

extension ArchiveRecord {
  /// By default, fields can be combined freely.
  package static var rules: [FieldRule] { [] }

  /// By default, there is only the object form.
  package static var shorthands: [Shorthand<Self>] { [] }

  /// By default, every value is valid.
  package func validate() -> String? { nil }

  /// By default, fields are independent.
  package mutating func reconcile(_ changes: RuleChanges) {}

  /// By default, there are no warnings.
  package func remark() -> String? { nil }

  /// By default, no limit applies.
  package func excess(over limits: ArchiveLimits) -> ArchiveError.Reason? { nil }

  /// Reads the object form or one of the short forms.
  ///
  /// - Throws: `ArchiveError` for a missing or invalid field; unknown fields become warnings.
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
    if let remark = remark() {
      decoder.archiveContext?.report(
        Diagnostic(.ineffective(remark), path: NodePath(decoder.codingPath)))
    }
    if let limits = decoder.archiveContext?.limits, let reason = excess(over: limits) {
      throw ArchiveError(reason, at: decoder.codingPath)
    }
  }

  /// Applies the rules of all fields.
  package mutating func applyRules(_ changes: RuleChanges) {
    for field in Self.fields { field.applyRules(&self, changes) }
    if !changes.isReplacing { reconcile(changes) }
  }

  /// Writes the shortest form that preserves every value; fields with their default values are left
  /// out.
  public func encode(to encoder: any Encoder) throws {
    for shorthand in Self.shorthands {
      if let value = shorthand.write(self) { return try value.encode(to: encoder) }
    }
    var container = encoder.container(keyedBy: ArchiveKey.self)
    for field in Self.fields { try field.write(self, &container) }
  }

  private static func readShorthand(_ decoder: any Decoder) throws -> Self? {
    for shorthand in shorthands {
      if let value = try shorthand.read(decoder) { return value }
    }
    return nil
  }

  private mutating func readFields(_ decoder: any Decoder) throws {
    if let type = decoder.jsonType, type != .object {
      let forms = Self.shorthands.map(\.type.rawValue) + [JSONType.object.rawValue]
      throw decoder.mismatch(forms.joined(separator: " or "))
    }
    let container = try decoder.container(keyedBy: ArchiveKey.self)
    let source = Field<Self>.Source(decoder: decoder, container: container)
    let object = decoder.object
    var isFaulty = false
    for field in Self.fields where field.isRequired || object?.contains(field.name) ?? true {
      do {
        try field.read(&self, source)
      } catch {
        try decoder.recover(from: error)
        isFaulty = true
      }
    }
    decoder.reportUnknown(
      container, known: { name in Self.fields.contains { $0.name == name } }
    ) {
      Self.fields.map(\.name)
    }
    for rule in Self.rules {
      if let problem = rule.problem({ container.contains(ArchiveKey($0)) }) {
        throw ArchiveError(.invalidValue(problem), at: decoder.codingPath)
      }
    }
    if isFaulty { throw NotedErrors() }
  }
}
