import VitrineDevices
import VitrineGeometry

/// The sizes, in points, of the views of apps in one design.
package struct ScreenMetrics: Sendable {
  /// Least height of a row, its corners, and the space above the first row of a grouped list.
  var row = (height: 44.0, radius: 10.0)
  /// Above the first section of a grouped list, and between sections.
  var sectionSpacing = 35.0
  /// Around a section's header and footer.
  var headerInsets = EdgeInsets(top: 0, leading: 0, bottom: 7, trailing: 0)
  /// Above and below the content of a row.
  var rowInset = 11.0
  /// Margins of a list that is narrower or wider than a width.
  package var listMargin = WidthRule(threshold: 321, narrow: 16, wide: 20)
  /// Margins of the content of a row, by the width of the row.
  package var rowMargin = WidthRule(threshold: 374, narrow: 16, wide: 20)
  /// Heights of bars.
  var bar = (navigation: 44.0, largeTitle: 52.0, tabs: 49.0, toolbar: 49.0, search: 52.0)
  /// The least height of a window in which titles are large: that of a phone upright.
  var largeTitleHeight = 480.0
  /// A segmented control.
  var segment = (height: 32.0, radius: 8.0, selectedRadius: 7.0, inset: 2.0, padding: 10.2)
  /// A label with chevrons that opens a menu: the space around it.
  var menuInsets = EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
  /// The wheel of a picker.
  var wheel = (height: 216.0, row: 30.0, bar: 32.0, radius: 8.0, inset: 9.0, font: 20.5)
  /// The fields of a compact date picker.
  var date = (padding: 12.0, height: 35.67, radius: 8.0, spacing: 4.67)
  /// A well for colours.
  var well = (diameter: 36.0, ring: 3.0, inner: 26.0)
  /// A slider.
  var slider = (height: 31.0, thumb: 28.0, track: 4.0)
  /// A stepper.
  var stepper = Size(width: 94, height: 32)
  /// The dots of a secure field: diameter, gap and the space before the first.
  var dot = (diameter: 7.67, gap: 2.58, leading: 1.67)

  /// The table of a design.
  ///
  /// Source: iOS 18 was read off pictures that iOS 18.5 drew at three pixels a point; heights of bars
  /// and a stepper's size are Apple's documented ones. Rows of iOS 26 are taller and rounder
  /// (assumed, as Apple publishes no sizes).
  package static func table(_ look: DesignGeneration) -> ScreenMetrics {
    var metrics = ScreenMetrics()
    switch look {
    case .ios17, .ios18: break
    case .ios26, .ios27:
      metrics.row = (52, 26)
      metrics.rowInset = 15
    }
    return metrics
  }
}

/// A margin that depends on a width.
package struct WidthRule: Sendable, Equatable {
  /// The least width with the wide margin.
  package var threshold: Double
  package var narrow: Double
  package var wide: Double

  /// The margin at a width.
  package func margin(at width: Double) -> Double { width < threshold ? narrow : wide }
}
