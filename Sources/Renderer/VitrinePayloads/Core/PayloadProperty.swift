import VitrineCoding

/// A property of a payload format: one row of the format's table.
///
/// Reading, warnings, the schema and the reference follow from the rows.
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
  /// A component.
  case component
  /// A length in points, `"100%"` or `"auto"`.
  case length
  /// A string or an array of strings.
  case words
  /// An object or an array.
  case list
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
    case .milliseconds: "a number of milliseconds"
    case .degrees: "a number of degrees"
    case .text: "a string"
    case .date: "a date in ISO 8601 or a number of milliseconds"
    case .flag: "true or false"
    case .color: "a colour as a string"
    case .background: "a colour or a gradient as a string"
    case .choice(let words), .word(let words):
      "one of " + words.map { "\"\($0)\"" }.joined(separator: ", ")
    case .component: "a component"
    case .length: "a number of points, \"100%\" or \"auto\""
    case .words: "a string or an array of strings"
    case .list: "an array or an object"
    case .json: "an object, or one as JSON in a string"
    case .any: "a value"
    }
  }

  /// The words that are accepted; `nil` for other types.
  private var words: [String]? {
    switch self {
    case .choice(let words), .word(let words): words
    default: nil
    }
  }

  /// A value that is not accepted, as errors describe it.
  func found(_ value: JSONTree) -> String {
    guard words != nil, case .string(let word) = value, word.count <= 40 else {
      return value.type.rawValue
    }
    return "\"\(word)\""
  }

  /// The word of a choice that a value probably means, as the rest of a message; empty for none.
  func suggestion(for value: JSONTree) -> String {
    guard let words, case .string(let word) = value,
      let nearest = Suggestion.nearest(to: word, among: words)
    else { return "" }
    return "; did you mean \"\(nearest)\"?"
  }

  /// Whether a value has this type.
  func accepts(_ value: JSONTree) -> Bool {
    switch (self, value) {
    case (.any, _), (.component, _): true
    case (.points, .number), (.number, .number), (.milliseconds, .number), (.degrees, .number):
      true
    case (.text, .string), (.color, .string), (.background, .string), (.flag, .bool): true
    case (.date, .string), (.date, .number), (.length, .number): true
    case (.length, .string(let text)): text == "100%" || text == "auto" || Double(text) != nil
    case (.choice(let words), .string(let word)):
      words.contains { $0.lowercased() == word.lowercased() }
    case (.word(let words), .string(let word)): words.contains(word)
    case (.words, .string), (.list, .array), (.list, .object): true
    case (.words, .array(let values)): values.allSatisfy { $0.type == .string }
    case (.json, .object), (.json, .array), (.json, .string): true
    default: false
    }
  }

  /// The JSON Schema of the values.
  package var schema: JSONValue {
    switch self {
    case .points, .number, .milliseconds, .degrees: ["type": "number"]
    case .text, .color, .background: ["type": "string"]
    case .flag: ["type": "boolean"]
    case .choice(let words), .word(let words): ["enum": .array(words.map(JSONValue.string))]
    case .date, .length: ["type": ["number", "string"]]
    case .words: ["type": ["string", "array"]]
    case .list: ["type": ["object", "array"]]
    case .json: ["type": ["object", "array", "string"]]
    case .component, .any: true
    }
  }
}
