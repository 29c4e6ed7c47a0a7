import VitrineSyntax

/// `#available`, which Linux always takes as met, as a call that asks for the version for which code is
/// evaluated.
struct AvailabilityCondition {
  /// The system whose sources are meant.
  var platform: ApplePlatform

  /// The version of iOS that is always there: the oldest for which pictures are drawn.
  private static let oldest = 17

  /// The call for a condition, as long as the condition; `nil` where it is always met.
  ///
  /// - Parameters:
  ///   - argument: the text in the condition's brackets.
  ///   - index: the place of the condition.
  func call(_ argument: String, _ tokens: [SwiftToken], _ index: Int) -> String? {
    let name = tokens[index].text
    guard name == "#available" || name == "#unavailable",
      let version = SystemRequirement(argument, on: platform),
      version.major > AvailabilityCondition.oldest, !choosesType(tokens, index)
    else { return nil }
    let call =
      (name == "#available" ? "" : "!") + "Bool.hasIOS(\(version.major), \(version.minor))"
    let room = name.count + argument.filter { !$0.isNewline }.count + 2
    return call + String(repeating: " ", count: max(0, room - call.count))
      + argument.filter(\.isNewline)
  }

  /// A call before a statement that only the compiler's own condition can decide: it says so where a
  /// branch is taken that the version for which code is evaluated does not have.
  ///
  /// - Parameter index: the place of `if` or `guard`.
  func note(_ tokens: [SwiftToken], _ index: Int) -> String? {
    let before = tokens[..<index].last { ![.blank, .comment].contains($0.kind) }
    let code = tokens[index...].lazy.filter { !$0.isTrivia }.prefix(2)
    guard let last = code.last, last.text == "#available" || last.text == "#unavailable",
      before.map({ $0.kind == .newline || ["{", "}", ";"].contains($0.text) }) ?? true,
      tokens[..<index].last(where: { !$0.isTrivia })?.text != "else",
      let place = tokens[index...].firstIndex(of: last), choosesType(tokens, place),
      let version = SystemRequirement(
        tokens[place...].prefix { $0.text != ")" }.dropFirst(2).map(\.text).joined(), on: platform),
      version.major > AvailabilityCondition.oldest
    else { return nil }
    return "Bool.takesIOS(\(version.major), \(version.minor)); "
  }

  /// Whether the condition chooses between types of an opaque result, which only the compiler's own
  /// condition can: SE-0360.
  private func choosesType(_ tokens: [SwiftToken], _ index: Int) -> Bool {
    var depth = 0
    guard
      let start = tokens[..<index].lastIndex(where: { token in
        if token.text == "}" { depth += 1 }
        if token.text == "{" { depth -= 1 }
        return depth < 0
      })
    else { return false }
    let head = tokens[..<start].reversed().prefix { !["{", "}", ";"].contains($0.text) }
    guard let keyword = head.firstIndex(where: { ["func", "var", "subscript"].contains($0.text) }),
      head[..<keyword].contains(where: { $0.text == "some" })
    else { return false }
    return !ReturnedValues(tokens[index...]).haveOneType
  }
}
