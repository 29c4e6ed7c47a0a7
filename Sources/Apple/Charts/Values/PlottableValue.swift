import SwiftUI

/// A value with its label.
public struct PlottableValue<Value: Plottable> {
  /// The type-erased value; for a range, its bin.
  let erased: ErasedValue

  fileprivate init(_ name: SwiftUI.Text, _ value: Value) {
    erased = ErasedValue(name, value.archived)
  }

  /// Creates an interval between two values.
  init(_ name: SwiftUI.Text, from start: Value, to end: Value) {
    erased = ErasedValue(name, start.archived, end: end.archived)
  }

  /// Creates a date with the calendar unit that contains it.
  init(_ name: SwiftUI.Text, _ value: Value, _ unit: Calendar.Component, _ calendar: Calendar?) {
    erased = ErasedValue(name, value.archived, unit: unit, calendar: calendar)
  }

  /// A value with a localized label.
  @StringForm @ResourceForm
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue<Value>
  {
    PlottableValue(SwiftUI.Text(labelKey), value)
  }
  /// A value with a text as its label.
  public static func value(_ label: SwiftUI.Text, _ value: Value) -> PlottableValue<Value> {
    PlottableValue(label, value)
  }
}

extension PlottableValue where Value == Date {
  /// The calendar unit that contains a date.
  @StringForm public static func value(
    _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableValue<Date> { PlottableValue(SwiftUI.Text(labelKey), value, unit, calendar) }
  /// The calendar unit that contains a date.
  public static func value(
    _ label: SwiftUI.Text, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue<Date> { PlottableValue(label, value, unit, calendar) }
}

extension PlottableValue where Value: Comparable {
  /// The interval between two values.
  @StringForm
  public static func value(
    _ labelKey: LocalizedStringKey, _ range: Range<Value>
  ) -> PlottableValue<Value> {
    PlottableValue(SwiftUI.Text(labelKey), from: range.lowerBound, to: range.upperBound)
  }
  /// The interval between two values.
  @StringForm
  public static func value(
    _ labelKey: LocalizedStringKey, _ range: ClosedRange<Value>
  ) -> PlottableValue<Value> {
    PlottableValue(SwiftUI.Text(labelKey), from: range.lowerBound, to: range.upperBound)
  }
  /// The interval of a bin.
  @StringForm
  public static func value(
    _ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>
  ) -> PlottableValue<Value> {
    PlottableValue(SwiftUI.Text(labelKey), from: range.lowerBound, to: range.upperBound)
  }
  /// The interval between two values.
  public static func value(
    _ label: SwiftUI.Text, _ range: Range<Value>
  ) -> PlottableValue<Value> {
    PlottableValue(label, from: range.lowerBound, to: range.upperBound)
  }
  /// The interval of a bin.
  public static func value(
    _ label: SwiftUI.Text, _ range: ChartBinRange<Value>
  ) -> PlottableValue<Value> { .value(label, range.lowerBound..<range.upperBound) }
}
