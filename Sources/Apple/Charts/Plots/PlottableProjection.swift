import SwiftUI

/// A value of each element of a collection, with its label.
public struct PlottableProjection<DataElement, DataValue: Plottable> {
  private let value: (DataElement) -> PlottableValue<DataValue>

  private init(_ value: @escaping (DataElement) -> PlottableValue<DataValue>) {
    self.value = value
  }

  /// Returns the type-erased value of an element.
  func erased(_ element: DataElement) -> ErasedValue { value(element).erased }

  /// The value at a key path.
  @StringForm
  public static func value(
    _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection {
    PlottableProjection { .value(labelKey, $0[keyPath: keyPath]) }
  }
  /// The value at a key path.
  public static func value(
    _ label: SwiftUI.Text, _ keyPath: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection {
    PlottableProjection { .value(label, $0[keyPath: keyPath]) }
  }
  /// The same value for all elements.
  @StringForm
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: DataValue
  ) -> PlottableProjection {
    PlottableProjection { _ in .value(labelKey, value) }
  }
}

extension PlottableProjection where DataValue: Comparable {
  /// The interval between the values at two key paths.
  @StringForm public static func value(
    _ labelKey: LocalizedStringKey, _ start: KeyPath<DataElement, DataValue>,
    _ end: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection { value(SwiftUI.Text(labelKey), start, end) }
  /// The interval between the values at two key paths.
  public static func value(
    _ label: SwiftUI.Text, _ start: KeyPath<DataElement, DataValue>,
    _ end: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection {
    PlottableProjection {
      PlottableValue(label, from: $0[keyPath: start], to: $0[keyPath: end])
    }
  }
}

extension PlottableProjection where DataValue == Date {
  /// The calendar unit that contains the date at a key path.
  @StringForm
  public static func value(
    _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, Date>,
    unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableProjection {
    PlottableProjection {
      .value(labelKey, $0[keyPath: keyPath], unit: unit, calendar: calendar)
    }
  }
}

/// An extent of the marks of a collection, the same for all or separate for each element.
public struct MarkDimensions<DataElement> {
  let dimension: (DataElement) -> MarkDimension

  /// The default, chosen by the chart.
  public static var automatic: MarkDimensions { MarkDimensions { _ in .automatic } }
  /// The available space less an inset in points at both ends.
  public static func inset(_ value: CGFloat) -> MarkDimensions {
    MarkDimensions { _ in .inset(value) }
  }
  /// The available space less an inset in points at both ends, for each element.
  public static func inset(_ keyPath: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
    MarkDimensions { .inset($0[keyPath: keyPath]) }
  }
  /// A fixed size in points.
  public static func fixed(_ value: CGFloat) -> MarkDimensions {
    MarkDimensions { _ in .fixed(value) }
  }
  /// A size in points for each element.
  public static func fixed(_ keyPath: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
    MarkDimensions { .fixed($0[keyPath: keyPath]) }
  }
  /// A fraction of the available space.
  public static func ratio(_ value: CGFloat) -> MarkDimensions {
    MarkDimensions { _ in .ratio(value) }
  }
  /// A fraction of the available space, for each element.
  public static func ratio(_ keyPath: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
    MarkDimensions { .ratio($0[keyPath: keyPath]) }
  }
}

extension MarkDimensions: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// A fixed size in points.
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
  /// A fixed size in points.
  public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
}
