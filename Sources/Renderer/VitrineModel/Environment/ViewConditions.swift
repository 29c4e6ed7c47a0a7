import VitrineDevices

/// The conditions by which a request chooses among the views of an archive.
package struct ViewConditions: Hashable, Sendable {
  /// Light or dark.
  package var colorScheme: ColorScheme = .light
  /// The state to render.
  package var state: RenderState = .entry
  /// How the surface treats colours.
  package var renderingMode: WidgetRenderingMode = .fullColor
  /// Whether the display is dimmed, as on an Always-On display.
  package var isLuminanceReduced = false
  /// Whether the surface draws the widget's container background.
  package var showsWidgetContainerBackground = true
  /// Whether a Live Activity's content is out of date.
  package var isStale = false
  /// Whether a Live Activity has the full screen of StandBy.
  package var isActivityFullscreen = false
  /// Whether the Dynamic Island cannot grow, as on a phone in landscape.
  package var isDynamicIslandLimitedInWidth = false
  /// How much detail the widget shows, which depends on how near the person is.
  package var levelOfDetail: LevelOfDetail = .default
  /// Text size.
  package var dynamicTypeSize: DynamicTypeSize = .large
  /// Standard or increased contrast.
  package var colorSchemeContrast: ColorSchemeContrast = .standard

  package init() {}
}
