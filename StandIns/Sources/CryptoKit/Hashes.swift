internal import CCrypto
@_exported import VitrineFoundation

/// The result of a hash function.
public protocol Digest: Sequence, Hashable, CustomStringConvertible, ContiguousBytes, Sendable
where Element == UInt8 {
  /// The number of bytes.
  static var byteCount: Int { get }
}

/// A hash function.
public protocol HashFunction: Sendable {
  /// The type of the digest.
  associatedtype Digest: CryptoKit.Digest
  /// The block size in bytes.
  static var blockByteCount: Int { get }
  /// Creates a hash function without data.
  init()
  /// Adds bytes.
  mutating func update(bufferPointer: UnsafeRawBufferPointer)
  /// Returns the digest of all bytes.
  func finalize() -> Digest
}

extension HashFunction {
  /// Adds bytes.
  public mutating func update(data: some DataProtocol) {
    Array(data).withUnsafeBytes { update(bufferPointer: $0) }
  }
  /// Returns the digest of data.
  public static func hash(data: some DataProtocol) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }
}

/// A hash function of libcrypto.
public protocol HashAlgorithm: Sendable {
  /// The name of the function in libcrypto.
  static var name: String { get }
  /// The size of the digest in bytes.
  static var byteCount: Int { get }
  /// The block size in bytes.
  static var blockByteCount: Int { get }
}

/// The digest of a hash function.
public struct HashDigest<Algorithm: HashAlgorithm>: Digest {
  let bytes: [UInt8]
  /// The number of bytes.
  public static var byteCount: Int { Algorithm.byteCount }
  /// Returns an iterator over the bytes.
  public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
  /// The name of the function and the bytes in hexadecimal digits.
  public var description: String { "\(Algorithm.name) digest: \(bytes.hexadecimal)" }
  /// Calls a closure with the bytes.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
  /// Returns whether the bytes are equal.
  public static func == (digest: Self, data: some DataProtocol) -> Bool {
    digest.bytes == Array(data)
  }
}

/// A hash function of libcrypto.
public struct LibraryHash<Algorithm: HashAlgorithm>: HashFunction {
  /// The type of the digest.
  public typealias Digest = HashDigest<Algorithm>
  private var bytes: [UInt8] = []
  /// The block size in bytes.
  public static var blockByteCount: Int { Algorithm.blockByteCount }
  /// The size of the digest in bytes.
  public static var byteCount: Int { Algorithm.byteCount }
  /// Creates a hash function without data.
  public init() {}
  /// Adds bytes.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { bytes += bufferPointer }
  /// Returns the digest of all bytes.
  public func finalize() -> Digest {
    var result = [UInt8](repeating: 0, count: Algorithm.byteCount)
    var count: UInt32 = 0
    EVP_Digest(bytes, bytes.count, &result, &count, EVP_get_digestbyname(Algorithm.name), nil)
    return Digest(bytes: result)
  }
}

/// A row of the table of hash functions.
public enum SHA256Algorithm: HashAlgorithm {
  /// The name in libcrypto, the length of the digest and that of a block, in bytes.
  public static let name = "SHA256", byteCount = 32, blockByteCount = 64
}
/// A row of the table of hash functions.
public enum SHA384Algorithm: HashAlgorithm {
  /// The name in libcrypto, the length of the digest and that of a block, in bytes.
  public static let name = "SHA384", byteCount = 48, blockByteCount = 128
}
/// A row of the table of hash functions.
public enum SHA512Algorithm: HashAlgorithm {
  /// The name in libcrypto, the length of the digest and that of a block, in bytes.
  public static let name = "SHA512", byteCount = 64, blockByteCount = 128
}
/// A row of the table of hash functions.
public enum SHA1Algorithm: HashAlgorithm {
  /// The name in libcrypto, the length of the digest and that of a block, in bytes.
  public static let name = "SHA1", byteCount = 20, blockByteCount = 64
}
/// A row of the table of hash functions.
public enum MD5Algorithm: HashAlgorithm {
  /// The name in libcrypto, the length of the digest and that of a block, in bytes.
  public static let name = "MD5", byteCount = 16, blockByteCount = 64
}

/// The hash function SHA-256.
public typealias SHA256 = LibraryHash<SHA256Algorithm>
/// A digest of SHA-256.
public typealias SHA256Digest = HashDigest<SHA256Algorithm>
/// The hash function SHA-384.
public typealias SHA384 = LibraryHash<SHA384Algorithm>
/// A digest of SHA-384.
public typealias SHA384Digest = HashDigest<SHA384Algorithm>
/// The hash function SHA-512.
public typealias SHA512 = LibraryHash<SHA512Algorithm>
/// A digest of SHA-512.
public typealias SHA512Digest = HashDigest<SHA512Algorithm>

/// Hash functions that are no longer secure.
public enum Insecure {
  /// The hash function SHA-1.
  public typealias SHA1 = LibraryHash<SHA1Algorithm>
  /// The hash function MD5.
  public typealias MD5 = LibraryHash<MD5Algorithm>
  /// A digest of SHA-1.
  public typealias SHA1Digest = HashDigest<SHA1Algorithm>
  /// A digest of MD5.
  public typealias MD5Digest = HashDigest<MD5Algorithm>
}

extension [UInt8] {
  var hexadecimal: String {
    map { byte in
      let digits = String(byte, radix: 16)
      return digits.count < 2 ? "0" + digits : digits
    }.joined()
  }
}
