/// The parts of a widget that react to taps, depending on what is shown and where.
///
/// Source: Apple's documentation, "Adding interactivity to widgets and Live Activities" and
/// "Creating a widget extension".
package struct Interactivity: Hashable, Sendable {
  /// The family or presentation that is shown.
  package var target = RenderTarget.family(.systemSmall)
  /// Whether buttons and toggles run their intents.
  package var allowsControls = true
  /// Whether links inside the widget open their own URLs instead of the widget's.
  package var allowsLinks = true

  package init() {}

  /// Creates the interactivity of a family or presentation on a platform.
  ///
  /// Accessory families have one tap target, the widget itself; on iPhone and iPad the circular and
  /// the rectangular family also have buttons and toggles. Links need a family from `systemMedium`
  /// upwards. Presentations of Live Activities and controls have their own rules.
  package init(_ target: RenderTarget, on platform: Device.Platform) {
    self.target = target
    switch target {
    case .family(let family):
      let isHandheld = platform == .iPhone || platform == .iPad
      let hasRoom = family == .accessoryCircular || family == .accessoryRectangular
      allowsControls = family.isSystem || hasRoom && isHandheld
      allowsLinks = family.isSystem && family != .systemSmall
    case .activity, .control, .screen: break
    }
  }

  /// The warning for views that have no effect in this target.
  package func warning(of what: String) -> String { "\(what) have no effect in '\(target.name)'" }
}
