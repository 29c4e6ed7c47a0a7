import Foundation

/// A picture or sound of a notification.
public final class UNNotificationAttachment: NSObject {
  /// The URL of the notification attachment.
  public let url: URL
  /// A stable identifier of the notification attachment.
  public let identifier: String
  /// Attaches a file.
  public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
    (self.identifier, self.url) = (identifier, url)
  }
}

/// The content of a notification.
open class UNNotificationContent: NSObject {
  /// The first line.
  open var title = ""
  /// The second line.
  open var subtitle = ""
  /// The content that is drawn: the text.
  open var body = ""
  /// The number on the app's icon.
  open var badge: NSNumber?
  /// The sound to play.
  open var sound: UNNotificationSound?
  /// The identifier that groups notifications into threads.
  open var threadIdentifier = ""
  /// The identifier of the notification's category.
  open var categoryIdentifier = ""
  /// Further values.
  open var userInfo: [AnyHashable: Any] = [:]
  /// The attachments of the notification.
  open var attachments: [UNNotificationAttachment] = []
  /// How urgent it is.
  open var interruptionLevel = UNNotificationInterruptionLevel.active
  /// How important it is among others.
  open var relevanceScore = 0.0
}

/// The editable content of a notification.
open class UNMutableNotificationContent: UNNotificationContent {}

/// When a notification comes.
open class UNNotificationTrigger: NSObject {
  /// Whether it comes again.
  public let repeats: Bool
  init(repeats: Bool) { self.repeats = repeats }
}

/// After some seconds.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  /// The delay in seconds.
  public let timeInterval: TimeInterval
  /// After some seconds.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
  /// The next date.
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
  /// The next date.
  open func nextTriggerDate() -> Date? {
    Calendar.current.nextDate(after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
  }
}

/// A notification that is asked for.
open class UNNotificationRequest: NSObject {
  /// A stable identifier of the notification request.
  public let identifier: String
  /// The content of the notification request.
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
  /// The request that caused the notification.
  public let request: UNNotificationRequest
  /// When it was shown.
  public let date: Date
  init(request: UNNotificationRequest, date: Date) { (self.request, self.date) = (request, date) }
}

/// A person's response to a notification.
open class UNNotificationResponse: NSObject {
  /// The notification that the person responded to.
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
    /// The authentication required option.
    public static let authenticationRequired = Options(rawValue: 1)
    /// The destructive option.
    public static let destructive = Options(rawValue: 2)
    /// The foreground option.
    public static let foreground = Options(rawValue: 4)
  }
  /// A stable identifier of the notification action.
  public let identifier: String
  /// The title of the notification action.
  public let title: String
  /// Creates an action, which is shown as a button.
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
    /// The custom dismiss action option.
    public static let customDismissAction = Options(rawValue: 1)
  }
  /// A stable identifier of the notification category.
  public let identifier: String
  /// Its buttons.
  public let actions: [UNNotificationAction]
  /// Creates a notification category.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: Options = []
  ) { (self.identifier, self.actions) = (identifier, actions) }
}
