/// Reads numbers from bytes; anything beyond the end is `nil`.
struct ByteReader {
  private let bytes: ArraySlice<UInt8>
  /// Whether the lowest byte of a number comes first.
  var isLittleEndian = false

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
  }

  /// Number of bytes.
  var count: Int { bytes.count }

  /// The bytes of `range`, which must be inside.
  subscript(range: Range<Int>) -> ArraySlice<UInt8> {
    bytes[(bytes.startIndex + range.lowerBound)..<(bytes.startIndex + range.upperBound)]
  }

  /// One byte.
  func byte(_ offset: Int) -> UInt8? {
    offset >= 0 && offset < bytes.count ? bytes[bytes.startIndex + offset] : nil
  }

  /// A number of two bytes.
  func word(_ offset: Int) -> Int? { number(offset, 2) }

  /// A number of four bytes.
  func long(_ offset: Int) -> Int? { number(offset, 4) }

  /// Whether the ASCII letters of `text` are at `offset`.
  func matches(_ text: String, _ offset: Int) -> Bool {
    text.utf8.enumerated().allSatisfy { byte(offset + $0.offset) == $0.element }
  }

  private func number(_ offset: Int, _ length: Int) -> Int? {
    var value = 0
    for index in 0..<length {
      guard let byte = byte(offset + (isLittleEndian ? length - 1 - index : index)) else {
        return nil
      }
      value = value << 8 | Int(byte)
    }
    return value
  }
}
