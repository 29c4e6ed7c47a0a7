/// A condition on a value, with its schema and what happens to a value that breaks it.
///
/// A value that SwiftUI clamps is clamped here too, with a warning; a value without meaning is an
/// error.
package struct ValueRule<Value: Sendable>: Sendable {
  /// The result of checking a value.
  package enum Verdict: Sendable {
    /// The value is valid.
    case valid
    /// The value is replaced by another one, as SwiftUI clamps it; the text describes this.
    case clamped(to: Value, String)
    /// The value has no meaning; the text describes why.
    case invalid(String)
    /// The number is outside of the numbers that are allowed.
    case outside(ClosedRange<Double>, found: Double)
  }

  /// The rule in the words of JSON Schema.
  package let schema: [String: JSONValue]
  /// Returns the valid value that is closest to a SwiftUI value, which is unbounded.
  ///
  /// Fractions below the precision of the format are dropped, even from valid values.
  package let nearest: @Sendable (Value) -> Value
  /// Checks a value.
  package let judge: @Sendable (Value) -> Verdict

  /// A rule whose violation is an error: `problem` returns its description, or `nil`.
  package init(schema: [String: JSONValue], problem: @escaping @Sendable (Value) -> String?) {
    self.init(schema: schema) { problem($0).map(Verdict.invalid) ?? .valid }
  }

  /// A rule that may also bend a value into range.
  package init(
    schema: [String: JSONValue], nearest: @escaping @Sendable (Value) -> Value = { $0 },
    judge: @escaping @Sendable (Value) -> Verdict
  ) {
    self.schema = schema
    self.nearest = nearest
    self.judge = judge
  }

  /// The value as the archive's readers get it.
  ///
  /// - Throws: `ArchiveError` for a value without meaning, at `key` inside the decoder's place.
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

  /// The schema of a value that follows the rule, made from that of its type.
  package static func schema(of value: JSONValue, _ rule: ValueRule?) -> JSONValue {
    guard let rule, case .object(let members) = value else { return value }
    return .object(members.merging(rule.schema) { _, new in new })
  }
}

extension ValueRule<Flag> {
  /// A flag that must be on, for a modifier that maps to another one and has no off state.
  package static let on = ValueRule(schema: ["not": ["const": false]]) {
    $0.isOn ? nil : "must be true; leave the modifier out instead"
  }
}

extension ValueRule<String> {
  /// At least one character.
  package static let notEmpty = ValueRule(schema: ["minLength": 1]) {
    $0.isEmpty ? "must not be empty" : nil
  }
}

extension ValueRule<String> {
  /// A name of at most 255 bytes, as names of files are.
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

  /// The format by which a schema marks names of symbols.
  package static let symbolFormat = "symbol-name"

  /// Most bytes of a name.
  private static let nameLimit = 255
}
