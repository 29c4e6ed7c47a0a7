extension JSONParser {
  /// Reads a string whose opening quote is at the position.
  mutating func string() throws(JSONFault) -> String {
    let quote = position
    position += 1
    let start = position
    var isASCII = true
    while let byte, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 {
      isASCII = isASCII && byte < 0x80
      position += 1
    }
    var text = start..<position
    var unescaped: [UInt8]?
    if byte == UInt8(ascii: "\\") {
      unescaped = try escapedText(from: start)
      text = start..<position
    }
    guard let byte else {
      position = quote
      throw syntax("a string without its closing quote")
    }
    guard byte >= 0x20 else {
      let name = byte == 0x0A ? "a line break" : "control character " + JSONParser.name(byte)
      throw syntax("\(name) in a string; write it as an escape such as \\n")
    }
    position += 1
    // Keys and most values are ASCII, which needs no validation.
    if isASCII, unescaped == nil { return String(decoding: bytes[text], as: UTF8.self) }
    let string =
      unescaped.map { String(validating: $0, as: UTF8.self) }
      ?? String(validating: bytes[text], as: UTF8.self)
    guard let string else { throw invalidEncoding(in: text) }
    return string
  }

  /// Reads up to the closing quote, an unescaped control character or the end.
  private mutating func escapedText(from start: Int) throws(JSONFault) -> [UInt8] {
    var text = Array(bytes[start..<position])
    while let byte, byte != UInt8(ascii: "\""), byte >= 0x20 {
      if byte == UInt8(ascii: "\\") {
        try escape(into: &text)
      } else {
        text.append(byte)
        position += 1
      }
    }
    return text
  }

  private mutating func escape(into text: inout [UInt8]) throws(JSONFault) {
    let start = position
    position += 1
    guard let letter = byte else { return }
    position += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(letter)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"): text.append(contentsOf: Array(String(try scalar(from: start)).utf8))
    default:
      position = start
      throw syntax("no such escape; JSON has \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\uXXXX")
    }
  }

  /// Reads the digits of `\uXXXX`, and of a second escape if the first is half of a surrogate pair.
  private mutating func scalar(from start: Int) throws(JSONFault) -> Unicode.Scalar {
    let first = try codeUnit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    if first < 0xDC00, skip("\\"), skip("u") {
      let second = try codeUnit()
      if 0xDC00..<0xE000 ~= second,
        let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
      {
        return scalar
      }
    }
    throw JSONFault(
      kind: .syntax("\\u\(String(first, radix: 16)) is half of a character; write both halves"),
      offset: start)
  }

  private mutating func codeUnit() throws(JSONFault) -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let byte, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw syntax("\\u needs four hexadecimal digits, found \(found)")
      }
      unit = unit << 4 | UInt32(digit)
      position += 1
    }
    return unit
  }

  private func invalidEncoding(in range: Range<Int>) -> JSONFault {
    var iterator = bytes[range].makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    var offset = range.lowerBound
    while case .valid(let scalar) = parser.parseScalar(from: &iterator) { offset += scalar.count }
    return JSONFault(
      kind: .syntax("bytes that are not UTF-8; save the file in that encoding"), offset: offset)
  }
}
