import Vitrine
import VitrineFiles

/// The fingerprints of what a source declares, from the compiler's record of its dependencies
/// (`.swiftdeps`).
///
/// Bodies of functions have no part in them. The hash that `-dump-interface-hash` prints lacks the members of
/// types, on whose layout and names other sources depend.
struct DeclarationFingerprints: Equatable, Sendable {
  /// The fingerprints in the order of the declarations, 32 hexadecimal digits each.
  private let digits: [[UInt8]]

  private static let length = 32
  /// LLVM's bitstreams, whose form a record has, align texts to this many bytes.
  private static let alignment = 4

  /// Reads a record; `nil` if there is none, or it has no fingerprints.
  init?(record: String) {
    guard let bytes = try? FileReader.read(record, limit: 16 << 20) else { return nil }
    self.init(bytes)
  }

  /// Reads the bytes of a record; `nil` if it has no fingerprints.
  init?(_ bytes: [UInt8]) {
    var digits: [[UInt8]] = []
    var place = DeclarationFingerprints.alignment
    while place + DeclarationFingerprints.length <= bytes.count {
      let end = place + DeclarationFingerprints.length
      // Digits can also be a part of a name.
      let isWhole = !isLetter(bytes[place - 1]) && (end == bytes.count || !isLetter(bytes[end]))
      if isWhole, bytes[place..<end].allSatisfy(isHexadecimal) {
        digits.append(Array(bytes[place..<end]))
        place = end
      } else {
        place += DeclarationFingerprints.alignment
      }
    }
    guard !digits.isEmpty else { return nil }
    self.digits = digits
  }
}

/// Whether a byte is a visible character of ASCII.
private func isLetter(_ byte: UInt8) -> Bool { (0x21...0x7e).contains(byte) }

private func isHexadecimal(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
}
