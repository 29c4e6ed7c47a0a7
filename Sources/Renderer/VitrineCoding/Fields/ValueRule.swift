/// A condition for a value, with its schema and the treatment of values that violate it.
///
/// A value that SwiftUI clamps is clamped here too, with a warning; a meaningless value is an
/// error.
package struct ValueRule<Value: Sendable>: Sendable {
  /// The result of checking a value.
  package enum Verdict: Sendable {
    /// The value is valid.
    case valid
    /// The value is replaced by another one, as SwiftUI clamps it; the text describes the change.
    case clamped(to: Value, String)
    /// The value is meaningless; the text describes why.
    case invalid(String)
    /// The number is outside the allowed range.
    case outside(ClosedRange<Double>, found: Double)
  }

  /// The rule as a JSON Schema.
  package let schema: [String: JSONValue]
  /// Returns the valid value that is closest to a value from SwiftUI, which is unbounded.
  ///
  /// Fractions below the precision of the format are dropped, even from valid values.
  package let nearest: @Sendable (Value) -> Value
  /// Whether an infinite number means the nearest valid one, as for a corner radius.
  var clampsInfinity = false
  /// Checks a value.
  package let judge: @Sendable (Value) -> Verdict

  /// Creates a rule whose violation is an error: `problem` returns its description, or `nil`.
  package init(schema: [String: JSONValue], problem: @escaping @Sendable (Value) -> String?) {
    self.init(schema: schema) { problem($0).map(Verdict.invalid) ?? .valid }
  }

  /// Creates a rule that may also clamp a value.
  package init(
    schema: [String: JSONValue], nearest: @escaping @Sendable (Value) -> Value = { $0 },
    judge: @escaping @Sendable (Value) -> Verdict
  ) {
    self.schema = schema
    self.nearest = nearest
    self.judge = judge
  }

  /// Returns the value, clamped if necessary.
  ///
  /// - Throws: `ArchiveError` for a meaningless value, at `key` inside the decoder's place.
  package func apply(_ value: Value, _ decoder: any Decoder, key: ArchiveKey? = nil) throws -> Value
  {
    switch judge(value) {
    case .valid: return nearest(value)
    case .clamped(let other, let message):
      let path = decoder.codingPath + (key.map { [$0] } ?? [])
      decoder.archiveContext?.report(Diagnostic(.ineffective(message), path: NodePath(path)))
      return other
    case .invalid(let problem):
      let path = decoder.codingPath + (key.map { [$0] } ?? [])
      throw ArchiveError(.invalidValue(problem), at: path)
    case .outside(let bounds, let found):
      let path = decoder.codingPath + (key.map { [$0] } ?? [])
      throw ArchiveError(.outOfRange(found, allowed: bounds), at: path)
    }
  }

  /// Returns the schema of a value that satisfies the rule, based on the schema of its type.
  package static func schema(of value: JSONValue, _ rule: ValueRule?) -> JSONValue {
    guard let rule, case .object(let members) = value else { return value }
    return .object(members.merging(rule.schema) { _, new in new })
  }
}

extension ValueRule<Flag> {
  /// A flag that must be `true`, for a modifier that abbreviates another one and has no off state.
  package static let on = ValueRule(schema: ["not": ["const": false]]) {
    $0.isOn ? nil : "must be true; otherwise omit the modifier"
  }
}

extension ValueRule<String> {
  /// At least one character.
  package static let notEmpty = ValueRule(schema: ["minLength": 1]) {
    $0.isEmpty ? "must not be empty" : nil
  }
}

extension ValueRule<String> {
  /// A name of at most 255 bytes, like a file's.
  package static let symbolName = ValueRule(
    schema: [
      "minLength": 1, "maxLength": .number(Double(nameLimit)),
      "format": .string(symbolFormat),
    ]
  ) {
    if $0.isEmpty { return "must not be empty" }
    return $0.utf8.count > nameLimit
      ? "a name of \($0.utf8.count) bytes is too long; at most \(nameLimit)" : nil
  }

  /// The format by which the schema marks names of symbols.
  package static let symbolFormat = "symbol-name"

  /// The maximum number of bytes in a name.
  private static let nameLimit = 255
}
