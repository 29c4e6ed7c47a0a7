// Certificates and identities, none of which can be decoded.

/// An X.509 certificate.
public final class SecCertificate: Sendable {
  private init() {}
}

/// A certificate with its secret key.
public final class SecIdentity: Sendable {
  private init() {}
}

/// The key of an option.
public nonisolated(unsafe) let kSecImportExportPassphrase: CFString = "passphrase"
/// The key of a result.
public nonisolated(unsafe) let kSecImportItemIdentity: CFString = "identity"
/// The key of a result.
public nonisolated(unsafe) let kSecImportItemCertChain: CFString = "chain"

/// Imports PKCS #12 data; always fails.
public func SecPKCS12Import(
  _ pkcs12_data: CFData, _ options: CFDictionary, _ items: UnsafeMutablePointer<CFArray?>
) -> OSStatus { errSecUnimplemented }
/// Copies the certificate of an identity; always fails.
@discardableResult
public func SecIdentityCopyCertificate(
  _ identityRef: SecIdentity, _ certificateRef: UnsafeMutablePointer<SecCertificate?>
) -> OSStatus { errSecItemNotFound }
/// Creates a certificate from data; always `nil`.
public func SecCertificateCreateWithData(
  _ allocator: CFTypeRef?, _ data: CFData
) -> SecCertificate? { nil }
/// Copies the subject of a certificate; always `nil`.
public func SecCertificateCopySubjectSummary(_ certificate: SecCertificate) -> CFString? { nil }

extension URLCredential {
  /// Creates a credential with a certificate, which isn't sent to servers.
  public convenience init(
    identity: SecIdentity, certificates: [Any]?, persistence: URLCredential.Persistence
  ) {
    self.init(user: "", password: "", persistence: persistence)
  }

  /// Creates a credential that trusts a server.
  public convenience init(trust: SecTrust) {
    self.init(user: "", password: "", persistence: .none)
  }
}
