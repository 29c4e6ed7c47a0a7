@_exported import ManagedSettings

/// The name of an activity.
public struct DeviceActivityName: RawRepresentable, Hashable, Sendable {
  /// The name as text.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
/// A time that activities are monitored in.
public struct DeviceActivitySchedule: Hashable, Sendable {
  /// The start of the time.
  public let intervalStart: DateComponents
  /// The end of the time.
  public let intervalEnd: DateComponents
  /// Whether the time repeats.
  public let repeats: Bool
  /// How long before the end there is a warning.
  public let warningTime: DateComponents?
  /// Creates a schedule.
  public init(
    intervalStart: DateComponents, intervalEnd: DateComponents, repeats: Bool,
    warningTime: DateComponents? = nil
  ) {
    (self.intervalStart, self.intervalEnd) = (intervalStart, intervalEnd)
    (self.repeats, self.warningTime) = (repeats, warningTime)
  }
  /// The next time; always `nil`.
  public var nextInterval: DateInterval? { nil }
}
/// An amount of activity that is reported.
public struct DeviceActivityEvent: Sendable {
  /// The name of an event.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name as text.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
  /// The amount of time.
  public var threshold: DateComponents
  /// Creates an event.
  public init(
    applications: Set<ApplicationToken> = [], categories: Set<ActivityCategoryToken> = [],
    webDomains: Set<WebDomainToken> = [], threshold: DateComponents,
    includesPastActivity: Bool = false
  ) { self.threshold = threshold }
}
/// The monitoring of activities, which never begins.
open class DeviceActivityCenter {
  /// An error of monitoring.
  public enum MonitoringError: Error, Sendable {
    case unauthorized, excessiveActivities, intervalTooLong, intervalTooShort
    case invalidDateComponents
  }
  /// Creates a center.
  public init() {}
  /// The activities that are monitored; always empty.
  open var activities: [DeviceActivityName] { [] }
  /// Begins to monitor an activity; always fails.
  ///
  /// - Throws: an error that it isn't authorized, always.
  open func startMonitoring(
    _ activity: DeviceActivityName, during schedule: DeviceActivitySchedule,
    events: [DeviceActivityEvent.Name: DeviceActivityEvent] = [:]
  ) throws { throw MonitoringError.unauthorized }
  /// Ends the monitoring; has no effect.
  open func stopMonitoring(_ activities: [DeviceActivityName] = []) {}
  /// Returns the schedule of an activity; always `nil`.
  open func schedule(for activity: DeviceActivityName) -> DeviceActivitySchedule? { nil }
  /// Returns the events of an activity; always empty.
  open func events(
    for activity: DeviceActivityName
  ) -> [DeviceActivityEvent.Name: DeviceActivityEvent] { [:] }
}
