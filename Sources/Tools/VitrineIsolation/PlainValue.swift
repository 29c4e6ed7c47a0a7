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
