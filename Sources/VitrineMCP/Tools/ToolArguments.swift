import VitrineCoding

/// The arguments of a call, checked against what the tool takes.
package struct ToolArguments: Sendable {
  private let values: [String: JSONValue]

  /// Checks the arguments of a call; `null` means that an argument is omitted.
  ///
  /// - Throws: `ToolFault` that names the argument and what it may be.
  package init(
    _ given: [String: JSONValue], _ parameters: [ToolParameter]
  ) throws(ToolFault) {
    let names = parameters.map(\.name)
    for name in given.keys.sorted() where !names.contains(name) {
      throw ToolFault(
        "there is no argument '\(name.singleLine)'",
        hint: Suggestion.hint(for: name, among: names)
          ?? (names.isEmpty ? "call it without arguments" : "it takes " + Suggestion.list(names)))
    }
    var values: [String: JSONValue] = [:]
    for parameter in parameters {
      guard let value = given[parameter.name], value != .null else {
        guard parameter.isRequired else { continue }
        throw ToolFault("'\(parameter.name)' is missing", hint: parameter.help)
      }
      guard parameter.kind.accepts(value) else {
        throw ToolFault(
          "'\(parameter.name)' has to be \(parameter.kind.text)", hint: parameter.help)
      }
      values[parameter.name] = value
    }
    self.values = values
  }

  /// A text; `nil` where it is left out.
  package func string(_ name: String) -> String? {
    if case .string(let text)? = values[name] { text } else { nil }
  }

  /// Texts; none where they are left out.
  package func strings(_ name: String) -> [String] {
    guard case .array(let texts)? = values[name] else { return [] }
    return texts.compactMap { if case .string(let text) = $0 { text } else { nil } }
  }

  /// A number; `nil` where it is left out.
  package func number(_ name: String) -> Double? {
    if case .number(let number)? = values[name] { number } else { nil }
  }

  /// A whole number; `nil` where it is left out.
  package func integer(_ name: String) -> Int? { number(name).flatMap { Int(exactly: $0) } }

  /// Whether something is wanted; `nil` where it is left out.
  package func boolean(_ name: String) -> Bool? {
    if case .bool(let value)? = values[name] { value } else { nil }
  }

  /// The values of options by their names, as a command line has them.
  package func options(_ name: String) -> [String: String] {
    guard case .object(let fields)? = values[name] else { return [:] }
    return fields.compactMapValues(\.word)
  }

  /// Lists of values by their names, as a command line has them.
  package func lists(_ name: String) -> [String: [String]] {
    guard case .object(let fields)? = values[name] else { return [:] }
    return fields.compactMapValues { value in
      if case .array(let values) = value { values.compactMap(\.word) } else { nil }
    }
  }
}

extension JSONValue {
  /// The value as a word of a command line; `nil` for lists, objects and `null`.
  fileprivate var word: String? {
    switch self {
    case .string(let text): text
    case .number(let number): number.dumpText
    case .bool(let value): String(value)
    default: nil
    }
  }
}

extension ToolParameter.Kind {
  /// Whether an argument is of the kind.
  fileprivate func accepts(_ value: JSONValue) -> Bool {
    switch (self, value) {
    case (.string, .string), (.boolean, .bool), (.any, .object): true
    case (.choice(let words), .string(let word)): words.contains(word)
    case (.integer(let range), .number(let number)):
      Int(exactly: number).map(range.contains) ?? false
    case (.number(let range), .number(let number)): range.contains(number)
    case (.array(let kind), .array(let values)): values.allSatisfy(kind.accepts)
    case (.options, .object(let fields)): fields.values.allSatisfy { $0.word != nil }
    case (.lists, .object(let fields)):
      fields.values.allSatisfy { value in
        guard case .array(let values) = value, !values.isEmpty else { return false }
        return values.allSatisfy { $0.word != nil }
      }
    default: false
    }
  }

  /// The description of the valid arguments.
  fileprivate var text: String {
    switch self {
    case .string: "a text"
    case .choice(let words): "one of " + Suggestion.list(words)
    case .integer(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .number(let range):
      "a number from \(range.lowerBound.dumpText) to \(range.upperBound.dumpText)"
    case .boolean: "true or false"
    case .array(let kind): "a list, each of it \(kind.text)"
    case .object, .any: "an object"
    case .options: "an object of texts, numbers or truth values"
    case .lists: "an object of lists that are not empty"
    }
  }
}
