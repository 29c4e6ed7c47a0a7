import Foundation

/// Expands `$(NAME)`, `${NAME}` and `$(NAME:modifier)`.
struct SettingExpansion {
  /// The value that is assigned below a layer, and by which layer.
  let raw: (_ name: String, _ layer: Int) -> (value: String, layer: Int)?
  /// The maximum nesting of values.
  private static let depthLimit = 64
  /// The maximum number of characters of a value.
  private static let lengthLimit = 1 << 20
  private var depth = 0

  init(raw: @escaping (String, Int) -> (value: String, layer: Int)?) { self.raw = raw }

  /// The value of a setting, as layers below the given one assign it.
  mutating func value(of name: String, below layer: Int) -> String? {
    guard depth < SettingExpansion.depthLimit, let found = raw(name, layer) else { return nil }
    depth += 1
    defer { depth -= 1 }
    return expand(found.value, inheriting: (name, found.layer))
  }

  /// A text with its names replaced; names without a value leave nothing.
  mutating func expand(_ text: String, inheriting below: (name: String, layer: Int)?) -> String {
    var result = ""
    var rest = Substring(text)
    while let mark = rest.firstIndex(of: "$") {
      result += rest[..<mark]
      let after = rest.index(after: mark)
      guard after < rest.endIndex, let close = SettingExpansion.closing[rest[after]],
        let end = SettingExpansion.end(of: rest[after...], close: close)
      else {
        result.append("$")
        rest = rest[after...]
        continue
      }
      let inner = String(rest[rest.index(after: after)..<end])
      result += substitute(expand(inner, inheriting: below), below)
      rest = rest[rest.index(after: end)...]
      guard result.count < SettingExpansion.lengthLimit else { return result }
    }
    return result + rest
  }

  private mutating func substitute(
    _ reference: String, _ below: (name: String, layer: Int)?
  ) -> String {
    var parts = reference.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    let name = parts.removeFirst()
    var value: String?
    if let below, name == "inherited" || name == below.name {
      value = self.value(of: below.name, below: below.layer)
    } else {
      value = self.value(of: name, below: .max)
    }
    for modifier in parts { value = SettingExpansion.modify(value, modifier) }
    return value ?? ""
  }

  private static let closing: [Character: Character] = ["(": ")", "{": "}"]

  /// The bracket that closes the first one.
  private static func end(of text: Substring, close: Character) -> Substring.Index? {
    var depth = 0
    for index in text.indices {
      if text[index] == text[text.startIndex] { depth += 1 }
      if text[index] == close { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// Source of the list: "Build settings reference" and the operators that xcodebuild evaluates.
  private static func modify(_ value: String?, _ modifier: String) -> String? {
    let parts = modifier.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let text = value ?? ""
    let path = text as String
    switch parts[0] {
    case "default": return text.isEmpty ? parts.dropFirst().first.map(String.init) ?? "" : text
    case "lower": return text.lowercased()
    case "upper": return text.uppercased()
    case "identifier", "c99extidentifier": return identifier(text)
    case "rfc1034identifier":
      return String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "-" })
    case "file": return URL(filePath: path).lastPathComponent
    case "dir": return URL(filePath: path).deletingLastPathComponent().relativePath
    case "base": return URL(filePath: path).deletingPathExtension().lastPathComponent
    case "suffix":
      let suffix = URL(filePath: path).pathExtension
      return suffix.isEmpty ? "" : ".\(suffix)"
    case "standardizepath": return URL(filePath: path).standardizedFileURL.path
    default: return value
    }
  }

  /// A text as a Swift name: characters that are not allowed become underscores.
  static func identifier(_ text: String) -> String {
    let name = String(text.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    return name.first?.isNumber == true ? "_" + name.dropFirst() : name
  }

  /// The words of a list; quoted blanks do not separate.
  static func words(_ text: String) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for character in text {
      if isEscaped {
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == quote {
        quote = nil
      } else if quote == nil, character == "\"" || character == "'" {
        quote = character
        word = word ?? ""
      } else if quote == nil, character.isWhitespace {
        if let done = word { words.append(done) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if let word { words.append(word) }
    return words
  }
}
