import Vitrine
import VitrineCairo
import VitrineCoding
import VitrineDisplayList

/// The metadata of a golden, in a text entry of its PNG file.
///
/// The checksum of the pixels makes decoding unnecessary; that of the compressed data shows whether
/// the file has changed since it was stamped.
package struct GoldenStamp: Hashable, Sendable {
  /// The checksum of the premultiplied pixels, seeded with the picture's size.
  var pixels: UInt64
  /// The checksum of the compressed pixels.
  var data: UInt64
  /// The fingerprint of the engine that drew the picture.
  var fingerprint: String

  private static let keyword = "Vitrine"

  /// Reads the stamp of a file; `nil` if there is none, or if the file has changed since.
  package init?(_ file: PNGFile) {
    guard let text = file.text(GoldenStamp.keyword) else { return nil }
    let parts = text.split(separator: ";", maxSplits: 2).map { $0.drop { $0 == " " } }
    guard parts.count == 3, let pixels = GoldenStamp.sum(parts[0], "pixels "),
      let data = GoldenStamp.sum(parts[1], "data "), data == GoldenStamp.dataSum(of: file)
    else { return nil }
    (self.pixels, self.data, fingerprint) = (pixels, data, String(parts[2]))
  }

  /// Returns the checksum of a picture's pixels.
  static func pixelSum(of bitmap: Bitmap) -> UInt64 {
    let size =
      UInt64(UInt32(truncatingIfNeeded: bitmap.width)) << 32
      | UInt64(UInt32(truncatingIfNeeded: bitmap.height))
    return XXHash64.hash(bitmap.pixels, seed: size)
  }

  /// Returns the file with a stamp for its pixels.
  ///
  /// - Throws: `PNGError`.
  static func stamped(
    _ bytes: [UInt8], pixels: UInt64, fingerprint: String = Engine.fingerprint
  ) throws(PNGError) -> [UInt8] {
    guard let file = PNGFile(bytes) else { return bytes }
    let sums = [pixels, dataSum(of: file)].map(XXHash64.text)
    return try file.setting(keyword, "pixels \(sums[0]); data \(sums[1]); \(fingerprint)")
  }

  private static func dataSum(of file: PNGFile) -> UInt64 {
    var sum: UInt64 = 0
    // Header, palette and transparency determine the picture as much as the data.
    for chunk in file.chunks where chunk.name.first?.isUppercase == true || chunk.name == "tRNS" {
      sum = XXHash64.hash(chunk.data, seed: sum)
    }
    return sum
  }

  private static func sum(_ text: some StringProtocol, _ prefix: String) -> UInt64? {
    text.hasPrefix(prefix) ? UInt64(text.dropFirst(prefix.count), radix: 16) : nil
  }
}
