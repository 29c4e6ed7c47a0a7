/// The version of iOS for which the argument of `#available` or `#unavailable` asks.
package struct SystemRequirement: Hashable, Sendable {
  package let major: Int
  package let minor: Int

  /// Reads the text in the condition's brackets, where versions of other systems count as those of iOS
  /// of the same year; `nil` if it asks for no version of the platform.
  package init?(_ argument: String, on platform: ApplePlatform) {
    for part in argument.split(separator: ",") {
      let words = part.split(whereSeparator: \.isWhitespace)
      guard words.count == 2, words[0] == "anyAppleOS" || platform.isMeant(by: words[0])
      else { continue }
      let numbers = words[1].split(separator: ".").compactMap { Int($0) }
      guard let major = numbers.first, (0...999).contains(major) else { return nil }
      self.major = major + (major < 26 ? platform.yearsBehind : 0)
      minor = numbers.dropFirst().first ?? 0
      return
    }
    return nil
  }

  /// The conditions of a source that ask for versions of iOS, with their lines, counted from 1.
  package static func all(in source: String) -> [(line: Int, requirement: SystemRequirement)] {
    let tokens = SwiftLexer.tokens(source)
    var line = 1
    var found: [(Int, SystemRequirement)] = []
    for index in tokens.indices {
      let token = tokens[index]
      if token.kind == .directive, ["#available", "#unavailable"].contains(token.text) {
        let argument = tokens[index...].prefix { $0.text != ")" }.dropFirst(2)
        SystemRequirement(argument.map(\.text).joined(), on: .iOS).map { found.append((line, $0)) }
      }
      line += token.newlines
    }
    return found
  }
}

extension ApplePlatform {
  fileprivate func isMeant(by name: Substring) -> Bool {
    conditionNames.contains(
      name.hasSuffix("ApplicationExtension") ? String(name.dropLast(20)) : String(name))
  }

  /// How far a system's version was behind that of iOS before both were named after a year.
  ///
  /// Source: Apple's release notes: iOS 18 came with macOS 15, watchOS 11 and visionOS 2.
  fileprivate var yearsBehind: Int {
    switch self {
    case .iOS, .tvOS: 0
    case .macOS: 3
    case .watchOS: 7
    case .visionOS: 16
    }
  }
}
