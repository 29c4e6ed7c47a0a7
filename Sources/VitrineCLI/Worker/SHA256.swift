import CVitrineHash

/// The hash that names a file by its contents.
enum SHA256 {
  /// The hash of `bytes`, as 64 hexadecimal digits in lower case.
  ///
  /// - Parameter isPortable: whether the processor's instructions for it are left alone.
  static func hexadecimal(_ bytes: [UInt8], isPortable: Bool = false) -> String {
    var hash = [UInt8](repeating: 0, count: 32)
    vitrine_sha256(bytes, bytes.count, isPortable ? 1 : 0, &hash)
    return hash.map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined()
  }
}
