import VitrineFoundation

// Signs that are felt, the app and its windows: widgets have none of them, and nothing happens.

/// Signs that are felt.
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
  /// Creates a feedback generator.
  public nonisolated override init() { super.init() }
  /// Gets ready for nothing.
  open func prepare() {}
}

/// Signs of a choice.
@MainActor @preconcurrency
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Gives no sign.
  public nonisolated func selectionChanged() {}
}

/// Signs of a blow.
@MainActor @preconcurrency
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How hard the blow is.
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  /// Signs of a strength.
  public nonisolated init(style: FeedbackStyle = .medium) { super.init() }
  /// Gives no sign.
  public nonisolated func impactOccurred() {}
  /// Gives no sign.
  public nonisolated func impactOccurred(intensity: CGFloat) {}
}

/// Signs of an outcome.
@MainActor @preconcurrency
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The outcomes of a task.
  public enum FeedbackType: Int, Sendable { case success, warning, error }
  /// Gives no sign.
  public nonisolated func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// The app: a widget has none.
@MainActor @preconcurrency
open class UIApplication: NSObject {
  /// Whether the app is seen.
  public enum State: Int, Sendable { case active, inactive, background }
  /// Settings of the app in the system.
  public static let openSettingsURLString = "app-settings:"
  /// Says that the app comes to the front.
  public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Says that the app is in front.
  public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Says that the app goes.
  public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Says that the app went.
  public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// The shared application.
  public static let shared = UIApplication()
  /// Whether it is seen: it is not.
  public var applicationState: State { .background }
  /// The number on its icon.
  public var applicationIconBadgeNumber = 0
  /// Whether another app opens an address: none does.
  public func canOpenURL(_ url: URL) -> Bool { false }
  /// Opens nothing.
  public func open(
    _ url: URL, options: [String: Any] = [:], completionHandler: ((Bool) -> Void)? = nil
  ) { completionHandler?(false) }
}

/// A pasteboard, which stores nothing here.
@MainActor @preconcurrency
open class UIPasteboard: NSObject {
  /// The pasteboard that all apps share.
  public static let general = UIPasteboard()
  /// The string on the pasteboard, which other apps do not see.
  public var string: String?
  /// The image of the pasteboard.
  public var image: UIImage?
  /// The URL on the pasteboard, which other apps do not see.
  public var url: URL?
}

/// Room at edges that follow the direction of reading.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// Points at the edge of the same name.
  public var top, leading, bottom, trailing: CGFloat
  /// No room.
  public init() { (top, leading, bottom, trailing) = (0, 0, 0, 0) }
  /// Room at each edge.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}

/// Room at edges.
public struct UIEdgeInsets: Hashable, Sendable {
  /// Points at the edge of the same name.
  public var top, left, bottom, right: CGFloat
  /// No room.
  public static let zero = UIEdgeInsets()
  /// No room.
  public init() { (top, left, bottom, right) = (0, 0, 0, 0) }
  /// Room at each edge.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}
