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
    guard name == "#available" || name == "#unavailable", let version = version(in: argument),
      version.major > AvailabilityCondition.oldest, !choosesType(tokens, index)
    else { return nil }
    let call =
      (name == "#available" ? "" : "!") + "Bool.hasIOS(\(version.major), \(version.minor))"
    let room = name.count + argument.filter { !$0.isNewline }.count + 2
    return call + String(repeating: " ", count: max(0, room - call.count))
      + argument.filter(\.isNewline)
  }

  /// The version of iOS of the same year as that of the platform; `nil` for any version.
  private func version(in argument: String) -> (major: Int, minor: Int)? {
    for part in argument.split(separator: ",") {
      let words = part.split(whereSeparator: \.isWhitespace)
      guard words.count == 2, words[0] == "anyAppleOS" || isMeant(words[0]) else { continue }
      let numbers = words[1].split(separator: ".").compactMap { Int($0) }
      guard let major = numbers.first, (0...999).contains(major) else { return nil }
      return (major + (major < 26 ? yearsBehind : 0), numbers.dropFirst().first ?? 0)
    }
    return nil
  }

  private func isMeant(_ name: Substring) -> Bool {
    platform.conditionNames.contains(
      name.hasSuffix("ApplicationExtension") ? String(name.dropLast(20)) : String(name))
  }

  /// How far a system's version was behind that of iOS before both were named after a year.
  ///
  /// Source: Apple's release notes: iOS 18 came with macOS 15, watchOS 11 and visionOS 2.
  private var yearsBehind: Int {
    switch platform {
    case .iOS, .tvOS: 0
    case .macOS: 3
    case .watchOS: 7
    case .visionOS: 16
    }
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
      let version = version(
        in: tokens[place...].prefix { $0.text != ")" }.dropFirst(2)
          .map(\.text).joined()),
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
