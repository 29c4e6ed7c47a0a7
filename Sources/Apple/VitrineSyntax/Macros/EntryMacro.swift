/// The expansion of `@Entry`: a key next to a property, and accessors that use it.
enum EntryMacro {
  static func expand(_ use: MacroUse) throws(MacroError) -> String {
    guard let property = use.declSyntax.flatMap({ StoredProperty($0.source) }) else {
      throw MacroError(message: "'@Entry' needs a variable with a type or a value")
    }
    let key = "__Key_\(property.name)"
    if use.macroRole == "accessor" {
      return "{\n  get { self[\(key).self] }\n  set { self[\(key).self] = newValue }\n}"
    }
    return """
      private struct \(key): \(keyProtocol(use)) {
        \(try content(property, use))
      }
      """
  }

  /// A key of focused values has only a type, because without focus there is no value.
  private static func content(
    _ property: StoredProperty, _ use: MacroUse
  ) throws(MacroError) -> String {
    guard keyProtocol(use) == "FocusedValueKey", let type = property.type else {
      return try defaultValue(property)
    }
    return "typealias Value = \(type.hasSuffix("?") ? String(type.dropLast()) : type)"
  }

  /// A value that is created when it is read need not be `Sendable`; one without a type annotation
  /// must be stored, so that the compiler infers its type.
  private static func defaultValue(_ property: StoredProperty) throws(MacroError) -> String {
    guard let type = property.type else {
      guard let value = property.value else {
        throw MacroError(message: "'@Entry' needs a variable with a type or a value")
      }
      return "static let defaultValue = \(value)"
    }
    let isOptional = type.hasSuffix("?") || type.hasPrefix("Optional<")
    guard let value = property.value ?? (isOptional ? "nil" : nil) else {
      throw MacroError(message: "'@Entry' needs a value for '\(property.name)'")
    }
    return "static var defaultValue: \(type) { \(value) }"
  }

  /// The protocol of keys for the type that the variable is added to.
  private static func keyProtocol(_ use: MacroUse) -> String {
    let context = use.lexicalContext?.first?.source ?? ""
    let keys = [
      "Transaction": "TransactionKey", "ContainerValues": "ContainerValueKey",
      "FocusedValues": "FocusedValueKey",
    ]
    return keys.first { context.contains($0.key) }?.value ?? "EnvironmentKey"
  }
}

/// The parts of a declaration such as `public var spacing: Double = 8`.
struct StoredProperty {
  let name: String
  let type: String?
  let value: String?

  /// Reads a declaration; `nil` if there is no variable.
  init?(_ source: String) {
    guard let start = source.firstRange(of: "var ") else { return nil }
    let declaration = source[start.upperBound...].drop { $0.isWhitespace }
    let name = declaration.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" }
    guard !name.isEmpty else { return nil }
    self.name = String(name.filter { $0 != "`" })
    let rest = declaration[name.endIndex...].drop { $0.isWhitespace }
    let sign = Self.assignment(in: rest)
    let head = rest[..<(sign ?? rest.endIndex)]
    type = head.first == ":" ? Self.trimmed(head.dropFirst()) : nil
    value = sign.map { Self.trimmed(rest[rest.index(after: $0)...]) }
  }

  /// The first equals sign outside brackets; a comparison cannot be part of a type.
  private static func assignment(in text: Substring) -> Substring.Index? {
    var depth = 0
    for index in text.indices {
      switch text[index] {
      case "(", "[", "<": depth += 1
      case ")", "]": depth -= 1
      // The `>` of an arrow is not a closing bracket.
      case ">" where index == text.startIndex || text[text.index(before: index)] != "-":
        depth -= 1
      case "=" where depth == 0: return index
      default: break
      }
    }
    return nil
  }

  private static func trimmed(_ text: Substring) -> String {
    let start = text.drop { $0.isWhitespace }
    let end = start.lastIndex { !$0.isWhitespace }
    return end.map { String(start[...$0]) } ?? ""
  }
}
