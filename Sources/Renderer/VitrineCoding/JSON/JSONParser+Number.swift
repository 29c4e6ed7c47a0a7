extension JSONParser {
  /// Reads a number; negative zero and numbers that are too small for a `Double` become zero.
  mutating func number() throws(JSONFault) -> Double {
    let start = position
    let isNegative = skip("-")
    let digits = position
    skipDigits()
    let whole = digits..<position
    var isInteger = true
    var isWellFormed = !whole.isEmpty && (bytes[digits] != UInt8(ascii: "0") || whole.count == 1)
    if skip(".") {
      isInteger = false
      isWellFormed = skipDigits() && isWellFormed
    }
    if byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
      position += 1
      isInteger = false
      if !skip("+") { _ = skip("-") }
      isWellFormed = skipDigits() && isWellFormed
    }
    guard isWellFormed else { throw malformed(from: start) }
    // Integers of up to fifteen digits are exact in a `Double`.
    if isInteger, whole.count <= 15 {
      let value = bytes[whole].reduce(0) { $0 * 10 + Int($1 & 0x0F) }
      return Double(isNegative ? -value : value)
    }
    return try convert(start..<position, isInteger: isInteger)
  }

  @discardableResult
  private mutating func skipDigits() -> Bool {
    let start = position
    while let byte, UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte { position += 1 }
    return position > start
  }

  private func convert(_ range: Range<Int>, isInteger: Bool) throws(JSONFault) -> Double {
    let text = String(decoding: bytes[range], as: UTF8.self)
    guard let value = Double(text), value.isFinite else {
      throw JSONFault(
        kind: .value("\(text.prefix(32)) is too large for a number"), offset: range.lowerBound)
    }
    if isInteger, Int(exactly: value).map(String.init) != text {
      throw JSONFault(
        kind: .value("\(text.prefix(32)) has more digits than can be kept"),
        offset: range.lowerBound)
    }
    return value == 0 ? 0 : value
  }

  private mutating func malformed(from start: Int) -> JSONFault {
    while let byte, JSONParser.isPartOfWord(byte) { position += 1 }
    let text = String(decoding: bytes[start..<position].prefix(32), as: UTF8.self)
    position = start
    return syntax("'\(text)' is not a JSON number")
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."):
      true
    default: false
    }
  }
}
