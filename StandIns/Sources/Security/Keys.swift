import VitrineFoundation

/// A key: none can be made or read.
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

/// How a key signs or encrypts.
public struct SecKeyAlgorithm: RawRepresentable, Hashable, @unchecked Sendable {
  /// The name or number.
  public let rawValue: CFString
  /// One of a name or number.
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

/// Where a call leaves why it failed.
public typealias SecErrorPlace = UnsafeMutablePointer<Unmanaged<CFError>?>

/// Answers that no key can be made.
public func SecKeyCreateRandomKey(_ parameters: CFDictionary, _ error: SecErrorPlace?) -> SecKey? {
  nil
}
/// Answers that no key can be read.
public func SecKeyCreateWithData(
  _ keyData: CFData, _ attributes: CFDictionary, _ error: SecErrorPlace?
) -> SecKey? { nil }
/// Answers that there is no public key.
public func SecKeyCopyPublicKey(_ key: SecKey) -> SecKey? { nil }
/// Answers that the key has no bytes to show.
public func SecKeyCopyExternalRepresentation(_ key: SecKey, _ error: SecErrorPlace?) -> CFData? {
  nil
}
/// Answers that nothing is known of the key.
public func SecKeyCopyAttributes(_ key: SecKey) -> CFDictionary? { nil }
/// Answers that a key does nothing.
public func SecKeyIsAlgorithmSupported(
  _ key: SecKey, _ operation: SecKeyOperationType, _ algorithm: SecKeyAlgorithm
) -> Bool { false }
/// Answers that nothing is signed.
public func SecKeyCreateSignature(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ dataToSign: CFData, _ error: SecErrorPlace?
) -> CFData? { nil }
/// Answers that no signature is genuine.
public func SecKeyVerifySignature(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ signedData: CFData, _ signature: CFData,
  _ error: SecErrorPlace?
) -> Bool { false }
/// Answers that nothing is encrypted.
public func SecKeyCreateEncryptedData(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ plaintext: CFData, _ error: SecErrorPlace?
) -> CFData? { nil }
/// Answers that nothing is decrypted.
public func SecKeyCreateDecryptedData(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ ciphertext: CFData, _ error: SecErrorPlace?
) -> CFData? { nil }

/// The rules of certificates on their own.
public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy() }
/// The rules of certificates of servers.
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy { SecPolicy() }
/// Answers that there is no chain to ask about.
public func SecTrustCreateWithCertificates(
  _ certificates: CFTypeRef, _ policies: CFTypeRef?, _ trust: UnsafeMutablePointer<SecTrust?>
) -> OSStatus { errSecNotAvailable }
/// Answers that nothing is trusted.
public func SecTrustEvaluateWithError(
  _ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?
) -> Bool { false }
/// Answers that there are no certificates.
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { nil }
/// Answers that there are no certificates.
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> Int { 0 }
/// Answers that there is no key.
public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { nil }
/// Sets the anchor certificates, which are ignored.
@discardableResult
public func SecTrustSetAnchorCertificates(
  _ trust: SecTrust, _ anchorCertificates: CFArray?
) -> OSStatus { errSecNotAvailable }
/// The bytes of a certificate: none.
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { NSData() }
/// Answers that there is no key.
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { nil }
/// Answers that there is no key.
@discardableResult
public func SecIdentityCopyPrivateKey(
  _ identityRef: SecIdentity, _ privateKeyRef: UnsafeMutablePointer<SecKey?>
) -> OSStatus { errSecItemNotFound }
