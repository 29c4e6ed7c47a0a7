@_exported import VitrineUIKit

/// The kinds of entries.
public enum EKEntityType: UInt, Sendable { case event, reminder }

/// Whether the app is authorized to access calendars or reminders.
public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, fullAccess, writeOnly
  /// The older name of full access.
  public static var authorized: EKAuthorizationStatus { .fullAccess }
}

/// A calendar for events or reminders.
open class EKCalendar: NSObject {
  /// Its name.
  open var title = ""
  /// The calendar identifier of the calendar.
  open var calendarIdentifier: String { "" }
}

/// An event or a reminder.
open class EKCalendarItem: NSObject {
  /// Its name.
  open var title: String = ""
  /// Where it is.
  open var location: String?
  /// The notes of the item.
  open var notes: String?
  /// The calendar that contains the item.
  open var calendar: EKCalendar = EKCalendar()
}

/// An event in a calendar.
open class EKEvent: EKCalendarItem {
  /// When it begins.
  open var startDate: Date = .distantPast
  /// When it ends.
  open var endDate: Date = .distantPast
  /// Whether it takes days.
  open var isAllDay = false
}

/// A reminder in a list.
open class EKReminder: EKCalendarItem {
  /// Whether it is done.
  open var isCompleted = false
  /// When it is due.
  open var dueDateComponents: DateComponents?
}

/// The calendars of a person: access is denied.
///
/// Unchecked, because it has nothing that changes.
open class EKEventStore: NSObject, @unchecked Sendable {
  /// Creates an event store.
  public override init() { super.init() }
  /// Access is denied.
  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
    .denied
  }
  /// Answers that access is denied.
  open func requestFullAccessToEvents() async throws -> Bool { false }
  /// Answers that access is denied.
  open func requestFullAccessToReminders() async throws -> Bool { false }
  /// Answers that access is denied.
  open func requestAccess(
    to entityType: EKEntityType, completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, nil) }
  /// The calendars: none.
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
  /// A question for events.
  open func predicateForEvents(
    withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }
  /// The events: none.
  open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
}

extension EKCalendar {
  /// The calendar's colour.
  public var cgColor: CGColor { CGColor(red: 0, green: 0.48, blue: 1, alpha: 1) }
}

extension EKEvent {
  /// The event's name in the store.
  public var eventIdentifier: String { "" }
}

extension EKEventStore {
  /// The events or reminders have changed; never sent.
  public static let changedNotification = Notification.Name("EKEventStoreChangedNotification")
  /// A condition of reminders.
  public func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
    NSPredicate(value: false)
  }
  /// A condition of reminders that are not done.
  public func predicateForIncompleteReminders(
    withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }
  /// Asks for reminders: there are none.
  @discardableResult
  public func fetchReminders(
    matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void
  ) -> Any {
    completion([])
    return 0
  }
  /// A calendar by its name: there is none.
  public func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
  /// The calendar of new events: there is none.
  public func defaultCalendarForNewReminders() -> EKCalendar? { nil }
  /// The calendar of new events: there is none.
  public var defaultCalendarForNewEvents: EKCalendar? { nil }
}
