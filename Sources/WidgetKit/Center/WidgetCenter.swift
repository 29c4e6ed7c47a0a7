import Synchronization
import SwiftUI

/// An object that requests reloads of an app's widgets, as `WidgetCenter`.
///
/// There is no system to ask here: reloads are noted for the runner, which archives anew after each
/// intent.
public final class WidgetCenter: Sendable {
  /// The shared widget center.
  public static let shared = WidgetCenter()
  private let wanted = Mutex<Set<String>>([])

  /// Calls the handler with the configured widgets of the Home Screen; here, there are none.
  public func getCurrentConfigurations(
    _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
  ) { completion(.success([])) }

  /// The configured widgets of the Home Screen; here, there are none.
  public func currentConfigurations() async throws -> [WidgetInfo] { [] }

  /// Asks for a new timeline of widgets of a kind.
  public func reloadTimelines(ofKind kind: String) {
    _ = wanted.withLock { $0.insert(kind) }
  }

  /// Asks for new timelines of all widgets.
  public func reloadAllTimelines() { _ = wanted.withLock { $0.insert("") } }

  /// Tells the system that offers have changed.
  public func invalidateConfigurationRecommendations() {}
  /// Tells the system that importance has changed.
  public func invalidateRelevance(ofKind kind: String) {}

  /// The kinds whose timelines were reloaded; an empty string means all kinds.
  package var reloads: [String] { wanted.withLock { $0.sorted() } }

  /// Why the system knows nothing of widgets.
  public enum UserInfoKey {
    /// The key of a widget's kind.
    public static let kind = "WidgetKit.kind"
    /// The key of a widget's family.
    public static let family = "WidgetKit.family"
    /// The key of a Live Activity's identifier.
    public static let activityID = "WidgetKit.activityID"
  }
}

/// A widget that somebody has put somewhere.
public struct WidgetInfo: Sendable {
  /// The widget's identifier.
  public let kind: String
  /// The family of the widget.
  public let family: WidgetFamily
  /// The configuration by an intent of SiriKit.
  public var configuration: INIntent? { nil }

  /// The configuration by an app intent.
  public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(
    of type: Intent.Type
  ) -> Intent? { nil }
}

/// An object that requests reloads of an app's controls, as `ControlCenter`.
public final class ControlCenter: Sendable {
  /// The shared control center.
  public static let shared = ControlCenter()

  /// Asks for a new value of controls of a kind.
  public func reloadControls(ofKind kind: String) {
    WidgetCenter.shared.reloadTimelines(ofKind: kind)
  }
  /// Asks for new values of all controls.
  public func reloadAllControls() { WidgetCenter.shared.reloadAllTimelines() }
  /// The controls that somebody has put somewhere; there are none here.
  public func currentControls() async throws -> [ControlInfo] { [] }
}

/// A control that somebody has put somewhere.
public struct ControlInfo: Sendable {
  /// The control's identifier.
  public let kind: String

  /// Returns the configuration of the control, if it is of the given type.
  public func configuration<Intent: ControlConfigurationIntent>(of type: Intent.Type) -> Intent? {
    nil
  }
}
