import Testing
import VitrineDisplayList

@testable import VitrineCairo

@Suite("Colour profiles and orientation")
struct ColorProfileTests {
  private func left(_ bitmap: Bitmap) -> Pixel { bitmap[2, 2] }
  private func right(_ bitmap: Bitmap) -> Pixel { bitmap[12, 2] }

  /// The expected colours are the results of Little CMS 2.14 for (200, 60, 40) and (40, 160, 90).
  @Test("Display P3 becomes sRGB", arguments: ["p3.png", "p3.jpg", "p3.webp"])
  func displayP3(file: String) throws {
    let bitmap = try ImageDecoder().decode(Fixture.bytes(of: file))
    #expect(left(bitmap).distance(to: Pixel(217, 42, 23)) <= 3)
    #expect(right(bitmap).distance(to: Pixel(0, 163, 82)) <= 3)
  }

  @Test("inks follow their profile instead of the plain formula")
  func inks() throws {
    let bitmap = try ImageDecoder().decode(Fixture.bytes(of: "inks.jpg"))
    #expect(left(bitmap).distance(to: Pixel(0, 151, 218)) <= 3)
    #expect(right(bitmap).distance(to: Pixel(36, 35, 35)) <= 3)
  }

  /// Half of the linear intensity is 188 in sRGB.
  @Test("a grey profile turns grey")
  func grey() throws {
    let bitmap = try ImageDecoder().decode(Fixture.bytes(of: "linear-grey.png"))
    #expect(left(bitmap).distance(to: Pixel(188, 188, 188)) <= 1)
  }

  private func gamma(_ values: [(StaticString, [Int])]) throws -> Pixel {
    var builder = PNGBuilder(width: 1, height: 1, depth: 8, colorType: 2)
    builder.extras = values.map { name, numbers in
      PNGChunk(name, numbers.flatMap { value in [24, 16, 8, 0].map { UInt8(value >> $0 & 255) } })
    }
    return try ImageDecoder().decode(builder.file([128, 128, 128]))[0, 0]
  }

  @Test("gAMA and cHRM apply if there is no profile")
  func chunks() throws {
    #expect(try gamma([("gAMA", [100_000])]).distance(to: Pixel(188, 188, 188)) <= 1)
    #expect(try gamma([("gAMA", [45_455])]) == Pixel(128, 128, 128))
    let standard = [31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6_000]
    #expect(try gamma([("gAMA", [45_455]), ("cHRM", standard)]) == Pixel(128, 128, 128))
    var broken = PNGBuilder(width: 1, height: 1, depth: 8, colorType: 0)
    broken.extras = [PNGChunk("iCCP", [65, 0, 0, 1, 2, 3])]
    #expect(try ImageDecoder().decode(broken.file([9]))[0, 0] == Pixel(9, 9, 9))
  }

  @Test("pictures are oriented according to Exif, in WebP and PNG too")
  func orientation() throws {
    let bytes = try Fixture.bytes(of: "turned.webp")
    #expect(try ImageDecoder().size(of: bytes) == (8, 16))
    let bitmap = try ImageDecoder().decode(bytes)
    #expect(bitmap[4, 2].distance(to: Pixel(250, 20, 20)) <= 1)
    #expect(bitmap[4, 12].distance(to: Pixel(20, 40, 250)) <= 1)
    var builder = PNGBuilder(width: 2, height: 1, depth: 8, colorType: 0)
    let block: [UInt8] = [77, 77, 0, 42, 0, 0, 0, 8, 0, 1, 1, 18, 0, 3, 0, 0, 0, 1, 0, 3, 0, 0]
    builder.extras = [PNGChunk("eXIf", block)]
    let turned = try ImageDecoder().decode(builder.file([0, 255]))
    #expect(turned[0, 0] == .white && turned[1, 0] == .black)
  }
}
