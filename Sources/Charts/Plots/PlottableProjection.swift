import SwiftUI

/// A value that each element of a collection has, with what it is called.
public struct PlottableProjection<DataElement, DataValue: Plottable> {
  private let value: (DataElement) -> PlottableValue<DataValue>

  private init(_ value: @escaping (DataElement) -> PlottableValue<DataValue>) {
    self.value = value
  }

  /// The value of an element without its type.
  func erased(_ element: DataElement) -> ErasedValue { value(element).erased }

  /// The value at a key path.
  public static func value(
    _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection {
    PlottableProjection { .value(labelKey, $0[keyPath: keyPath]) }
  }
  /// The value at a key path.
  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ keyPath: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection {
    value(SwiftUI.Text(verbatim: String(label)), keyPath)
  }
  /// The value at a key path.
  public static func value(
    _ label: SwiftUI.Text, _ keyPath: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection {
    PlottableProjection { .value(label, $0[keyPath: keyPath]) }
  }
  /// The same value for all elements.
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: DataValue
  ) -> PlottableProjection {
    PlottableProjection { _ in .value(labelKey, value) }
  }
  /// The same value for all elements.
  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ value: DataValue
  ) -> PlottableProjection {
    let label = SwiftUI.Text(verbatim: String(label))
    return PlottableProjection { _ in .value(label, value) }
  }
}

extension PlottableProjection where DataValue: Comparable {
  /// The room between the values at two key paths.
  public static func value(
    _ labelKey: LocalizedStringKey, _ start: KeyPath<DataElement, DataValue>,
    _ end: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection { value(SwiftUI.Text(labelKey), start, end) }
  /// The room between the values at two key paths.
  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ start: KeyPath<DataElement, DataValue>,
    _ end: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection { value(SwiftUI.Text(verbatim: String(label)), start, end) }
  /// The room between the values at two key paths.
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
  /// The unit of a calendar around the date at a key path.
  public static func value(
    _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, Date>,
    unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableProjection {
    PlottableProjection {
      .value(labelKey, $0[keyPath: keyPath], unit: unit, calendar: calendar)
    }
  }
  /// The unit of a calendar around the date at a key path.
  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ keyPath: KeyPath<DataElement, Date>,
    unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableProjection {
    let label = SwiftUI.Text(verbatim: String(label))
    return PlottableProjection {
      .value(label, $0[keyPath: keyPath], unit: unit, calendar: calendar)
    }
  }
}

/// An extent of the marks of a collection, the same for all or one of each element.
public struct MarkDimensions<DataElement> {
  let dimension: (DataElement) -> MarkDimension

  /// The chart's choice.
  public static var automatic: MarkDimensions { MarkDimensions { _ in .automatic } }
  /// Points that are left free at both ends.
  public static func inset(_ value: CGFloat) -> MarkDimensions {
    MarkDimensions { _ in .inset(value) }
  }
  /// Points that are left free at both ends, of each element.
  public static func inset(_ keyPath: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
    MarkDimensions { .inset($0[keyPath: keyPath]) }
  }
  /// A fixed size in points.
  public static func fixed(_ value: CGFloat) -> MarkDimensions {
    MarkDimensions { _ in .fixed(value) }
  }
  /// Points of each element.
  public static func fixed(_ keyPath: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
    MarkDimensions { .fixed($0[keyPath: keyPath]) }
  }
  /// A share of the room.
  public static func ratio(_ value: CGFloat) -> MarkDimensions {
    MarkDimensions { _ in .ratio(value) }
  }
  /// A share of the room, of each element.
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
