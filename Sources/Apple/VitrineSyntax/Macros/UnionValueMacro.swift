/// The expansion of `@UnionValue`: the members that make an enumeration a union value.
enum UnionValueMacro {
  static func expand(_ use: MacroUse) throws(MacroError) -> String {
    let source = use.declSyntax?.source ?? ""
    let cases = try cases(of: source)
    if use.macroRole == "extension" { return use.conformingExtension }
    let isPublic = SwiftLexer.tokens(source).prefix { $0.text != "enum" }
      .contains { $0.text == "public" }
    let access = isPublic ? "public " : ""
    let names = cases.map { "case \($0.name)" }.joined(separator: "; ")
    let pairs = cases.map { "case .\($0.name)(let value): (.\($0.name), value)" }
    let values = cases.map { one in
      let label = one.label.map { "\($0): " } ?? ""
      return "case .\(one.name): .\(one.name)(\(label)try await \(one.type).intentValue(value))"
    }
    return """
      \(access)enum Cases: Swift.String, Swift.CaseIterable, Swift.Hashable, Swift.Sendable { \(names) }
      \(access)var unionCase: (Cases, any AppIntents.IntentValue) {
        switch self {
        \(pairs.joined(separator: "\n  "))
        }
      }
      \(access)static func unionValue(
        of name: Cases, _ value: AppIntents.IntentJSON
      ) async throws -> Self {
        switch name {
        \(values.joined(separator: "\n  "))
        }
      }
      """
  }

  private struct Case {
    var name: String
    var label: String?
    var type: String
  }

  /// Returns the cases of an enumeration, each with the type of its value.
  private static func cases(of source: String) throws(MacroError) -> [Case] {
    let tokens = SwiftLexer.tokens(source).filter {
      ![.blank, .comment, .newline].contains($0.kind)
    }
    guard tokens.contains(where: { $0.text == "enum" }) else {
      throw MacroError(message: "'@UnionValue' needs an enumeration")
    }
    var cases: [Case] = []
    var (index, depth) = (0, 0)
    while index < tokens.count {
      defer { index += 1 }
      if tokens[index].text == "{" { depth += 1 }
      if tokens[index].text == "}" { depth -= 1 }
      // Cases in nested braces belong to a `switch`.
      guard depth == 1, tokens[index].text == "case" else { continue }
      var next = index + 1
      while let found = try one(tokens, &next) {
        cases.append(found)
        guard next < tokens.count, tokens[next].text == "," else { break }
        next += 1
      }
      index = next - 1
    }
    guard !cases.isEmpty else {
      throw MacroError(message: "'@UnionValue' needs cases with one value each")
    }
    return cases
  }

  /// Reads a case at an index; `nil` if there is none.
  private static func one(_ tokens: [SwiftToken], _ index: inout Int) throws(MacroError) -> Case? {
    guard index < tokens.count, tokens[index].kind == .name else { return nil }
    let name = String(tokens[index].text)
    index += 1
    guard index < tokens.count, tokens[index].text == "(" else {
      throw MacroError(message: "the case '\(name)' of a '@UnionValue' needs one value")
    }
    var depth = 0
    var parts: [SwiftToken] = []
    repeat {
      if tokens[index].text == "(" { depth += 1 }
      if tokens[index].text == ")" { depth -= 1 }
      parts.append(tokens[index])
      index += 1
    } while depth > 0 && index < tokens.count
    var inner = parts.dropFirst().dropLast()
    var label: String?
    if inner.count > 2, inner[inner.startIndex + 1].text == ":" {
      label = String(inner[inner.startIndex].text)
      inner = inner.dropFirst(2)
    }
    return Case(name: name, label: label, type: inner.map(\.text).joined())
  }
}
