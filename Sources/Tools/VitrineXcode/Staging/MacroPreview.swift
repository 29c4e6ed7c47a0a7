import VitrineSyntax

/// A use of the macro `#Preview`.
struct MacroPreview: Sendable, Hashable {
  /// The name of a preview, as far as its source tells it.
  enum Name: Sendable, Hashable {
    case literal(String)
    /// The preview has no name of its own.
    case none
    /// An expression, which only the running program evaluates.
    case computed
  }

  /// Counted from one.
  let line: Int
  let name: Name

  /// The use of the macro as its author wrote it.
  var title: String {
    if case .literal(let name) = name { "#Preview(\"\(name)\")" } else { "#Preview" }
  }
}

extension MacroPreview.Name {
  /// Reads the name off the tokens behind `#Preview`.
  static func read(_ rest: ArraySlice<SwiftToken>) -> MacroPreview.Name {
    let code = Array(rest.lazy.filter { !$0.isTrivia }.prefix(3))
    guard code.count == 3, code[0].text == "(" else { return .none }
    if code[1].kind == .name, code[2].text == ":" { return .none }
    guard let text = plain(code[1]), [",", ")"].contains(code[2].text) else { return .computed }
    return .literal(text)
  }

  /// The characters of a string in one line, without escapes and interpolations; `nil` for any
  /// other expression.
  private static func plain(_ token: SwiftToken) -> String? {
    let text = token.text
    guard token.kind == .string, text.hasPrefix("\""), !text.hasPrefix("\"\"\""),
      !text.contains("\\")
    else { return nil }
    return String(text.dropFirst().dropLast())
  }
}
