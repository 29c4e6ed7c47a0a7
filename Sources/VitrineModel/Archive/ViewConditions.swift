/// What a request says of itself when the archive has several views to choose from.
public struct ViewConditions: Hashable, Sendable {
  /// Light or dark.
  public var colorScheme: ColorScheme = .light
  /// What is rendered.
  public var state: RenderState = .entry
  /// How the surface treats colours.
  public var renderingMode: WidgetRenderingMode = .fullColor
  /// Whether the display is dimmed, as on an Always-On display.
  public var isLuminanceReduced = false
  /// Whether the surface draws the widget's container background.
  public var showsWidgetContainerBackground = true
  /// Whether a Live Activity's content is out of date.
  public var isStale = false
  /// Whether a Live Activity has the full screen of StandBy.
  public var isActivityFullscreen = false

  /// Makes the conditions of a light entry in full colour.
  public init() {}
}
