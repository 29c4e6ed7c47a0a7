import VitrineDisplayList
import VitrineGeometry

@testable import VitrineCairo

/// Bitmaps by the name of their asset.
struct TestBitmaps: BitmapSource {
  var bitmaps: [String: Bitmap] = [:]
  func bitmap(_ id: BitmapID) -> Bitmap? { bitmaps[id.asset] }
}

/// A font whose glyph 1 is a square of the em, 2 two overlapping squares, and all others blank.
struct SquareGlyphs: GlyphSource {
  func outline(of glyph: UInt32, in font: FontInstance) -> Path {
    let square = Path.rect(Rect(x: 0, y: -font.size, width: font.size, height: font.size))
    switch glyph {
    case 1: return square
    case 2: return Path(square.elements + square.offsetBy(dx: font.size / 2, dy: 0).elements)
    default: return Path()
    }
  }
}

/// The colour components of a pixel.
struct Pixel: Equatable, CustomStringConvertible {
  var red: UInt8
  var green: UInt8
  var blue: UInt8
  var alpha: UInt8

  init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8 = 255) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  static let clear = Pixel(0, 0, 0, 0)
  static let white = Pixel(255, 255, 255)
  static let black = Pixel(0, 0, 0)

  var description: String { "(\(red), \(green), \(blue), \(alpha))" }

  /// The largest difference of any component.
  func distance(to other: Pixel) -> Int {
    zip([red, green, blue, alpha], [other.red, other.green, other.blue, other.alpha])
      .map { abs(Int($0) - Int($1)) }.max() ?? 0
  }
}

extension Bitmap {
  /// The premultiplied pixel in a column and row.
  subscript(x: Int, y: Int) -> Pixel {
    let start = (y * width + x) * 4
    return Pixel(pixels[start + 2], pixels[start + 1], pixels[start], pixels[start + 3])
  }

  /// Creates a bitmap from premultiplied pixels, row by row.
  init(width: Int, _ content: [Pixel]) {
    self.init(
      width: width, height: content.count / width,
      pixels: content.flatMap { [$0.blue, $0.green, $0.red, $0.alpha] })
  }
}

/// Draws items on a picture of `width` by `height` points.
func draw(
  _ width: Double, _ height: Double, scale: Double = 1, bitmaps: [String: Bitmap] = [:],
  _ items: [DisplayList.Item]
) throws -> Bitmap {
  let painter = DisplayListPainter(glyphs: SquareGlyphs(), bitmaps: TestBitmaps(bitmaps: bitmaps))
  return try painter.paint(
    DisplayList(size: Size(width: width, height: height), items: items), scale: scale)
}

/// A filled rectangle.
func fill(
  _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: ResolvedColor
) -> DisplayList.Item {
  .fill(.init(path: .rect(Rect(x: x, y: y, width: width, height: height)), paint: .color(color)))
}

/// A group with an effect.
func group(_ effect: DisplayList.Effect, _ items: [DisplayList.Item]) -> DisplayList.Item {
  .group(.init(effect: effect, items: items))
}
