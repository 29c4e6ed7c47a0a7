/// libcrypto's SHA-256, which names a file by its contents.
package struct HashLibrary: Sendable {
  /// The library is not installed.
  package struct Missing: Error, Hashable, Sendable {
    /// The message of the error.
    package let message = "the hashes of answers need libcrypto, which is not installed"
    /// A suggestion to resolve the error.
    package let hint = "apt-get install libssl3"
  }

  private typealias Hash =
    @convention(c) @Sendable (
      UnsafePointer<UInt8>?, Int, UnsafeMutablePointer<UInt8>?
    ) -> UnsafeMutablePointer<UInt8>?

  private static let shared = Result { () throws(Missing) in try HashLibrary() }
  /// Bytes of a hash.
  private static let size = 32
  private let hash: Hash

  private init() throws(Missing) {
    let library = try SystemLibrary(.hash, missing: Missing())
    hash = try library.function("SHA256", as: Hash.self)
  }

  /// The library, opened once.
  ///
  /// - Throws: ``Missing``.
  package static func open() throws(Missing) -> HashLibrary { try shared.get() }

  /// The hash of `bytes`, as 64 hexadecimal digits in lower case.
  package func sha256(_ bytes: [UInt8]) -> String {
    let hash = [UInt8](unsafeUninitializedCapacity: HashLibrary.size) { buffer, count in
      _ = self.hash(bytes, bytes.count, buffer.baseAddress)
      count = HashLibrary.size
    }
    return hash.map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined()
  }
}
