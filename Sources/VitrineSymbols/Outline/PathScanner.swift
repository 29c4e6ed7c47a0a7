/// Takes numbers and flags from path data.
struct PathScanner {
  private let bytes: [UInt8]
  /// How many bytes were read.
  private(set) var offset = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The next byte that is neither blank nor comma.
  mutating func peek() -> UInt8? {
    while offset < bytes.count, bytes[offset] <= 0x20 || bytes[offset] == 0x2C { offset += 1 }
    return offset < bytes.count ? bytes[offset] : nil
  }

  /// Steps over a byte.
  mutating func skip() { offset += 1 }

  /// A flag of an arc: one digit, without any blank behind it needed.
  mutating func flag() throws(PathData.Fault) -> Bool {
    guard let byte = peek(), byte == 0x30 || byte == 0x31 else { throw .syntax(offset: offset) }
    skip()
    return byte == 0x31
  }

  /// A decimal number.
  ///
  /// Digits beyond the fifteenth are dropped: no outline needs them.
  mutating func number() throws(PathData.Fault) -> Double {
    guard let first = peek() else { throw .syntax(offset: offset) }
    let isNegative = first == 0x2D
    if isNegative || first == 0x2B { skip() }
    var (digits, count, shift) = (0, 0, 0)
    var isFraction = false
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == 0x2E, !isFraction {
        isFraction = true
      } else if byte >= 0x30, byte <= 0x39 {
        count += 1
        if digits < 100_000_000_000_000 {
          digits = digits * 10 + Int(byte - 0x30)
          if isFraction { shift -= 1 }
        } else if !isFraction {
          shift += 1
        }
      } else {
        break
      }
      skip()
    }
    guard count > 0 else { throw .syntax(offset: offset) }
    shift += try exponent()
    let value = scaled(Double(digits), by: shift)
    return isNegative ? -value : value
  }

  private mutating func exponent() throws(PathData.Fault) -> Int {
    guard offset + 1 < bytes.count, bytes[offset] | 0x20 == 0x65 else { return 0 }
    let next = bytes[offset + 1]
    guard next == 0x2D || next == 0x2B || (next >= 0x30 && next <= 0x39) else { return 0 }
    skip()
    if next == 0x2D || next == 0x2B { skip() }
    var value = 0
    while offset < bytes.count, bytes[offset] >= 0x30, bytes[offset] <= 0x39 {
      value = min(value * 10 + Int(bytes[offset] - 0x30), 99)
      skip()
    }
    return next == 0x2D ? -value : value
  }

  /// Powers of ten up to 22 are exact, so that one rounding is all.
  private func scaled(_ value: Double, by exponent: Int) -> Double {
    var power = 1.0
    for _ in 0..<min(exponent.magnitude, 40) { power *= 10 }
    return exponent < 0 ? value / power : value * power
  }
}
