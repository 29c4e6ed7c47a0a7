// Certificates and identities: none can be read.

/// An X.509 certificate.
public final class SecCertificate: Sendable {
  private init() {}
}

/// A certificate with its secret key.
public final class SecIdentity: Sendable {
  private init() {}
}

/// The name of an option.
public nonisolated(unsafe) let kSecImportExportPassphrase: CFString = "passphrase"
/// The name of a value.
public nonisolated(unsafe) let kSecImportItemIdentity: CFString = "identity"
/// The name of a value.
public nonisolated(unsafe) let kSecImportItemCertChain: CFString = "chain"

/// Answers that nothing can be read.
public func SecPKCS12Import(
  _ pkcs12_data: CFData, _ options: CFDictionary, _ items: UnsafeMutablePointer<CFArray?>
) -> OSStatus { errSecUnimplemented }
/// Answers that there is no certificate.
@discardableResult
public func SecIdentityCopyCertificate(
  _ identityRef: SecIdentity, _ certificateRef: UnsafeMutablePointer<SecCertificate?>
) -> OSStatus { errSecItemNotFound }
/// Answers that there is no certificate.
public func SecCertificateCreateWithData(
  _ allocator: CFTypeRef?, _ data: CFData
) -> SecCertificate? { nil }
/// Answers that there is no name.
public func SecCertificateCopySubjectSummary(_ certificate: SecCertificate) -> CFString? { nil }

extension URLCredential {
  /// A credential with a certificate: none is shown to a server.
  public convenience init(
    identity: SecIdentity, certificates: [Any]?, persistence: URLCredential.Persistence
  ) {
    self.init(user: "", password: "", persistence: persistence)
  }

  /// A credential that trusts a server.
  public convenience init(trust: SecTrust) {
    self.init(user: "", password: "", persistence: .none)
  }
}
