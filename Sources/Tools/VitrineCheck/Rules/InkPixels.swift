import Vitrine

/// A picture, and the same picture without texts and symbols: pixels that differ are ink, and the
/// second picture shows the background behind it.
struct InkPixels {
  let picture: Bitmap
  let ground: Bitmap
  /// Pixels per point.
  let scale: Double
  /// The luminance behind the picture where nothing is drawn, from 0 (black) to 1 (white).
  let behind: Double

  /// Pixels per point in a first pass.
  static let coarse = 1.0
  /// Pixels per point at which the stems of the smallest letters cover whole pixels.
  static let fine = 2.0

  /// The minimum difference of a channel that counts as ink.
  private static let leastDifference = 3

  /// The contrast between the ink in a part of a picture and its background.
  struct Contrast {
    /// The contrast ratio of WCAG, from 1 to 21.
    var ratio: Double
    /// The difference of a channel, from 0 to 255, because colours of equal luminance may still be
    /// distinguishable.
    var difference: Int
  }

  /// The contrast in the worst part of a box; `nil` for a box outside the picture.
  ///
  /// A part is twice as wide as the box is high, so that it contains several letters, and its
  /// strongest ink counts, because pixels on the edges of letters blend with the background.
  ///
  /// - Parameter hasInk: whether the part between two fractions of the width contains letters.
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

  /// The contrast between the pixels of a box that differ most; 1:1 if none differs, `nil` outside
  /// the picture.
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

  /// The range of the pixels in a box without texts and symbols, from 0 to 255, and the lowest
  /// opacity among them; `nil` for a box outside the picture.
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

  /// The relative luminance of a pixel over the colour behind the picture.
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
