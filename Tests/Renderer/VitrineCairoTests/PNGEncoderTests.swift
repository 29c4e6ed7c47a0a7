import Testing
import VitrineDisplayList
import VitrineTestSupport

@testable import VitrineCairo

@Suite("PNG encoder")
struct PNGEncoderTests {
  private func random(
    _ width: Int, _ height: Int, opaque: Bool, repeating: Bool = false, seed: UInt64 = 7
  ) -> Bitmap {
    var generator = SeededGenerator(seed: seed)
    let content = (0..<width * height).map { index -> Pixel in
      if repeating, index % 5 != 0 { return opaque ? .white : .clear }
      let alpha: UInt8 = opaque ? 255 : .random(in: 0...255, using: &generator)
      func component() -> UInt8 { .random(in: 0...alpha, using: &generator) }
      return Pixel(component(), component(), component(), alpha)
    }
    return Bitmap(width: width, content)
  }

  @Test("written pixels are read back exactly", arguments: [true, false], [true, false])
  func roundTrip(opaque: Bool, repeating: Bool) throws {
    for (width, height) in [(1, 1), (1, 9), (9, 1), (2, 2), (37, 23), (300, 200)] {
      let bitmap = random(width, height, opaque: opaque, repeating: repeating)
      let file = try PNGEncoder().encode(bitmap)
      #expect(try ImageDecoder().decode(file) == bitmap)
      let size = try ImageDecoder().size(of: file)
      #expect(size == (width, height))
    }
  }

  @Test("every premultiplied colour is preserved, and its straight form is the nearest one")
  func unpremultiply() {
    for alpha in 1...255 {
      for value in 0...alpha {
        var word = UInt32(alpha << 24 | value << 16 | value << 8 | value)
        var bytes: [UInt8] = [0, 0, 0, 0]
        Unpremultiply.convert(&word, count: 1, to: &bytes)
        let expected = UInt8((value * 255 * 2 + alpha) / (2 * alpha))
        #expect(bytes == [expected, expected, expected, UInt8(alpha)])
        premultiply(&bytes, count: 1)
        #expect(Int(bytes[0]) == value)
      }
    }
  }

  @Test("premultiplying rounds to the nearest value")
  func premultiplying() {
    for alpha in 0...255 {
      for value in 0...255 {
        var bytes = [UInt8(value), 0, 255, UInt8(alpha)]
        premultiply(&bytes, count: 1)
        #expect(bytes == [UInt8((value * alpha * 2 + 255) / 510), 0, UInt8(alpha), UInt8(alpha)])
      }
    }
  }

  @Test("opaque pictures are written without alpha")
  func colorType() throws {
    #expect(try PNGEncoder().encode(random(3, 3, opaque: true))[25] == 2)
    #expect(try PNGEncoder().encode(random(3, 3, opaque: false))[25] == 6)
    var one = (0..<10_000).map { Pixel(UInt8($0 % 256), UInt8($0 / 256), 0) }
    #expect(try PNGEncoder().encode(Bitmap(width: 100, one))[25] == 2)
    one[9_999] = Pixel(254, 254, 254, 254)
    #expect(try PNGEncoder().encode(Bitmap(width: 100, one))[25] == 6)
  }

  @Test("photographs are filtered and drawings are not")
  func filter() {
    func filter(_ bitmap: Bitmap) -> PNGFilter { Scanlines(bitmap, in: ReusedBytes()).filter }
    #expect(filter(random(64, 64, opaque: true)) == .paeth)
    #expect(filter(random(64, 64, opaque: true, repeating: true)) == .none)
    #expect(filter(random(1, 64, opaque: true)) == .none)
  }

  @Test("identical pictures give identical files")
  func determinism() throws {
    let bitmap = random(120, 80, opaque: false)
    for compression in [PNGCompression.default, .small] {
      let files = try (0..<2).map { _ in try PNGEncoder(compression).encode(bitmap) }
      #expect(files[0] == files[1])
      #expect(try ImageDecoder().decode(files[0]) == bitmap)
    }
  }

  @Test("chunks are in the order that the format requires")
  func chunks() throws {
    let text = [("Software", "Vitrine"), ("Comment", "grüße"), ("Title", "時計")]
    let file = try PNGEncoder().encode(Bitmap(width: 1, [.white]), text: text)
    var names: [String] = []
    var offset = 8
    while offset < file.count {
      names.append(String(decoding: file[(offset + 4)..<(offset + 8)], as: UTF8.self))
      offset += 12 + file[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
    }
    #expect(names == ["IHDR", "sRGB", "tEXt", "tEXt", "iTXt", "IDAT", "IEND"])
    let entry = Array("tEXtSoftware\0Vitrine".utf8)
    #expect(file.indices.contains { file[$0...].starts(with: entry) })
  }

  @Test(
    "text entries that break the format are rejected",
    arguments: ["", " a", "a ", "a\n", "時", String(repeating: "k", count: 80)])
  func invalidText(keyword: String) {
    #expect(throws: PNGError.invalidText(keyword: keyword)) {
      try PNGEncoder().encode(Bitmap(width: 1, [.white]), text: [(keyword, "")])
    }
  }

  @Test("a picture without pixels and text with a NUL are rejected")
  func refusals() {
    #expect(throws: PNGError.emptyPicture) {
      try PNGEncoder().encode(Bitmap(width: 0, height: 0, pixels: []))
    }
    #expect(throws: PNGError.invalidText(keyword: "a")) {
      try PNGEncoder().encode(Bitmap(width: 1, [.white]), text: [("a", "b\0c")])
    }
  }
}
