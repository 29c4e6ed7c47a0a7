import VitrineCairo
import VitrineLayout
import VitrineDisplayList
import VitrineGeometry
import VitrineModel

/// A view drawn on white, as in the recordings.
struct Drawing {
  /// The space around the view's frame on each side, in points, for content outside of it.
  private static let margin = 130

  private let bitmap: Bitmap
  private let scale: Int

  /// Draws a view with a proposal of `width` by `height` points in the middle of the picture.
  init(_ view: ViewNode, _ width: Int = 100, _ height: Int = 60, scale: Int = 1) throws {
    self.scale = scale
    let margin = Drawing.margin
    let surface = WidgetSurface(
      size: Size(width: Double(width + 2 * margin), height: Double(height + 2 * margin)),
      margins: EdgeInsets(Double(margin)), mask: .none, background: nil)
    bitmap = try DisplayListPainter(glyphs: TestPictures.engine, bitmaps: TestPictures())
      .paint(
        TestPictures.layout(view, on: surface, scale: Double(scale)).makeDisplayList(),
        scale: Double(scale))
  }

  /// The colour of the first pixel of a point, measured from the corner of the view's frame.
  subscript(x: Int, y: Int) -> RGB {
    let (row, column) = ((y + Drawing.margin) * scale, (x + Drawing.margin) * scale)
    let start = (row * bitmap.width + column) * 4
    let pixels = bitmap.pixels
    let white = 255 - pixels[start + 3]
    return RGB(pixels[start + 2] + white, pixels[start + 1] + white, pixels[start] + white)
  }

  /// The left edge, top edge, width and height of the bounding box of all pixels of a kind, and
  /// their number.
  func box(_ kind: (RGB) -> Bool) -> [Int] {
    let margin = Drawing.margin
    var (left, top, right, bottom, count) = (Int.max, Int.max, Int.min, Int.min, 0)
    for y in -margin..<bitmap.height - margin {
      for x in -margin..<bitmap.width - margin where kind(self[x, y]) {
        (left, top) = (min(left, x), min(top, y))
        (right, bottom) = (max(right, x), max(bottom, y))
        count += 1
      }
    }
    return count == 0 ? [] : [left, top, right - left + 1, bottom - top + 1, count]
  }

  /// The number of pixels in which two pictures of equal size differ.
  func difference(from other: Drawing) -> Int {
    let (mine, theirs) = (bitmap.pixels, other.bitmap.pixels)
    guard mine.count == theirs.count else { return .max }
    return stride(from: 0, to: mine.count, by: 4).count { start in
      mine[start..<start + 4] != theirs[start..<start + 4]
    }
  }
}

/// An opaque colour.
struct RGB: Equatable, CustomStringConvertible {
  static let white = RGB(255, 255, 255)
  static let black = RGB(0, 0, 0)
  static let red = RGB(255, 0, 0)
  static let blue = RGB(0, 0, 255)

  let red: UInt8
  let green: UInt8
  let blue: UInt8

  init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  var description: String { "(\(red), \(green), \(blue))" }

  /// The mean of the components, from 0 to 1.
  var brightness: Double { (Double(red) + Double(green) + Double(blue)) / 3 / 255 }

  /// The largest difference of any component.
  func distance(to other: RGB) -> Int {
    zip([red, green, blue], [other.red, other.green, other.blue])
      .map { abs(Int($0) - Int($1)) }.max() ?? 0
  }
}
