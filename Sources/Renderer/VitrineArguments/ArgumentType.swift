import VitrineCoding

/// How the value of an option is parsed from its text.
package struct ArgumentType<Value: Sendable>: Sendable {
  /// Parses a text; the second text is the option as it was typed, for messages.
  package typealias Parser = @Sendable (String, String) throws(ValidationError) -> Value

  /// The placeholder for the value in help.
  package let valueName: String
  /// The possible values; empty if they cannot be listed.
  package let allValueStrings: [String]
  /// The completions that a shell offers.
  package let completion: CompletionKind
  /// Parses a text.
  package let parse: Parser

  package init(
    _ valueName: String, allValueStrings: [String] = [], completion: CompletionKind? = nil,
    parse: @escaping Parser
  ) {
    self.valueName = valueName
    self.allValueStrings = allValueStrings
    self.completion = completion ?? (allValueStrings.isEmpty ? .none : .values)
    self.parse = parse
  }

  /// Returns the type with its values converted to another type.
  package func map<Other>(
    _ transform: @escaping @Sendable (Value) -> Other
  ) -> ArgumentType<Other> {
    ArgumentType<Other>(
      valueName, allValueStrings: allValueStrings, completion: completion
    ) { (text, option) throws(ValidationError) in transform(try parse(text, option)) }
  }
}

/// The completions that a shell offers for a value.
package enum CompletionKind: Hashable, Sendable {
  /// No completions.
  case none
  /// One of the possible values.
  case values
  /// Several of the possible values, separated by commas.
  case list
  /// A text that is not empty.
  case file
}

extension ArgumentType where Value == String {
  /// A path of a file or a folder.
  package static func text(_ name: String) -> ArgumentType {
    ArgumentType(name) { (text, option) throws(ValidationError) in
      guard !text.isEmpty else {
        throw ValidationError("\(option) needs a value, not an empty text")
      }
      return text
    }
  }

  /// A file or a folder.
  package static func file(_ name: String) -> ArgumentType {
    ArgumentType(name, completion: .file) { (text, option) throws(ValidationError) in
      guard !text.isEmpty else {
        throw ValidationError("\(option) needs a path, not an empty text")
      }
      return text
    }
  }
}

extension ArgumentType where Value == Double {
  /// A number in a range.
  package static func number(_ name: String, _ range: ClosedRange<Double>) -> ArgumentType {
    ArgumentType(name) { (text, option) throws(ValidationError) in
      guard let number = Double(text), range.contains(number) else {
        let bounds = [range.lowerBound, range.upperBound].map(\.dumpText)
        throw ValidationError(
          "\(option) takes a number from \(bounds[0]) to \(bounds[1]), not '\(text.singleLine)'")
      }
      return number
    }
  }
}

extension ArgumentType where Value == Int {
  /// A number without a fraction, in a range.
  package static func integer(_ name: String, _ range: ClosedRange<Int>) -> ArgumentType {
    ArgumentType(name) { (text, option) throws(ValidationError) in
      guard let number = Int(text), range.contains(number) else {
        let end = range.upperBound == .max ? "" : " to \(range.upperBound)"
        throw ValidationError(
          "\(option) takes a whole number from \(range.lowerBound)\(end), "
            + "not '\(text.singleLine)'")
      }
      return number
    }
  }
}

extension ArgumentType where Value == Int {
  /// A number of bytes in a range, as `268435456`, `256MiB` or `256M`.
  package static func bytes(_ name: String, _ range: ClosedRange<Int>) -> ArgumentType {
    ArgumentType(name) { (text, option) throws(ValidationError) in
      let digits = text.prefix { $0.isASCII && $0.isNumber }
      let unit = text[digits.endIndex...].uppercased()
      let shift = byteUnits.firstIndex { unit == $0 || !unit.isEmpty && unit == $0 + "IB" }
      guard let shift, let number = Int(digits), number <= range.upperBound >> (10 * shift),
        range.contains(number << (10 * shift))
      else {
        throw ValidationError(
          "\(option) takes a number of bytes from \(range.lowerBound) to \(range.upperBound), "
            + "not '\(text.singleLine)'", hint: "write it like 268435456 or 256MiB")
      }
      return number << (10 * shift)
    }
  }

  /// Units by their power of 1024.
  private static var byteUnits: [String] { ["", "K", "M", "G"] }
}

extension ArgumentType where Value == ArchiveDate {
  /// A date in ISO 8601.
  package static func date(_ name: String) -> ArgumentType {
    ArgumentType(name) { (text, option) throws(ValidationError) in
      guard let date = ArchiveDate(text) else {
        throw ValidationError(
          "\(option) takes a date, not '\(text.singleLine)'",
          hint: "write it like 2026-01-31T09:41:00Z")
      }
      return date
    }
  }
}

extension ArgumentType {
  /// One of several values, by name.
  ///
  /// Only letters and digits of names are compared, because people do not remember the rest.
  package static func oneOf(
    _ valueName: String, _ values: [Value], name: @escaping @Sendable (Value) -> String
  ) -> ArgumentType {
    let names = values.map(name)
    return ArgumentType(valueName, allValueStrings: names) {
      (text, option) throws(ValidationError) in
      let wanted = key(text)
      if !wanted.isEmpty, let value = values.first(where: { key(name($0)) == wanted }) {
        return value
      }
      let kind = valueName.lowercased()
      let list =
        names.count > ArgumentInfo.mostListedValues
        ? "see 'vitrine \(ArgumentInfo.listing(of: kind))'"
        : "write one of " + names.joined(separator: ", ")
      throw ValidationError(
        "unknown \(kind) '\(text.singleLine)' for \(option)",
        hint: Suggestion.hint(for: text, among: names) ?? list)
    }
  }

  private static func key(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "." }
  }
}

extension ArgumentType
where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
  /// One of the cases of an enumeration.
  package static func choice(_ name: String) -> ArgumentType {
    .oneOf(name, Array(Value.allCases)) { $0.rawValue }
  }
}

extension ArgumentType where Value: Hashable {
  /// The word that selects all values of a list.
  package static var everything: String { "all" }

  /// Values separated by commas, without duplicates and in the given order; the word `all` selects
  /// those in `all`.
  ///
  /// - Parameter all: every value; empty if they cannot be listed.
  package func list(all: [Value] = []) -> ArgumentType<[Value]> {
    let everything = ArgumentType.everything
    return ArgumentType<[Value]>(
      valueName, allValueStrings: all.isEmpty ? allValueStrings : allValueStrings + [everything],
      completion: allValueStrings.isEmpty ? completion : .list
    ) { (text, option) throws(ValidationError) in
      var values: [Value] = []
      for part in text.split(separator: ",", omittingEmptySubsequences: false) {
        if !all.isEmpty, part.lowercased() == everything { return all }
        values.append(try parse(String(part), option))
      }
      return values.withoutRepeats
    }
  }
}

extension Array where Element: Hashable {
  /// The elements without duplicates, in the order of their first occurrences.
  package var withoutRepeats: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
