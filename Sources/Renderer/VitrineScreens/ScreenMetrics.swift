import VitrineDevices
import VitrineGeometry
import VitrineModel

/// The sizes, in points, of the views of apps in one design.
package struct ScreenMetrics: Sendable {
  /// Whether bars and buttons float on Liquid Glass.
  var isGlass = false
  /// Least height of a row, its corners, and the space above the first row of a grouped list.
  var row = (height: 44.0, radius: 10.0)
  /// Above the first section of a grouped list, between sections, and after a footer.
  var sectionSpacing = (standard: 35.0, afterFooter: 26.0)
  /// Above the first section below a large title.
  var spacingBelowTitle = 17.0
  /// Between a section's header or footer and its rows.
  var headerSpacing = 6.33
  /// Whether headers of sections are written in capital letters.
  var hasCapitalHeaders = true
  /// Above and below the content of a row: a text, and a control.
  var rowInset = (text: 11.0, control: 4.0)
  /// The room for the icon of a row, and the space after it.
  var icon = (width: 24.0, spacing: 16.0)
  /// The circle that deletes a row that is edited, and the space after it.
  var edit = (circle: 22.0, spacing: 16.0)
  /// How much further the rows of a group in a list begin than its label.
  var indentation = 20.0
  /// Margins of a list and of bars in a window that is narrower or wider than a width.
  package var listMargin = WidthRule(threshold: 321, narrow: 16, wide: 20)
  /// Margins of the content of a row, by the width of the row.
  package var rowMargin = WidthRule(threshold: 374, narrow: 16, wide: 20)
  /// Whether the line between rows ends where their content does.
  package var hasInsetSeparators = false
  /// The opacity of the line between rows, as a part of the system's.
  var separatorOpacity = 1.0
  /// Heights of bars.
  var bar = (navigation: 44.0, largeTitle: 52.0, tabs: 49.0, toolbar: 49.0)
  /// The least height of a window in which titles are large: that of a phone upright.
  var largeTitleHeight = 480.0
  /// A search field: its height, corners, and the space above and below it.
  var search = (
    height: 36.0, radius: 10.0, insets: EdgeInsets(top: 1, leading: 0, bottom: 15, trailing: 0)
  )
  /// The least width and height of a button that floats.
  var floating = 44.0
  /// A bar of tabs that floats: its height, and the space between it and the edges of the screen.
  var floatingTabs = (height: 62.0, inset: 21.0)
  /// Buttons that float at the bottom: their height, the space to the edges of the screen, and between them.
  var floatingToolbar = (height: 48.0, inset: 28.0, spacing: 12.0)
  /// A segmented control.
  var segment = (height: 32.0, radius: 8.0, selectedRadius: 7.0, inset: 2.0, padding: 10.2)
  /// A label with chevrons that opens a menu: the space around it.
  var menuInsets = EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
  /// The wheel of a picker.
  var wheel = (height: 216.0, row: 30.0, bar: 32.0, radius: 8.0, inset: 9.0, font: 20.5)
  /// The fields of a compact date picker.
  var date = (padding: 12.0, height: 35.67, radius: 8.0, spacing: 4.67)
  /// A calendar: its head, the names of weekdays, the cells, and the margins.
  var calendar = (head: 44.0, weekday: 20.0, cell: 44.0, margin: 8.0)
  /// A well for colours.
  var well = (diameter: 36.0, ring: 3.0, inner: 26.0)
  /// A slider: its height, its thumb and its track.
  var slider = (height: 31.0, thumb: Size(width: 28, height: 28), track: 4.0)
  /// The wheel of an activity: its diameter, and that of a large one.
  var activity = (diameter: 20.0, large: 37.0)
  /// A stepper.
  var stepper = (size: Size(width: 94, height: 32), radius: 8.0)
  /// The dots of a secure field: diameter, gap and the space before the first.
  var dot = (diameter: 7.67, gap: 2.58, leading: 1.67)
  /// The dots of pages: diameter, gap and the space below them.
  var page = (dot: 8.0, gap: 9.0, bottom: 20.0)
  /// A sheet: the space above a large one, its corners, the space above the bar in it, and the
  /// space around one that is lower than the screen.
  var sheet = (top: 10.0, radius: 10.0, bar: 0.0, margin: 0.0)
  /// An alert: its width, corners, and the height of its buttons.
  var alert = (width: 270.0, radius: 14.0, button: 44.0)
  /// A dialog of actions: its margin, corners, and the height of its buttons.
  var dialog = (margin: 8.0, radius: 14.0, button: 57.0)
  /// The widths of the columns beside the detail.
  var column = 320.0

  /// The table of a design.
  ///
  /// Source: iOS 18 was read off pictures that iOS 18.5 drew at three pixels a point: rows, margins,
  /// headers, navigation bars, menus, segments, wheels, dates, wells, sliders and dots. Heights of bars
  /// and a stepper's size are Apple's documented ones. The space below large titles, and on iOS 26 rows,
  /// corners, headers, separators, bars at both edges and what floats in them were read off pictures of
  /// public repositories: the snapshots of a debug view on iOS 18 and 26 (RevenueCat/purchases-ios,
  /// DebugViewSwiftUITests) and screenshots of iOS 26 on screens 390 and 440 points wide
  /// (Ranchero-Software/NetNewsWire, AppStore). Assumed, as Apple publishes no sizes: calendars, wheels of
  /// activities, pages, sheets, alerts, dialogs, columns, circles and grips of edited rows, the space after
  /// footers and around controls in rows, and all else of iOS 26 and 27, where it differs.
  package static func table(_ look: DesignGeneration) -> ScreenMetrics {
    look.hasLiquidGlass ? glass : ScreenMetrics()
  }

  private static let glass: ScreenMetrics = {
    var metrics = ScreenMetrics()
    metrics.isGlass = true
    metrics.row = (52, 26)
    metrics.rowInset = (15, 8)
    metrics.hasCapitalHeaders = false
    metrics.sectionSpacing = (27.67, 22)
    metrics.spacingBelowTitle = 18.67
    metrics.headerSpacing = 10.67
    metrics.hasInsetSeparators = true
    metrics.separatorOpacity = 0.42
    (metrics.bar.navigation, metrics.bar.largeTitle) = (54, 62)
    metrics.search = (48, 24, EdgeInsets(top: 8, leading: 0, bottom: 8, trailing: 0))
    metrics.segment = (32, 16, 14, 2, 10.2)
    metrics.date.radius = metrics.date.height / 2
    metrics.slider.thumb = Size(width: 38, height: 24)
    metrics.slider.track = 6
    metrics.stepper.radius = 16
    metrics.wheel.radius = 16
    metrics.sheet = (10, 34, 10, 8)
    metrics.alert = (300, 34, 48)
    metrics.dialog = (16, 34, 48)
    return metrics
  }()
}

/// A margin that depends on a width.
package struct WidthRule: Sendable, Equatable {
  /// The least width with the wide margin.
  package var threshold: Double
  package var narrow: Double
  package var wide: Double

  /// No margin at any width.
  package static let none = WidthRule(threshold: 0, narrow: 0, wide: 0)

  /// The rule on a screen: on phones less than 414 points wide, margins are narrow at any width.
  ///
  /// Source: screenshots of iOS 26 (Ranchero-Software/NetNewsWire, AppStore): lists, titles and buttons
  /// begin 16 points from the edge of a screen 390 wide, and 20 of one 440 wide.
  package func on(_ screen: ScreenStyles) -> WidthRule {
    screen.isOnNarrowPhone ? WidthRule(threshold: 0, narrow: narrow, wide: narrow) : self
  }

  /// The margin at a width.
  package func margin(at width: Double) -> Double { width < threshold ? narrow : wide }
}
