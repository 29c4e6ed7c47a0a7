import Vitrine
import VitrineLayout

/// A picture and the same picture without its texts and symbols: where the two differ is ink, and what
/// the second one has there is what people see behind it.
struct InkPixels {
  let picture: Bitmap
  let ground: Bitmap
  /// Pixels per point.
  let scale: Double
  /// The brightness behind the picture where nothing is drawn, from 0, black, to 1, white.
  let behind: Double

  /// Pixels per point of a first look.
  static let coarse = 1.0
  /// Pixels per point at which the stems of the smallest letters cover whole pixels.
  static let fine = 2.0

  /// The least difference of a channel that counts as ink.
  private static let leastDifference = 3

  /// Contrast between the ink in a part of a picture and what is behind it.
  struct Contrast {
    /// The ratio after WCAG, from 1 to 21.
    var ratio: Double
    /// How much a channel differs, from 0 to 255: colours of one luminance can be told apart all the same.
    var difference: Int
  }

  /// The contrast in the worst part of a box; `nil` for a box outside of the picture.
  ///
  /// A part is as wide as two of the box's heights, so that it holds a few letters, and counts with its
  /// strongest ink: pixels on the edges of letters are mixed with the ground.
  ///
  /// - Parameter hasInk: whether the part from one share of the width to another holds letters.
  func worst(in box: Rect, hasInk: (Double, Double) -> Bool) -> Contrast? {
    let count = max(1, Int((box.width / max(box.height * 2, 1)).rounded()))
    return (0..<count).compactMap { part -> Contrast? in
      let (start, end) = (Double(part) / Double(count), Double(part + 1) / Double(count))
      guard hasInk(start, end) else { return nil }
      let room = Rect(
        x: box.minX + box.width * start, y: box.minY, width: box.width * (end - start),
        height: box.height)
      return strongest(in: room)
    }.min { $0.ratio < $1.ratio }
  }

  /// The contrast between the pixels of a box that differ most; 1:1 where none differs, `nil` outside.
  func strongest(in box: Rect) -> Contrast? {
    guard let area = pixels(of: box) else { return nil }
    var (most, ratio) = (0, 1.0)
    for y in area.rows {
      for x in area.columns {
        let at = (y * picture.width + x) * 4
        let difference = (0..<4).reduce(0) {
          max($0, abs(Int(picture.pixels[at + $1]) - Int(ground.pixels[at + $1])))
        }
        guard difference >= Self.leastDifference, difference >= most else { continue }
        let found = InkPixels.ratio(luminance(picture, at), luminance(ground, at))
        (most, ratio) = (difference, difference > most ? found : max(found, ratio))
      }
    }
    return Contrast(ratio: ratio, difference: most)
  }

  /// How much the pixels of a box differ from each other where texts and symbols are left out, from 0 to
  /// 255, and how opaque the least opaque of them is; `nil` for a box outside of the picture.
  func groundVariety(in box: Rect) -> (spread: Int, opacity: Int)? {
    guard let area = pixels(of: box) else { return nil }
    var (least, most, opacity) = (
      [Int](repeating: 255, count: 3), [Int](repeating: 0, count: 3), 255
    )
    for y in area.rows {
      for x in area.columns {
        let at = (y * picture.width + x) * 4
        for channel in 0..<3 {
          let value = Int(ground.pixels[at + channel])
          least[channel] = min(least[channel], value)
          most[channel] = max(most[channel], value)
        }
        opacity = min(opacity, Int(ground.pixels[at + 3]))
      }
    }
    return (zip(most, least).map { $0 - $1 }.max() ?? 0, opacity)
  }

  private func pixels(of box: Rect) -> (columns: Range<Int>, rows: Range<Int>)? {
    guard picture.width == ground.width, picture.height == ground.height else { return nil }
    let (left, right) = (Int(saturating: box.minX * scale), Int(saturating: box.maxX * scale))
    let (top, bottom) = (Int(saturating: box.minY * scale), Int(saturating: box.maxY * scale))
    let columns = max(0, left)..<max(0, left, min(picture.width, right + 1))
    let rows = max(0, top)..<max(0, top, min(picture.height, bottom + 1))
    return columns.isEmpty || rows.isEmpty ? nil : (columns, rows)
  }

  /// Relative luminance of a pixel in front of what shows through.
  ///
  /// Source: WCAG 2.2, definition of relative luminance.
  private func luminance(_ bitmap: Bitmap, _ at: Int) -> Double {
    let rest = (1 - Double(bitmap.pixels[at + 3]) / 255) * behind
    func linear(_ channel: Int) -> Double {
      let value = min(Double(bitmap.pixels[at + channel]) / 255 + rest, 1)
      return InkPixels.linear[Int((value * 255).rounded())]
    }
    return 0.0722 * linear(0) + 0.7152 * linear(1) + 0.2126 * linear(2)
  }

  private static let linear: [Double] = (0...255).map { byte in
    let value = Double(byte) / 255
    return value <= 0.04045 ? value / 12.92 : power((value + 0.055) / 1.055, 2.4)
  }

  /// Source: WCAG 2.2, definition of contrast ratio.
  private static func ratio(_ first: Double, _ second: Double) -> Double {
    (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }
}
