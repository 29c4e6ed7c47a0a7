import VitrineCoding

/// The arguments of a call, checked against its parameters.
package struct CallArguments: Sendable {
  private let values: [String: JSONValue]

  /// Checks the arguments of a call; `null` means that an argument is omitted.
  ///
  /// - Throws: `CallFault` that names the argument and its valid values.
  package init(
    _ given: [String: JSONValue], _ parameters: [CallParameter]
  ) throws(CallFault) {
    let names = parameters.map(\.name)
    for name in given.keys.sorted() where !names.contains(name) {
      throw CallFault(
        "there is no argument '\(name.singleLine)'",
        hint: parameters.first { $0.kind.hasOption(name) }.map { "put it into '\($0.name)'" }
          ?? Suggestion.hint(for: name, among: names)
          ?? (names.isEmpty ? "call it without arguments" : "it takes " + Suggestion.list(names)))
    }
    var values: [String: JSONValue] = [:]
    for parameter in parameters {
      guard let value = given[parameter.name], value != .null else {
        guard parameter.isRequired else { continue }
        throw CallFault("'\(parameter.name)' is missing", hint: parameter.help)
      }
      guard parameter.kind.accepts(value) else {
        throw CallFault(
          "'\(parameter.name)' must be \(parameter.kind.text)", hint: parameter.help)
      }
      values[parameter.name] = value
    }
    self.values = values
  }

  /// Returns a string; `nil` if it is omitted.
  package func string(_ name: String) -> String? {
    if case .string(let text)? = values[name] { text } else { nil }
  }

  /// Returns an array of strings; empty if it is omitted.
  package func strings(_ name: String) -> [String] {
    guard case .array(let texts)? = values[name] else { return [] }
    return texts.compactMap { if case .string(let text) = $0 { text } else { nil } }
  }

  /// Returns a number; `nil` if it is omitted.
  package func number(_ name: String) -> Double? {
    if case .number(let number)? = values[name] { number } else { nil }
  }

  /// Returns a whole number; `nil` if it is omitted.
  package func integer(_ name: String) -> Int? { number(name).flatMap { Int(exactly: $0) } }

  /// Returns a Boolean value; `nil` if it is omitted.
  package func boolean(_ name: String) -> Bool? {
    if case .bool(let value)? = values[name] { value } else { nil }
  }

  /// Returns the values of options by name, as on a command line.
  package func options(_ name: String) -> [String: String] {
    guard case .object(let fields)? = values[name] else { return [:] }
    return fields.compactMapValues(\.word)
  }

  /// Returns lists of values by name, as on a command line.
  package func lists(_ name: String) -> [String: [String]] {
    guard case .object(let fields)? = values[name] else { return [:] }
    return fields.compactMapValues { value in
      if case .array(let values) = value { values.compactMap(\.word) } else { nil }
    }
  }
}

extension JSONValue {
  /// The value as a word of a command line; `nil` for arrays, objects and `null`.
  fileprivate var word: String? {
    switch self {
    case .string(let text): text
    case .number(let number): number.dumpText
    case .bool(let value): String(value)
    default: nil
    }
  }
}

extension CallParameter.Kind {
  /// Whether a value is of this kind.
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
    case .string: "a string"
    case .choice(let words): "one of " + Suggestion.list(words)
    case .integer(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .number(let range):
      "a number from \(range.lowerBound.dumpText) to \(range.upperBound.dumpText)"
    case .boolean: "true or false"
    case .array(let kind): "a list, each item \(kind.text)"
    case .object, .any: "an object"
    case .options: "an object of strings, numbers or Boolean values"
    case .lists: "an object of non-empty lists"
    }
  }
}
