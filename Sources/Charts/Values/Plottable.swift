import SwiftUI
internal import VitrineModel

/// A value that a chart can show.
public protocol Plottable {
  /// The number, category or date that stands for the value.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol
  /// The value as a number, category or date.
  var primitivePlottable: PrimitivePlottable { get }
  /// The value of a number, category or date; `nil` when there is none.
  init?(primitivePlottable: PrimitivePlottable)
}

/// A number, a category or a date.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {
  /// The value as archives hold it.
  var _archived: ChartPrimitive { get }
  /// The value of an archive; `nil` when it is of another kind.
  static func _value(_ primitive: ChartPrimitive) -> Self?
}

/// A number, a category or a date, as archives hold it.
public enum ChartPrimitive: Hashable, Sendable {
  /// A number, and whether it is a whole one by its type.
  case number(Double, isInteger: Bool)
  /// A category.
  case category(String)
  /// A date.
  case date(Date)
}

extension PrimitivePlottableProtocol {
  /// The value itself.
  public var primitivePlottable: Self { self }
  /// The value itself.
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension BinaryFloatingPoint {
  /// The value as archives hold it.
  public var _archived: ChartPrimitive { .number(Double(self).finite, isInteger: false) }
  /// The value of an archive; `nil` when it is not a number.
  public static func _value(_ primitive: ChartPrimitive) -> Self? {
    if case .number(let value, _) = primitive { Self(value) } else { nil }
  }
}

extension BinaryInteger {
  /// The value as archives hold it.
  public var _archived: ChartPrimitive { .number(Double(self), isInteger: true) }
  /// The value of an archive; `nil` when it is not a number of the type.
  public static func _value(_ primitive: ChartPrimitive) -> Self? {
    if case .number(let value, _) = primitive { Self(exactly: value.rounded()) } else { nil }
  }
}

extension Double {
  /// The number, or 0 for what archives cannot hold.
  var finite: Double { isFinite ? self : 0 }
}

extension Double: PrimitivePlottableProtocol, Plottable {}
extension Float: PrimitivePlottableProtocol, Plottable {}
extension Int: PrimitivePlottableProtocol, Plottable {}
extension Int8: PrimitivePlottableProtocol, Plottable {}
extension Int16: PrimitivePlottableProtocol, Plottable {}
extension Int32: PrimitivePlottableProtocol, Plottable {}
extension Int64: PrimitivePlottableProtocol, Plottable {}
extension UInt: PrimitivePlottableProtocol, Plottable {}
extension UInt8: PrimitivePlottableProtocol, Plottable {}
extension UInt16: PrimitivePlottableProtocol, Plottable {}
extension UInt32: PrimitivePlottableProtocol, Plottable {}
extension UInt64: PrimitivePlottableProtocol, Plottable {}

extension CGFloat: PrimitivePlottableProtocol, Plottable {}

extension Decimal: PrimitivePlottableProtocol, Plottable {
  /// The value as archives hold it.
  public var _archived: ChartPrimitive {
    .number(NSDecimalNumber(decimal: self).doubleValue.finite, isInteger: false)
  }
  /// The value of an archive; `nil` when it is not a number.
  public static func _value(_ primitive: ChartPrimitive) -> Decimal? {
    if case .number(let value, _) = primitive { Decimal(value) } else { nil }
  }
}

extension String: PrimitivePlottableProtocol, Plottable {
  /// The value as archives hold it.
  public var _archived: ChartPrimitive { .category(self) }
  /// The value of an archive; `nil` when it is not a category.
  public static func _value(_ primitive: ChartPrimitive) -> String? {
    if case .category(let name) = primitive { name } else { nil }
  }
}

extension Date: PrimitivePlottableProtocol, Plottable {
  /// The value as archives hold it.
  public var _archived: ChartPrimitive { .date(self) }
  /// The value of an archive; `nil` when it is not a date.
  public static func _value(_ primitive: ChartPrimitive) -> Date? {
    if case .date(let date) = primitive { date } else { nil }
  }
}

/// A case stands for its raw value.
extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
  /// The raw value.
  public var primitivePlottable: RawValue { rawValue }
  /// The case of a raw value.
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension Plottable {
  /// The value as archives hold it.
  var archived: ChartPrimitive { primitivePlottable._archived }
}

extension ChartPrimitive {
  /// The value in a chart.
  func value(unit: Calendar.Component? = nil) -> ChartValue {
    switch self {
    case .number(let number, _): ChartValue(number)
    case .category(let name): ChartValue(name)
    case .date(let date):
      ChartValue(
        ArchiveDate(secondsSince1970: date.timeIntervalSince1970), unit: unit.flatMap(\.timeField))
    }
  }

