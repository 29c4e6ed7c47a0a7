import SwiftUI
internal import VitrineGeometry
package import VitrineModel

/// A line or a label at a value of an axis.
@MainActor @preconcurrency
public protocol AxisMark {
  /// The type of the mark's body.
  associatedtype Body: AxisMark
  /// The marks inside.
  @AxisMarkBuilder var body: Body { get }
}

/// A mark that becomes a part of an archive itself instead of having a body.
@MainActor
package protocol PrimitiveAxisMark {
  /// Adds the mark to what is at the value.
  func add(to item: inout AxisItem)
}

extension Never: AxisMark {}

extension AxisMark where Body == Never {
  /// Never called: marks are lowered by themselves.
  public var body: Never { fatalError("an axis mark without a body was asked for it") }
}

extension AxisMark {
  /// Adds the mark, or its body, to what is at the value.
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
  /// Its place among the values, from 0 on.
  public let index: Int
  /// How many values there are.
  public let count: Int
  let primitive: ChartPrimitive

  /// The value as a type; `nil` when it is none.
  public func `as`<P: Plottable>(_ type: P.Type) -> P? {
    P.PrimitivePlottable._value(primitive).flatMap { P(primitivePlottable: $0) }
  }
}

/// A line across the plot.
nonisolated public struct AxisGridLine: AxisMark, PrimitiveAxisMark {
  /// A primitive mark has no body.
  public typealias Body = Never
  private let line: ChartAxisLine
  /// Creates an axis grid line.
  public init(centered: Bool? = nil, stroke: SwiftUI.StrokeStyle? = nil) {
    line = ChartAxisLine(centered, stroke)
  }
  @MainActor package func add(to item: inout AxisItem) { item.item.gridLine = line }
}

/// A short line outside of the plot.
nonisolated public struct AxisTick: AxisMark, PrimitiveAxisMark {
  /// A primitive mark has no body.
  public typealias Body = Never
  /// How long a tick is.
  public struct Length: Hashable, Sendable {
    let name: String?
    /// The chart's choice.
    public static let automatic = Length(name: nil)
    /// Extends to the end of its label; drawn with the chart's default length.
    public static let label = Length(name: "AxisTick.Length.label")
    /// Extends to the end of the longest label; drawn with the chart's default length.
    public static let longestLabel = Length(name: "AxisTick.Length.longestLabel")
    /// Beyond the end of its label; the chart's choice here.
    public static func label(extendPastBy: CGFloat = 0) -> Length { .label }
    /// Beyond the end of the longest label; the chart's choice here.
    public static func longestLabel(extendPastBy: CGFloat = 0) -> Length { .longestLabel }
  }

  private let line: ChartAxisLine
  private let length: Length
  /// Creates an axis tick.
  public init(centered: Bool? = nil, length: CGFloat, stroke: SwiftUI.StrokeStyle? = nil) {
    line = ChartAxisLine(centered, stroke, length: max(0, Double(length).finite))
    self.length = .automatic
  }
  /// Creates an axis tick.
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
