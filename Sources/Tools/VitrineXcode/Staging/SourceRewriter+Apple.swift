import VitrineSyntax

/// Names that mean something else on Apple's systems.
extension SourceRewriter {
  /// What `ProcessInfo` says of the system.
  static let systemVersions: [Substring: String] = [
    "isOperatingSystemAtLeast": "isIOSAtLeast", "operatingSystemVersion": "iOSVersion",
    "operatingSystemVersionString": "iOSVersionString",
  ]

  /// `ProcessInfo` of this machine names the version of Linux.
  func systemVersion(_ tokens: [SwiftToken], _ index: Int) -> (String, Int)? {
    guard let name = SourceRewriter.systemVersions[tokens[index].text], index > 1,
      tokens[index - 1].text == "."
    else { return nil }
    let subject = tokens[index - 2].text
    guard subject == "processInfo" || isProcessInfo(subject, in: tokens) else { return nil }
    return (name, index + 1)
  }

  /// Whether a name of a source has the value or the type of `ProcessInfo`.
  private func isProcessInfo(_ name: Substring, in tokens: [SwiftToken]) -> Bool {
    let code = tokens.filter { !$0.isTrivia }.map(\.text)
    return code.indices.dropLast(2).contains { index in
      guard code[index] == name, code[index + 2] == "ProcessInfo" else { return false }
      let value = code[(index + 3)...].prefix(3)
      return code[index + 1] == ":"
        || code[index + 1] == "=" && value.starts(with: [".", "processInfo"])
          && value.dropFirst(2).first != "."
    }
  }

  /// Classes alone conform to a protocol of Objective-C, so that code can set properties of its
  /// values and refer to them weakly.
  func objectProtocol(_ tokens: [SwiftToken], _ index: Int) -> (String, Int)? {
    guard isOfObjectiveC(tokens[..<index]), index + 2 < tokens.count,
      tokens[index + 2].kind == .name
    else { return nil }
    let rest = tokens[(index + 3)...]
    guard let next = rest.firstIndex(where: { $0.kind != .blank }) else { return nil }
    let inherited = rest.prefix { $0.text != "{" && $0.kind != .newline }.map(\.text)
    guard !inherited.contains("AnyObject"), !inherited.contains("class") else { return nil }
    let name = "protocol \(tokens[index + 2].text): AnyObject"
    switch tokens[next].text {
    case ":": return (name + ",", next + 1)
    case "{": return (name + " ", next)
    default: return nil
    }
  }

  /// Whether a declaration that begins with the last of some tokens has the attribute `@objc`,
  /// perhaps with a name.
  private func isOfObjectiveC(_ tokens: ArraySlice<SwiftToken>) -> Bool {
    var isInBrackets = false
    for token in tokens.reversed() {
      if token.text == "@objc" { return true }
      if token.text == ")" || token.text == "(" {
        isInBrackets = token.text == ")"
      } else if !isInBrackets, ![.blank, .newline, .attribute].contains(token.kind),
        !SourceRewriter.levels.contains(token.text)
      {
        return false
      }
    }
    return false
  }

  /// `as NSString` and its like bridge on Apple's systems alone; a cast does the same here.
  func bridging(_ tokens: [SwiftToken], _ index: Int) -> (String, Int)? {
    guard index + 2 < tokens.count, tokens[index + 1].kind == .blank,
      SourceRewriter.bridged.contains(tokens[index + 2].text)
    else { return nil }
    // `catch let error as NSError` is a pattern, which casts by itself.
    let before = tokens[max(index - 4, 0)..<index].filter { $0.kind != .blank }.suffix(2)
    if before.first?.text == "let" || before.first?.text == "var" { return nil }
    // Errors are not objects here; each has one that represents it.
    if tokens[index + 2].text == "NSError" {
      let isOptional = index + 3 < tokens.count && tokens[index + 3].text == "?"
      return isOptional ? (".optionalBridgedError", index + 4) : (".bridgedError", index + 3)
    }
    return ("as!", index + 1)
  }

  private static let bridged: Set<Substring> = [
    "NSString", "NSArray", "NSDictionary", "NSNumber", "NSData", "NSDate", "NSURL", "NSSet",
    "NSError",
    "CFString", "CFData", "CFDictionary", "CFArray", "CFURL", "CFNumber", "CFTypeRef",
    "NSDecimalNumber", "NSUUID", "NSCalendar", "NSLocale", "NSTimeZone", "NSDateComponents",
  ]
}
