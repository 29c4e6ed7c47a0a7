#if canImport(SwiftParser)
  /// The result of an intent's action, according to a type such as `some IntentResult &
  /// ReturnsValue<Int>`.
  struct IntentOutcome {
    /// A result that conforms to the type; `nil` if it would need code of the project.
    let value: String?

    /// Reads the type of a function; `nil` if it is not the result of an intent.
    init?(_ type: String?) {
      guard let type, type.hasPrefix("some ") else { return nil }
      let protocols = type.dropFirst(5).split(separator: "&").map {
        $0.filter { !$0.isWhitespace }
      }
      guard protocols.contains("IntentResult") else { return nil }
      let values = protocols.compactMap(IntentOutcome.valueType)
      guard !protocols.contains("OpensIntent"), values.count <= 1 else {
        value = nil
        return
      }
      // In the order of the parameters of 'result'.
      var arguments = values.map { "value: \(Marker.call("value")) as \($0)" }
      if protocols.contains("ProvidesDialog") { arguments.append("dialog: \"\"") }
      if protocols.contains("ShowsSnippetView") { arguments.append("view: \(Marker.view)") }
      value = ".result(\(arguments.joined(separator: ", ")))"
    }

    /// The type in `ReturnsValue<Int>`.
    private static func valueType(_ name: String) -> String? {
      let start = "ReturnsValue<"
      guard name.hasPrefix(start), name.hasSuffix(">") else { return nil }
      return String(name.dropFirst(start.count).dropLast())
    }
  }
#endif
