import Foundation

/// A format of the time between two dates in units of a calendar, as `Date.ComponentsFormatStyle`.
///
/// Foundation on Linux declares that type without its initializers.
public struct DateComponentsStyle: DiscreteFormatStyle, Codable, Hashable, Sendable {
  /// How the names of units are written.
  public enum Style: Codable, Hashable, Sendable {
    /// Short names without spaces, `2hr 10min`.
    case condensedAbbreviated
    /// Short names, `2 hr, 10 min`.
    case abbreviated
    /// Letters, `2h 10m`.
    case narrow
    /// Full names, `2 hours, 10 minutes`.
    case wide
    /// Spelled-out numbers; digits here.
    case spellOut
    /// A clock, `2:10:00`.
    case clock
  }

  /// A unit that the text may name.
  public enum Field: Codable, Hashable, Sendable, CaseIterable {
    /// The unit with this name.
    case year, month, week, day, hour, minute, second
  }

  /// How the names of units are written.
  public var style: Style
  /// The language of the text.
  public var locale: Locale
  /// The calendar that counts units.
  public var calendar: Calendar
  /// The units that the text may name; `nil` for all.
  public var fields: Set<Field>?

  /// Creates a format.
  public init(
    style: Style, locale: Locale = .autoupdatingCurrent, calendar: Calendar = .autoupdatingCurrent,
    fields: Set<Field>? = nil
  ) {
    (self.style, self.locale, self.calendar, self.fields) = (style, locale, calendar, fields)
  }

  /// A clock of hours, minutes and seconds.
  public static var timeDuration: DateComponentsStyle {
    DateComponentsStyle(style: .clock, fields: [.hour, .minute, .second])
  }

  /// Returns the text for the time between two dates.
  public func format(_ value: Range<Date>) -> String {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = style.units
    var calendar = calendar
    calendar.locale = locale
    formatter.calendar = calendar
    formatter.allowedUnits = NSCalendar.Unit(allowed.map(\.unit))
    return formatter.string(from: value.lowerBound, to: value.upperBound) ?? ""
  }

  /// Returns the format in another language.
  public func locale(_ locale: Locale) -> DateComponentsStyle {
    var style = self
    style.locale = locale
    return style
  }

  /// Returns the format with another calendar.
  public func calendar(_ calendar: Calendar) -> DateComponentsStyle {
    var style = self
    style.calendar = calendar
    return style
  }

  /// Returns the dates before which the text was another one.
  public func discreteInput(before input: Range<Date>) -> Range<Date>? {
    moved(input) { rest, unit in (lower: rest - unit, upper: -rest - DateComponentsStyle.instant) }
  }

  /// Returns the dates at which the text changes: by a later start, which makes the time shorter, and by a
  /// later end, which makes it longer.
  public func discreteInput(after input: Range<Date>) -> Range<Date>? {
    moved(input) { rest, unit in (lower: rest + DateComponentsStyle.instant, upper: unit - rest) }
  }

  /// None: there is no smallest step between dates.
  public func input(before input: Range<Date>) -> Range<Date>? { nil }
  /// None: there is no smallest step between dates.
  public func input(after input: Range<Date>) -> Range<Date>? { nil }

  /// A part of a second: the text is the same for a whole unit of time.
  private static let instant = 0.001

  private func moved(
    _ input: Range<Date>,
    by step: (_ rest: Double, _ unit: Double) -> (lower: Double, upper: Double)
  ) -> Range<Date>? {
    // Longer units do not all have one length.
    let unit = min(allowed.map(\.seconds).min() ?? 1, 86_400)
    let length = input.upperBound.timeIntervalSince(input.lowerBound)
    let move = step(length.truncatingRemainder(dividingBy: unit), unit)
    let (lower, upper) = (input.lowerBound + move.lower, input.upperBound + move.upper)
    return min(lower, upper)..<max(lower, upper)
  }

  private var allowed: [Field] {
    Field.allCases.filter { fields?.contains($0) ?? ($0 != .week) }
  }
}

extension DateComponentsStyle.Style {
  fileprivate var units: DateComponentsFormatter.UnitsStyle {
    switch self {
    case .condensedAbbreviated: .brief
    case .abbreviated: .short
    case .narrow: .abbreviated
    case .wide: .full
    case .spellOut: .spellOut
    case .clock: .positional
    }
  }
}

extension DateComponentsStyle.Field {
  fileprivate var unit: NSCalendar.Unit {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  fileprivate var seconds: Double {
    switch self {
    case .year, .month, .week, .day: 86_400
    case .hour: 3_600
    case .minute: 60
    case .second: 1
    }
  }
}

extension Date {
  /// A format of the time between two dates.
  public typealias ComponentsFormatStyle = DateComponentsStyle
}

extension FormatStyle where Self == DateComponentsStyle {
  /// The time between two dates in units of a calendar.
  public static func components(
    style: DateComponentsStyle.Style, fields: Set<DateComponentsStyle.Field>? = nil
  ) -> DateComponentsStyle { DateComponentsStyle(style: style, fields: fields) }
  /// The time between two dates as a clock.
  public static var timeDuration: DateComponentsStyle { .timeDuration }
}
