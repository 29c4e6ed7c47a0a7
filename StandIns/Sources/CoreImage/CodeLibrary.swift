/// The function of libqrencode that encodes data as a QR code, loaded on first use since few
/// widgets need it.
struct CodeLibrary: Sendable {
  /// The beginning of `QRcode` of `qrencode.h`: version, width, and one byte for each module, whose
  /// lowest bit is set for a black module.
  private struct Code {
    var version: Int32
    var width: Int32
    var modules: UnsafeMutablePointer<UInt8>?
  }
  private typealias Encode =
    @convention(c) @Sendable (Int32, UnsafeRawPointer?, Int32, Int32) -> UnsafeMutableRawPointer?
  private typealias Free = @convention(c) @Sendable (UnsafeMutableRawPointer?) -> Void

  /// The library; `nil` if it isn't installed.
  static let shared = CodeLibrary()
  private let encode: Encode
  private let free: Free

  private init?() {
    guard let library = dlopen("libqrencode.so.4", RTLD_NOW | RTLD_LOCAL),
      let encode = dlsym(library, "QRcode_encodeData"), let free = dlsym(library, "QRcode_free")
    else { return nil }
    self.encode = unsafeBitCast(encode, to: Encode.self)
    self.free = unsafeBitCast(free, to: Free.self)
  }

  /// Returns the modules of a QR code, row by row; `nil` for data that doesn't fit in any code.
  ///
  /// - Parameter level: the error correction level: `L`, `M`, `Q` or `H`.
  func modules(of data: Data, level: String) -> [[Bool]]? {
    let levels = ["L", "M", "Q", "H"]
    guard let level = levels.firstIndex(of: level), !data.isEmpty, data.count < 3000 else {
      return nil
    }
    let code = data.withUnsafeBytes {
      encode(Int32($0.count), $0.baseAddress, 0, Int32(level))
    }
    guard let code else { return nil }
    defer { free(code) }
    let head = code.assumingMemoryBound(to: Code.self).pointee
    guard let modules = head.modules, (1...177).contains(head.width) else { return nil }
    let width = Int(head.width)
    return (0..<width).map { row in (0..<width).map { modules[row * width + $0] & 1 == 1 } }
  }
}
