import VitrineGeometry

/// Parts of a picture that are not compared.
struct IgnoredPixels {
  private let boxes: [(columns: Range<Int>, rows: Range<Int>)]

  /// Creates the pixels that boxes in points touch at a scale.
  init(_ boxes: [Rect] = [], scale: Double = 1) {
    self.boxes = boxes.map { box in
      (
        IgnoredPixels.range(box.minX * scale, box.maxX * scale),
        IgnoredPixels.range(box.minY * scale, box.maxY * scale)
      )
    }
  }

  /// Whether the pixel at a column and row is ignored.
  func contains(_ column: Int, _ row: Int) -> Bool {
    boxes.contains { $0.columns.contains(column) && $0.rows.contains(row) }
  }

  private static func range(_ start: Double, _ end: Double) -> Range<Int> {
    let lower = Int(start.rounded(.down).clamped(to: -1e9...1e9))
    return lower..<max(lower, Int(end.rounded(.up).clamped(to: -1e9...1e9)))
  }
}
