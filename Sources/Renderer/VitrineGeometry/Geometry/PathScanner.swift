import VitrineCoding

/// Scans numbers and flags in path data.
struct PathScanner {
  private let bytes: [UInt8]
  /// The number of bytes that were read.
  private(set) var offset = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The next byte that is neither space nor comma.
  mutating func peek() -> UInt8? {
    while offset < bytes.count, bytes[offset] <= 0x20 || bytes[offset] == 0x2C { offset += 1 }
    return offset < bytes.count ? bytes[offset] : nil
  }

  /// Skips one byte.
  mutating func skip() { offset += 1 }

  /// Reads a flag of an arc: one digit, which need not be followed by a space.
  mutating func flag() throws(PathData.Fault) -> Bool {
    guard let byte = peek(), byte == 0x30 || byte == 0x31 else {
      throw .syntax(.flag, offset: offset)
    }
    skip()
    return byte == 0x31
  }

  /// Skips a word that is not followed by another letter, and returns whether it was there.
  mutating func take(_ word: String) -> Bool {
    let end = offset + word.utf8.count
    guard end <= bytes.count, bytes[offset..<end].elementsEqual(word.utf8),
      end == bytes.count || !bytes[end].isLetter
    else { return false }
    offset = end
    return true
  }

  /// Reads a decimal number in the range of numbers in archives.
  mutating func number() throws(PathData.Fault) -> Double {
    let value = try decimal()
    let range = NumberRange.number
    guard range.bounds.contains(value) else { throw .outOfRange(value) }
    return value.magnitude < range.finest ? 0 : value
  }

  private mutating func decimal() throws(PathData.Fault) -> Double {
    guard let first = peek() else { throw .syntax(.number, offset: offset) }
    let start = offset
    let isNegative = first == 0x2D
    if isNegative || first == 0x2B { skip() }
    var (digits, count, shift) = (0, 0, 0)
    var isFraction = false
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == 0x2E, !isFraction {
        isFraction = true
      } else if byte >= 0x30, byte <= 0x39 {
        if count < 15 { digits = digits * 10 + Int(byte - 0x30) }
        count += 1
        if isFraction { shift -= 1 }
      } else {
        break
      }
      skip()
    }
    guard count > 0 else { throw .syntax(.number, offset: offset) }
    shift += try exponent()
    // Within these bounds both operands are exact, so that the result is rounded only once.
    if count <= 15, shift.magnitude <= 22 {
      let value = scaled(Double(digits), by: shift)
      return isNegative ? -value : value
    }
    guard let value = Double(String(decoding: bytes[start..<offset], as: UTF8.self)),
      value.isFinite
    else { throw .syntax(.number, offset: start) }
    return value
  }

  private mutating func exponent() throws(PathData.Fault) -> Int {
    guard offset + 1 < bytes.count, bytes[offset] | 0x20 == 0x65 else { return 0 }
    let next = bytes[offset + 1]
    guard next == 0x2D || next == 0x2B || (next >= 0x30 && next <= 0x39) else { return 0 }
    skip()
    if next == 0x2D || next == 0x2B { skip() }
    var value = 0
    while offset < bytes.count, bytes[offset] >= 0x30, bytes[offset] <= 0x39 {
      value = min(value * 10 + Int(bytes[offset] - 0x30), 999)
      skip()
    }
    return next == 0x2D ? -value : value
  }

  /// Powers of ten up to 22 are exact.
  private func scaled(_ value: Double, by exponent: Int) -> Double {
    var power = 1.0
    for _ in 0..<exponent.magnitude { power *= 10 }
    return exponent < 0 ? value / power : value * power
  }
}

extension UInt8 {
  /// Whether the byte is an ASCII letter.
  fileprivate var isLetter: Bool { (0x61...0x7A).contains(self | 0x20) }
}
