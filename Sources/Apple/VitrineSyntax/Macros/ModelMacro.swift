/// The expansion of `@Model`: the members that store a class; its properties are unchanged.
enum ModelMacro {
  static func expand(_ use: MacroUse) throws(MacroError) -> String {
    guard let source = use.declSyntax?.source, let model = ModelClass(source) else {
      throw MacroError(message: "'@Model' needs a class")
    }
    if use.macroRole == "extension" {
      return
        "extension \(use.extendedTypeSyntax?.source ?? model.name): SwiftData.PersistentModel {}"
    }
    let access = model.isPublic ? "public " : ""
    let properties = model.properties.map { property in
      let inverse = property.inverse.map { ", inverse: \($0)" } ?? ""
      let rule = property.deleteRule.map { ", deleteRule: \($0)" } ?? ""
      return
        "      ModelProperty(\"\(property.name)\", \\\(model.name).\(property.name)\(inverse)\(rule)),"
    }
    let needed = model.properties.filter(\.needsValue).map { property in
      "    self.\(property.name) = try values.value(\"\(property.name)\")"
    }
    return """
      \(access)var modelRecord = SwiftData.ModelRecord()
      \(access)static var modelProperties: [SwiftData.ModelProperty] {
        [
      \(properties.joined(separator: "\n"))
        ]
      }
      \(access)required init(restoring values: SwiftData.ModelValues) throws {
      \(needed.joined(separator: "\n"))
      }
      """
  }
}

/// A class with its stored properties, as determined from tokens.
struct ModelClass {
  struct Property {
    var name: String
    /// Whether it has neither a default value nor an optional type.
    var needsValue: Bool
    var inverse: String?
    var deleteRule: String?
  }

  private(set) var name = ""
  private(set) var isPublic = false
  private(set) var properties: [Property] = []

  /// Reads a declaration; `nil` if it is not a class.
  init?(_ source: String) {
    let tokens = SwiftLexer.tokens(source).filter { ![.blank, .comment].contains($0.kind) }
    guard let keyword = tokens.firstIndex(where: { $0.kind == .name && $0.text == "class" }),
      let open = tokens[keyword...].firstIndex(where: { $0.text == "{" }),
      let first = tokens[keyword...].dropFirst().first(where: { $0.kind == .name })
    else { return nil }
    name = String(first.text)
    isPublic = tokens[..<keyword].contains { $0.text == "public" || $0.text == "open" }
    read(tokens[(open + 1)...])
  }

  /// Reads the members: declarations between braces of depth zero.
  private mutating func read(_ tokens: ArraySlice<SwiftToken>) {
    var rest = tokens
    var head: [SwiftToken] = []
    while let token = rest.first, token.text != "}" {
      rest.removeFirst()
      if token.kind == .name, token.text == "var" || token.text == "let" {
        add(variable: &rest, head: head)
        head = []
      } else if token.text == "{" {
        rest = ModelClass.skip(rest, "{", "}")
        head = []
      } else if token.kind == .name, ["func", "init", "deinit", "subscript"].contains(token.text) {
        head = []
        rest = rest.drop { $0.text != "{" }.dropFirst()
        rest = ModelClass.skip(rest, "{", "}")
      } else if token.kind != .newline {
        head.append(token)
      }
    }
  }

  /// The tokens after an opening bracket's matching closing one.
  private static func skip(
    _ tokens: ArraySlice<SwiftToken>, _ open: String, _ close: String
  ) -> ArraySlice<SwiftToken> {
    var depth = 1
    var rest = tokens
    while depth > 0, let token = rest.popFirst() {
      if token.text == open { depth += 1 }
      if token.text == close { depth -= 1 }
    }
    return rest
  }

  private mutating func add(variable rest: inout ArraySlice<SwiftToken>, head: [SwiftToken]) {
    guard let name = rest.popFirst() else { return }
    var type = ""
    var hasValue = false
    var depth = 0
    var isComputed = false
    while let token = rest.first {
      if depth == 0, token.kind == .newline || token.text == ";" || token.text == "}" {
        // A line that ends with an operator continues.
        break
      }
      rest.removeFirst()
      if token.text == "{", depth == 0 {
        isComputed = !hasValue && !ModelClass.observes(rest)
        rest = ModelClass.skip(rest, "{", "}")
        break
      }
      if ["(", "[", "{"].contains(token.text) { depth += 1 }
      if [")", "]", "}"].contains(token.text) { depth -= 1 }
      if token.text == "=", depth == 0 { hasValue = true }
      if !hasValue { type += token.text }
    }
    let words = Set(head.map(\.text))
    let isKept =
      !isComputed && !words.contains("static") && !words.contains("class")
      && !words.contains("@Transient") && !words.contains("lazy")
    guard isKept else { return }
    let isOptional = type.hasSuffix("?") || type.hasSuffix("!") || type.contains("Optional<")
    properties.append(
      Property(
        name: String(name.text), needsValue: !hasValue && !isOptional,
        inverse: ModelClass.argument("inverse", head),
        deleteRule: ModelClass.argument("deleteRule", head)))
  }

  /// Whether braces contain only observers.
  private static func observes(_ tokens: ArraySlice<SwiftToken>) -> Bool {
    let first = tokens.first { $0.kind == .name }
    return first.map { $0.text == "didSet" || $0.text == "willSet" } ?? false
  }

  /// The text of an argument of `@Relationship`.
  private static func argument(_ label: String, _ head: [SwiftToken]) -> String? {
    guard let start = head.firstIndex(where: { $0.text == label }), start + 1 < head.count,
      head[start + 1].text == ":"
    else { return nil }
    var depth = 0
    var text = ""
    for token in head[(start + 2)...] {
      if token.text == "(" { depth += 1 }
      if token.text == ")" { depth -= 1 }
      if depth < 0 || depth == 0 && token.text == "," { break }
      text += token.text
    }
    return text
  }
}

/// The expansion of `@AppIntent(schema:)` and similar macros: the conformance, and a title if there
/// is none.
enum SchemaMacro {
  static func expand(_ use: MacroUse) throws(MacroError) -> String {
    let declaration = use.declSyntax?.source ?? ""
    let name = String(use.macro.typeName.dropLast("SchemaMacro".count))
    if use.macroRole == "extension" { return use.conformingExtension }
    let title = name == "AppIntent" ? "title" : "typeDisplayRepresentation"
    let names = SwiftLexer.tokens(declaration).filter { $0.kind == .name }.map(\.text)
    if names.contains(Substring(title)) { return "" }
    return name == "AppIntent"
      ? "static let title: LocalizedStringResource = \"\""
      : "static let typeDisplayRepresentation: TypeDisplayRepresentation = \"\""
  }
}
