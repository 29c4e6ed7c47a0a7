@_exported import Foundation

/// What notifications may do.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The number or name.
  public let rawValue: UInt
  /// Options of a number.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// What the name says.
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  /// What the name says.
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  /// What the name says.
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  /// What the name says.
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
  /// What the name says.
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

/// How notifications are shown.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  /// The number or name.
  public let rawValue: UInt
  /// Options of a number.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// What the name says.
  public static let badge = UNNotificationPresentationOptions(rawValue: 1)
  /// What the name says.
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
  /// What the name says.
  public static let alert = UNNotificationPresentationOptions(rawValue: 4)
  /// What the name says.
  public static let list = UNNotificationPresentationOptions(rawValue: 8)
  /// What the name says.
  public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// What a person allows.
public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, authorized, provisional, ephemeral
}

/// Whether something is switched on.
public enum UNNotificationSetting: Int, Sendable {
  case notSupported, disabled, enabled
}

/// How urgent a notification is.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  case passive, active, timeSensitive, critical
}

/// The settings of notifications: denied, as by a person.
public final class UNNotificationSettings: NSObject, Sendable {
  /// Notifications are denied.
  public let authorizationStatus = UNAuthorizationStatus.denied
  /// There are no alerts.
  public let alertSetting = UNNotificationSetting.disabled
  /// There are no badges.
  public let badgeSetting = UNNotificationSetting.disabled
  /// There are no sounds.
  public let soundSetting = UNNotificationSetting.disabled
}

/// The name of a sound.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  /// The number or name.
  public let rawValue: String
  /// The name of a file.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The name of a file.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// A sound; nobody hears it.
public final class UNNotificationSound: NSObject, Sendable {
  /// The usual sound.
  public static let `default` = UNNotificationSound()
  /// The sound of critical alerts.
  public static let defaultCritical = UNNotificationSound()
  private override init() {}
  /// A sound of a file.
  public convenience init(named name: UNNotificationSoundName) { self.init() }
}

/// A picture or sound of a notification.
public final class UNNotificationAttachment: NSObject {
  /// The file.
  public let url: URL
  /// What identifies it.
  public let identifier: String
  /// Attaches a file.
  public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
    (self.identifier, self.url) = (identifier, url)
  }
}

/// What a notification says.
open class UNNotificationContent: NSObject {
  /// The first line.
  open var title = ""
  /// The second line.
  open var subtitle = ""
  /// The text.
  open var body = ""
  /// The number on the app's icon.
  open var badge: NSNumber?
  /// The sound.
  open var sound: UNNotificationSound?
  /// What identifies the conversation.
  open var threadIdentifier = ""
  /// What identifies the kind.
  open var categoryIdentifier = ""
  /// Further values.
  open var userInfo: [AnyHashable: Any] = [:]
  /// Files.
  open var attachments: [UNNotificationAttachment] = []
  /// How urgent it is.
  open var interruptionLevel = UNNotificationInterruptionLevel.active
  /// How important it is among others.
  open var relevanceScore = 0.0
}

/// What a notification says, to be written.
open class UNMutableNotificationContent: UNNotificationContent {}

/// When a notification comes.
open class UNNotificationTrigger: NSObject {
  /// Whether it comes again.
  public let repeats: Bool
  init(repeats: Bool) { self.repeats = repeats }
}

/// After some seconds.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  /// Seconds.
  public let timeInterval: TimeInterval
  /// After some seconds.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
  /// The next moment.
  open func nextTriggerDate() -> Date? { Date(timeIntervalSinceNow: timeInterval) }
}

/// At a date.
open class UNCalendarNotificationTrigger: UNNotificationTrigger {
  /// The parts of the date that have to fit.
  public let dateComponents: DateComponents
  /// At a date.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }
  /// The next moment.
  open func nextTriggerDate() -> Date? {
    Calendar.current.nextDate(after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
  }
}

/// A notification that is asked for.
open class UNNotificationRequest: NSObject {
  /// What identifies it.
  public let identifier: String
  /// What it says.
  public let content: UNNotificationContent
  /// When it comes.
  public let trigger: UNNotificationTrigger?
  /// Asks for a notification.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    (self.identifier, self.content, self.trigger) = (identifier, content, trigger)
  }
}

/// A notification that was shown.
open class UNNotification: NSObject {
  /// What was asked for.
  public let request: UNNotificationRequest
  /// When it was shown.
  public let date: Date
  init(request: UNNotificationRequest, date: Date) { (self.request, self.date) = (request, date) }
}

/// What a person did with a notification.
open class UNNotificationResponse: NSObject {
  /// The notification.
  public let notification: UNNotification
  /// The chosen action.
  public let actionIdentifier: String
  init(notification: UNNotification, actionIdentifier: String) {
    (self.notification, self.actionIdentifier) = (notification, actionIdentifier)
  }
}

/// A button of a notification.
open class UNNotificationAction: NSObject {
  /// How the button behaves.
  public struct Options: OptionSet, Sendable {
    /// The number or name.
    public let rawValue: UInt
    /// Options of a number.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// What the name says.
    public static let authenticationRequired = Options(rawValue: 1)
    /// What the name says.
    public static let destructive = Options(rawValue: 2)
    /// What the name says.
    public static let foreground = Options(rawValue: 4)
  }
  /// What identifies it.
  public let identifier: String
  /// What it says.
  public let title: String
  /// A button.
  public init(identifier: String, title: String, options: Options = []) {
    (self.identifier, self.title) = (identifier, title)
  }
}

/// A kind of notification with its buttons.
open class UNNotificationCategory: NSObject {
  /// How the kind behaves.
  public struct Options: OptionSet, Sendable {
    /// The number or name.
    public let rawValue: UInt
    /// Options of a number.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// What the name says.
    public static let customDismissAction = Options(rawValue: 1)
  }
  /// What identifies it.
  public let identifier: String
  /// Its buttons.
  public let actions: [UNNotificationAction]
  /// A kind.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: Options = []
  ) { (self.identifier, self.actions) = (identifier, actions) }
}

/// Takes notifications; it is never asked.
public protocol UNUserNotificationCenterDelegate: AnyObject {}

/// The system's notifications: a person has denied them.
///
/// Unchecked, because the delegate is set by whoever owns it, as on Apple's systems.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let shared = UNUserNotificationCenter()
  /// The centre of the app.
  open class func current() -> UNUserNotificationCenter { shared }
  /// Takes notifications; it is never asked.
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
  /// Takes kinds of notifications.
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
