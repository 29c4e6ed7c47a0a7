import VitrineFoundation

/// A secret that both sides know.
public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
  let bytes: [UInt8]
  /// Creates a symmetric key.
  public init(data: some ContiguousBytes) { bytes = data.withUnsafeBytes { Array($0) } }
  /// Creates a key: the same one each time in a process, as pictures have to repeat.
  public init(size: SymmetricKeySize) { bytes = ByteSource.next(size.bitCount / 8) }
  /// How many bits the key has.
  public var bitCount: Int { bytes.count * 8 }
  /// Reads the bytes.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}

/// How long a key is.
public struct SymmetricKeySize: Sendable {
  /// How many bits.
  public let bitCount: Int
  /// Creates a symmetric key size.
  public init(bitCount: Int) { self.bitCount = max(0, min(bitCount, 1 << 16)) }
  /// A key of 128 bits.
  public static let bits128 = SymmetricKeySize(bitCount: 128)
  /// A key of 192 bits.
  public static let bits192 = SymmetricKeySize(bitCount: 192)
  /// A key of 256 bits.
  public static let bits256 = SymmetricKeySize(bitCount: 256)
}

/// Bytes for keys and nonces: they follow from nothing but their length.
enum ByteSource {
  static func next(_ count: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    var block: [UInt8] = Array("vitrine".utf8)
    while bytes.count < count {
      block = SHA256.hash(data: block).bytes
      bytes += block
    }
    return Array(bytes.prefix(count))
  }
}

/// A keyed-hash message authentication code.
public struct HMAC<H: HashFunction> {
  /// The type of the HMAC's MAC.
  public typealias MAC = HashedAuthenticationCode<H>
  private let key: SymmetricKey
  private var bytes: [UInt8] = []
  /// Creates a HMAC.
  public init(key: SymmetricKey) { self.key = key }
  /// Adds bytes.
  public mutating func update<D: DataProtocol>(data: D) { bytes += data }
  /// The code of all bytes.
  public func finalize() -> MAC { MAC(bytes: HMAC.code(bytes, key.bytes)) }
  /// The code of bytes.
  public static func authenticationCode<D: DataProtocol>(
    for data: D, using key: SymmetricKey
  ) -> MAC { MAC(bytes: code(Array(data), key.bytes)) }
  /// Whether a code is that of bytes.
  public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(
    _ code: C, authenticating data: D, using key: SymmetricKey
  ) -> Bool { code.withUnsafeBytes { Array($0) } == self.code(Array(data), key.bytes) }

  /// Source: RFC 2104.
  private static func code(_ message: [UInt8], _ key: [UInt8]) -> [UInt8] {
    var key = key.count > H.blockByteCount ? Array(H.hash(data: key)) : key
    key += Array(repeating: 0, count: H.blockByteCount - key.count)
    let inner = Array(H.hash(data: key.map { $0 ^ 0x36 } + message))
    return Array(H.hash(data: key.map { $0 ^ 0x5C } + inner))
  }
}

/// The value of a message authentication code.
public struct HashedAuthenticationCode<H: HashFunction>: Sequence, ContiguousBytes, Sendable,
  CustomStringConvertible
{
  let bytes: [UInt8]
  /// Walks over the bytes.
  public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
  /// Reads the bytes.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
  /// The bytes in hexadecimal digits.
  public var description: String { "HMAC with \(H.self): \(bytes.hexadecimal)" }
}

/// An error of a cryptographic operation.
public enum CryptoKitError: Error, Equatable, Sendable {
  /// A key, or a parameter, is too long or too short.
  case incorrectKeySize, incorrectParameterSize
  /// The bytes do not come from who knows the key.
  case authenticationFailure
  /// The library could not do it.
  case underlyingCoreCryptoError(error: Int32)
}
