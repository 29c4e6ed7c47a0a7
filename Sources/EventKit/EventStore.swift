@_exported import VitrineFoundation

/// The kinds of entries.
public enum EKEntityType: UInt, Sendable { case event, reminder }

/// What a person allows.
public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, fullAccess, writeOnly
  /// The older name of full access.
  public static var authorized: EKAuthorizationStatus { .fullAccess }
}

/// A calendar.
open class EKCalendar: NSObject {
  /// Its name.
  open var title = ""
  /// What identifies it.
  open var calendarIdentifier: String { "" }
}

/// An entry.
open class EKCalendarItem: NSObject {
  /// Its name.
  open var title: String?
  /// Where it is.
  open var location: String?
  /// What is said of it.
  open var notes: String?
  /// The calendar.
  open var calendar: EKCalendar?
}

/// An event.
open class EKEvent: EKCalendarItem {
  /// When it begins.
  open var startDate: Date?
  /// When it ends.
  open var endDate: Date?
  /// Whether it takes days.
  open var isAllDay = false
}

/// A reminder.
open class EKReminder: EKCalendarItem {
  /// Whether it is done.
  open var isCompleted = false
  /// When it is due.
  open var dueDateComponents: DateComponents?
}

/// The calendars of a person: access is denied.
open class EKEventStore: NSObject, @unchecked Sendable {
  /// Makes a store.
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
