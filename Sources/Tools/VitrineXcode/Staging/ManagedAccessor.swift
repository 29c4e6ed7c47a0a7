import VitrineSyntax

/// Functions that Core Data makes while a program runs: `@NSManaged func addToTags(_ value: Tag)`.
///
/// Source of the names: the accessors that Xcode writes for relationships to several objects.
enum ManagedAccessor {
  private static let functions = [("addTo", "addManaged"), ("removeFrom", "removeManaged")]

  /// The function with a body, and where the rest of the source begins; `nil` for other code.
  ///
  /// - Parameter start: the place of `@NSManaged`.
  static func function(_ tokens: [SwiftToken], _ start: Int) -> (String, Int)? {
    let declared = tokens[start...].firstIndex { $0.text == "var" || $0.text == "func" }
    guard let declared, tokens[declared].text == "func",
      let open = tokens[declared...].firstIndex(where: { $0.text == "(" }),
      let close = tokens[open...].firstIndex(where: { $0.text == ")" })
    else { return nil }
    let head = tokens[(start + 1)...close].map(\.text).joined()
    let name = tokens[declared..<open].last { $0.kind == .name }?.text ?? ""
    return (head + body(name, parameter(tokens[open..<close])), close + 1)
  }

  /// The name of the only parameter inside the function; `nil` where there are several or none.
  private static func parameter(_ tokens: ArraySlice<SwiftToken>) -> Substring? {
    guard !tokens.contains(where: { $0.text == "," }) else { return nil }
    return tokens.prefix { $0.text != ":" }.last { $0.kind == .name }?.text
  }

  private static func body(_ name: Substring, _ parameter: Substring?) -> String {
    for (prefix, function) in functions where name.hasPrefix(prefix) {
      let property = name.dropFirst(prefix.count)
      guard let parameter, let first = property.first else { continue }
      return " { \(function)(\(parameter), \"\(first.lowercased() + property.dropFirst())\") }"
    }
    return " { preconditionFailure(\"'\(name)' of Core Data is not generated here\") }"
  }
}
