@_exported import VitrineUIKit

/// The types of calendar items.
public enum EKEntityType: UInt, Sendable { case event, reminder }

/// Whether the app is authorized to access calendars or reminders.
public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, fullAccess, writeOnly
  /// The older name of full access.
  public static var authorized: EKAuthorizationStatus { .fullAccess }
}

/// A calendar for events or reminders.
open class EKCalendar: NSObject {
  /// The title.
  open var title = ""
  /// The calendar identifier of the calendar.
  open var calendarIdentifier: String { "" }
}

/// An event or a reminder.
open class EKCalendarItem: NSObject {
  /// The title.
  open var title: String = ""
  /// The location.
  open var location: String?
  /// The notes of the item.
  open var notes: String?
  /// The calendar that contains the item.
  open var calendar: EKCalendar = EKCalendar()
  /// The address of the item.
  open var url: URL?
  /// The identifier of the item.
  open var calendarItemIdentifier: String { "" }
}

/// An event in a calendar.
open class EKEvent: EKCalendarItem {
  /// The start date.
  open var startDate: Date = .distantPast
  /// The end date.
  open var endDate: Date = .distantPast
  /// Whether it is an all-day event.
  open var isAllDay = false
}

/// A reminder in a list.
open class EKReminder: EKCalendarItem {
  /// Whether the reminder is completed.
  open var isCompleted = false
  /// The due date.
  open var dueDateComponents: DateComponents?
  /// The start date.
  open var startDateComponents: DateComponents?
  /// When the reminder was completed.
  open var completionDate: Date?
  /// The priority, from 1 to 9; 0 for none.
  open var priority = 0
}

/// The store of calendars, to which access is denied.
///
/// Unchecked, because it has no mutable state.
open class EKEventStore: NSObject, @unchecked Sendable {
  /// Creates an event store.
  public override init() { super.init() }
  /// The authorization status; always denied.
  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
    .denied
  }
  /// Requests access, which is always denied.
  open func requestFullAccessToEvents() async throws -> Bool { false }
  /// Requests access, which is always denied.
  open func requestFullAccessToReminders() async throws -> Bool { false }
  /// Requests access, which is always denied.
  open func requestAccess(
    to entityType: EKEntityType, completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, nil) }
  /// Requests access, which is always denied.
  open func requestFullAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {
    completion(false, nil)
  }
  /// Requests access, which is always denied.
  open func requestFullAccessToReminders(completion: @escaping (Bool, (any Error)?) -> Void) {
    completion(false, nil)
  }
  /// Requests access, which is always denied.
  open func requestWriteOnlyAccessToEvents() async throws -> Bool { false }
  /// Saves a reminder; always fails.
  ///
  /// - Throws: an error that it isn't supported, always.
  open func save(_ reminder: EKReminder, commit: Bool) throws {
    throw CocoaError(.featureUnsupported)
  }
  /// Returns the calendars; always empty.
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
  /// Returns a predicate of events.
  open func predicateForEvents(
    withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }
  /// Returns the events; always empty.
  open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
}

extension EKCalendar {
  /// The colour of the calendar.
  public var cgColor: CGColor { CGColor(red: 0, green: 0.48, blue: 1, alpha: 1) }
}

extension EKEvent {
  /// The identifier of the event.
  public var eventIdentifier: String { "" }
}

extension EKEventStore {
  /// A notification of changes; never posted.
  public static let changedNotification = Notification.Name("EKEventStoreChangedNotification")
  /// Returns a predicate of reminders.
  public func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
    NSPredicate(value: false)
  }
  /// Returns a predicate of incomplete reminders.
  public func predicateForIncompleteReminders(
    withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }
  /// Fetches reminders; the handler receives none.
  @discardableResult
  public func fetchReminders(
    matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void
  ) -> Any {
    completion([])
    return 0
  }
  /// Returns the item with an identifier; always `nil`.
  public func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }
  /// Returns the event with an identifier; always `nil`.
  public func event(withIdentifier identifier: String) -> EKEvent? { nil }
  /// Returns the calendar with an identifier; always `nil`.
  public func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
  /// The default calendar; always `nil`.
  public func defaultCalendarForNewReminders() -> EKCalendar? { nil }
  /// The default calendar; always `nil`.
  public var defaultCalendarForNewEvents: EKCalendar? { nil }
}
