import Synchronization
import SwiftUI

/// An object that requests reloads of an app's widgets, as `WidgetCenter`.
///
/// On Linux there is no system to ask. Reloads are recorded for the runner, which archives the
/// widgets again after each intent.
public final class WidgetCenter: Sendable {
  /// The shared widget center.
  public static let shared = WidgetCenter()
  private let wanted = Mutex<Set<String>>([])

  /// Calls the handler with the configured widgets; on Linux there are none.
  public func getCurrentConfigurations(
    _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
  ) { completion(.success([])) }

  /// The configured widgets; on Linux there are none.
  public func currentConfigurations() async throws -> [WidgetInfo] { [] }

  /// The token for push notifications that update widgets; on Linux there is none.
  public var currentPushInfo: WidgetPushInfo? { get async { nil } }

  /// Requests a new timeline for widgets of a kind.
  public func reloadTimelines(ofKind kind: String) {
    _ = wanted.withLock { $0.insert(kind) }
  }

  /// Requests new timelines for all widgets.
  public func reloadAllTimelines() { _ = wanted.withLock { $0.insert("") } }

  /// Tells the system that the recommended configurations have changed.
  public func invalidateConfigurationRecommendations() {}
  /// Tells the system that the relevance of widgets has changed.
  public func invalidateRelevance(ofKind kind: String) {}

  /// The kinds whose timelines were reloaded; an empty string means all kinds.
  package var reloads: [String] { wanted.withLock { $0.sorted() } }

  /// Keys in the user information of an activity that opens the app.
  public enum UserInfoKey {
    /// The key of a widget's kind.
    public static let kind = "WidgetKit.kind"
    /// The key of a widget's family.
    public static let family = "WidgetKit.family"
    /// The key of a Live Activity's identifier.
    public static let activityID = "WidgetKit.activityID"
  }
}

/// A widget that a person has added.
public struct WidgetInfo: Sendable, Hashable, Identifiable, CustomDebugStringConvertible {
  /// The widget itself.
  public var id: WidgetInfo { self }
  /// The widget's identifier.
  public let kind: String
  /// The family of the widget.
  public let family: WidgetFamily
  /// The SiriKit intent that configures the widget.
  public var configuration: INIntent? { nil }
  /// The kind and the family.
  public var debugDescription: String { "\(kind) \(family)" }

  /// Returns the app intent that configures the widget, if it is of the given type.
  public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(
    of type: Intent.Type = Intent.self
  ) -> Intent? { nil }
}

/// An object that requests reloads of an app's controls, as `ControlCenter`.
public final class ControlCenter: Sendable {
  /// The shared control center.
  public static let shared = ControlCenter()

  /// Requests a new value for controls of a kind.
  public func reloadControls(ofKind kind: String) {
    WidgetCenter.shared.reloadTimelines(ofKind: kind)
  }
  /// Requests new values for all controls.
  public func reloadAllControls() { WidgetCenter.shared.reloadAllTimelines() }
  /// The controls that a person has added; on Linux there are none.
  public func currentControls() async throws -> [ControlInfo] { [] }
}

/// A control that a person has added.
public struct ControlInfo: Sendable, Hashable, Identifiable {
  /// The control's kind.
  public let kind: String
  /// The control's identifier.
  public var id: String { kind }
  /// The token for push notifications that update the control; on Linux there is none.
  public var pushInfo: ControlPushInfo?

  /// Returns the configuration of the control, if it is of the given type.
  public func configurationIntent<Intent: ControlConfigurationIntent>(
    of type: Intent.Type = Intent.self
  ) -> Intent? { nil }
}

/// How a control is updated by push notifications.
public struct ControlPushInfo: Sendable, Hashable {
  /// The push token.
  public let token: Data
}
