import Testing
import VitrineDisplayList
import VitrineTestSupport

@testable import VitrineCairo

@Suite("Palettes of PNG files")
struct PNGPaletteTests {
  /// A picture with `count` colours, all in use, of which the first ones are translucent.
  private func picture(colors count: Int, _ width: Int, _ height: Int, translucent: Int = 0)
    -> Bitmap
  {
    let colors = (0..<count).map { index -> Pixel in
      let alpha: UInt8 = index < translucent ? UInt8(index % 255) : 255
      return Pixel(
        UInt8(index * 7 % 256) % (alpha == 255 ? 255 : alpha + 1), 0,
        min(alpha, UInt8(index / 37)), alpha)
    }
    var generator = SeededGenerator(seed: 11)
    var content = (0..<width * height).map { _ in
      colors[Int.random(in: 0..<count, using: &generator)]
    }
    for index in 0..<count { content[index * 16] = colors[index] }
    return Bitmap(width: width, content)
  }

  /// The bit depth and colour type in the header.
  private func header(_ file: [UInt8]) -> [UInt8] { Array(file[24...25]) }

  @Test(
    "colours are indexed in as few bits as possible, and preserved exactly",
    arguments: [(1, 1), (2, 1), (3, 2), (4, 2), (5, 4), (16, 4), (17, 8), (256, 8)])
  func bits(_ colors: Int, _ bits: UInt8) throws {
    // Widths whose last byte is full, and widths whose last byte isn't.
    for (width, height) in [(64, 64), (67, 71), (4096, 1), (1, 4099)] {
      for translucent in [0, min(colors, 200)] {
        let bitmap = picture(colors: colors, width, height, translucent: translucent)
        let distinct = Set((0..<width * height).map { bitmap.pixels[$0 * 4..<$0 * 4 + 4] }).count
        let file = try PNGEncoder().encode(bitmap)
        #expect(try ImageDecoder().decode(file) == bitmap)
        if distinct == colors { #expect(header(file) == [bits, 3]) }
      }
    }
  }

  @Test("pictures with more colours, or few pixels for each, have no palette")
  func limits() throws {
    #expect(try header(PNGEncoder().encode(picture(colors: 257, 100, 100))) == [8, 2])
    #expect(
      try header(PNGEncoder().encode(picture(colors: 257, 100, 100, translucent: 3))) == [8, 6])
    // The last colour is in a row that isn't sampled first.
    var late = [Pixel](repeating: .white, count: 300 * 300)
    for index in 0..<257 {
      late[299 * 300 + index] = Pixel(UInt8(index % 256), UInt8(index / 256), 0)
    }
    let bitmap = Bitmap(width: 300, late)
    let file = try PNGEncoder().encode(bitmap)
    #expect(header(file) == [8, 2])
    #expect(try ImageDecoder().decode(file) == bitmap)
    let small = Bitmap(width: 5, [.white, .black, .white, .black, .clear])
    #expect(try header(PNGEncoder().encode(small)) == [8, 6])
  }

  @Test("opacities are written up to the last one that is not opaque")
  func opacities() throws {
    func chunks(_ bitmap: Bitmap) throws -> [String: Int] {
      let file = try #require(PNGFile(try PNGEncoder().encode(bitmap)))
      return Dictionary(file.chunks.map { ($0.name, $0.data.count) }) { first, _ in first }
    }
    let opaque = try chunks(Bitmap(width: 8, Array(repeating: .white, count: 64)))
    #expect(opaque["PLTE"] == 3)
    #expect(opaque["tRNS"] == nil)
    var content = [Pixel](repeating: .clear, count: 64)
    content[32] = .white
    let mixed = try chunks(Bitmap(width: 8, content))
    #expect(mixed["PLTE"] == 6)
    #expect(mixed["tRNS"] == 1)
  }
}
