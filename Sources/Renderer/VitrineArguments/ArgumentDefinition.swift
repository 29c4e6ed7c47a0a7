/// The description of an option or a flag, for help, the manual page and completions.
package struct ArgumentInfo: Hashable, Sendable {
  /// The name after two hyphens.
  package let name: String
  /// The letter after one hyphen.
  package let short: Character?
  /// A description of one sentence without a full stop.
  package let help: String
  /// The placeholder for its value; `nil` for a flag, which has none.
  package let valueName: String?
  /// The possible values; empty if they cannot be listed.
  package let allValueStrings: [String]
  /// The completions that a shell offers for the value.
  package let completion: CompletionKind
  /// Whether it may be given more than once.
  package let isRepeatable: Bool
  /// Other names that people may try, for suggestions.
  package var synonyms: [String] = []

  /// The maximum number of values in a message; more are listed by a command.
  package static let mostListedValues = 20

  /// The command that lists values of a kind, for example `families` for families.
  package static func listing(of kind: String) -> String {
    kind.hasSuffix("y") ? kind.dropLast() + "ies" : kind + "s"
  }

  /// The option as it is typed.
  package var spelling: String { "--" + name }

  /// A hint that lists the valid values, for an option without its value.
  package var valueHint: String? {
    allValueStrings.isEmpty || allValueStrings.count > 12
      ? nil : "one of " + allValueStrings.joined(separator: ", ")
  }
}

/// An option or a flag of a command line: its names, its type, its help and what it sets.
package struct ArgumentDefinition<Root>: Sendable {
  /// The description of the argument.
  package let info: ArgumentInfo
  /// Parses a text and sets the value; the text of a flag is empty.
  package let apply: @Sendable (inout Root, String) throws(ValidationError) -> Void

  private init(
    _ info: ArgumentInfo,
    apply: @escaping @Sendable (inout Root, String) throws(ValidationError) -> Void
  ) {
    (self.info, self.apply) = (info, apply)
  }

  /// Creates a flag, which has no value.
  package static func flag(
    _ name: String, short: Character? = nil, _ help: String,
    set: @escaping @Sendable (inout Root) -> Void
  ) -> ArgumentDefinition {
    let info = ArgumentInfo(
      name: name, short: short, help: help, valueName: nil, allValueStrings: [],
      completion: .none, isRepeatable: false)
    return ArgumentDefinition(info) { (root, _) throws(ValidationError) in set(&root) }
  }

  /// Creates a flag that sets a property to `true`.
  package static func flag(
    _ name: String, short: Character? = nil, _ keyPath: WritableKeyPath<Root, Bool> & Sendable,
    _ help: String
  ) -> ArgumentDefinition {
    .flag(name, short: short, help) { $0[keyPath: keyPath] = true }
  }

  /// Creates an option with a value.
  ///
  /// - Parameter isRepeatable: whether it may be given more than once.
  package static func option<Value>(
    _ name: String, short: Character? = nil, _ type: ArgumentType<Value>, _ help: String,
    isRepeatable: Bool = false, set: @escaping @Sendable (inout Root, Value) -> Void
  ) -> ArgumentDefinition {
    let info = ArgumentInfo(
      name: name, short: short, help: help, valueName: type.valueName,
      allValueStrings: type.allValueStrings, completion: type.completion,
      isRepeatable: isRepeatable)
    return ArgumentDefinition(info) { (root, text) throws(ValidationError) in
      set(&root, try type.parse(text, info.spelling))
    }
  }

  /// Creates an option that sets a property.
  package static func option<Value>(
    _ name: String, short: Character? = nil, _ type: ArgumentType<Value>,
    _ keyPath: WritableKeyPath<Root, Value> & Sendable, _ help: String
  ) -> ArgumentDefinition {
    .option(name, short: short, type, help) { $0[keyPath: keyPath] = $1 }
  }

  /// Creates an option that sets an optional property.
  package static func option<Value>(
    _ name: String, short: Character? = nil, _ type: ArgumentType<Value>,
    _ keyPath: WritableKeyPath<Root, Value?> & Sendable, _ help: String
  ) -> ArgumentDefinition {
    .option(name, short: short, type, help) { $0[keyPath: keyPath] = $1 }
  }

  /// Creates an option that appends to a list each time it is given.
  package static func option<Value>(
    _ name: String, short: Character? = nil, _ type: ArgumentType<Value>,
    appending keyPath: WritableKeyPath<Root, [Value]> & Sendable, _ help: String
  ) -> ArgumentDefinition {
    .option(name, short: short, type, help, isRepeatable: true) {
      $0[keyPath: keyPath].append($1)
    }
  }

  /// Returns the definition with other names that people may try.
  package func suggested(for synonyms: [String]) -> ArgumentDefinition {
    var info = info
    info.synonyms += synonyms
    return ArgumentDefinition(info, apply: apply)
  }

  /// Returns the definition for a part of a larger value.
  package func of<Whole>(
    _ part: WritableKeyPath<Whole, Root> & Sendable
  ) -> ArgumentDefinition<Whole> {
    ArgumentDefinition<Whole>(info) { (whole, text) throws(ValidationError) in
      try apply(&whole[keyPath: part], text)
    }
  }
}
