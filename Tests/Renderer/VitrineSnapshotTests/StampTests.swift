import Foundation
import Testing
import VitrineCairo
import VitrineCoding

@testable import VitrineSnapshot

@Suite("Stamps of goldens")
struct StampTests {
  @Test(
    "checksums are those of XXH64",
    arguments: [
      ("", 0xef46_db37_51d8_e999), ("a", 0xd24e_c4f1_a98c_6e5b), ("abc", 0x44bc_2cf5_ad77_0999),
      ("Nobody inspects the spammish repetition", 0xfbce_a83c_8a37_8bf1),
    ] as [(String, UInt64)])
  func sums(_ text: String, _ sum: UInt64) {
    #expect(XXHash64.hash(Array(text.utf8)) == sum)
  }

  @Test("a stamp can be read, does not change the pixels and replaces an older one")
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

  @Test("the compression of a golden's file has no effect")
  func compressions() throws {
    let folder = try GoldenFolder()
    let golden = try #require(try folder.store.cases().first)
    #expect(folder.verifier(.missing).verify(golden).outcome == .recorded)
    let file = URL(filePath: golden.picture)
    let bitmap = try ImageDecoder().decode(Array(Data(contentsOf: file)))
    for compression in PNGCompression.allCases {
      guard (try? PNGEncoder(compression).checkCompression()) != nil else { continue }
      let plain = try PNGEncoder(compression).encode(bitmap)
      let stamped = try GoldenStamp.stamped(plain, pixels: GoldenStamp.pixelSum(of: bitmap))
      for bytes in [plain, stamped] {
        try Data(bytes).write(to: file)
        #expect(folder.verifier(.never).verify(golden).outcome == .identical)
      }
    }
  }

  @Test("the stamp includes the opacities of a palette")
  func opacities() throws {
    let pictures = [0x8040_2010, 0x4020_1008].map { Canvas(8, 8, fill: $0).bitmap }
    let files = try pictures.map { try PNGEncoder().encode($0) }
    let opacities = try files.map { file in
      try #require(PNGFile(file)?.chunks.first { $0.name == "tRNS" }?.data)
    }
    let stamped = try GoldenStamp.stamped(
      files[0], pixels: GoldenStamp.pixelSum(of: pictures[0]))
    // The same palette and rows, more transparent.
    let place = try #require(stamped.firstRange(of: "tRNS".utf8)?.upperBound)
    var forged = stamped
    #expect(forged[place] == opacities[0].first)
    forged[place] = try #require(opacities[1].first)
    #expect(GoldenStamp(try #require(PNGFile(stamped))) != nil)
    #expect(GoldenStamp(try #require(PNGFile(forged))) == nil)
  }

  @Test("a stamp is ignored if the pixels were changed afterwards")
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
