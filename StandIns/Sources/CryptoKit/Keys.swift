import VitrineFoundation

/// A symmetric key.
public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
  let bytes: [UInt8]
  /// Creates a symmetric key.
  public init(data: some ContiguousBytes) { bytes = data.withUnsafeBytes { Array($0) } }
  /// Creates a key: the same sequence in each process, so that pictures are reproducible.
  public init(size: SymmetricKeySize) { bytes = ByteSource.next(size.bitCount / 8) }
  /// The size of the key in bits.
  public var bitCount: Int { bytes.count * 8 }
  /// Calls a closure with the bytes.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}

/// The size of a key.
public struct SymmetricKeySize: Sendable {
  /// The number of bits.
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

/// Bytes for keys and nonces, which depend only on their number.
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
  /// Creates an authentication code with a key.
  public init(key: SymmetricKey) { self.key = key }
  /// Adds bytes.
  public mutating func update<D: DataProtocol>(data: D) { bytes += data }
  /// Returns the code of all bytes.
  public func finalize() -> MAC { MAC(bytes: HMAC.code(bytes, key.bytes)) }
  /// Returns the code of data.
  public static func authenticationCode<D: DataProtocol>(
    for data: D, using key: SymmetricKey
  ) -> MAC { MAC(bytes: code(Array(data), key.bytes)) }
  /// Returns whether a code is that of data.
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
  /// Returns an iterator over the bytes.
  public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
  /// Calls a closure with the bytes.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
  /// The bytes in hexadecimal digits.
  public var description: String { "HMAC with \(H.self): \(bytes.hexadecimal)" }
}

/// An error of a cryptographic operation.
public enum CryptoKitError: Error, Equatable, Sendable {
  /// A key or a parameter has the wrong size.
  case incorrectKeySize, incorrectParameterSize
  /// The authentication failed.
  case authenticationFailure
  /// An error of the library.
  case underlyingCoreCryptoError(error: Int32)
}
