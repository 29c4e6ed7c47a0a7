import Testing
import VitrineModel

/// The pixels of a view as drawn by SwiftUI; recorded on iOS and macOS with one pixel per point.
struct PixelMap: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let view: ViewNode
  /// The rows from the top, separated by spaces.
  let rows: [String]
  /// The maximum brightness of a dark pixel.
  let threshold: Double
  let size: (Int, Int)

  init(_ name: String, _ view: ViewNode, _ rows: String, threshold: Double = 0.5) {
    let lines = rows.split(separator: "\n").map(String.init)
    (testDescription, self.view, self.rows) = (name, view, lines)
    self.threshold = threshold
    size = (lines.first?.count ?? 0, lines.count)
  }
}

@Suite("Pixel maps, asserted on iOS and macOS")
struct PixelMapTests {
  @Test("dark pixels are where SwiftUI's are", arguments: PixelMap.thresholds)
  func threshold(_ map: PixelMap) throws {
    let drawing = try Drawing(map.view, map.size.0, map.size.1)
    for (y, row) in map.rows.enumerated() {
      let found = (0..<map.size.0).map {
        drawing[$0, y].brightness <= map.threshold ? Character("#") : "."
      }
      #expect(String(found) == row)
    }
  }

  /// One hexadecimal digit per pixel: 0 is black, F is white.
  @Test("greys are SwiftUI's", arguments: PixelMap.greys)
  func grey(_ map: PixelMap) throws {
    let drawing = try Drawing(map.view, map.size.0, map.size.1)
    for (y, row) in map.rows.enumerated() {
      for (x, digit) in row.enumerated() {
        let grey = UInt8((digit.hexDigitValue ?? 0) * 17)
        #expect(drawing[x, y].distance(to: RGB(grey, grey, grey)) <= 1, "\(x), \(y)")
      }
    }
  }

  /// One letter per pixel: `a` is covered by 7/255, `b` by 182/255, `F` fully.
  ///
  /// The coverage is the exact area there; cairo counts samples, which deviates by 6/255 at most.
  /// Without soft edges SwiftUI makes each of these pixels white: all that the square touches.
  @Test("a rotated square's edge is as soft as SwiftUI's")
  func coverage() throws {
    let drawing = try Drawing(PixelMap.turned, 12, 12)
    let greys: [Character: UInt8] = ["0": 0, "a": 7, "b": 0xB6, "F": 255]
    for (y, row) in PixelMap.turnedRows.split(separator: "\n").enumerated() {
      for (x, letter) in row.enumerated() {
        let grey = try #require(greys[letter])
        let found = drawing[x, y]
        #expect(found.distance(to: RGB(grey, grey, grey)) <= 6, "\(x), \(y): \(found)")
        #expect((found == .black) == (grey == 0))
      }
    }
  }
}
