/// The properties of a PNG or JPEG image that its header gives without decoding.
///
/// Sources: PNG specification, 11.2.2 (IHDR); ITU-T T.81, B.2.2 (frame header).
package struct ImageHeader: Hashable, Sendable {
  /// The usual filename extension.
  package let type: String
  /// Columns of pixels.
  package let width: Int
  /// Rows of pixels.
  package let height: Int

  /// Reads the header; `nil` for other file types.
  package init?(bytes: [UInt8]) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), bytes.count >= 24 {
      func number(_ start: Int) -> Int {
        bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
      }
      (type, width, height) = ("png", number(16), number(20))
    } else if bytes.starts(with: [0xFF, 0xD8]), let size = ImageHeader.jpeg(bytes) {
      (type, width, height) = ("jpg", size.0, size.1)
    } else {
      return nil
    }
    guard width > 0, height > 0 else { return nil }
  }

  /// Width and height in the first frame header.
  private static func jpeg(_ bytes: [UInt8]) -> (Int, Int)? {
    var place = 2
    while place + 9 < bytes.count, bytes[place] == 0xFF {
      let marker = bytes[place + 1]
      let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
      if isFrame {
        return (
          Int(bytes[place + 7]) << 8 | Int(bytes[place + 8]),
          Int(bytes[place + 5]) << 8 | Int(bytes[place + 6])
        )
      }
      place += 2 + (Int(bytes[place + 2]) << 8 | Int(bytes[place + 3]))
    }
    return nil
  }
}
