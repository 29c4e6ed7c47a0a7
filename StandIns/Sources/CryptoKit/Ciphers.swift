internal import CCrypto
import VitrineFoundation

/// An authenticated cipher.
public protocol AuthenticatedCipher: Sendable {
  /// Returns libcrypto's name of the cipher for a key of the given length in bytes.
  static func name(keyBytes: Int) -> String?
}

/// The Advanced Encryption Standard.
public enum AES {
  /// AES in Galois/Counter Mode (NIST SP 800-38D).
  public enum GCM: AuthenticatedCipher {
    /// The result of sealing a message.
    public typealias SealedBox = CipherBox<GCM>
    /// A nonce.
    public typealias Nonce = CipherNonce
    /// Returns libcrypto's name of the cipher.
    public static func name(keyBytes: Int) -> String? {
      [16, 24, 32].contains(keyBytes) ? "AES-\(keyBytes * 8)-GCM" : nil
    }
  }
}

/// ChaCha20 with Poly1305 (RFC 8439).
public enum ChaChaPoly: AuthenticatedCipher {
  /// The result of sealing a message.
  public typealias SealedBox = CipherBox<ChaChaPoly>
  /// A nonce.
  public typealias Nonce = CipherNonce
  /// Returns libcrypto's name of the cipher.
  public static func name(keyBytes: Int) -> String? { keyBytes == 32 ? "ChaCha20-Poly1305" : nil }
}

/// A nonce of 12 bytes.
public struct CipherNonce: Sequence, ContiguousBytes, Sendable {
  let bytes: [UInt8]
  /// Creates a nonce: the same sequence in each process, so that pictures are reproducible.
  public init() { bytes = ByteSource.next(12) }
  /// Creates a nonce from bytes.
  ///
  /// - Throws: `CryptoKitError.incorrectParameterSize` unless there are 12.
  public init<D: DataProtocol>(data: D) throws {
    guard data.count == 12 else { throw CryptoKitError.incorrectParameterSize }
    bytes = Array(data)
  }
  /// Returns an iterator over the bytes.
  public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
  /// Calls a closure with the bytes.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}

/// A sealed message: a nonce, the ciphertext and a tag of 16 bytes.
public struct CipherBox<Cipher: AuthenticatedCipher>: Sendable {
  /// The nonce.
  public let nonce: CipherNonce
  /// The encrypted message.
  public let ciphertext: Data
  /// The authentication tag.
  public let tag: Data
  /// The nonce, the ciphertext and the tag.
  public var combined: Data? { Data(nonce) + ciphertext + tag }

  /// Creates a box from its parts.
  ///
  /// - Throws: `CryptoKitError.incorrectParameterSize` for a tag of another length.
  public init<C: DataProtocol, T: DataProtocol>(
    nonce: CipherNonce, ciphertext: C, tag: T
  ) throws {
    guard tag.count == 16 else { throw CryptoKitError.incorrectParameterSize }
    (self.nonce, self.ciphertext, self.tag) = (nonce, Data(ciphertext), Data(tag))
  }
  /// Splits combined data into its parts.
  ///
  /// - Throws: `CryptoKitError.incorrectParameterSize` for too few bytes.
  public init<D: DataProtocol>(combined: D) throws {
    guard combined.count >= 28 else { throw CryptoKitError.incorrectParameterSize }
    let bytes = Array(combined)
    try self.init(
      nonce: CipherNonce(data: bytes.prefix(12)), ciphertext: bytes[12..<(bytes.count - 16)],
      tag: bytes.suffix(16))
  }
}

extension AuthenticatedCipher {
  /// Seals a message.
  ///
  /// - Throws: `CryptoKitError.incorrectKeySize`.
  public static func seal<M: DataProtocol>(
    _ message: M, using key: SymmetricKey, nonce: CipherNonce? = nil
  ) throws -> CipherBox<Self> {
    try seal(message, using: key, nonce: nonce, authenticating: [UInt8]())
  }
  /// Seals a message with additional authenticated data.
  ///
  /// - Throws: `CryptoKitError.incorrectKeySize`.
  public static func seal<M: DataProtocol, A: DataProtocol>(
    _ message: M, using key: SymmetricKey, nonce: CipherNonce? = nil, authenticating data: A
  ) throws -> CipherBox<Self> {
    let nonce = nonce ?? CipherNonce()
    let work = try CipherWork(name(keyBytes: key.bytes.count), key, nonce, encrypts: true)
    let text = try work.run(Array(message), authenticating: Array(data))
    return try CipherBox(nonce: nonce, ciphertext: text, tag: work.tag())
  }
  /// Opens a sealed message.
  ///
  /// - Throws: `CryptoKitError.authenticationFailure` for a different key.
  public static func open(_ box: CipherBox<Self>, using key: SymmetricKey) throws -> Data {
    try open(box, using: key, authenticating: [UInt8]())
  }
  /// Opens a sealed message with additional authenticated data.
  ///
  /// - Throws: `CryptoKitError.authenticationFailure` for a different key or data.
  public static func open<A: DataProtocol>(
    _ box: CipherBox<Self>, using key: SymmetricKey, authenticating data: A
  ) throws -> Data {
    let work = try CipherWork(name(keyBytes: key.bytes.count), key, box.nonce, encrypts: false)
    try work.set(tag: Array(box.tag))
    return Data(try work.run(Array(box.ciphertext), authenticating: Array(data)))
  }
}

/// An operation of a cipher of libcrypto, which owns its context.
private final class CipherWork {
  private let context: OpaquePointer

  init(_ name: String?, _ key: SymmetricKey, _ nonce: CipherNonce, encrypts: Bool) throws {
    guard let name else { throw CryptoKitError.incorrectKeySize }
    guard let context = EVP_CIPHER_CTX_new() else {
      throw CryptoKitError.underlyingCoreCryptoError(error: 0)
    }
    self.context = context
    let cipher = EVP_CIPHER_fetch(nil, name, nil)
    defer { EVP_CIPHER_free(cipher) }
    try check(
      EVP_CipherInit_ex2(context, cipher, key.bytes, nonce.bytes, encrypts ? 1 : 0, nil))
  }

  deinit { EVP_CIPHER_CTX_free(context) }

  func run(_ message: [UInt8], authenticating data: [UInt8]) throws -> [UInt8] {
    var count: Int32 = 0
    if !data.isEmpty {
      try check(EVP_CipherUpdate(context, nil, &count, data, Int32(clamping: data.count)))
    }
    var result = [UInt8](repeating: 0, count: message.count + 16)
    try check(
      EVP_CipherUpdate(context, &result, &count, message, Int32(clamping: message.count)))
    var rest: Int32 = 0
    var end = [UInt8](repeating: 0, count: 16)
    guard EVP_CipherFinal_ex(context, &end, &rest) == 1 else {
      throw CryptoKitError.authenticationFailure
    }
    return Array(result.prefix(Int(count))) + end.prefix(Int(rest))
  }

  func tag() throws -> [UInt8] {
    var tag = [UInt8](repeating: 0, count: 16)
    try check(EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_GET_TAG, 16, &tag))
    return tag
  }

  func set(tag: [UInt8]) throws {
    var tag = tag
    try check(EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_TAG, Int32(tag.count), &tag))
  }

  private func check(_ status: Int32) throws {
    if status != 1 { throw CryptoKitError.underlyingCoreCryptoError(error: status) }
  }
}
