import VitrineGeometry
import VitrineModel

/// The entries of a legend, wrapped into rows that fit the width of the chart.
package struct LegendFlow: Sendable {
  /// Assumed: the space between the entries of a row, in points.
  package static let entrySpacing = 12.0
  /// Assumed: the space between rows, in points.
  package static let rowSpacing = 4.0

  /// The top left corner of each entry.
  package let corners: [Point]
  /// The width and height of all rows.
  package let size: Size

  /// Fills rows of a width with entries; each row contains at least one.
  package init(_ entries: [Size], width: Double) {
    var corners: [Point] = []
    var (x, y, height, widest) = (0.0, 0.0, 0.0, 0.0)
    for entry in entries {
      if x > 0, x + entry.width > width + 1e-6 {
        (x, y) = (0, y + height + LegendFlow.rowSpacing)
        height = 0
      }
      corners.append(Point(x: x, y: y))
      widest = max(widest, x + entry.width)
      x += entry.width + LegendFlow.entrySpacing
      height = max(height, entry.height)
    }
    self.corners = corners
    size = Size(width: widest, height: y + height)
  }
}

extension ChartLegend {
  /// Whether the legend is before or after the chart, with one entry per row.
  package var isBeside: Bool { position == .leading || position == .trailing }
}
