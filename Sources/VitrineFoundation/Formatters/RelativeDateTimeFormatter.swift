import Foundation
internal import VitrineCoding
internal import VitrineModel

/// Writes a date's distance from another one, such as `2 hours ago`.
public final class RelativeDateTimeFormatter: Formatter {
  /// Whether near dates have names.
  public enum DateTimeStyle: Int, Sendable {
    /// Always a number, as in `1 day ago`.
    case numeric
    /// A name where there is one, as in `yesterday`.
    case named
  }

  /// How long names of units are.
  public enum UnitsStyle: Int, Sendable {
    /// In full, as in `2 months ago`.
    case full
    /// The numbers as words; they are written as digits here.
    case spellOut
    /// Shortened, as in `2 mo. ago`.
    case short
    /// As short as can be.
    case abbreviated
  }

  /// Whether near dates have names.
  public var dateTimeStyle: DateTimeStyle = .numeric
  /// How long names of units are.
  public var unitsStyle: UnitsStyle = .full
  /// Where in a sentence the text is; it changes nothing.
  public var formattingContext: Formatter.Context = .unknown
  /// The calendar; the locale's is taken.
  public var calendar: Calendar = .autoupdatingCurrent
  /// The locale that the list is formatted in.
  public var locale: Locale = .autoupdatingCurrent

  /// The distance of `date` from `referenceDate`.
  public func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    var format = RelativeFormat()
    format.date = ArchiveDate(secondsSince1970: date.timeIntervalSince1970)
    format.presentation = dateTimeStyle == .named ? .named : .numeric
    switch unitsStyle {
    case .full, .spellOut: format.unitsStyle = .wide
    case .short: format.unitsStyle = .abbreviated
    case .abbreviated: format.unitsStyle = .narrow
    }
    return FormattedValue.string(of: .relative(format), locale, now: referenceDate) ?? ""
  }

  /// A distance in seconds; negative ones are in the past.
  public func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let reference = Date(timeIntervalSince1970: 0)
    return localizedString(for: reference + timeInterval, relativeTo: reference)
  }

  /// A distance in units of the calendar.
  public func localizedString(from components: DateComponents) -> String {
    let reference = Date(timeIntervalSince1970: 0)
    let date = calendar.date(byAdding: components, to: reference) ?? reference
    return localizedString(for: date, relativeTo: reference)
  }

  /// The distance of a date from now; `nil` for anything but a date.
  public override func string(for object: Any?) -> String? {
    (object as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }
}
