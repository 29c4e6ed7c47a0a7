/// A value that a type's name promises.
enum PlainValue {
  private static let numbers: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "Double", "Float", "CGFloat", "TimeInterval", "Decimal",
  ]

  /// The value as Swift writes it; an empty text for none, `nil` if the name does not determine it.
  static func of(_ type: String?) -> String? {
    guard let type = type?.filter({ !$0.isWhitespace }) else { return "" }
    if numbers.contains(type) { return "0" }
    if type.hasSuffix("?") || type.hasPrefix("Optional<") { return "nil" }
    if let parts = parts(of: type) {
      return
        "(\(parts.map { $0.label + ($0.value ?? Marker.call("value")) }.joined(separator: ", ")))"
    }
    if type.hasPrefix("["), type.hasSuffix("]") { return isDictionary(type) ? "[:]" : "[]" }
    if type.hasPrefix("Array<") || type.hasPrefix("Set<") { return "[]" }
    if type.hasPrefix("Dictionary<") { return "[:]" }
    switch type {
    case "Void", "()": return ""
    case "Bool": return "false"
    case "String", "Substring": return "\"\""
    case "Date", "Data": return "\(type)()"
    case "someView", "AnyView": return type == "AnyView" ? "AnyView(\(Marker.view))" : Marker.view
    default: return nil
    }
  }

  /// The labels and values of a tuple; `nil` for other types.
  private static func parts(of type: String) -> [(label: String, value: String?)]? {
    guard type.hasPrefix("("), type.hasSuffix(")"), type.count > 2, !type.contains("->") else {
      return nil
    }
    var (parts, depth) = ([""], 0)
    for character in type.dropFirst().dropLast() {
      if "[(<".contains(character) { depth += 1 }
      if "])>".contains(character) { depth -= 1 }
      guard depth >= 0 else { return nil }
      if character == ",", depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.map { part in
      let name = part.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      let rest = part.dropFirst(name.count)
      guard rest.hasPrefix(":") else { return ("", of(part)) }
      return (name == "_" ? "" : "\(name): ", of(String(rest.dropFirst())))
    }
  }

  private static func isDictionary(_ type: String) -> Bool {
    var depth = 0
    for character in type.dropFirst().dropLast() {
      if "[(<".contains(character) { depth += 1 }
      if "])>".contains(character) { depth -= 1 }
      if character == ":", depth == 0 { return true }
    }
    return false
  }
}
