@_exported import VitrineFoundation

/// What a hash function gave.
public protocol Digest: Sequence, Hashable, CustomStringConvertible, Sendable
where Element == UInt8 {}

/// 32 bytes of SHA-256.
public struct SHA256Digest: Digest {
  fileprivate let bytes: [UInt8]
  /// Walks over the bytes.
  public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
  /// The bytes in hexadecimal digits.
  public var description: String {
    "SHA256 digest: " + bytes.map { String(format: "%02x", $0) }.joined()
  }
}

/// The hash function SHA-256.
///
/// Source: FIPS 180-4, 6.2.
public struct SHA256: Sendable {
  private var bytes: [UInt8] = []
  /// Hashes what will be added.
  public init() {}
  /// Adds bytes.
  public mutating func update(data: some DataProtocol) { bytes += data }
  /// The hash of all bytes.
  public func finalize() -> SHA256Digest { SHA256Digest(bytes: SHA256.hash(bytes)) }
  /// The hash of bytes.
  public static func hash(data: some DataProtocol) -> SHA256Digest {
    SHA256Digest(bytes: hash(Array(data)))
  }

  /// The first 32 bits of the fractional parts of the roots of the first primes.
  private static let primes: [Int] = {
    var primes: [Int] = []
    var candidate = 2
    while primes.count < 64 {
      if primes.allSatisfy({ candidate % $0 != 0 }) { primes.append(candidate) }
      candidate += 1
    }
    return primes
  }()

  private static func fraction(_ root: Double) -> UInt32 {
    UInt32((root - root.rounded(.down)) * 4_294_967_296)
  }
  private static let constants = primes.map { fraction(cbrt(Double($0))) }
  private static let start = primes.prefix(8).map { fraction(Double($0).squareRoot()) }

  private static func hash(_ message: [UInt8]) -> [UInt8] {
    var padded = message + [0x80]
    padded += Array(repeating: 0, count: (120 - padded.count % 64) % 64)
    padded += (0..<8).map { UInt8(truncatingIfNeeded: message.count * 8 >> (56 - $0 * 8)) }
    var state = start
    for block in stride(from: 0, to: padded.count, by: 64) {
      compress(&state, padded[block..<(block + 64)])
    }
    return state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - $0 * 8)) }
    }
  }

  private static func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  private static func compress(_ state: inout [UInt32], _ block: ArraySlice<UInt8>) {
    let bytes = Array(block)
    var words = (0..<16).map { index in
      bytes[(index * 4)..<(index * 4 + 4)].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    for index in 16..<64 {
      let (a, b) = (words[index - 15], words[index - 2])
      let low = rotate(a, 7) ^ rotate(a, 18) ^ a >> 3
      let high = rotate(b, 17) ^ rotate(b, 19) ^ b >> 10
      words.append(words[index - 16] &+ low &+ words[index - 7] &+ high)
    }
    var work = state
    for index in 0..<64 {
      let (a, e) = (work[0], work[4])
      let choice = e & work[5] ^ ~e & work[6]
      let sum = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
      let first = work[7] &+ sum &+ choice &+ constants[index] &+ words[index]
      let majority = a & work[1] ^ a & work[2] ^ work[1] & work[2]
      let second = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) &+ majority
      work = [first &+ second] + work[0..<7]
      work[4] = work[4] &+ first
    }
    for index in 0..<8 { state[index] = state[index] &+ work[index] }
  }
}
