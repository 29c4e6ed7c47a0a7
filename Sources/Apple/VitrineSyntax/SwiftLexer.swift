/// A token of Swift source.
package struct SwiftToken: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// A name or keyword, also in backticks.
    case name
    /// `@` followed by a name.
    case attribute
    /// `#` followed by a name.
    case directive
    case number
    /// A string with its quotes, which may have several lines and interpolations.
    case string
    case comment
    case newline
    case blank
    /// One punctuation character, or the characters of an operator.
    case symbol
  }

  package let kind: Kind
  /// Whether it is a blank, the end of a line or a comment.
  package var isTrivia: Bool { [.blank, .newline, .comment].contains(kind) }
  /// The range of its bytes in UTF-8.
  package let range: Range<Int>
  package let text: Substring

  /// The number of line breaks in it.
  package var newlines: Int {
    var count = 0
    for byte in text.utf8 where byte == UInt8(ascii: "\n") { count += 1 }
    return count
  }
}

/// Splits Swift source into tokens; every byte belongs to one of them.
///
/// It recognizes comments (including nested ones), strings (raw, with several lines, with
/// interpolations) and extended regular expressions, which is enough to distinguish code from text
/// that looks like code.
package struct SwiftLexer {
  private let text: String
  private let bytes: [UInt8]
  private var place = 0
  /// The tokens in the interpolations of the last string.
  private var interpolated: [SwiftToken] = []

  /// Returns the tokens of a source.
  package static func tokens(_ text: String) -> [SwiftToken] {
    var lexer = SwiftLexer(text)
    var tokens: [SwiftToken] = []
    while let token = lexer.next() { tokens.append(token) }
    return tokens
  }

  /// Returns the tokens of a source, each string followed by those in its interpolations.
  package static func allTokens(_ text: String) -> [SwiftToken] {
    var lexer = SwiftLexer(text)
    var tokens: [SwiftToken] = []
    while let token = lexer.next() {
      tokens.append(token)
      tokens += lexer.interpolated.sorted { $0.range.lowerBound < $1.range.lowerBound }
      lexer.interpolated.removeAll()
    }
    return tokens
  }

  private init(_ text: String) {
    var text = text
    text.makeContiguousUTF8()
    self.text = text
    bytes = Array(text.utf8)
  }

  private mutating func next() -> SwiftToken? {
    guard place < bytes.count else { return nil }
    let start = place
    let kind = scan()
    place = max(place, start + 1)
    return token(kind, from: start)
  }

  private func token(_ kind: SwiftToken.Kind, from start: Int) -> SwiftToken {
    let utf8 = text.utf8
    let low = utf8.index(utf8.startIndex, offsetBy: start)
    let high = utf8.index(low, offsetBy: min(place, bytes.count) - start)
    return SwiftToken(kind: kind, range: start..<place, text: text[low..<high])
  }

  private func byte(_ offset: Int = 0) -> UInt8 {
    place + offset < bytes.count ? bytes[place + offset] : 0
  }

  private mutating func scan() -> SwiftToken.Kind {
    switch byte() {
    case UInt8(ascii: "\n"):
      place += 1
      return .newline
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
      while isBlank(byte()) { place += 1 }
      return .blank
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
      while place < bytes.count, byte() != UInt8(ascii: "\n") { place += 1 }
      return .comment
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"):
      scanBlockComment()
      return .comment
    case UInt8(ascii: "\""):
      scanString(hashes: 0)
      return .string
    case UInt8(ascii: "#"): return scanHash()
    case UInt8(ascii: "@") where isNameStart(byte(1)):
      place += 1
      scanName()
      return .attribute
    case UInt8(ascii: "`"):
      place += 1
      while place < bytes.count, ![UInt8(ascii: "`"), UInt8(ascii: "\n")].contains(byte()) {
        place += 1
      }
      place += 1
      return .name
    case let byte where isNameStart(byte):
      scanName()
      return .name
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      scanName()
      return .number
    case let byte where SwiftLexer.operators[Int(byte)]:
      while SwiftLexer.operators[Int(self.byte())], !isCommentStart { place += 1 }
      return .symbol
    default:
      place += 1
      return .symbol
    }
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }

  private static let operators: [Bool] = {
    var table = [Bool](repeating: false, count: 256)
    for byte in "+-*/=<>!&|^~%?.".utf8 { table[Int(byte)] = true }
    return table
  }()

  private var isCommentStart: Bool {
    byte() == UInt8(ascii: "/")
      && (byte(1) == UInt8(ascii: "/") || byte(1) == UInt8(ascii: "*"))
  }

  private func isNameStart(_ byte: UInt8) -> Bool {
    // A letter, '_', '$' or a part of a character outside ASCII.
    (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A || byte == 0x5F || byte >= 0x80 || byte == 0x24
  }

  private mutating func scanName() {
    while place < bytes.count {
      let byte = bytes[place]
      guard isNameStart(byte) || byte >= 0x30 && byte <= 0x39 else { return }
      place += 1
    }
  }

  private mutating func scanBlockComment() {
    var depth = 0
    while place < bytes.count {
      if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        depth += 1
        place += 2
      } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        place += 2
        if depth == 0 { return }
      } else {
        place += 1
      }
    }
  }

  /// `#name`, a raw string or an extended regular expression.
  private mutating func scanHash() -> SwiftToken.Kind {
    var hashes = 0
    while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
    if byte(hashes) == UInt8(ascii: "\"") {
      place += hashes
      scanString(hashes: hashes)
      return .string
    }
    if byte(hashes) == UInt8(ascii: "/") {
      place += hashes + 1
      scanRegularExpression(hashes: hashes)
      return .string
    }
    place += 1
    guard isNameStart(byte()) else { return .symbol }
    scanName()
    return .directive
  }

  private mutating func scanRegularExpression(hashes: Int) {
    while place < bytes.count {
      if byte() == UInt8(ascii: "\\") {
        place += 2
      } else if byte() == UInt8(ascii: "/"), isHashes(hashes, at: 1) {
        place += 1 + hashes
        return
      } else {
        place += 1
      }
    }
  }

  private func isHashes(_ count: Int, at offset: Int) -> Bool {
    var index = 0
    while index < count {
      guard byte(offset + index) == UInt8(ascii: "#") else { return false }
      index += 1
    }
    return true
  }

  /// Scans a string from its first quote; an unfinished one ends with its line, as in text that
  /// only looks like a string.
  private mutating func scanString(hashes: Int) {
    let quote = UInt8(ascii: "\"")
    let isLong = byte(1) == quote && byte(2) == quote
    let quotes = isLong ? 3 : 1
    place += quotes
    while place < bytes.count {
      if byte() == UInt8(ascii: "\n"), !isLong { return }
      if byte() == UInt8(ascii: "\\"), isHashes(hashes, at: 1) {
        place += 1 + hashes
        if byte() == UInt8(ascii: "(") { scanInterpolation() } else { place += 1 }
      } else if byte() == quote, !isLong || byte(1) == quote && byte(2) == quote,
        isHashes(hashes, at: quotes)
      {
        place += quotes + hashes
        return
      } else {
        place += 1
      }
    }
  }

  /// Scans an interpolation, from its opening to its closing parenthesis.
  private mutating func scanInterpolation() {
    var depth = 0
    while place < bytes.count {
      let start = place
      if byte() == UInt8(ascii: "(") { depth += 1 }
      if byte() == UInt8(ascii: ")") { depth -= 1 }
      let kind = scan()
      place = max(place, start + 1)
      interpolated.append(token(kind, from: start))
      if depth == 0 { return }
    }
  }
}
