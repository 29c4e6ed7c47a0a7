package import VitrineModel

/// A schedule of dates at which a view is updated.
public protocol TimelineSchedule {
  /// The sequence of update dates.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// The mode of updates.
  typealias Mode = TimelineScheduleMode
  /// Returns the dates from a start date onwards.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// The mode of updates of a schedule.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// Normal or low-frequency updates.
  case normal, lowFrequency
}

extension EnvironmentValues {
  /// The date until which a view is shown; `nil` for the last entry.
  @Entry package var archiveEnd: Date?

  /// The date for which a view is archived.
  @Entry package var archiveDate: Date = Date(timeIntervalSinceReferenceDate: 0)
}

/// A view that is updated at the dates of a schedule; an archive contains it for the date of its
/// entry.
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View,
  PrimitiveView, LocatedView
{
  package var location = KeptLocation()

  /// The date and cadence of an update.
  public struct Context {
    /// How often the view is updated.
    public enum Cadence: Comparable, Sendable {
      /// The cadence of updates, from frequent to rare.
      case live, seconds, minutes
    }
    /// The date of the context.
    public let date: Date
    /// How often the view is updated.
    public let cadence: Cadence
  }

  private let schedule: Schedule
  private let content: (TimelineViewDefaultContext) -> Content

  /// Creates a view from dates and a closure that creates the content for each.
  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    (self.schedule, self.content) = (schedule, content)
  }

  @MainActor package func lower(_ context: LoweringContext) -> [ViewNode] {
    let now = context.environment.archiveDate
    // The last date that is not later than the entry's; schedules may be infinite.
    var date = now
    for entry in schedule.entries(from: now, mode: .normal).prefix(2) where entry <= now {
      date = entry
    }
    return content(TimelineViewDefaultContext(date: date, cadence: .minutes)).lowered(context)
  }
}

/// The context of an update, independent of the content's type.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
  .Context

/// A schedule of dates at equal intervals.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval
  /// Creates a schedule from a start date and an interval in seconds.
  public init(from startDate: Date, by interval: TimeInterval) {
    (start, self.interval) = (startDate, interval)
  }
  /// Returns the dates from a start date onwards.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> some Sequence<Date> {
    let step = interval > 0 ? interval : 1
    let count = ((startDate.timeIntervalSince(start)) / step).rounded(.down)
    let first = start.addingTimeInterval(max(count, 0) * step)
    return sequence(first: first) { $0.addingTimeInterval(step) }
  }
}

/// A schedule of the start of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates an every minute timeline schedule.
  public init() {}
  /// Returns the dates from a start date onwards.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> some Sequence<Date> {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
      .entries(from: startDate, mode: mode)
  }
}

/// A schedule of explicit dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries
  /// Creates a schedule of dates.
  public init(_ dates: Entries) { self.dates = dates }
  /// Returns the dates of the schedule.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// A schedule that follows the display's refresh rate, or a lower one.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: TimeInterval
  private let isPaused: Bool
  /// Creates a schedule with a minimum interval in seconds.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    // Without an interval, the one of a display with 60 pictures per second (assumed).
    (interval, isPaused) = (minimumInterval ?? 1.0 / 60, paused)
  }
  /// Returns the dates from a start date onwards; none while paused or in the low-frequency mode.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> some Sequence<Date> {
    let isRunning = !isPaused && mode == .normal
    let dates = PeriodicTimelineSchedule(from: startDate, by: interval)
      .entries(from: startDate, mode: mode)
    return dates.lazy.prefix(while: { _ in isRunning })
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// A schedule of dates at equal intervals.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> Self {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// A schedule of the start of each minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// A schedule that follows the display's refresh rate.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  /// A schedule that follows the display's refresh rate.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}
extension TimelineSchedule {
  /// A schedule of explicit dates.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S> { ExplicitTimelineSchedule(dates) }
}
