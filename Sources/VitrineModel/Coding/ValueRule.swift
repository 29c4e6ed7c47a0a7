/// A condition on a value, with its schema and what happens to a value that breaks it.
///
/// What SwiftUI clamps is clamped here too, with a warning; what has no meaning is an error.
package struct ValueRule<Value: Sendable>: Sendable {
  /// What a rule says of a value.
  package enum Verdict: Sendable {
    /// The value is valid.
    case valid
    /// The value counts as another one, as SwiftUI clamps it; the text says so.
    case clamped(to: Value, String)
    /// The value has no meaning; the text says why.
    case invalid(String)
  }

  /// The rule in the words of JSON Schema.
  let schema: [String: JSONValue]
  private let judge: @Sendable (Value) -> Verdict

  /// A rule whose breach is an error: `problem` says what is wrong, or `nil`.
  package init(schema: [String: JSONValue], problem: @escaping @Sendable (Value) -> String?) {
    self.schema = schema
    judge = { problem($0).map(Verdict.invalid) ?? .valid }
  }

  /// A rule that may also bend a value into range.
  package init(schema: [String: JSONValue], judge: @escaping @Sendable (Value) -> Verdict) {
    self.schema = schema
    self.judge = judge
  }

  /// The value as the archive's readers get it.
  ///
  /// - Throws: `ArchiveError` for a value without meaning, at `key` inside the decoder's place.
  func apply(_ value: Value, _ decoder: any Decoder, key: ArchiveKey? = nil) throws -> Value {
    switch judge(value) {
    case .valid: return value
    case .clamped(let other, let message):
      let path = decoder.codingPath + (key.map { [$0] } ?? [])
      decoder.archiveContext?.report(Diagnostic(.ineffective(message), path: NodePath(path)))
      return other
    case .invalid(let problem):
      let path = decoder.codingPath + (key.map { [$0] } ?? [])
      throw ArchiveError(.invalidValue(problem), at: path)
    }
  }
}

extension ValueRule<Double> {
  /// Zero or more; a negative number counts as 0, as in SwiftUI.
  package static let nonNegative = clamped(schema: ["minimum": 0], 0...Double.infinity)

  /// From 0 to 1; what lies outside counts as the nearer end, as in SwiftUI.
  package static let fraction = clamped(schema: ["minimum": 0, "maximum": 1], 0...1)

  /// More than zero.
  package static let positive = ValueRule(schema: ["exclusiveMinimum": 0]) {
    $0 <= 0 ? "must be greater than 0, is \($0.plainText)" : nil
  }

  private static func clamped(
    schema: [String: JSONValue], _ range: ClosedRange<Double>
  ) -> ValueRule {
    ValueRule(schema: schema) { value -> Verdict in
      let nearest = min(max(value, range.lowerBound), range.upperBound)
      return nearest == value
        ? .valid : .clamped(to: nearest, "\(value.plainText) counts as \(nearest.plainText)")
    }
  }
}

extension ValueRule<Extent> {
  /// Zero or more; a negative number counts as 0, as in SwiftUI.
  package static let nonNegativeExtent = ValueRule(
    schema: ["anyOf": [["type": "number", "minimum": 0], ["const": "infinity"]]]
  ) { value -> Verdict in
    value.points < 0 ? .clamped(to: 0, "\(value.points.plainText) counts as 0") : .valid
  }
}

extension ValueRule<Int> {
  /// One or more; a smaller number counts as 1, as SwiftUI documents it for line limits.
  package static let atLeastOne = ValueRule(
    schema: ["minimum": 1, "maximum": .number(0x1p53)]
  ) { value -> Verdict in
    if value > 1 << 53 { return .invalid("\(value) is too large") }
    return value < 1 ? .clamped(to: 1, "\(value) counts as 1") : .valid
  }
}

extension ValueRule<Int> {
  /// The columns of a cell: at least one, and no more than a table of them can reasonably hold.
  package static let columns = ValueRule(
    schema: ["minimum": 1, "maximum": 1000]
  ) { value -> Verdict in
    if value > 1000 { return .invalid("\(value) is too large; at most 1000") }
    return value < 1 ? .clamped(to: 1, "\(value) counts as 1") : .valid
  }
}

extension ValueRule<Int> {
  /// The points of a mesh along one axis.
  package static let mesh = ValueRule(schema: ["minimum": 2, "maximum": 32]) {
    (2...32).contains($0) ? nil : "must be from 2 to 32, is \($0)"
  }
}

extension ValueRule<Flag> {
  /// Switched on; for a modifier that stands for another one and cannot say that it is off.
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

extension ValueRule<[Double]> {
  /// Dashes: none, or lengths of which at least one moves the pen on.
  package static let dashes = ValueRule(
    schema: [
      "items": ["type": "number", "minimum": 0],
      "anyOf": [["maxItems": 0], ["contains": ["type": "number", "exclusiveMinimum": 0]]],
    ]
  ) { dash in
    guard !dash.isEmpty, dash.contains(where: { $0 < 0 }) || dash.allSatisfy({ $0 == 0 }) else {
      return nil
    }
    return "needs lengths of 0 or more, at least one above 0"
  }
}

extension ValueRule<[Gradient.Stop]> {
  /// At least one colour.
  package static let nonEmptyStops = ValueRule(schema: ["minItems": 1]) {
    $0.isEmpty ? "a gradient needs at least one stop" : nil
  }
}

extension ValueRule<Shape> {
  /// A shape that can be made evenly smaller.
  package static let insettable = ValueRule(schema: [
    "not": ["type": "object", "required": ["path"]]
  ]) {
    type(of: $0.payload).isInsettable ? nil : "a path has no smaller form; use another shape"
  }
}
