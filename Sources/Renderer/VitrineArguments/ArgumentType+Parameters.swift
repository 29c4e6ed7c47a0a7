import VitrineCoding

extension ArgumentType where Value == [String: JSONValue] {
  /// A parameter with its value, as `unit=percent`, or a JSON object with several.
  ///
  /// A value is a text, which its parameter reads.
  package static var parameters: ArgumentType {
    ArgumentType("KEY=VALUE") { (text, option) throws(ValidationError) in
      if text.hasPrefix("{") { return try parsedObject(text, option) }
      guard let sign = text.firstIndex(of: "="), sign != text.startIndex else {
        throw ValidationError(
          "\(option) takes a name and a value, not '\(text.singleLine)'",
          hint: "write it like \(option) unit=percent")
      }
      return [String(text[..<sign]): .string(String(text[text.index(after: sign)...]))]
    }
  }

  /// A JSON object.
  package static var object: ArgumentType {
    ArgumentType("JSON") { (text, option) throws(ValidationError) in
      try parsedObject(text, option)
    }
  }

  private static func parsedObject(
    _ text: String, _ option: String
  ) throws(ValidationError) -> [String: JSONValue] {
    guard case .object(let fields)? = try? JSONValue(json: Array(text.utf8)) else {
      throw ValidationError(
        "\(option) takes a JSON object, not '\(text.singleLine)'",
        hint: "write it like {\"id\": \"1\"}")
    }
    return fields
  }
}
