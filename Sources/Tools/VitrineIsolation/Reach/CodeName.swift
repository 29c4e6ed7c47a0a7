/// A name in code, as a number; if two names have the same number, more code is kept.
struct CodeName: Hashable, Sendable {
  private let hash: UInt64

  init(_ name: some StringProtocol) {
    var hash = CodeName.start
    for byte in name.utf8 where byte != UInt8(ascii: "`") { hash = CodeName.next(hash, byte) }
    self.hash = hash
  }

  /// The name in a range of a source.
  init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    var hash = CodeName.start
    for place in range { hash = CodeName.next(hash, bytes[place]) }
    self.hash = hash
  }

  // FNV-1a of 64 bits.
  private static let start: UInt64 = 0xcbf2_9ce4_8422_2325
  private static func next(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
    (hash ^ UInt64(byte)) &* 0x100_0000_01b3
  }

  /// An initializer that is used as a function, without the labels of its arguments.
  static let initializer = CodeName(".init")
}
