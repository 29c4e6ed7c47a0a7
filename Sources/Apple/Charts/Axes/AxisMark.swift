import SwiftUI
package import VitrineModel

/// A line or a label at a value of an axis.
@MainActor @preconcurrency
public protocol AxisMark {
  /// The type of the mark's body.
  associatedtype Body: AxisMark
  /// The marks inside.
  @AxisMarkBuilder var body: Body { get }
}

/// A mark that lowers itself to a part of an archive instead of having a body.
@MainActor
package protocol PrimitiveAxisMark: AxisMark where Body == Never {
  /// Adds the mark to the item at a value.
  func add(to item: inout AxisItem)
}

extension Never: AxisMark {}

extension AxisMark where Body == Never {
  /// Never called: marks without a body lower themselves.
  public var body: Never { fatalError("an axis mark without a body was asked for it") }
}

extension AxisMark {
  /// Adds the mark, or its body, to the item at a value.
  package func added(to item: inout AxisItem) {
    if let primitive = self as? any PrimitiveAxisMark { return primitive.add(to: &item) }
    body.added(to: &item)
  }
}

/// The marks at one value of an axis.
package struct AxisItem {
  package var item = ChartAxisItem()
  let lowering: ChartLowering
  let value: AxisValue

  init(_ lowering: ChartLowering, _ value: AxisValue) {
    (self.lowering, self.value) = (lowering, value)
  }
}

/// A value of an axis.
public struct AxisValue {
  /// Its index among the values, from 0.
  public let index: Int
  /// The number of values.
  public let count: Int
  let primitive: ChartPrimitive

  /// Returns the value as a type; `nil` if it is of another type.
  public func `as`<P: Plottable>(_ type: P.Type) -> P? {
    P.PrimitivePlottable._value(primitive).flatMap { P(primitivePlottable: $0) }
  }
}

/// A line across the plot.
nonisolated public struct AxisGridLine: AxisMark, PrimitiveAxisMark {
  private let line: ChartAxisLine
  /// Creates a grid line, in the chart's style by default.
  public init(centered: Bool? = nil, stroke: SwiftUI.StrokeStyle? = nil) {
    line = ChartAxisLine(centered, stroke)
  }
  @MainActor package func add(to item: inout AxisItem) { item.item.gridLine = line }
}

/// A short line outside the plot.
nonisolated public struct AxisTick: AxisMark, PrimitiveAxisMark {
  /// The length of a tick.
  public struct Length: Hashable, Sendable {
    let name: String?
    /// The default, chosen by the chart.
    public static let automatic = Length(name: nil)
    /// Extends to the end of its label; drawn with the chart's default length.
    public static let label = Length(name: "AxisTick.Length.label")
    /// Extends to the end of the longest label; drawn with the chart's default length.
    public static let longestLabel = Length(name: "AxisTick.Length.longestLabel")
    /// Extends past the end of its label by a number of points; drawn with the chart's default
    /// length.
    public static func label(extendPastBy: CGFloat = 0) -> Length { .label }
    /// Extends past the end of the longest label by a number of points; drawn with the chart's
    /// default length.
    public static func longestLabel(extendPastBy: CGFloat = 0) -> Length { .longestLabel }
  }

  private let line: ChartAxisLine
  private let length: Length
  /// Creates a tick with a length in points.
  public init(centered: Bool? = nil, length: CGFloat, stroke: SwiftUI.StrokeStyle? = nil) {
    line = ChartAxisLine(centered, stroke, length: Double(length))
    self.length = .automatic
  }
  /// Creates a tick, with the chart's length by default.
  public init(
    centered: Bool? = nil, length: Length = .automatic, stroke: SwiftUI.StrokeStyle? = nil
  ) {
    line = ChartAxisLine(centered, stroke)
    self.length = length
  }
  @MainActor package func add(to item: inout AxisItem) {
    if let name = length.name { item.lowering.context.record(name) }
    item.item.tick = line
  }
}

extension ChartAxisLine {
  fileprivate init(_ centered: Bool?, _ stroke: SwiftUI.StrokeStyle?, length: Double? = nil) {
    self.init()
    self.centered = centered
    self.length = length
    lineStyle = stroke?.chartLine
  }
}
