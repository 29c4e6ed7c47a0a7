import VitrineFoundation

/// A cryptographic key; none can be created or decoded.
public final class SecKey: Sendable {
  private init() {}
}

/// The trust evaluation of a chain of certificates.
public final class SecTrust: Sendable {
  private init() {}
}

/// A policy by which certificates are evaluated.
public final class SecPolicy: Sendable {
  fileprivate init() {}
}

/// An algorithm of signing or encrypting.
public struct SecKeyAlgorithm: RawRepresentable, Hashable, @unchecked Sendable {
  /// The raw value.
  public let rawValue: CFString
  /// Creates a value from its raw value.
  public init(rawValue: CFString) { self.rawValue = rawValue }

  /// RSA with SHA-256 and the padding of PKCS #1.
  public static let rsaSignatureMessagePKCS1v15SHA256 = SecKeyAlgorithm(
    rawValue: "algid:sign:RSA:message-PKCS1v15:SHA256")
  /// RSA with SHA-256 over a digest.
  public static let rsaSignatureDigestPKCS1v15SHA256 = SecKeyAlgorithm(
    rawValue: "algid:sign:RSA:digest-PKCS1v15:SHA256")
  /// RSA encryption with OAEP and SHA-256.
  public static let rsaEncryptionOAEPSHA256 = SecKeyAlgorithm(
    rawValue: "algid:encrypt:RSA:OAEP:SHA256")
  /// RSA encryption with the padding of PKCS #1.
  public static let rsaEncryptionPKCS1 = SecKeyAlgorithm(rawValue: "algid:encrypt:RSA:PKCS1")
  /// ECDSA with SHA-256.
  public static let ecdsaSignatureMessageX962SHA256 = SecKeyAlgorithm(
    rawValue: "algid:sign:ECDSA:message-X962:SHA-256")
  /// ECDSA with SHA-256 over a digest.
  public static let ecdsaSignatureDigestX962SHA256 = SecKeyAlgorithm(
    rawValue: "algid:sign:ECDSA:digest-X962:SHA-256")
  /// ECIES with AES-GCM.
  public static let eciesEncryptionCofactorVariableIVX963SHA256AESGCM = SecKeyAlgorithm(
    rawValue: "algid:encrypt:ECIES:ECDH:KDFX963:SHA256:AESGCM-KDFIV")
}

/// The operations that a key is used for.
public enum SecKeyOperationType: Int, Sendable {
  case sign, verify, encrypt, decrypt, keyExchange
}

/// The result of evaluating a chain of certificates.
public enum SecTrustResultType: UInt32, Sendable {
  case invalid = 0
  case proceed = 1
  case deny = 3
  case unspecified = 4
  case recoverableTrustFailure = 5
  case fatalTrustFailure = 6
  case otherError = 7
}

/// A pointer to the error of a call.
public typealias SecErrorPlace = UnsafeMutablePointer<Unmanaged<CFError>?>

/// Creates a random key; always fails.
public func SecKeyCreateRandomKey(_ parameters: CFDictionary, _ error: SecErrorPlace?) -> SecKey? {
  nil
}
/// Creates a key from data; always fails.
public func SecKeyCreateWithData(
  _ keyData: CFData, _ attributes: CFDictionary, _ error: SecErrorPlace?
) -> SecKey? { nil }
/// Copies the public key; always `nil`.
public func SecKeyCopyPublicKey(_ key: SecKey) -> SecKey? { nil }
/// Copies the data of a key; always fails.
public func SecKeyCopyExternalRepresentation(_ key: SecKey, _ error: SecErrorPlace?) -> CFData? {
  nil
}
/// Copies the attributes of a key; always `nil`.
public func SecKeyCopyAttributes(_ key: SecKey) -> CFDictionary? { nil }
/// Returns whether a key supports an algorithm; always `false`.
public func SecKeyIsAlgorithmSupported(
  _ key: SecKey, _ operation: SecKeyOperationType, _ algorithm: SecKeyAlgorithm
) -> Bool { false }
/// Creates a signature; always fails.
public func SecKeyCreateSignature(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ dataToSign: CFData, _ error: SecErrorPlace?
) -> CFData? { nil }
/// Verifies a signature; always fails.
public func SecKeyVerifySignature(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ signedData: CFData, _ signature: CFData,
  _ error: SecErrorPlace?
) -> Bool { false }
/// Encrypts data; always fails.
public func SecKeyCreateEncryptedData(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ plaintext: CFData, _ error: SecErrorPlace?
) -> CFData? { nil }
/// Decrypts data; always fails.
public func SecKeyCreateDecryptedData(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ ciphertext: CFData, _ error: SecErrorPlace?
) -> CFData? { nil }

/// Creates the basic policy of X.509 certificates.
public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy() }
/// Creates the policy of server certificates.
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy { SecPolicy() }
/// Creates a trust evaluation of certificates; always fails.
public func SecTrustCreateWithCertificates(
  _ certificates: CFTypeRef, _ policies: CFTypeRef?, _ trust: UnsafeMutablePointer<SecTrust?>
) -> OSStatus { errSecNotAvailable }
/// Evaluates the trust; always fails.
public func SecTrustEvaluateWithError(
  _ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?
) -> Bool { false }
/// Copies the chain of certificates; always `nil`.
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { nil }
/// Returns the number of certificates; always 0.
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> Int { 0 }
/// Copies the key; there is none.
public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { nil }
/// Sets the anchor certificates, which are ignored.
@discardableResult
public func SecTrustSetAnchorCertificates(
  _ trust: SecTrust, _ anchorCertificates: CFArray?
) -> OSStatus { errSecNotAvailable }
/// Copies the data of a certificate; always empty.
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { NSData() }
/// Copies the key; there is none.
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { nil }
/// Copies the key; there is none.
@discardableResult
public func SecIdentityCopyPrivateKey(
  _ identityRef: SecIdentity, _ privateKeyRef: UnsafeMutablePointer<SecKey?>
) -> OSStatus { errSecItemNotFound }
