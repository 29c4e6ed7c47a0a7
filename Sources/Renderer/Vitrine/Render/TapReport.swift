import VitrineDevices
import VitrineDisplayList
import VitrineGeometry

/// The effect of a tap at a point.
package struct TapReport: Sendable, Encodable {
  /// The kinds of effect.
  package enum Effect: String, Sendable, Encodable {
    /// An intent runs.
    case intent
    /// A URL is opened.
    case url
    /// The app is opened.
    case app
    /// Nothing happens.
    case nothing
  }

  /// The position in points, from the top left corner of the picture.
  package let point: Point
  /// The effect of the tap.
  package let effect: Effect
  /// The reason why nothing happens.
  package let reason: String?
  /// The process that runs the intent; `nil` if none runs.
  package let process: Action.IntentProcess?
  /// Whether the app comes to the foreground.
  package let opensApp: Bool
  /// The region that reacts to the tap.
  package let region: HitRegion?

  /// Determines the effect of a tap.
  ///
  /// - Parameter point: the position in points, from the top left corner of the picture.
  package init(_ point: Point, on widget: LaidOutWidget) {
    self.point = point
    let region = widget.hitRegion(at: point)
    self.region = region
    reason = TapReport.obstacle(point, widget, region)
    if reason != nil {
      effect = .nothing
    } else {
      switch region?.action {
      case .intent: effect = .intent
      case .url: effect = .url
      case nil: effect = .app
      }
    }
    if case .intent(let intent)? = region?.action, effect == .intent {
      (process, opensApp) = (intent.process, intent.opensApp)
    } else {
      (process, opensApp) = (nil, effect == .app || effect == .url)
    }
  }

  private static func obstacle(
    _ point: Point, _ widget: LaidOutWidget, _ region: HitRegion?
  ) -> String? {
    if !widget.contains(point) { return "it is outside the widget" }
    if widget.request.request.state == .locked { return "the device is locked" }
    guard let region else { return widget.request.request.target.obstacle }
    if !region.isEnabled { return "'\(region.id)' is disabled" }
    // Closures aren't archived; only intents run (Apple's documentation of `Button`).
    return region.action == nil ? "'\(region.id)' has no intent" : nil
  }
}

extension RenderTarget {
  /// The reason why a tap outside all regions has no effect; `nil` if it opens the app.
  ///
  /// Unlike a widget, a control doesn't open its app: a tap outside its outline, or on a control
  /// that is only displayed, has no effect.
  fileprivate var obstacle: String? {
    if isScreen { return "there is no control" }
    guard case .control(let presentation) = self else { return nil }
    return switch presentation {
    case .controlGallery, .controlStatus: "a control does not act there"
    default: "it is outside the control"
    }
  }
}
