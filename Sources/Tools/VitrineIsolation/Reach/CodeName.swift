/// A name in code, as a number; if two names have the same number, more code is kept.
struct CodeName: Hashable, Sendable {
  private let hash: UInt64

  init(_ name: some StringProtocol) {
    // FNV-1a of 64 bits.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in name.utf8 where byte != UInt8(ascii: "`") {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    self.hash = hash
  }

  /// An initializer that is used as a function, without the labels of its arguments.
  static let initializer = CodeName(".init")
}
