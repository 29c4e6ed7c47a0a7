import Foundation
import VitrineFormat
internal import VitrineModel

/// Formats durations, such as `2 hours, 5 minutes` or `2:05:00`.
public final class DateComponentsFormatter: Formatter {
  /// The style of the units' names.
  public enum UnitsStyle: Int, Sendable {
    /// Digits with colons, `1:10:00`.
    case positional
    /// Letters, `1h 10m`.
    case abbreviated
    /// Short names, `1 hr, 10 min`.
    case short
    /// Full names, `1 hour, 10 minutes`.
    case full
    /// Spelled-out numbers; digits here.
    case spellOut
    /// Short names without commas, `1hr 10min`.
    case brief
  }

  /// The units of zero that are omitted.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The corresponding value of the raw type.
    public let rawValue: UInt
    /// Creates a zero formatting behavior.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Leading zeros are omitted in the positional style, all zeros in others.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
    /// Zeros before the first other unit are omitted.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
    /// Zeros between other units are omitted.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
    /// Zeros after the last other unit are omitted.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
    /// All zeros are omitted.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Zeros are kept, and each unit of the positional style has two digits.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  /// The style of the units' names.
  public var unitsStyle: UnitsStyle = .positional
  /// The allowed units; if empty, years to seconds.
  public var allowedUnits: NSCalendar.Unit = []
  /// The units of zero that are omitted.
  public var zeroFormattingBehavior: ZeroFormattingBehavior = .default
  /// The calendar that counts units, with its locale.
  public var calendar: Calendar? = .autoupdatingCurrent
  /// The start date of durations without one; `nil` for the start of 1970.
  public var referenceDate: Date?
  /// Whether the smallest unit may have a fraction; it is rounded down here.
  public var allowsFractionalUnits = false
  /// The maximum number of units; 0 for no maximum.
  public var maximumUnitCount = 0
  /// Whether one of the largest unit is counted in the next smaller one; has no effect.
  public var collapsesLargestUnit = false
  /// Whether the text includes a phrase for approximation; has no effect.
  public var includesApproximationPhrase = false
  /// Whether the text includes a phrase for the remaining time; has no effect.
  public var includesTimeRemainingPhrase = false
  /// The context of the text in a sentence; has no effect.
  public var formattingContext: Formatter.Context = .unknown

  /// Formats date components.
  public func string(from components: DateComponents) -> String? {
    let start = referenceDate ?? Date(timeIntervalSince1970: 0)
    return (calendar ?? .current).date(byAdding: components, to: start).flatMap {
      string(from: start, to: $0)
    }
  }

  /// Formats a duration in seconds.
  public func string(from timeInterval: TimeInterval) -> String? {
    let start = referenceDate ?? Date(timeIntervalSince1970: 0)
    return string(from: start, to: start + timeInterval)
  }

  /// Formats the duration between two dates.
  public func string(from startDate: Date, to endDate: Date) -> String? {
    let units = units
    let parts = (calendar ?? .current).dateComponents(
      Set(units.map(\.component)), from: startDate, to: endDate)
    let counts = units.map { (unit: $0, count: parts.value(for: $0.component) ?? 0) }
    let shown = limited(withoutZeros(counts))
    guard unitsStyle != .positional else { return clock(shown) }
    return TimeUnits.string(
      shown.map { (field: $0.unit.field, count: Double($0.count)) }, width,
      FormattedValue.identifier(calendar?.locale ?? .current).text)
  }

  /// Formats date components in a style.
  public static func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  /// Formats date components or a number of seconds; `nil` for anything else.
  public override func string(for object: Any?) -> String? {
    if let components = object as? DateComponents { return string(from: components) }
    return (object as? TimeInterval).flatMap { string(from: $0) }
  }
}

extension DateComponentsFormatter {
  /// A unit as a component of the calendar, as an option of `NSCalendar`, and as a field of
  /// archives.
  fileprivate struct Unit {
    let old: NSCalendar.Unit
    let component: Calendar.Component
    let field: TimeField
    let letter: String
  }

  private typealias Count = (unit: Unit, count: Int)

  private static let all = [
    Unit(old: .year, component: .year, field: .year, letter: "y"),
    Unit(old: .month, component: .month, field: .month, letter: "m"),
    Unit(old: .weekOfMonth, component: .weekOfMonth, field: .week, letter: "w"),
    Unit(old: .day, component: .day, field: .day, letter: "d"),
    Unit(old: .hour, component: .hour, field: .hour, letter: "h"),
    Unit(old: .minute, component: .minute, field: .minute, letter: "m"),
    Unit(old: .second, component: .second, field: .second, letter: "s"),
  ]

  private var units: [Unit] {
    allowedUnits.isEmpty
      ? Self.all.filter { $0.field != .week } : Self.all.filter { allowedUnits.contains($0.old) }
  }

  private var width: UnitWidth {
    switch unitsStyle {
    case .full, .spellOut, .positional: .wide
    case .short: .abbreviated
    case .brief: .condensedAbbreviated
    case .abbreviated: .narrow
    }
  }

  private func withoutZeros(_ counts: [Count]) -> [Count] {
    var behaviour = zeroFormattingBehavior
    if behaviour.contains(.default) {
      behaviour = unitsStyle == .positional ? .dropLeading : .dropAll
    }
    guard let first = counts.firstIndex(where: { $0.count != 0 }),
      let last = counts.lastIndex(where: { $0.count != 0 })
    else { return zeros(counts, behaviour) }
    return counts.enumerated().filter { index, part in
      if part.count != 0 { return true }
      if index < first { return !behaviour.contains(.dropLeading) }
      if index > last { return !behaviour.contains(.dropTrailing) }
      return !behaviour.contains(.dropMiddle)
    }.map(\.element)
  }

  /// The units of a duration of zero that are kept: all units, or the smallest one.
  private func zeros(_ counts: [Count], _ behaviour: ZeroFormattingBehavior) -> [Count] {
    behaviour.contains(.dropLeading) ? counts.suffix(1) : counts
  }

  private func limited(_ counts: [Count]) -> [Count] {
    maximumUnitCount > 0 ? Array(counts.prefix(maximumUnitCount)) : counts
  }

  private func clock(_ counts: [Count]) -> String {
    let isClock: (Count) -> Bool = { [.hour, .minute, .second].contains($0.unit.field) }
    let words = counts.filter { !isClock($0) }.map { "\($0.count)\($0.unit.letter)" }
    let pads = zeroFormattingBehavior.contains(.pad)
    let fields = counts.filter(isClock).enumerated().map { index, part in
      let digits = String(abs(part.count))
      let isPadded = (index > 0 || pads) && digits.count < 2
      return (index == 0 && part.count < 0 ? "-" : "") + (isPadded ? "0" : "") + digits
    }
    return (words + [fields.joined(separator: ":")]).filter { !$0.isEmpty }.joined(separator: " ")
  }
}
