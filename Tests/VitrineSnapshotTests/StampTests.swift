import Testing
import VitrineCairo
import VitrineModel

@testable import VitrineSnapshot

@Suite("Stamps of goldens")
struct StampTests {
  @Test(
    "check sums are those of XXH64",
    arguments: [
      ("", 0xef46_db37_51d8_e999), ("a", 0xd24e_c4f1_a98c_6e5b), ("abc", 0x44bc_2cf5_ad77_0999),
      ("Nobody inspects the spammish repetition", 0xfbce_a83c_8a37_8bf1),
    ] as [(String, UInt64)])
  func sums(_ text: String, _ sum: UInt64) {
    #expect(XXHash64.hash(Array(text.utf8)) == sum)
  }

  @Test("a stamp is read back, leaves the pixels alone and replaces an older one")
  func stamp() throws {
    let bitmap = Canvas(3, 2, fill: 0x8040_2010).bitmap
    let plain = try PNGEncoder().encode(bitmap)
    let sum = GoldenStamp.pixelSum(of: bitmap)
    let first = try GoldenStamp.stamped(plain, pixels: sum, fingerprint: "old; one")
    let stamped = try GoldenStamp.stamped(first, pixels: sum, fingerprint: "new")
    #expect(try ImageDecoder().decode(stamped) == bitmap)
    #expect(stamped.count < first.count)
    let file = try #require(PNGFile(stamped))
    let stamp = try #require(GoldenStamp(file))
    #expect(stamp.pixels == sum)
    #expect(stamp.fingerprint == "new")
    #expect(GoldenStamp(try #require(PNGFile(first)))?.fingerprint == "old; one")
  }

  @Test("a stamp does not count when the pixels were changed behind its back")
  func edited() throws {
    let bitmap = Canvas(3, 2).bitmap
    let stamped = try GoldenStamp.stamped(
      PNGEncoder().encode(bitmap), pixels: GoldenStamp.pixelSum(of: bitmap))
    let text = try #require(PNGFile(stamped)?.text("Vitrine"))
    let other = try PNGEncoder().encode(Canvas(3, 2, fill: 0xff00_0000).bitmap)
    let forged = try #require(PNGFile(other)).setting("Vitrine", text)
    #expect(GoldenStamp(try #require(PNGFile(forged))) == nil)
    #expect(PNGFile(Array(stamped.dropLast(5))) == nil)
    #expect(PNGFile(Array("version https://git-lfs".utf8)) == nil)
  }
}
