import Foundation

/// A delegate of the notification center, which is never called.
public protocol UNUserNotificationCenterDelegate: AnyObject {}

/// The system's notifications: a person has denied them.
///
/// Unchecked, because the delegate is set by whoever owns it, as on Apple's systems.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let shared = UNUserNotificationCenter()
  /// The centre of the app.
  open class func current() -> UNUserNotificationCenter { shared }
  /// The delegate, which is never called.
  open weak var delegate: (any UNUserNotificationCenterDelegate)?
  /// Answers that notifications are denied.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completionHandler(false, nil) }
  /// Answers that notifications are denied.
  @discardableResult
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    false
  }
  /// Answers that notifications are denied.
  open func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) { completionHandler(UNNotificationSettings()) }
  /// Answers that notifications are denied.
  open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }
  /// Asks for nothing.
  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
  /// Asks for nothing.
  open func add(_ request: UNNotificationRequest) async throws {}
  /// Registers the categories of notifications.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}
  /// There are no notifications to come.
  open func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) { completionHandler([]) }
  /// There are no notifications to come.
  open func pendingNotificationRequests() async -> [UNNotificationRequest] { [] }
  /// No notifications were shown.
  open func getDeliveredNotifications(
    completionHandler: @escaping @Sendable ([UNNotification]) -> Void
  ) { completionHandler([]) }
  /// No notifications were shown.
  open func deliveredNotifications() async -> [UNNotification] { [] }
  /// Removes nothing.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
  /// Removes nothing.
  open func removeAllPendingNotificationRequests() {}
  /// Removes nothing.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  /// Removes nothing.
  open func removeAllDeliveredNotifications() {}
  /// Sets no number.
  open func setBadgeCount(_ count: Int) async throws {}
  /// Sets no number.
  open func setBadgeCount(
    _ count: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)?
  ) { completionHandler?(nil) }
}
