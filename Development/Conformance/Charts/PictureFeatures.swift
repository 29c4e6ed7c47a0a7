import VitrineDisplayList
import VitrineGeometry

/// The features of a chart in its picture, in pixels: lines, bars and labels.
struct PictureFeatures {
  /// A colour of sRGB.
  typealias RGB = (red: Int, green: Int, blue: Int)

  /// A feature of one colour.
  struct Spot {
    var box: Rect
    var color: RGB
    /// For a line, the sum of its pixels' differences from the background, across the line.
    var ink = 0.0
  }

  private let bitmap: Bitmap
  private let scale: Double
  private let background: RGB

  /// Reads a picture whose first pixel has the background colour.
  init(_ bitmap: Bitmap, scale: Double) {
    self.bitmap = bitmap
    self.scale = scale
    background = PictureFeatures.color(bitmap, 0, 0)
  }

  private static func color(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> RGB {
    let index = (y * bitmap.width + x) * 4
    let pixels = bitmap.pixels
    // Bytes of a pixel are blue, green, red and opacity.
    return (Int(pixels[index + 2]), Int(pixels[index + 1]), Int(pixels[index]))
  }

  private func color(_ x: Int, _ y: Int) -> RGB { PictureFeatures.color(bitmap, x, y) }

  /// The difference of a pixel from the background.
  private func distance(_ x: Int, _ y: Int) -> Int { gap(color(x, y), background) }

  private func gap(_ left: RGB, _ right: RGB) -> Int {
    max(
      abs(left.red - right.red), abs(left.green - right.green), abs(left.blue - right.blue))
  }

  /// The centres of horizontal lines in a column, in points, with the colour of the strongest
  /// pixel.
  func lines(inColumn x: Int, from top: Int, to bottom: Int) -> [Spot] {
    runs(from: top, to: bottom) { distance(x, $0) }.map { run in
      Spot(
        box: Rect(x: 0, y: run.middle / scale, width: 0, height: 0), color: color(x, run.strongest),
        ink: run.ink)
    }
  }

  /// The end of a horizontal line in a row that starts in a column, in points.
  func end(ofLineInRow y: Int, from x: Int) -> Double {
    var x = x
    while x < bitmap.width, distance(x, y) > 1 { x += 1 }
    return Double(x) / scale
  }

  /// The plot: from the first grid line to the last, and from their left end to their right end.
  func plot(column x: Int, from top: Int, to bottom: Int) -> Spot? {
    let lines = lines(inColumn: x, from: top, to: bottom)
    guard let first = lines.first?.box.minY, let last = lines.last?.box.minY else { return nil }
    let row = Int(first * scale)
    let right = end(ofLineInRow: row, from: x)
    var left = x
    while left > 0, distance(left - 1, row) > 1 { left -= 1 }
    let start = Double(left) / scale
    return Spot(
      box: Rect(x: start, y: first, width: right - start, height: last - first), color: background)
  }

  /// The centres of vertical lines in rows, in points.
  func lines(inRows rows: ClosedRange<Int>, from left: Int, to right: Int) -> [Spot] {
    let best = rows.max { total($0, left, right) < total($1, left, right) } ?? rows.lowerBound
    return runs(from: left, to: right) { distance($0, best) }.map { run in
      Spot(
        box: Rect(x: run.middle / scale, y: 0, width: 0, height: 0),
        color: color(run.strongest, best), ink: run.ink)
    }
  }

  private func total(_ y: Int, _ left: Int, _ right: Int) -> Int {
    (left..<right).reduce(0) { $0 + distance($1, y) }
  }

  private struct Run {
    var middle: Double
    var strongest: Int
    var ink: Double
  }

  /// Runs of pixels that differ from the background, with their centre weighted by the difference.
  private func runs(from start: Int, to end: Int, _ strength: (Int) -> Int) -> [Run] {
    var result: [Run] = []
    var index = start
    while index < end {
      guard strength(index) > 1 else {
        index += 1
        continue
      }
      var (sum, weight, best) = (0.0, 0.0, index)
      while index < end, strength(index) > 1 {
        let value = Double(strength(index))
        sum += (Double(index) + 0.5) * value
        weight += value
        if strength(index) > strength(best) { best = index }
        index += 1
      }
      result.append(Run(middle: sum / weight, strongest: best, ink: weight))
    }
    return result
  }

  /// Boxes of connected pixels of approximately one colour, in points, sorted by their left and top
  /// edges.
  func areas(of wanted: RGB, in region: Rect) -> [Spot] {
    spots(in: region, gap: 1) { gap($0, wanted) <= 24 }
  }

  /// Boxes of text in a region, in points; adjacent letters form one box.
  func labels(in region: Rect) -> [Spot] {
    spots(in: region, gap: Int(2.7 * scale)) { gap($0, background) > 40 }
  }

  private func spots(in region: Rect, gap reach: Int, _ matches: (RGB) -> Bool) -> [Spot] {
    let left = max(0, Int(region.minX * scale))
    let right = min(bitmap.width, Int(region.maxX * scale))
    let top = max(0, Int(region.minY * scale))
    let bottom = min(bitmap.height, Int(region.maxY * scale))
    guard left < right, top < bottom else { return [] }
    var seen = [Bool](repeating: false, count: bitmap.width * bitmap.height)
    var result: [Spot] = []
    for x in left..<right {
      for y in top..<bottom where !seen[y * bitmap.width + x] && matches(color(x, y)) {
        var (low, high) = ((x, y), (x, y))
        var strongest = color(x, y)
        var open = [(x, y)]
        seen[y * bitmap.width + x] = true
        while let (px, py) = open.popLast() {
          low = (min(low.0, px), min(low.1, py))
          high = (max(high.0, px), max(high.1, py))
          if gap(color(px, py), background) > gap(strongest, background) {
            strongest = color(px, py)
          }
          for nx in max(left, px - reach)...min(right - 1, px + reach) {
            for ny in max(top, py - reach)...min(bottom - 1, py + reach) {
              let index = ny * bitmap.width + nx
              guard !seen[index], matches(color(nx, ny)) else { continue }
              seen[index] = true
              open.append((nx, ny))
            }
          }
        }
        let box = Rect(
          x: Double(low.0) / scale, y: Double(low.1) / scale,
          width: Double(high.0 - low.0 + 1) / scale, height: Double(high.1 - low.1 + 1) / scale)
        // Very small boxes are edges of other features.
        if box.width * box.height * scale * scale >= 6 {
          result.append(Spot(box: box, color: strongest))
        }
      }
    }
    return result
  }

  /// The difference of two colours in the channel that differs most.
  func difference(_ left: RGB, _ right: RGB) -> Int { gap(left, right) }
}
