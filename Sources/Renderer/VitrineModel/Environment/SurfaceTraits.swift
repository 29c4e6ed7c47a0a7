import VitrineCoding
import VitrineDevices
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

/// A value of a surface, and its place in an environment.
package struct RootValue<Environment>: Sendable {
  /// Copies a value from the surface into an environment.
  package let take: @Sendable (SurfaceTraits, inout Environment) -> Void
  /// Copies a value from an environment into the traits of a surface.
  package let give: @Sendable (Environment, inout SurfaceTraits) -> Void

  /// Creates a value that has the same type in both.
  package init<Value>(
    _ surface: WritableKeyPath<SurfaceTraits, Value> & Sendable,
    _ environment: WritableKeyPath<Environment, Value> & Sendable
  ) {
    take = { $1[keyPath: environment] = $0[keyPath: surface] }
    give = { $1[keyPath: surface] = $0[keyPath: environment] }
  }

  /// Creates a value that an environment holds as another type.
  package init<Told, Held>(
    _ surface: WritableKeyPath<SurfaceTraits, Told> & Sendable,
    _ environment: WritableKeyPath<Environment, Held> & Sendable,
    held: @escaping @Sendable (Told) -> Held, told: @escaping @Sendable (Held) -> Told
  ) {
    take = { $1[keyPath: environment] = held($0[keyPath: surface]) }
    give = { $1[keyPath: surface] = told($0[keyPath: environment]) }
  }
}

extension EnvironmentValues {
  /// All values that a surface passes to an environment.
  private static let rootValues: [RootValue<EnvironmentValues>] = [
    RootValue(\.platform, \.idiom), RootValue(\.displayScale, \.displayScale),
    RootValue(\.colorScheme, \.colorScheme),
    RootValue(\.colorSchemeContrast, \.colorSchemeContrast),
    RootValue(\.layoutDirection, \.layoutDirection),
    RootValue(\.dynamicTypeSize, \.dynamicTypeSize),
    RootValue(\.widgetRenderingMode, \.widgetRenderingMode),
    RootValue(\.isLuminanceReduced, \.isLuminanceReduced), RootValue(\.locale, \.locale),
    RootValue(\.timeZone, \.timeZone), RootValue(\.now, \.now), RootValue(\.design, \.design),
    RootValue(\.redactionReasons, \.redactionReasons),
    RootValue(\.allowsInteraction, \.allowsInteraction),
    RootValue(\.interaction, \.interaction),
    RootValue(\.invalidatedOpacity, \.invalidatedOpacity),
  ]

  /// Creates the environment at a widget's root.
  package init(root traits: SurfaceTraits) {
    self.init()
    for value in EnvironmentValues.rootValues { value.take(traits, &self) }
    if case .family(let family) = traits.target { widgetFamily = family }
    interactivity = Interactivity(traits.target, on: traits.platform)
    if interaction.awaitsReload { redactionReasons.formUnion(.invalidated) }
  }
}
