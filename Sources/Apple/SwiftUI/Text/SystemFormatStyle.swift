internal import VitrineCoding
package import VitrineModel

/// SwiftUI's format styles for texts that change with time.
public enum SystemFormatStyle {}

extension SystemFormatStyle {
  /// A clock that runs in an interval.
  public struct Timer: _SecondsFormatStyle, ArchivedFormat, Sendable {
    private let interval: Range<Date>
    private let countsDown: Bool
    private let showsHours: Bool
    private let maxFieldCount: Int
    private let maxPrecision: Duration

    /// Creates a clock that counts down to the end of an interval.
    public init(
      countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.interval = interval
      countsDown = true
      self.showsHours = showsHours
      self.maxFieldCount = maxFieldCount
      self.maxPrecision = maxPrecision
    }
    /// Creates a clock that counts up from the start of an interval.
    public init(
      countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.interval = interval
      countsDown = false
      self.showsHours = showsHours
      self.maxFieldCount = maxFieldCount
      self.maxPrecision = maxPrecision
    }

    package func archived(_ value: Any) -> FormattedText? {
      var format = TimerFormat()
      format.value = (value as? Date).map(ArchiveDate.init)
      format.start = ArchiveDate(interval.lowerBound)
      format.end = ArchiveDate(interval.upperBound)
      format.countsDown = countsDown
      format.showsHours = showsHours
      format.maxFieldCount = max(maxFieldCount, 1)
      format.maxPrecision = maxPrecision.inSeconds
      return .timer(format)
    }

    /// Returns the text for a date.
    public func format(_ value: Date) -> String { SystemFormatStyle.string(archived(value)) }
  }

  /// A clock that counts up.
  public struct Stopwatch: _SecondsFormatStyle, ArchivedFormat, Sendable {
    private let start: Date
    private let showsHours: Bool
    private let maxFieldCount: Int
    private let maxPrecision: Duration

    /// Creates a clock that starts at a date.
    public init(
      startingAt: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
      maxPrecision: Duration = .milliseconds(10)
    ) {
      start = startingAt
      self.showsHours = showsHours
      self.maxFieldCount = maxFieldCount
      self.maxPrecision = maxPrecision
    }

    package func archived(_ value: Any) -> FormattedText? {
      var format = StopwatchFormat()
      format.value = (value as? Date).map(ArchiveDate.init)
      format.start = ArchiveDate(start)
      format.showsHours = showsHours
      format.maxFieldCount = max(maxFieldCount, 1)
      format.maxPrecision = maxPrecision.inSeconds
      return .stopwatch(format)
    }

    /// Returns the text for a date.
    public func format(_ value: Date) -> String { SystemFormatStyle.string(archived(value)) }
  }

  /// The distance of a date from another one.
  public struct DateOffset: _SecondsFormatStyle, ArchivedFormat, Sendable {
    private let anchor: Date
    private let fields: Set<DateComponentsStyle.Field>
    private let maxFieldCount: Int
    private let sign: NumberFormatStyleConfiguration.SignDisplayStrategy

    /// Creates a style for the distance to a date.
    public init(
      to anchor: Date,
      allowedFields: Set<DateComponentsStyle.Field> = [
        .year, .month, .day, .hour, .minute, .second,
      ], maxFieldCount: Int = 2,
      sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) {
      self.anchor = anchor
      fields = allowedFields
      self.maxFieldCount = maxFieldCount
      self.sign = sign
    }

    package func archived(_ value: Any) -> FormattedText? {
      var format = DateOffsetFormat()
      format.value = (value as? Date).map(ArchiveDate.init)
      format.anchor = ArchiveDate(anchor)
      format.allowedFields = TimeField.allCases.filter { fields.contains($0.component) }
      format.maxFieldCount = max(maxFieldCount, 1)
      format.sign =
        sign == .never
        ? .never : sign == .always() ? .always : sign == .automatic ? .automatic : .exceptZero
      return .dateOffset(format)
    }

    /// Returns the text for a date.
    public func format(_ value: Date) -> String { SystemFormatStyle.string(archived(value)) }
  }

  /// A date relative to now, as people say it.
  public struct DateReference: _SecondsFormatStyle, ArchivedFormat, Sendable {
    private let date: Date
    private let fields: Set<Date.RelativeFormatStyle.Field>
    private let maxFieldCount: Int
    private let thresholdField: Date.RelativeFormatStyle.Field

    /// Creates a style for a date.
    public init(
      to date: Date,
      allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
      maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
    ) {
      self.date = date
      fields = allowedFields
      self.maxFieldCount = maxFieldCount
      self.thresholdField = thresholdField
    }

    package func archived(_ value: Any) -> FormattedText? {
      var format = DateReferenceFormat()
      format.value = (value as? Date).map(ArchiveDate.init)
      format.date = ArchiveDate(date)
      format.allowedFields = TimeField.allCases.filter { fields.contains($0.relative) }
      format.maxFieldCount = max(maxFieldCount, 1)
      format.thresholdField = TimeField.allCases.first { $0.relative == thresholdField } ?? .day
      return .dateReference(format)
    }

    /// Returns the text for a date.
    public func format(_ value: Date) -> String { SystemFormatStyle.string(archived(value)) }
  }

  fileprivate static func string(_ format: FormattedText?) -> String {
    format.flatMap { FormattedValue.string(of: $0, Locale(identifier: "en_US")) } ?? ""
  }
}

extension Duration {
  var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}

extension TimeField {
  fileprivate var component: DateComponentsStyle.Field {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .week
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  fileprivate var relative: Date.RelativeFormatStyle.Field {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .week
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
  /// A clock that counts down to the end of an interval.
  public static func timer(
    countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> SystemFormatStyle.Timer {
    .init(
      countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }
  /// A clock that counts up from the start of an interval.
  public static func timer(
    countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> SystemFormatStyle.Timer {
    .init(
      countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  /// A clock that counts up.
  public static func stopwatch(
    startingAt: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
    maxPrecision: Duration = .milliseconds(10)
  ) -> SystemFormatStyle.Stopwatch {
    .init(
      startingAt: startingAt, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  /// The distance of a date from another one.
  public static func offset(
    to anchor: Date,
    allowedFields: Set<DateComponentsStyle.Field> = [
      .year, .month, .day, .hour, .minute, .second,
    ], maxFieldCount: Int = 2,
    sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
  ) -> SystemFormatStyle.DateOffset {
    .init(to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
  /// A date relative to now, as people say it.
  public static func reference(
    to date: Date,
    allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
    maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
  ) -> SystemFormatStyle.DateReference {
    .init(
      to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount,
      thresholdField: thresholdField)
  }
}

/// A format of dates whose text can change with every second; archives hold the format itself.
public protocol _SecondsFormatStyle: DiscreteFormatStyle where FormatInput == Date {}

extension _SecondsFormatStyle {
  /// The date a second earlier.
  public func discreteInput(before input: Date) -> Date? { input - 1 }
  /// The date a second later.
  public func discreteInput(after input: Date) -> Date? { input + 1 }
}
