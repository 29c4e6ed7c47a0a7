import VitrineCoding

/// A property of a payload format: one row of the format's table.
///
/// Reading, warnings and the reference follow from the rows.
package struct PayloadProperty: Sendable {
  /// The full name in the payload.
  package let name: String
  /// The type and unit of its values.
  package let unit: PayloadUnit
  /// The modifier or argument of the archive; `nil` if it has no effect.
  package let archive: String?

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - name: the full name in the payload.
  ///   - unit: the type and unit of its values.
  ///   - archive: the modifier or argument of the archive; `nil` if it has no effect.
  init(_ name: String, _ unit: PayloadUnit, _ archive: String?) {
    (self.name, self.unit, self.archive) = (name, unit, archive)
  }
}

/// The types and units of properties.
package enum PayloadUnit: Hashable, Sendable {
  /// A length in points.
  case points
  /// A factor, a fraction or a count.
  case number
  /// A number from 0 to 1.
  case fraction
  /// A number of at least 0.
  case amount
  /// A string or a number.
  case datum
  /// An angle as a string.
  case angle
  /// A time in milliseconds since the start of 1970.
  case milliseconds
  /// An angle in degrees.
  case degrees
  /// A string.
  case text
  /// A date: ISO 8601, or milliseconds since the start of 1970.
  case date
  /// `true` or `false`.
  case flag
  /// A colour as a string.
  case color
  /// A colour or a gradient as a string.
  case background
  /// One of several words.
  case choice([String])
  /// One of several words, in this spelling.
  case word([String])
  /// One of several words, or an array of them.
  case wordList([String])
  /// Several words, separated by spaces.
  case wordSet([String])
  /// A component.
  case component
  /// A length in points, `"100%"` or `"auto"`.
  case length
  /// A string or an array of strings.
  case words
  /// An object or an array.
  case list
  /// An object.
  case object
  /// An object, also as JSON in a string.
  case json
  /// Any value.
  case any

  /// The words of an enumeration.
  static func words<Word: RawRepresentable & CaseIterable>(of type: Word.Type) -> PayloadUnit
  where Word.RawValue == String { .word(type.allCases.map(\.rawValue)) }

  /// The expected value, as errors describe it.
  package var wanted: String {
    switch self {
    case .points: "a number of points"
    case .number: "a number"
    case .fraction: "a number from 0 to 1"
    case .amount: "a number of at least 0"
    case .datum: "a string or a number"
    case .angle: "an angle such as \"45deg\""
    case .milliseconds: "a number of milliseconds"
    case .degrees: "a number of degrees"
    case .text: "a string"
    case .date: "a date in ISO 8601 or a number of milliseconds"
    case .flag: "true or false"
    case .color: "a colour as a string"
    case .background: "a colour or a gradient as a string"
    case .choice(let words), .word(let words): "one of \(PayloadUnit.quoted(words))"
    case .wordList(let words): "one of \(PayloadUnit.quoted(words)), or an array of them"
    case .wordSet(let words): "of the words \(PayloadUnit.quoted(words))"
    case .component: "a component"
    case .length: "a number of points, \"100%\" or \"auto\""
    case .words: "a string or an array of strings"
    case .list: "an array or an object"
    case .object: "an object"
    case .json: "an object, or one as JSON in a string"
    case .any: "a value"
    }
  }

  private static func quoted(_ words: [String]) -> String {
    words.map { "\"\($0)\"" }.joined(separator: ", ")
  }

  /// The words that are accepted; `nil` for other types.
  private var words: [String]? {
    switch self {
    case .choice(let words), .word(let words), .wordList(let words), .wordSet(let words): words
    default: nil
    }
  }

  /// The numbers that are drawn as they are; `nil` for other types.
  var range: ClosedRange<Double>? {
    switch self {
    case .fraction: 0...1
    case .amount: 0...Double.greatestFiniteMagnitude
    default: nil
    }
  }

  /// A value that is not accepted, as errors describe it.
  func found(_ value: JSONTree) -> String {
    // JSON has no infinite numbers; Expo's scripts pass them as this word.
    if accepts(.number(0)), value.string == "infinity" { return "infinite" }
    guard words != nil || self == .angle, case .string(let word) = value, word.count <= 40 else {
      return value.type.rawValue
    }
    return "\"\(word)\""
  }

  /// The word of a choice that a value probably means; `nil` for none.
  func nearest(to value: JSONTree) -> String? {
    guard let words, case .string(let word) = value else { return nil }
    return Suggestion.nearest(to: word, among: words)
  }

  /// Whether a value has this type.
  func accepts(_ value: JSONTree) -> Bool {
    switch (self, value) {
    case (.any, _), (.component, _): true
    case (.points, .number), (.number, .number), (.milliseconds, .number), (.degrees, .number):
      true
    case (.fraction, .number), (.amount, .number), (.datum, .number), (.datum, .string): true
    case (.angle, .string(let text)): StyleAngle.degrees(text, plain: true) != nil
    case (.text, .string), (.color, .string), (.background, .string), (.flag, .bool): true
    case (.date, .string), (.date, .number), (.length, .number): true
    case (.length, .string(let text)): text == "100%" || text == "auto" || Double(text) != nil
    case (.choice(let words), .string(let word)):
      words.contains { $0.lowercased() == word.lowercased() }
    case (.word(let words), .string(let word)), (.wordList(let words), .string(let word)):
      words.contains(word)
    case (.wordList, .array): true
    case (.wordSet(let words), .string(let text)):
      text.split(separator: " ").allSatisfy { words.contains($0.lowercased()) }
    case (.words, .string), (.list, .array), (.list, .object), (.object, .object): true
    case (.words, .array(let values)): values.allSatisfy { $0.type == .string }
    case (.json, .object), (.json, .array), (.json, .string): true
    default: false
    }
  }
}
