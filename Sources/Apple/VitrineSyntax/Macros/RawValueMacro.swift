/// The expansion of `@RawValue<Type>`: the raw value of a type that is represented by nothing else.
enum RawValueMacro {
  static func expand(_ use: MacroUse) throws(MacroError) -> String {
    let tokens = SwiftLexer.tokens(use.declSyntax?.source ?? "")
    guard let place = tokens.firstIndex(where: { $0.text == "@RawValue" }),
      tokens.count > place + 3, tokens[place + 1].text == "<"
    else {
      throw MacroError(message: "'@RawValue' needs the name of a type, as in '@RawValue<Int>'")
    }
    let type = tokens[place + 2].text
    return """
      /// The raw value.
      public let rawValue: \(type)
      /// Creates a value from its raw value.
      public init(rawValue: \(type)) { self.rawValue = rawValue }
      """
  }
}
