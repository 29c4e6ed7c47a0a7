/// The 64-bit checksum XXH64, which detects changed data about as fast as memory can be read.
///
/// It does not protect against deliberate changes. Source: Y. Collet, "xxHash fast digest
/// algorithm" (2021).
package enum XXHash64 {
  private static let primes: (UInt64, UInt64, UInt64, UInt64, UInt64) = (
    0x9e37_79b1_85eb_ca87, 0xc2b2_ae3d_27d4_eb4f, 0x1656_67b1_9e37_79f9, 0x85eb_ca77_c2b2_ae63,
    0x27d4_eb2f_1656_67c5
  )

  /// The checksum of `bytes`.
  package static func hash(_ bytes: some Collection<UInt8>, seed: UInt64 = 0) -> UInt64 {
    if let value = bytes.withContiguousStorageIfAvailable({
      hash(UnsafeRawBufferPointer($0), seed: seed)
    }) {
      return value
    }
    return Array(bytes).withUnsafeBytes { hash($0, seed: seed) }
  }

  /// The checksum of memory.
  package static func hash(_ bytes: UnsafeRawBufferPointer, seed: UInt64 = 0) -> UInt64 {
    let count = bytes.count
    var place = 0
    var value = seed &+ primes.4
    if count >= 32 { value = stripes(bytes, seed, &place) }
    value &+= UInt64(count)
    while place + 8 <= count {
      let word = bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self).littleEndian
      value = rotated(value ^ round(0, word), 27) &* primes.0 &+ primes.3
      place += 8
    }
    if place + 4 <= count {
      let word = bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self).littleEndian
      value = rotated(value ^ (UInt64(word) &* primes.0), 23) &* primes.1 &+ primes.2
      place += 4
    }
    while place < count {
      value = rotated(value ^ (UInt64(bytes[place]) &* primes.4), 11) &* primes.0
      place += 1
    }
    value = (value ^ value >> 33) &* primes.1
    value = (value ^ value >> 29) &* primes.2
    return value ^ value >> 32
  }

  /// Processes all whole blocks of 32 bytes.
  private static func stripes(
    _ bytes: UnsafeRawBufferPointer, _ seed: UInt64, _ place: inout Int
  ) -> UInt64 {
    var lanes = (seed &+ primes.0 &+ primes.1, seed &+ primes.1, seed, seed &- primes.0)
    while place + 32 <= bytes.count {
      func word(_ offset: Int) -> UInt64 {
        bytes.loadUnaligned(fromByteOffset: place + offset, as: UInt64.self).littleEndian
      }
      lanes.0 = round(lanes.0, word(0))
      lanes.1 = round(lanes.1, word(8))
      lanes.2 = round(lanes.2, word(16))
      lanes.3 = round(lanes.3, word(24))
      place += 32
    }
    var value =
      rotated(lanes.0, 1) &+ rotated(lanes.1, 7) &+ rotated(lanes.2, 12) &+ rotated(lanes.3, 18)
    for lane in [lanes.0, lanes.1, lanes.2, lanes.3] {
      value = (value ^ round(0, lane)) &* primes.0 &+ primes.3
    }
    return value
  }

  @inline(__always)
  private static func round(_ lane: UInt64, _ word: UInt64) -> UInt64 {
    rotated(lane &+ word &* primes.1, 31) &* primes.0
  }

  @inline(__always)
  private static func rotated(_ value: UInt64, _ bits: UInt64) -> UInt64 {
    value << bits | value >> (64 - bits)
  }

  /// A checksum as 16 hexadecimal digits.
  package static func text(_ value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
