import Foundation

/// A media file of a notification.
public final class UNNotificationAttachment: NSObject {
  /// The URL of the file.
  public let url: URL
  /// The identifier of the attachment.
  public let identifier: String
  /// Creates an attachment from a file.
  public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
    (self.identifier, self.url) = (identifier, url)
  }
}

/// The content of a notification.
open class UNNotificationContent: NSObject {
  /// The title.
  open var title = ""
  /// The subtitle.
  open var subtitle = ""
  /// The text.
  open var body = ""
  /// The number on the app's icon.
  open var badge: NSNumber?
  /// The sound to play.
  open var sound: UNNotificationSound?
  /// The identifier that groups notifications into threads.
  open var threadIdentifier = ""
  /// The identifier of the notification's category.
  open var categoryIdentifier = ""
  /// Additional data.
  open var userInfo: [AnyHashable: Any] = [:]
  /// The attachments of the notification.
  open var attachments: [UNNotificationAttachment] = []
  /// The urgency of the notification.
  open var interruptionLevel = UNNotificationInterruptionLevel.active
  /// The relevance of the notification, compared with others.
  open var relevanceScore = 0.0
}

/// The editable content of a notification.
open class UNMutableNotificationContent: UNNotificationContent {}

/// A condition that delivers a notification.
open class UNNotificationTrigger: NSObject {
  /// Whether the notification is repeated.
  public let repeats: Bool
  init(repeats: Bool) { self.repeats = repeats }
}

/// A trigger after a number of seconds.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  /// The delay in seconds.
  public let timeInterval: TimeInterval
  /// Creates a trigger after a number of seconds.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
  /// Returns the next date.
  open func nextTriggerDate() -> Date? { Date(timeIntervalSinceNow: timeInterval) }
}

/// A trigger at a date.
open class UNCalendarNotificationTrigger: UNNotificationTrigger {
  /// The components that the date must match.
  public let dateComponents: DateComponents
  /// Creates a trigger at dates that match components.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }
  /// Returns the next date.
  open func nextTriggerDate() -> Date? {
    Calendar.current.nextDate(after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
  }
}

/// A request for a notification.
open class UNNotificationRequest: NSObject {
  /// The identifier of the request.
  public let identifier: String
  /// The content of the notification.
  public let content: UNNotificationContent
  /// The condition that delivers the notification.
  public let trigger: UNNotificationTrigger?
  /// Creates a request.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    (self.identifier, self.content, self.trigger) = (identifier, content, trigger)
  }
}

/// A delivered notification.
open class UNNotification: NSObject {
  /// The request that caused the notification.
  public let request: UNNotificationRequest
  /// The date of delivery.
  public let date: Date
  init(request: UNNotificationRequest, date: Date) { (self.request, self.date) = (request, date) }
}

/// A person's response to a notification.
open class UNNotificationResponse: NSObject {
  /// The notification that the person responded to.
  public let notification: UNNotification
  /// The identifier of the chosen action.
  public let actionIdentifier: String
  init(notification: UNNotification, actionIdentifier: String) {
    (self.notification, self.actionIdentifier) = (notification, actionIdentifier)
  }
}

/// A button of a notification.
open class UNNotificationAction: NSObject {
  /// Options of an action.
  public struct Options: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The action requires an unlocked device.
    public static let authenticationRequired = Options(rawValue: 1)
    /// The action deletes data or is otherwise irreversible.
    public static let destructive = Options(rawValue: 2)
    /// The action opens the app.
    public static let foreground = Options(rawValue: 4)
  }
  /// The identifier of the action.
  public let identifier: String
  /// The title of the button.
  public let title: String
  /// The icon of the button.
  public private(set) var icon: UNNotificationActionIcon?
  /// Creates an action with an icon.
  public convenience init(
    identifier: String, title: String, options: Options = [], icon: UNNotificationActionIcon?
  ) {
    self.init(identifier: identifier, title: title, options: options)
    self.icon = icon
  }
  /// Creates an action, which is shown as a button.
  public init(identifier: String, title: String, options: Options = []) {
    (self.identifier, self.title) = (identifier, title)
  }
}

/// A category of notifications with its actions.
open class UNNotificationCategory: NSObject {
  /// Options of a category.
  public struct Options: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The app is notified when the notification is dismissed.
    public static let customDismissAction = Options(rawValue: 1)
  }
  /// The identifier of the category.
  public let identifier: String
  /// The actions of the category.
  public let actions: [UNNotificationAction]
  /// Creates a notification category.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: Options = []
  ) { (self.identifier, self.actions) = (identifier, actions) }
}
