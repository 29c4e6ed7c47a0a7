extension JSONParser {
  /// The byte at the position; `nil` at the end.
  var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Skips spaces, tabs and line breaks.
  mutating func skipBlanks() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x09, 0x0A, 0x0D: position += 1
      default: return
      }
    }
  }

  /// Skips one character if it is next, and returns whether it was.
  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard byte == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  /// The token at the position, for messages.
  var found: String {
    guard let byte else { return "the end of the file" }
    if byte < 0x20 || byte == 0x7F { return "control character " + JSONParser.name(byte) }
    let character = String(decoding: bytes[position...].prefix(16), as: UTF8.self).prefix(1)
    return "'\(character)'"
  }

  /// A syntax error at the position.
  func syntax(_ detail: String) -> JSONFault {
    JSONFault(kind: .syntax(detail), offset: position)
  }

  /// A syntax error: something else is expected at the position.
  func expected(_ what: String) -> JSONFault {
    if byte == UInt8(ascii: "/") || byte == UInt8(ascii: "#") {
      return syntax("JSON has no comments; write a \"$comment\" field instead")
    }
    return syntax("expected \(what), found \(found)")
  }

  /// The fault that a limit is exceeded at the position.
  func limit(_ limit: ArchiveError.Limit, found: Int, allowed: Int) -> JSONFault {
    JSONFault(kind: .limit(limit, found: found, allowed: allowed), offset: position)
  }

  /// A byte as `U+0009`.
  package static func name(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
