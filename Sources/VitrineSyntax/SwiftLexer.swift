/// A piece of Swift source.
package struct SwiftToken: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// A name or keyword; names in backticks too.
    case name
    /// `@` and a name.
    case attribute
    /// `#` and a name.
    case directive
    case number
    /// A string with its quotes, over several lines and with code in it.
    case string
    case comment
    case newline
    case blank
    /// One character of punctuation, or the characters of an operator.
    case symbol
  }

  package let kind: Kind
  /// The bytes of UTF-8 that it takes.
  package let range: Range<Int>
  package let text: Substring
}

/// Cuts Swift source into tokens; every byte belongs to one of them.
///
/// It knows comments (nested too), strings (raw, of several lines, with code in them) and extended
/// regular expressions. That is all that is needed to tell code from what only looks like it.
package struct SwiftLexer {
  private let text: String
  private let bytes: [UInt8]
  private var place = 0

  /// The tokens of a source.
  package static func tokens(_ text: String) -> [SwiftToken] {
    var lexer = SwiftLexer(text)
    var tokens: [SwiftToken] = []
    while let token = lexer.next() { tokens.append(token) }
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
      while [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r")].contains(byte()) {
        place += 1
      }
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
    case let byte where SwiftLexer.operators.contains(byte):
      while SwiftLexer.operators.contains(self.byte()), !isCommentStart { place += 1 }
      return .symbol
    default:
      place += 1
      return .symbol
    }
  }

  private static let operators = Set("+-*/=<>!&|^~%?.".utf8)

  private var isCommentStart: Bool {
    byte() == UInt8(ascii: "/")
      && (byte(1) == UInt8(ascii: "/") || byte(1) == UInt8(ascii: "*"))
  }

  private func isNameStart(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 0x80 || byte == UInt8(ascii: "$")
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private mutating func scanName() {
    while isNameStart(byte()) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte()) {
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
    (0..<count).allSatisfy { byte(offset + $0) == UInt8(ascii: "#") }
  }

  /// A string from its first quote; an unfinished one ends with its line, as in code that only
  /// looks like a string.
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
      } else if (0..<quotes).allSatisfy({ byte($0) == quote }), isHashes(hashes, at: quotes) {
        place += quotes + hashes
        return
      } else {
        place += 1
      }
    }
  }

  /// Code in a string, from its opening bracket to the closing one.
  private mutating func scanInterpolation() {
    var depth = 0
    while place < bytes.count {
      let start = place
      if byte() == UInt8(ascii: "(") { depth += 1 }
      if byte() == UInt8(ascii: ")") { depth -= 1 }
      _ = scan()
      place = max(place, start + 1)
      if depth == 0 { return }
    }
  }
}
