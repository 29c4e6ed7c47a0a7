/// What a surface tells the views at a widget's root: all that their environment is made of.
///
/// The renderer and the front end, whose closures ask for sizes, both make the root's environment of
/// these, so that closures see what is rendered.
package struct SurfaceTraits: Hashable, Sendable {
  /// What is shown.
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
  /// Language and region.
  package var locale = LocaleIdentifier.standard
  /// Zone of dates.
  package var timeZone = TimeZoneIdentifier.standard
  /// The date that dates are compared with.
  package var now = ArchiveDate(secondsSince1970: 0)
  /// Version of the system whose controls and colours are drawn.
  package var design = DesignGeneration.standard
  /// Why content is hidden.
  package var redactionReasons: RedactionReasons = []
  /// Whether taps have an effect at all.
  package var allowsInteraction = true
  /// What a person has just done.
  package var interaction = Interaction()
  /// Opacity of content that is out of date.
  package var invalidatedOpacity = 1.0

  /// Makes the traits of a light iPhone.
  package init() {}
}

extension EnvironmentValues {
  /// The values at a widget's root.
  package init(root traits: SurfaceTraits) {
    self.init()
    if case .family(let family) = traits.target { widgetFamily = family }
    idiom = traits.platform
    interactivity = Interactivity(traits.target, on: traits.platform)
    displayScale = traits.displayScale
    colorScheme = traits.colorScheme
    colorSchemeContrast = traits.colorSchemeContrast
    layoutDirection = traits.layoutDirection
    dynamicTypeSize = traits.dynamicTypeSize
    widgetRenderingMode = traits.widgetRenderingMode
    isLuminanceReduced = traits.isLuminanceReduced
    locale = traits.locale
    timeZone = traits.timeZone
    now = traits.now
    design = traits.design
    redactionReasons = traits.redactionReasons
    allowsInteraction = traits.allowsInteraction
    interaction = traits.interaction
    if interaction.awaitsReload { redactionReasons.formUnion(.invalidated) }
    invalidatedOpacity = traits.invalidatedOpacity
  }
}
