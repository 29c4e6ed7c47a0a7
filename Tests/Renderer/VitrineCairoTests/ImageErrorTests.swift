import Testing
import VitrineTestSupport

@testable import VitrineCairo

@Suite("Image errors")
struct ImageErrorTests {
  private func file(_ width: Int, _ height: Int) throws -> [UInt8] {
    try PNGBuilder(width: width, height: height, depth: 8, colorType: 0)
      .file(Array(repeating: 7, count: width * height))
  }

  @Test("exactly as many pixels as allowed are read, and one more is rejected")
  func pixelLimit() throws {
    let decoder = ImageDecoder(maximumPixels: 100)
    #expect(try decoder.decode(try file(10, 10)).width == 10)
    let error = ImageError.tooManyPixels(width: 101, height: 1, limit: 100)
    let large = try file(101, 1)
    #expect(throws: error) { try decoder.decode(large) }
    #expect(throws: error) { try decoder.size(of: large) }
    let long = try file(32768, 1)
    #expect(throws: ImageError.sideTooLong(width: 32768, height: 1, limit: 32767)) {
      try ImageDecoder().decode(long)
    }
  }

  @Test("a header that claims a huge picture is rejected before memory is allocated")
  func vastHeader() throws {
    let vast = try PNGBuilder(width: 0x7fff_ffff, height: 0x7fff_ffff, depth: 8, colorType: 6)
      .headerOnly()
    #expect(throws: ImageError.self) { try ImageDecoder().decode(vast) }
  }

  @Test("a picture without width is damaged")
  func zeroSize() throws {
    let empty = try PNGBuilder(width: 0, height: 3, depth: 8, colorType: 0).headerOnly()
    #expect(throws: ImageError.self) { try ImageDecoder().size(of: empty) }
  }

  @Test("bytes of other kinds are named")
  func otherKinds() {
    let kinds: [(String, ImageError)] = [
      ("", .notAnImage), ("hello", .notAnImage),
      ("version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n", .lfsPointer),
      ("GIF89a", .unsupported(format: "GIF")), ("%PDF-1.4", .unsupported(format: "PDF")),
      ("RIFF....WEBPVP8 ", .truncated), ("BM", .unsupported(format: "BMP")),
      ("<svg xmlns=''/>", .unsupported(format: "SVG")),
      ("....ftypheic", .unsupported(format: "HEIF and AVIF")),
    ]
    for (text, error) in kinds {
      #expect(throws: error) { try ImageDecoder().decode(Array(text.utf8)) }
      #expect(throws: error) { try ImageDecoder().size(of: Array(text.utf8)) }
    }
    #expect("\(ImageError.lfsPointer)".contains("git lfs pull"))
  }

  @Test("a picture truncated at any length is an error", arguments: Fixture.allCases)
  func truncation(fixture: Fixture) throws {
    let bytes = try fixture.bytes()
    #expect(try ImageDecoder().decode(bytes).width == 16)
    for length in 0..<bytes.count {
      #expect(throws: ImageError.self) { try ImageDecoder().decode(Array(bytes[0..<length])) }
    }
  }

  @Test(
    "damaged bytes result in an error or a picture of the right size", arguments: Fixture.allCases)
  func corruption(fixture: Fixture) throws {
    let bytes = try fixture.bytes()
    var generator = SeededGenerator(seed: 42)
    for _ in 0..<2000 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        damaged[.random(in: 0..<bytes.count, using: &generator)] ^=
          1 << UInt8.random(in: 0..<8, using: &generator)
      }
      do {
        let size = try ImageDecoder(maximumPixels: 1 << 20).size(of: damaged)
        let bitmap = try ImageDecoder(maximumPixels: 1 << 20).decode(damaged)
        #expect((bitmap.width, bitmap.height) == size)
      } catch {
        #expect(!error.description.isEmpty)
      }
    }
  }
}

extension PNGBuilder {
  /// A file that consists only of a header.
  func headerOnly() throws -> [UInt8] {
    let header = PNGChunk.header(width: width, height: height)
    return try PNGChunk.file(of: [header, PNGChunk("IDAT", [])])
  }
}
