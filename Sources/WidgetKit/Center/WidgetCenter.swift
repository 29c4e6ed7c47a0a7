import Synchronization
import SwiftUI

/// What the app knows of its widgets, as `WidgetCenter`.
///
/// There is no system to ask here: reloads are noted for the runner, which archives anew after each
/// intent.
public final class WidgetCenter: Sendable {
  /// The one that apps use.
  public static let shared = WidgetCenter()
  private let wanted = Mutex<Set<String>>([])

  /// What one widget of a Home Screen is; there are none here.
  public func getCurrentConfigurations(
    _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
  ) { completion(.success([])) }

  /// What one widget of a Home Screen is; there are none here.
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

  /// The kinds whose timelines were asked for; empty text stands for all.
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
  /// The family.
  public let family: WidgetFamily
  /// The configuration by an intent of SiriKit.
  public var configuration: INIntent? { nil }

  /// The configuration by an app intent.
  public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(
    of type: Intent.Type
  ) -> Intent? { nil }
}

/// What the app knows of its controls, as `ControlCenter`.
public final class ControlCenter: Sendable {
  /// The one that apps use.
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

  /// The configuration.
  public func configuration<Intent: ControlConfigurationIntent>(of type: Intent.Type) -> Intent? {
    nil
  }
}
