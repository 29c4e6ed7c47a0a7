import Testing
import VitrineDisplayList

@testable import VitrineCairo

@Suite("JPEG decoder")
struct JPEGDecoderTests {
  @Test("the colours of both halves are preserved", arguments: Fixture.allCases)
  func colors(fixture: Fixture) throws {
    let bytes = try fixture.bytes()
    let bitmap = try ImageDecoder().decode(bytes)
    let size = try ImageDecoder().size(of: bytes)
    #expect(size == (16, 8) && bitmap.width == 16 && bitmap.height == 8)
    let (left, right) =
      switch fixture {
      case .rgb, .progressive, .png, .webP, .lossyWebP: (Pixel(250, 20, 20), Pixel(20, 40, 250))
      case .grey: (Pixel(89, 89, 89), Pixel(58, 58, 58))
      case .cmyk: (Pixel(255, 0, 0), Pixel(0, 0, 0))
      }
    #expect(bitmap[2, 2].distance(to: left) <= 3)
    #expect(bitmap[13, 5].distance(to: right) <= 3)
  }

  /// The orientation block that a camera writes, in either byte order.
  private func exif(_ orientation: UInt8, isLittleEndian: Bool) -> [UInt8] {
    let tiff: [UInt8] =
      isLittleEndian
      ? [0x49, 0x49, 0x2a, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]
      : [0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
    let content = Array("Exif\0\0".utf8) + tiff + [0, 0, 0, 0]
    return [0xff, 0xe1, 0, UInt8(content.count + 2)] + content
  }

  @Test(
    "pictures are oriented according to their Exif block", arguments: 0...9 as ClosedRange<UInt8>)
  func orientation(tag: UInt8) throws {
    let plain = try Fixture.rgb.bytes()
    for isLittleEndian in [true, false] {
      let block = exif(tag, isLittleEndian: isLittleEndian)
      let bytes = Array(plain[0..<2]) + block + plain[2...]
      let bitmap = try ImageDecoder().decode(bytes)
      let size = try ImageDecoder().size(of: bytes)
      #expect(size == ((5...8).contains(tag) ? (8, 16) : (16, 8)))
      #expect((bitmap.width, bitmap.height) == size)
      // The side of the red half in the stored picture, according to the Exif specification.
      let isRedFirst = ![2, 3, 7, 8].contains(tag)
      let corner = bitmap[1, 1].red > 128
      #expect(corner == isRedFirst)
    }
  }

  @Test("all eight orientations move each pixel to its place")
  func turning() {
    let (a, b, c) = (Pixel(1, 0, 0), Pixel(2, 0, 0), Pixel(3, 0, 0))
    let (d, e, f) = (Pixel(4, 0, 0), Pixel(5, 0, 0), Pixel(6, 0, 0))
    let stored = Bitmap(width: 3, [a, b, c, d, e, f])
    let expected: [(Orientation, Int, [Pixel])] = [
      (.up, 3, [a, b, c, d, e, f]), (.upMirrored, 3, [c, b, a, f, e, d]),
      (.down, 3, [f, e, d, c, b, a]), (.downMirrored, 3, [d, e, f, a, b, c]),
      (.leftMirrored, 2, [a, d, b, e, c, f]), (.right, 2, [d, a, e, b, f, c]),
      (.rightMirrored, 2, [f, c, e, b, d, a]), (.left, 2, [c, f, b, e, a, d]),
    ]
    for (orientation, width, pixels) in expected {
      #expect(orientation.applied(to: stored) == Bitmap(width: width, pixels))
    }
  }

  @Test("an Exif block that is cut or loops is ignored")
  func brokenExif() throws {
    let plain = try Fixture.rgb.bytes()
    let block = exif(6, isLittleEndian: true)
    for length in 6..<block.count {
      var cut = Array(block[0..<length])
      cut[3] = UInt8(length - 2)
      let bytes = Array(plain[0..<2]) + cut + plain[2...]
      #expect(try ImageDecoder().decode(bytes).pixels.count == 512)
    }
  }
}
