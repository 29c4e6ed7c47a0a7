import VitrineCoding

/// A type that is created by parsing a command line.
package protocol ParsableArguments: Sendable {
  /// The options and flags, in the order of the help.
  static var arguments: [ArgumentDefinition<Self>] { get }
  /// The arguments that are not options, in order.
  var operands: [String] { get set }
  /// Creates the values of an empty command line.
  init()
  /// Checks combinations of options; called once all arguments are parsed.
  ///
  /// - Throws: `ValidationError` with a hint.
  mutating func validate() throws(ValidationError)
}

extension ParsableArguments {
  /// By default, all combinations are valid.
  package mutating func validate() throws(ValidationError) {}

  /// Parses the arguments of a command line.
  ///
  /// - Parameter pointer: a sentence about where to read more, for errors without another hint.
  /// - Returns: the values, or `nil` if help is requested.
  /// - Throws: `ValidationError` with a hint for the first invalid argument.
  package static func parse(
    _ words: [String], pointer: String
  ) throws(ValidationError) -> Self? {
    var parser = ArgumentParser(Self(), words, pointer: pointer)
    return try parser.parse()
  }
}

extension ArgumentInfo {
  /// The flag that requests help, which every command line has.
  package static let help = ArgumentInfo(
    name: "help", short: "h", help: "Print help", valueName: nil, allValueStrings: [],
    completion: .none, isRepeatable: false)

  /// The flag that requests the version.
  package static let version = ArgumentInfo(
    name: "version", short: nil, help: "Print the version", valueName: nil, allValueStrings: [],
    completion: .none, isRepeatable: false)
}

/// Parses options, flags and operands like GNU's `getopt_long`.
struct ArgumentParser<Root: ParsableArguments> {
  private var root: Root
  private var words: ArraySlice<String>
  private var given: Set<String> = []
  private let pointer: String
  private let definitions: [ArgumentDefinition<Root>]

  init(_ root: Root, _ words: [String], pointer: String) {
    self.root = root
    self.words = words[...]
    self.pointer = pointer
    definitions =
      Root.arguments + [
        .flag(ArgumentInfo.help.name, short: ArgumentInfo.help.short, ArgumentInfo.help.help) {
          _ in
        }
      ]
  }

  mutating func parse() throws(ValidationError) -> Root? {
    while let word = words.popFirst() {
      if word == "--" {
        root.operands += words
        break
      } else if word.hasPrefix("--") {
        try long(word)
      } else if looksLikeOption(word) {
        try short(word)
      } else {
        root.operands.append(word)
      }
    }
    guard !given.contains(ArgumentInfo.help.name) else { return nil }
    try root.validate()
    return root
  }

  private mutating func long(_ word: String) throws(ValidationError) {
    let parts = word.dropFirst(2).split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts.first.map(String.init) ?? ""
    guard let definition = definitions.first(where: { $0.info.name == name }) else {
      throw unknown("--" + name, name)
    }
    guard parts.count == 2 else { return try take(definition, as: definition.info.spelling) }
    guard definition.info.valueName != nil else {
      throw ValidationError("\(definition.info.spelling) takes no value", hint: pointer)
    }
    try apply(definition, String(parts[1]))
  }

  /// Parses letters after one hyphen: flags, followed by at most one option with its value.
  private mutating func short(_ word: String) throws(ValidationError) {
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      guard let definition = definitions.first(where: { $0.info.short == letter }) else {
        throw unknown(word, String(word.dropFirst()))
      }
      if definition.info.valueName != nil, !letters.isEmpty {
        // `-o=x` is a common mistake for `--output=x`; a file `=x` can be written as `./=x`.
        return try apply(definition, String(letters.first == "=" ? letters.dropFirst() : letters))
      }
      try take(definition, as: "-\(letter)")
    }
  }

  /// Parses an option whose value, if it has one, is the next argument.
  private mutating func take(
    _ definition: ArgumentDefinition<Root>, as spelling: String
  ) throws(ValidationError) {
    guard let valueName = definition.info.valueName else { return try apply(definition, "") }
    guard let word = words.first, !looksLikeOption(word) else {
      throw ValidationError(
        "\(spelling) needs a value: \(spelling) \(valueName)", hint: definition.info.valueHint)
    }
    words.removeFirst()
    try apply(definition, word)
  }

  /// A single hyphen is standard input, and a number may be negative.
  private func looksLikeOption(_ word: String) -> Bool {
    word.hasPrefix("-") && word != "-" && Double(word) == nil
  }

  private mutating func apply(
    _ definition: ArgumentDefinition<Root>, _ text: String
  ) throws(ValidationError) {
    let info = definition.info
    guard given.insert(info.name).inserted || info.isRepeatable else {
      throw ValidationError("\(info.spelling) is given twice")
    }
    try definition.apply(&root, text)
  }

  private func unknown(_ spelling: String, _ name: String) -> ValidationError {
    let nearest = ArgumentInfo.nearest(to: name, among: definitions.map(\.info))
    var error = ValidationError(
      "unknown flag '\(spelling.singleLine)'",
      hint: nearest.map { "did you mean '\($0.spelling)'?" } ?? pointer)
    if nearest?.synonyms.contains(name) != true { error.unknownOption = spelling }
    return error
  }
}

extension ArgumentInfo {
  /// The option that was probably meant: one that starts with the name, or has a similar spelling.
  package static func nearest(to name: String, among infos: [ArgumentInfo]) -> ArgumentInfo? {
    if let info = infos.first(where: { $0.synonyms.contains(name) }) { return info }
    if name.count > 1, let info = infos.first(where: { $0.name.hasPrefix(name) }) { return info }
    let nearest = Suggestion.nearest(to: name, among: infos.map(\.name))
    return infos.first { $0.name == nearest }
  }
}
