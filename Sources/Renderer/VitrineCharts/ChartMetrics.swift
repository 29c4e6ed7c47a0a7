/// The default lengths of a chart in points, and fractions.
///
/// Values with a source were measured in pictures of iOS with 3 pixels per point (Home Assistant's
/// energy widget). Values marked as assumed can't be measured in any picture.
package struct ChartMetrics: Hashable, Sendable {
  /// The width of bars as a fraction of their band.
  ///
  /// Source: measured in pictures: 26.52 of 37.88 pixels for an hour, 89.4 of 127.7 pixels for a
  /// day.
  package var barRatio = 0.7
  /// Assumed: the thickness of a bar at a position without extent.
  package var barThickness = 10.0
  /// The default corner radius of a bar.
  ///
  /// That corners are round is stated in the widget's source; the radius is assumed.
  package var barCornerRadius = 2.0
  /// The space between the plot and the labels beside it.
  ///
  /// Source: measured in pictures: 12 pixels after the plot, and below it.
  package var labelSpacing = 4.0
  /// The space between the line of a value and the label after it, below the plot.
  ///
  /// Source: measured in pictures: 12 pixels from the line of an hour or a day.
  package var labelIndent = 4.0
  /// The thickness of grid lines and ticks.
  ///
  /// Source: measured in pictures: 1.5 pixels.
  package var gridLineWidth = 0.5
  /// The dash pattern of grid lines for dates and categories.
  ///
  /// Source: measured in pictures: 6 pixels drawn, 6 pixels omitted, from the top of the plot; grid
  /// lines for numbers are solid.
  package var gridLineDash = [2.0, 2.0]
  /// Assumed: the length of ticks.
  package var tickLength = 4.0
  /// The maximum number of values that an axis of numbers marks.
  ///
  /// Source: measured in pictures: 0…1.25 has 4, −1.35…1.25 has 5, −6.1…1.3 has 4, −10.6…13 has 5,
  /// whatever the height of the plot.
  package var numberCount = 5
  /// The maximum number of values that an axis of dates marks (assumed: a week shows all of its
  /// days).
  package var dateCount = 7
  /// Assumed: the thickness of lines.
  package var lineWidth = 2.0
  /// Assumed: the thickness of rules.
  package var ruleWidth = 1.0
  /// Assumed: the area of symbols in square points.
  package var symbolSize = 36.0
  /// Assumed: the space between a mark and its annotation.
  package var annotationSpacing = 4.0
  /// Assumed: the space between the legend and the chart.
  package var legendSpacing = 8.0
  /// Assumed: the space between an axis and its title.
  package var titleSpacing = 4.0

  /// The default lengths on iOS.
  package static let standard = ChartMetrics()
}
