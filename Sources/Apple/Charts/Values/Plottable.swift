import SwiftUI
internal import VitrineCoding
internal import VitrineModel

/// A value that a chart can show.
public protocol Plottable {
  /// The type of number, category or date that represents the value.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol
  /// The value as a number, category or date.
  var primitivePlottable: PrimitivePlottable { get }
  /// Creates the value from a number, category or date; `nil` if there is none.
  init?(primitivePlottable: PrimitivePlottable)
}

/// A number, a category or a date.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {
  /// The value in archives.
  var _archived: ChartPrimitive { get }
  /// Returns the value of an archive's; `nil` if it is of another kind.
  static func _value(_ primitive: ChartPrimitive) -> Self?
}

/// A number, a category or a date in archives.
public enum ChartPrimitive: Hashable, Sendable {
  /// A number, and whether its type is an integer type.
  case number(Double, isInteger: Bool)
  /// A category as a string.
  case category(String)
  /// A date on a time scale.
  case date(Date)
}

extension PrimitivePlottableProtocol {
  /// The value itself.
  public var primitivePlottable: Self { self }
  /// Creates the value from itself.
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension BinaryFloatingPoint {
  /// The value in archives.
  public var _archived: ChartPrimitive { .number(Double(self), isInteger: false) }
  /// Creates the value from an archive's; `nil` if it is not a number.
  public static func _value(_ primitive: ChartPrimitive) -> Self? {
    if case .number(let value, _) = primitive { Self(value) } else { nil }
  }
}

extension BinaryInteger {
  /// The value in archives.
  public var _archived: ChartPrimitive { .number(Double(self), isInteger: true) }
  /// Creates the value from an archive's; `nil` if it is not a number of the type.
  public static func _value(_ primitive: ChartPrimitive) -> Self? {
    if case .number(let value, _) = primitive { Self(exactly: value.rounded()) } else { nil }
  }
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
  /// The value in archives.
  public var _archived: ChartPrimitive {
    .number(NSDecimalNumber(decimal: self).doubleValue, isInteger: false)
  }
  /// Creates the value from an archive's; `nil` if it is not a number.
  public static func _value(_ primitive: ChartPrimitive) -> Decimal? {
    if case .number(let value, _) = primitive { Decimal(value) } else { nil }
  }
}

extension String: PrimitivePlottableProtocol, Plottable {
  /// The value in archives.
  public var _archived: ChartPrimitive { .category(self) }
  /// Creates the value from an archive's; `nil` if it is not a category.
  public static func _value(_ primitive: ChartPrimitive) -> String? {
    if case .category(let name) = primitive { name } else { nil }
  }
}

extension Date: PrimitivePlottableProtocol, Plottable {
  /// The value in archives.
  public var _archived: ChartPrimitive { .date(self) }
  /// Creates the value from an archive's; `nil` if it is not a date.
  public static func _value(_ primitive: ChartPrimitive) -> Date? {
    if case .date(let date) = primitive { date } else { nil }
  }
}

/// A value with a raw value is represented by it.
extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
  /// The raw value.
  public var primitivePlottable: RawValue { rawValue }
  /// Creates the value with a raw value.
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension Plottable {
  /// The value in archives.
  var archived: ChartPrimitive { primitivePlottable._archived }
}

extension ChartPrimitive {
  /// Returns the value in a chart; 0 for one that is not a finite number.
  func value() -> ChartValue {
    switch self {
    case .number(let number, _): ChartValue(number.finite)
    case .category(let name): ChartValue(name)
    case .date(let date):
      ChartValue(ArchiveDate(secondsSince1970: date.timeIntervalSince1970.finite))
    }
  }

  /// Whether archives can represent the value.
  var isFinite: Bool {
    switch self {
    case .number(let number, _): number.isFinite
    case .category: true
    case .date(let date): date.timeIntervalSince1970.isFinite
    }
  }

  /// Whether the value has an integer type.
  var isInteger: Bool { if case .number(_, true) = self { true } else { false } }
}

extension ChartValue {
  /// The value as a number, category or date; `nil` for a position in points.
  var primitive: ChartPrimitive? {
    if let number { return .number(number, isInteger: false) }
    if let category { return .category(category) }
    return date.map { .date(Date(timeIntervalSince1970: $0.secondsSince1970)) }
  }
}

extension Calendar.Component {
  /// The unit in archives; `nil` for a component that is not a unit of time.
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

  /// The number of the archive's units in this component.
  var timeFieldCount: Int { self == .quarter ? 3 : 1 }
}
