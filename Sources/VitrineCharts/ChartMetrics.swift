/// Lengths that a chart chooses itself, in points, and shares without a unit.
///
/// Values marked as read off come from pictures of iOS with 3 pixels a point (Home Assistant's
/// energy widget); assumed values are not visible in any picture.
package struct ChartMetrics: Hashable, Sendable {
  /// Share of a band that bars take.
  ///
  /// Source: read off: 26.52 of 37.88 pixels for an hour, 89.4 of 127.7 pixels for a day.
  package var barRatio = 0.7
  /// Thickness of a bar at a place without extent (assumed).
  package var barThickness = 10.0
  /// Radius of a bar's corners where the author gives none; that there is one is said by the widget's
  /// source, its size is assumed.
  package var barCornerRadius = 2.0
  /// Room between plot and labels beside it.
  ///
  /// Source: read off: 12 pixels after the plot, and below it.
  package var labelSpacing = 4.0
  /// Room between the line of a value and a label that is after it, below the plot.
  ///
  /// Source: read off: 12 pixels from the line of an hour or a day.
  package var labelIndent = 4.0
  /// Thickness of grid lines and ticks.
  ///
  /// Source: read off: 1.5 pixels.
  package var gridLineWidth = 0.5
  /// Dashes of the grid lines of dates and categories.
  ///
  /// Source: read off: 6 pixels drawn, 6 left out, from the top of the plot on; lines of numbers are
  /// drawn in one.
  package var gridLineDash = [2.0, 2.0]
  /// Length of ticks (assumed).
  package var tickLength = 4.0
  /// Most values that an axis of numbers marks.
  ///
  /// Source: read off: 0…1.25 has 4, −1.35…1.25 has 5, −6.1…1.3 has 4, −10.6…13 has 5, whatever the
  /// height of the plot.
  package var numberCount = 5
  /// Most values that an axis of dates marks (assumed: a week has all of its days).
  package var dateCount = 7
  /// Thickness of lines (assumed).
  package var lineWidth = 2.0
  /// Thickness of rules (assumed).
  package var ruleWidth = 1.0
  /// Area of symbols in square points (assumed).
  package var symbolSize = 36.0
  /// Room between a mark and its annotation (assumed).
  package var annotationSpacing = 4.0
  /// Room between legend and chart (assumed).
  package var legendSpacing = 8.0
  /// Room between an axis and its title (assumed).
  package var titleSpacing = 4.0

  /// The chart's choices on iOS.
  package static let standard = ChartMetrics()
}
