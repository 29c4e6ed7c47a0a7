/// The declarations of a source without the bodies of functions: if they change, other sources may have to
/// be compiled, too.
///
/// It is a guess that takes no compiler: values of literals and comments have no part in it, and a type
/// that follows from a body can change without it.
package struct DeclarationOutline: Hashable, Sendable {
  private var words: [String] = []

  /// Reads the declarations of a source.
  package init(_ text: String) {
    let tokens = SwiftLexer.tokens(text).filter { !$0.isTrivia }
    // The braces of a body that are open.
    var depth = 0
    var isType = false
    for (index, token) in tokens.enumerated() {
      let next = index + 1 < tokens.count ? tokens[index + 1].text : ""
      if depth > 0 {
        depth += token.text == "{" ? 1 : token.text == "}" ? -1 : 0
        continue
      }
      switch token.text {
      case "{":
        depth = isType ? 0 : 1
        isType = false
      // `class func` is a function.
      case "class": isType = !DeclarationOutline.members.contains(next)
      case let word where DeclarationOutline.types.contains(word): isType = true
      default: break
      }
      let isLiteral = token.kind == .number || token.kind == .string
      words.append(isLiteral ? (token.kind == .number ? "0" : "\"") : String(token.text))
    }
  }

  private static let types: Set<Substring> = ["struct", "enum", "extension", "protocol", "actor"]
  private static let members: Set<Substring> = [
    "func", "var", "let", "subscript", "override", "final", "private", "fileprivate", "public",
  ]
}