  /// Whether the value is a whole number by its type.
  var isInteger: Bool { if case .number(_, true) = self { true } else { false } }
}

extension ChartValue {
  /// The value as its type has it.
  var primitive: ChartPrimitive? {
    if let number { return .number(number, isInteger: false) }
    if let category { return .category(category) }
    return date.map { .date(Date(timeIntervalSince1970: $0.secondsSince1970)) }
  }
}

extension Calendar.Component {
  /// The unit in archives; `nil` for what is no unit of time.
  var timeField: TimeField? {
    switch self {
    case .year, .yearForWeekOfYear, .era: .year
    case .quarter, .month: .month
    case .weekOfYear, .weekOfMonth: .week
    case .day, .weekday, .weekdayOrdinal, .dayOfYear: .day
    case .hour: .hour
    case .minute: .minute
    case .second, .nanosecond: .second
    default: nil
    }
  }

  /// How many of the archive's units the unit has.
  var timeFieldCount: Int { self == .quarter ? 3 : 1 }
}

/// A value with what it is called.
public struct PlottableValue<Value: Plottable> {
  let name: SwiftUI.Text
  let start: ChartPrimitive
  /// The end of a range; `nil` for a single value.
  let end: ChartPrimitive?
  let unit: Calendar.Component?

  /// A value with a name from the package's string tables.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue<Value>
  {
    PlottableValue(name: SwiftUI.Text(labelKey), start: value.archived, end: nil, unit: nil)
  }

  /// A value with a name.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue<Value> {
    PlottableValue(
      name: SwiftUI.Text(verbatim: String(label)), start: value.archived, end: nil, unit: nil)
  }

  /// A value with a text as its name.
  public static func value(_ label: SwiftUI.Text, _ value: Value) -> PlottableValue<Value> {
    PlottableValue(name: label, start: value.archived, end: nil, unit: nil)
  }
}

extension PlottableValue where Value == Date {
  /// The unit of the calendar around a date.
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableValue<Date> {
    PlottableValue(name: SwiftUI.Text(labelKey), start: value.archived, end: nil, unit: unit)
  }

  /// The unit of the calendar around a date.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue<Date> {
    PlottableValue(
      name: SwiftUI.Text(verbatim: String(label)), start: value.archived, end: nil, unit: unit)
  }

  /// The unit of the calendar around a date.
  public static func value(
    _ label: SwiftUI.Text, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue<Date> {
    PlottableValue(name: label, start: value.archived, end: nil, unit: unit)
  }
}

extension PlottableValue {
  /// The room between two values.
  public static func value(
    _ labelKey: LocalizedStringKey, _ range: Range<Value>
  ) -> PlottableValue<Value> where Value: Comparable {
    PlottableValue(
      name: SwiftUI.Text(labelKey), start: range.lowerBound.archived,
      end: range.upperBound.archived,
      unit: nil)
  }

  /// The room between two values.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ range: Range<Value>
  ) -> PlottableValue<Value> where Value: Comparable {
    PlottableValue(
      name: SwiftUI.Text(verbatim: String(label)), start: range.lowerBound.archived,
      end: range.upperBound.archived,
      unit: nil)
  }

  /// The room between two values.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ range: ClosedRange<Value>
  ) -> PlottableValue<Value> where Value: Comparable {
    PlottableValue(
      name: SwiftUI.Text(verbatim: String(label)), start: range.lowerBound.archived,
      end: range.upperBound.archived,
      unit: nil)
  }

  /// The value in a chart; of a range its start.
  var archived: ChartValue {
    var value = start.value(unit: unit)
    if case .number(let low, _) = start, case .number(let high, _) = end, high > low {
      value.binWidth = high - low
    }
    return value
  }
}
