import Foundation
internal import VitrineCoding
internal import VitrineModel

/// Formats the distance between two dates, such as `2 hours ago`.
public final class RelativeDateTimeFormatter: Formatter {
  /// The style of close dates.
  public enum DateTimeStyle: Int, Sendable {
    /// A number, as in `1 day ago`.
    case numeric
    /// A name if there is one, as in `yesterday`.
    case named
  }

  /// The length of the units' names.
  public enum UnitsStyle: Int, Sendable {
    /// Full names, as in `2 months ago`.
    case full
    /// Spelled-out numbers; digits here.
    case spellOut
    /// Short names, as in `2 mo. ago`.
    case short
    /// The shortest names.
    case abbreviated
  }

  /// The style of close dates.
  public var dateTimeStyle: DateTimeStyle = .numeric
  /// The length of the units' names.
  public var unitsStyle: UnitsStyle = .full
  /// The context of the text in a sentence; has no effect.
  public var formattingContext: Formatter.Context = .unknown
  /// The calendar; that of the locale is used instead.
  public var calendar: Calendar = .autoupdatingCurrent
  /// The locale of the text.
  public var locale: Locale = .autoupdatingCurrent

  /// Formats the distance of `date` from `referenceDate`.
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

  /// Formats a distance in seconds, negative for the past.
  public func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let reference = Date(timeIntervalSince1970: 0)
    return localizedString(for: reference + timeInterval, relativeTo: reference)
  }

  /// Formats a distance as date components.
  public func localizedString(from components: DateComponents) -> String {
    let reference = Date(timeIntervalSince1970: 0)
    let date = calendar.date(byAdding: components, to: reference) ?? reference
    return localizedString(for: date, relativeTo: reference)
  }

  /// Formats the distance of a date from now; `nil` for anything else.
  public override func string(for object: Any?) -> String? {
    (object as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }
}
