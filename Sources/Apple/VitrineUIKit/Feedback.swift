import VitrineFoundation

// Haptic feedback, the app and its windows, which widgets don't have; functions have no effect.

/// A generator of haptic feedback; has no effect.
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
  /// Creates a feedback generator.
  public nonisolated override init() { super.init() }
  /// Prepares the generator; has no effect.
  open func prepare() {}
}

/// A generator of feedback for a changed selection.
@MainActor @preconcurrency
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Generates feedback; has no effect.
  public nonisolated func selectionChanged() {}
}

/// A generator of feedback for an impact.
@MainActor @preconcurrency
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The strength of an impact.
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  /// Creates a generator of impacts of a strength.
  public nonisolated init(style: FeedbackStyle = .medium) { super.init() }
  /// Generates feedback; has no effect.
  public nonisolated func impactOccurred() {}
  /// Generates feedback; has no effect.
  public nonisolated func impactOccurred(intensity: CGFloat) {}
}

/// A generator of feedback for the outcome of a task.
@MainActor @preconcurrency
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The outcomes of a task.
  public enum FeedbackType: Int, Sendable { case success, warning, error }
  /// Generates feedback; has no effect.
  public nonisolated func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// The app, which a widget doesn't have.
@MainActor @preconcurrency
open class UIApplication: NSObject {
  /// The state of the app.
  public enum State: Int, Sendable { case active, inactive, background }
  /// The URL of the app's settings.
  public static let openSettingsURLString = "app-settings:"
  /// A notification that the app is about to enter the foreground; never posted.
  public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// A notification that the app became active; never posted.
  public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// A notification that the app is about to become inactive; never posted.
  public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// A notification that the app entered the background; never posted.
  public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// The shared application.
  public static let shared = UIApplication()
  /// The state of the app; always background.
  public var applicationState: State { .background }
  /// The number on the app's icon.
  public var applicationIconBadgeNumber = 0
  /// Whether the app has several icons; always `false`.
  public var supportsAlternateIcons: Bool { false }
  /// The name of the icon; `nil` for the first one.
  public var alternateIconName: String? { nil }
  /// Sets the icon; has no effect.
  public func setAlternateIconName(
    _ name: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
  /// Sets the icon; has no effect.
  public func setAlternateIconName(_ name: String?) async throws {}
  /// Returns whether an app opens a URL; always `false`.
  public func canOpenURL(_ url: URL) -> Bool { false }
  /// Opens a URL; has no effect.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler: ((Bool) -> Void)? = nil
  ) { completionHandler?(false) }
}

/// A pasteboard, which stores nothing here.
@MainActor @preconcurrency
open class UIPasteboard: NSObject {
  /// The pasteboard that all apps share.
  public static let general = UIPasteboard()
  /// The string on the pasteboard, which other apps can't access.
  public var string: String?
  /// The image on the pasteboard, which other apps can't access.
  public var image: UIImage?
  /// The URL on the pasteboard, which other apps can't access.
  public var url: URL?
}

/// Insets from the edges, independent of the layout direction.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The inset from each edge, in points.
  public var top, leading, bottom, trailing: CGFloat
  /// Creates insets of zero.
  public init() { (top, leading, bottom, trailing) = (0, 0, 0, 0) }
  /// Creates insets.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}

/// Insets from the edges.
public struct UIEdgeInsets: Hashable, Sendable {
  /// The inset from each edge, in points.
  public var top, left, bottom, right: CGFloat
  /// Insets of zero.
  public static let zero = UIEdgeInsets()
  /// Creates insets of zero.
  public init() { (top, left, bottom, right) = (0, 0, 0, 0) }
  /// Creates insets.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}
