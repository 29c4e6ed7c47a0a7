import VitrineSyntax

/// The names of properties, functions and types that a source declares.
enum DeclaredMembers {
  private static let keywords: Set<Substring> = [
    "var", "let", "func", "case", "struct", "class", "enum", "typealias", "actor", "protocol",
  ]

  static func names(_ text: String) -> Set<String> {
    var names: Set<String> = []
    var isDeclaration = false
    for token in SwiftLexer.tokens(text) where ![.blank, .comment].contains(token.kind) {
      if isDeclaration, token.kind == .name {
        names.insert(token.text.filter { $0 != "`" })
      }
      isDeclaration = token.kind == .name && keywords.contains(token.text)
    }
    return names
  }
}
