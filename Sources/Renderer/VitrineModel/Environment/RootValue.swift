import VitrineDevices

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
