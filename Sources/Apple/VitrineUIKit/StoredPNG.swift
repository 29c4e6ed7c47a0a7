import VitrineFoundation

/// PNG files with uncompressed pixels, which need no library.
@_spi(StandIns)
public enum StoredPNG {
  /// Encodes red, green, blue and alpha pixels, row by row.
  public static func encode(_ pixels: [UInt8], columns: Int, rows count: Int) -> Data {
    var rows: [UInt8] = []
    rows.reserveCapacity(pixels.count + count)
    for row in 0..<count {
      // Each row follows the number of its filter: none.
      rows.append(0)
      rows += pixels[(row * columns * 4)..<((row + 1) * columns * 4)]
    }
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    file += chunk("IHDR", number(columns) + number(count) + [8, 6, 0, 0, 0])
    file += chunk("IDAT", stored(rows))
    return Data(file + chunk("IEND", []))
  }

  /// A zlib stream of uncompressed blocks.
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var start = 0
    repeat {
      let end = min(start + 65535, bytes.count)
      let length = UInt16(end - start)
      stream.append(end == bytes.count ? 1 : 0)
      for value in [length, ~length] { stream += [UInt8(value & 0xFF), UInt8(value >> 8)] }
      stream += bytes[start..<end]
      start = end
    } while start < bytes.count
    var (a, b): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      a = (a + UInt32(byte)) % 65521
      b = (b + a) % 65521
    }
    return stream + number(Int(b << 16 | a))
  }

  private static func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] {
    let content = Array(name.utf8) + body
    return number(body.count) + content + number(Int(checksum(content)))
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in
      value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1
    }
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { table[Int(($0 ^ UInt32($1)) & 0xFF)] ^ $0 >> 8 }
  }

  private static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(value >> $0 & 0xFF) }
  }
}
