import VitrineCoding
import VitrineGeometry

/// The values that a surface passes to the views at a widget's root.
///
/// The renderer creates the root environment from them. So does SwiftUI, whose closures ask for
/// sizes, so that closures see what is rendered. `RootValue` pairs each value with its place in an
/// environment.
package struct SurfaceTraits: Hashable, Sendable {
  /// The family or presentation that is shown.
  package var target = RenderTarget.family(.systemSmall)
  /// The kind of device.
  package var platform = Device.Platform.iPhone
  /// Pixels per point.
  package var displayScale = 3.0
  /// Light or dark.
  package var colorScheme = ColorScheme.light
  /// Standard or increased contrast.
  package var colorSchemeContrast = ColorSchemeContrast.standard
  /// Reading direction.
  package var layoutDirection = LayoutDirection.leftToRight
  /// Text size.
  package var dynamicTypeSize = DynamicTypeSize.large
  /// How the surface treats colours.
  package var widgetRenderingMode = WidgetRenderingMode.fullColor
  /// Whether the display is dimmed.
  package var isLuminanceReduced = false
  /// Language and region for formatted text.
  package var locale = LocaleIdentifier.standard
  /// Time zone for dates.
  package var timeZone = TimeZoneIdentifier.standard
  /// The date at which the widget is rendered, with which dates are compared.
  package var now = ArchiveDate(secondsSince1970: 0)
  /// Version of the system whose controls and colours are drawn.
  package var design = DesignGeneration.standard
  /// The reasons for which content is hidden.
  package var redactionReasons: RedactionReasons = []
  /// Whether taps have an effect at all.
  package var allowsInteraction = true
  /// The current interaction with the widget.
  package var interaction = Interaction()
  /// Opacity of content that is out of date.
  package var invalidatedOpacity = 1.0

  /// Creates the traits of an iPhone in light mode.
  package init() {}
}
