/// The expansion of `@StringForm` and `@ResourceForm`: a member with a key of a string table, for another text.
///
/// They are the first attributes of the member. A literal stands for the key.
enum TextFormMacro {
  private static let types: [String: Substring] = [
    "StringFormMacro": "some StringProtocol", "ResourceFormMacro": "LocalizedStringResource",
  ]

  static func expand(_ use: MacroUse) throws(MacroError) -> String {
    let tokens = SwiftLexer.tokens(use.declSyntax?.source ?? "").drop {
      $0.isTrivia || $0.text == "@StringForm" || $0.text == "@ResourceForm"
    }
    guard let type = types[use.macro.typeName],
      tokens.contains(where: { $0.text == "LocalizedStringKey" })
    else { throw MacroError(message: "this member has no 'LocalizedStringKey'") }
    let texts = tokens.map { $0.text == "LocalizedStringKey" ? type : $0.text }
    return "@_disfavoredOverload\n" + texts.joined()
  }
}
