import VitrineGeometry

/// Compares a chart with iOS's picture of the same chart: positions in points, colours out of 255.
struct ChartComparison {
  /// One row of the table.
  struct Part {
    var name: String
    /// The number of parts in iOS's picture, and in ours.
    var expected: Int
    var found: Int
    /// The largest distance of two edges in points.
    var distance: Double
    /// The largest difference of two colours.
    var color: Int

    /// Equal numbers, at most a point and at most 3 of 255 apart.
    var isPassed: Bool { expected == found && distance <= 1 && color <= 3 }
  }

  private let apple: PictureFeatures
  private let own: PictureFeatures
  private let scale: Double
  /// Thickness of grid lines in points.
  private let lineWidth = 0.5
  private(set) var parts: [Part] = []

  /// Compares two pictures of a chart with its frame in them.
  init(_ apple: PictureFeatures, _ own: PictureFeatures, frame: Rect, size: Size, scale: Double) {
    self.apple = apple
    self.own = own
    self.scale = scale
    let top = Int((frame.minY - 3) * scale)
    let bottom = Int((frame.maxY - 12) * scale)
    // A column before the first bar, and rows above all bars.
    let column = Int(frame.minX * scale) + 3
    compare("plot") { [$0.plot(column: column, from: top, to: bottom)].compactMap(\.self) }
    compare("grid lines of y") { $0.lines(inColumn: column, from: top, to: bottom) }
    let rows = Int(frame.minY * scale) + 2...Int(frame.minY * scale) + 14
    let first = apple.lines(inColumn: column, from: top, to: bottom).first?.box.minY ?? frame.minY
    let plotEnd = apple.end(ofLineInRow: Int(first * scale), from: column)
    compare("grid lines of x") {
      $0.lines(
        inRows: rows, from: Int((frame.minX - 2) * scale), to: Int((plotEnd + 1.5) * scale))
    }
    for (name, color) in ChartComparison.colors {
      compare("bars, \(name)") { $0.areas(of: color, in: frame) }
    }
    let below = Rect(
      x: frame.minX, y: frame.maxY - 12, width: frame.width - 16, height: 14)
    compare("labels of x") { $0.labels(in: below).sorted { $0.box.minX < $1.box.minX } }
    let beside = Rect(
      x: plotEnd + 2, y: frame.minY - 6, width: frame.maxX - plotEnd + 2,
      height: frame.height - 4)
    compare("labels of y") { $0.labels(in: beside).sorted { $0.box.minY < $1.box.minY } }
  }

  /// The colours that the widget's source gives its bars.
  private static let colors: [(String, PictureFeatures.RGB)] = [
    ("solar", (255, 152, 0)), ("grid", (72, 143, 194)), ("returned", (131, 83, 209)),
  ]

  private mutating func compare(_ name: String, _ find: (PictureFeatures) -> [PictureFeatures.Spot])
  {
    let (expected, found) = (find(apple), find(own))
    var part = Part(
      name: name, expected: expected.count, found: found.count, distance: 0, color: 0)
    for (left, right) in zip(expected, found) {
      let (a, b) = (left.box, right.box)
      part.distance =
        [
          part.distance, abs(a.minX - b.minX), abs(a.maxX - b.maxX), abs(a.minY - b.minY),
          abs(a.maxY - b.maxY),
        ].max() ?? 0
      // A line between two rows of pixels has the same total intensity as one in a single row.
      let isLine = left.ink > 0
      let difference =
        isLine
        ? Int((abs(left.ink - right.ink) / (lineWidth * scale)).rounded())
        : apple.difference(left.color, right.color)
      part.color = max(part.color, difference)
    }
    parts.append(part)
  }
}
