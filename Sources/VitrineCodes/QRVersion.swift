/// A size of QR codes, with its capacity at the error correction level M.
struct QRVersion: Sendable {
  /// 1 to 40; each version has four more modules along an edge than the one before.
  let number: Int
  /// Bytes for error correction in each block.
  let correction: Int
  /// Blocks of the data.
  let blocks: Int

  /// All versions (source: ISO/IEC 18004, table 9).
  static let all: [QRVersion] = {
    let corrections =
      [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28]
      + Array(repeating: 26, count: 4) + Array(repeating: 28, count: 19)
    let blocks = [
      1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25,
      26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
    ]
    return zip(corrections, blocks).enumerated().map { index, value in
      QRVersion(number: index + 1, correction: value.0, blocks: value.1)
    }
  }()

  /// Modules along an edge.
  var size: Int { 17 + 4 * number }

  /// The rows, and columns, of the middles of alignment patterns.
  var alignments: [Int] {
    guard number > 1 else { return [] }
    let count = number / 7 + 2
    // Even distances, the largest of which is the first. Version 32 is an exception.
    let step = number == 32 ? 26 : (number * 4 + count * 2 + 1) / (count * 2 - 2) * 2
    return [6] + (0..<count - 1).reversed().map { size - 7 - $0 * step }
  }

  /// Bytes of data and error correction together: eight modules each, of those that no pattern takes.
  private var bytes: Int {
    let count = alignments.count
    // Three finder patterns with their margins, two timing patterns, and both places of the format.
    let fixed = 3 * 64 + 2 * (size - 16) + 31
    // No alignment pattern is in the corners of finder patterns; some lie on timing patterns.
    let patterns = count == 0 ? 0 : 25 * (count * count - 3) - 10 * (count - 2)
    return (size * size - fixed - patterns - (number >= 7 ? 36 : 0)) / 8
  }

  private var dataBytes: Int { bytes - correction * blocks }

  /// Bytes that a code of this version can hold, beside their kind and number.
  var mostBytes: Int { dataBytes - (isLong ? 3 : 2) }

  /// Whether the number of bytes takes 16 bits instead of 8.
  private var isLong: Bool { number >= 10 }

  // MARK: Data

  /// Returns data and error correction in the order in which the modules hold them.
  func codewords(of text: [UInt8]) -> [UInt8] {
    let data = padded(text)
    let shortLength = dataBytes / blocks
    let shortBlocks = blocks - dataBytes % blocks
    var parts: [(data: ArraySlice<UInt8>, correction: [UInt8])] = []
    var rest = data[...]
    for index in 0..<blocks {
      let part = rest.prefix(shortLength + (index < shortBlocks ? 0 : 1))
      rest = rest.dropFirst(part.count)
      parts.append((part, ReedSolomon.remainder(of: part, count: correction)))
    }
    let interleaved = (0...shortLength).flatMap { index in
      parts.compactMap { $0.data.dropFirst(index).first }
    }
    return interleaved + (0..<correction).flatMap { index in parts.map { $0.correction[index] } }
  }

  /// The kind of data, its length, the bytes and padding.
  private func padded(_ text: [UInt8]) -> [UInt8] {
    let count = (isLong ? [UInt8(text.count >> 8)] : []) + [UInt8(text.count & 255)]
    // The kind, "bytes", takes four bits: all that follows is shifted.
    var left: UInt8 = 0x40
    var data: [UInt8] = []
    for byte in count + text {
      data.append(left | byte >> 4)
      left = byte << 4
    }
    data.append(left)
    for index in 0..<dataBytes - data.count { data.append(index % 2 == 0 ? 0xec : 0x11) }
    return data
  }
}

/// Error correction over the field of 256 elements.
private enum ReedSolomon {
  /// The remainder of data, divided by the polynomial with some number of roots.
  static func remainder(of data: ArraySlice<UInt8>, count: Int) -> [UInt8] {
    let divisor = divisor(count)
    var remainder = Array(repeating: UInt8(0), count: count)
    for byte in data {
      let factor = byte ^ remainder.removeFirst()
      remainder.append(0)
      for index in remainder.indices { remainder[index] ^= product(divisor[index], factor) }
    }
    return remainder
  }

  /// The coefficients of (x - 1)(x - 2)(x - 4)…, from the highest power below the first.
  private static func divisor(_ count: Int) -> [UInt8] {
    var result = Array(repeating: UInt8(0), count: count - 1) + [1]
    var root: UInt8 = 1
    for _ in 0..<count {
      for index in result.indices {
        result[index] = product(result[index], root)
        if index + 1 < count { result[index] ^= result[index + 1] }
      }
      root = product(root, 2)
    }
    return result
  }

  /// A product modulo x⁸ + x⁴ + x³ + x² + 1.
  private static func product(_ left: UInt8, _ right: UInt8) -> UInt8 {
    var result: UInt8 = 0
    for bit in (0..<8).reversed() {
      result = (result << 1) ^ (result >> 7 == 1 ? 0x1d : 0)
      if right >> UInt8(bit) & 1 == 1 { result ^= left }
    }
    return result
  }
}
