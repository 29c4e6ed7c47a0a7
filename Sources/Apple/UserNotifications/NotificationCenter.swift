import Foundation

/// A delegate of the notification center, which is never called.
public protocol UNUserNotificationCenterDelegate: AnyObject {}

/// The notification center, with notifications denied.
///
/// Unchecked, because the delegate is mutable, as on Apple's systems.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let shared = UNUserNotificationCenter()
  /// Returns the notification center of the app.
  open class func current() -> UNUserNotificationCenter { shared }
  /// The delegate, which is never called.
  open weak var delegate: (any UNUserNotificationCenterDelegate)?
  /// Reports that notifications are denied.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completionHandler(false, nil) }
  /// Reports that notifications are denied.
  @discardableResult
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    false
  }
  /// Reports that notifications are denied.
  open func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) { completionHandler(UNNotificationSettings()) }
  /// Reports that notifications are denied.
  open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }
  /// Schedules nothing, because notifications are denied.
  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
  /// Schedules nothing, because notifications are denied.
  open func add(_ request: UNNotificationRequest) async throws {}
  /// Registers the categories of notifications.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}
  /// Returns no requests.
  open func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) { completionHandler([]) }
  /// Returns no requests.
  open func pendingNotificationRequests() async -> [UNNotificationRequest] { [] }
  /// Returns no notifications.
  open func getDeliveredNotifications(
    completionHandler: @escaping @Sendable ([UNNotification]) -> Void
  ) { completionHandler([]) }
  /// Returns no notifications.
  open func deliveredNotifications() async -> [UNNotification] { [] }
  /// Removes nothing.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
  /// Removes nothing.
  open func removeAllPendingNotificationRequests() {}
  /// Removes nothing.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  /// Removes nothing.
  open func removeAllDeliveredNotifications() {}
  /// Has no effect, because notifications are denied.
  open func setBadgeCount(_ count: Int) async throws {}
  /// Has no effect, because notifications are denied.
  open func setBadgeCount(
    _ count: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)?
  ) { completionHandler?(nil) }
}
