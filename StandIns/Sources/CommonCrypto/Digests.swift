internal import CCrypto
@_exported import VitrineFoundation

// Hash functions with CommonCrypto's names, computed by libcrypto.

/// A number of bytes.
public typealias CC_LONG = UInt32

/// The size of an MD5 digest in bytes.
public let CC_MD5_DIGEST_LENGTH: Int32 = 16
/// The size of a SHA-1 digest in bytes.
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
/// The size of a SHA-224 digest in bytes.
public let CC_SHA224_DIGEST_LENGTH: Int32 = 28
/// The size of a SHA-256 digest in bytes.
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
/// The size of a SHA-384 digest in bytes.
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
/// The size of a SHA-512 digest in bytes.
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64
/// The block size of SHA-256 in bytes.
public let CC_SHA256_BLOCK_BYTES: Int32 = 64

private func digest(
  _ data: UnsafeRawPointer?, _ length: CC_LONG, _ result: UnsafeMutablePointer<UInt8>?,
  _ function: OpaquePointer?
) -> UnsafeMutablePointer<UInt8>? {
  guard let result else { return nil }
  return EVP_Digest(data, Int(length), result, nil, function, nil) == 1 ? result : nil
}

/// Computes the MD5 digest of data.
@discardableResult
public func CC_MD5(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(data, len, md, EVP_md5()) }
/// Computes the SHA-1 digest of data.
@discardableResult
public func CC_SHA1(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(data, len, md, EVP_sha1()) }
/// Computes the SHA-224 digest of data.
@discardableResult
public func CC_SHA224(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(data, len, md, EVP_sha224()) }
/// Computes the SHA-256 digest of data.
@discardableResult
public func CC_SHA256(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(data, len, md, EVP_sha256()) }
/// Computes the SHA-384 digest of data.
@discardableResult
public func CC_SHA384(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(data, len, md, EVP_sha384()) }
/// Computes the SHA-512 digest of data.
@discardableResult
public func CC_SHA512(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(data, len, md, EVP_sha512()) }

/// The hash function of an authentication code.
public typealias CCHmacAlgorithm = UInt32
/// SHA-1.
public let kCCHmacAlgSHA1 = 0
/// MD5.
public let kCCHmacAlgMD5 = 1
/// SHA-256.
public let kCCHmacAlgSHA256 = 2
/// SHA-384.
public let kCCHmacAlgSHA384 = 3
/// SHA-512.
public let kCCHmacAlgSHA512 = 4
/// SHA-224.
public let kCCHmacAlgSHA224 = 5

/// Computes the authentication code of data with a key; has no effect for an unknown function.
public func CCHmac(
  _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer?, _ keyLength: Int,
  _ data: UnsafeRawPointer?, _ dataLength: Int, _ macOut: UnsafeMutableRawPointer?
) {
  let functions = [
    EVP_sha1(), EVP_md5(), EVP_sha256(), EVP_sha384(), EVP_sha512(), EVP_sha224(),
  ]
  guard Int(algorithm) < functions.count, let macOut, let length = Int32(exactly: keyLength) else {
    return
  }
  var empty: UInt8 = 0
  withUnsafePointer(to: &empty) { none in
    _ = HMAC(
      functions[Int(algorithm)], key ?? UnsafeRawPointer(none), length,
      (data ?? UnsafeRawPointer(none)).assumingMemoryBound(to: UInt8.self), dataLength,
      macOut.assumingMemoryBound(to: UInt8.self), nil)
  }
}
