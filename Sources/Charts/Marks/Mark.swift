import SwiftUI
internal import VitrineModel

/// The places of a mark, and what is chosen beside them.
nonisolated struct MarkValues {
  var kind: ChartMark.Kind
  var x: ErasedValue?
  var y: ErasedValue?
  var xStart: ErasedValue?
  var xEnd: ErasedValue?
  var yStart: ErasedValue?
  var yEnd: ErasedValue?
  var angle: ErasedValue?
  var series: ErasedValue?
  var change: (inout ChartMark) -> Void = { _ in }

  /// The mark in the archive; a bar or point with one value lies on the only category of the other
  /// axis.
  @MainActor func marks(_ lowering: ChartLowering) -> [ChartMark] {
    var mark = ChartMark(kind)
    mark.x = lowering.take(x, as: .x)
    mark.y = lowering.take(y, as: .y)
    mark.xStart = lowering.take(xStart, as: .x)
    mark.xEnd = lowering.take(xEnd, as: .x)
    mark.yStart = lowering.take(yStart, as: .y)
    mark.yEnd = lowering.take(yEnd, as: .y)
    mark.angle = lowering.take(angle, as: .angle)
    mark.series = lowering.take(series, as: .other)
    change(&mark)
    if kind != .sector, kind != .rule, kind != .rectangle {
      if mark.x == nil, mark.xStart == nil { mark.x = ChartValue("") }
      if mark.y == nil, mark.yStart == nil { mark.y = ChartValue("") }
    }
    return [mark]
  }
}

/// A mark that is lowered from its values.
nonisolated protocol ValueMark: ChartContent, PrimitiveChartContent where Body == Never {
  var values: MarkValues { get }
}

extension ValueMark {
  @MainActor package func marks(_ lowering: ChartLowering) -> [ChartMark] {
    values.marks(lowering)
  }
}

/// A bar.
nonisolated public struct BarMark: ValueMark {
  /// What the content is made of.
  public typealias Body = Never
  let values: MarkValues

  /// Makes a bar to a value.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    values = MarkValues(kind: .bar, x: x.erased, y: y.erased) {
      $0.width = width.archived
      $0.height = height.archived
      $0.stacking = stacking.archived
    }
  }
  /// Makes a bar between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    values = MarkValues(kind: .bar, x: x.erased, yStart: yStart.erased, yEnd: yEnd.erased) {
      $0.width = width.archived
    }
  }
  /// Makes a bar between two values, from left to right.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    values = MarkValues(kind: .bar, y: y.erased, xStart: xStart.erased, xEnd: xEnd.erased) {
      $0.height = height.archived
    }
  }
  /// Makes a bar between four values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    values = MarkValues(
      kind: .bar, xStart: xStart.erased, xEnd: xEnd.erased, yStart: yStart.erased,
      yEnd: yEnd.erased)
  }
  /// Makes a bar of the plot's height, from left to right.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    values = MarkValues(kind: .bar, x: x.erased) {
      $0.width = width.archived
      $0.stacking = stacking.archived
    }
  }
  /// Makes a bar of the plot's width, from bottom to top.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    values = MarkValues(kind: .bar, y: y.erased) {
      $0.height = height.archived
      $0.stacking = stacking.archived
    }
  }
}

/// A value of a line.
nonisolated public struct LineMark: ValueMark {
  /// What the content is made of.
  public typealias Body = Never
  let values: MarkValues

  /// Makes a value of the only line, or of one that styles tell apart.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    values = MarkValues(kind: .line, x: x.erased, y: y.erased)
  }
  /// Makes a value of a line.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    values = MarkValues(kind: .line, x: x.erased, y: y.erased, series: series.erased)
  }
}

/// A value of an area.
nonisolated public struct AreaMark: ValueMark {
  /// What the content is made of.
  public typealias Body = Never
  let values: MarkValues

  /// Makes a value of an area from zero.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    values = MarkValues(kind: .area, x: x.erased, y: y.erased) { $0.stacking = stacking.archived }
  }
  /// Makes a value of an area of a series.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) {
    values = MarkValues(kind: .area, x: x.erased, y: y.erased, series: series.erased) {
      $0.stacking = stacking.archived
    }
  }
  /// Makes a value of an area between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    values = MarkValues(kind: .area, x: x.erased, yStart: yStart.erased, yEnd: yEnd.erased)
  }
  /// Makes a value of a series' area between two values.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    values = MarkValues(
      kind: .area, x: x.erased, yStart: yStart.erased, yEnd: yEnd.erased, series: series.erased)
  }
  /// Makes a value of an area between two values, from left to right.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    values = MarkValues(kind: .area, y: y.erased, xStart: xStart.erased, xEnd: xEnd.erased)
  }
  /// Makes a value of a series' area between two values, from left to right.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    values = MarkValues(
      kind: .area, y: y.erased, xStart: xStart.erased, xEnd: xEnd.erased, series: series.erased)
  }
}

/// A symbol at a value.
nonisolated public struct PointMark: ValueMark {
  /// What the content is made of.
  public typealias Body = Never
  let values: MarkValues

  /// Makes a symbol at a place.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    values = MarkValues(kind: .point, x: x.erased, y: y.erased)
  }
  /// Makes a symbol in the middle of the plot's height.
  public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
    values = MarkValues(kind: .point, x: x.erased)
  }
  /// Makes a symbol in the middle of the plot's width.
  public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
    values = MarkValues(kind: .point, y: y.erased)
  }
}

/// A straight line.
nonisolated public struct RuleMark: ValueMark {
  /// What the content is made of.
  public typealias Body = Never
  let values: MarkValues

  /// Makes a line from top to bottom.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    values = MarkValues(kind: .rule, x: x.erased)
  }
  /// Makes a line between two values, upright.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    values = MarkValues(kind: .rule, x: x.erased, yStart: yStart.erased, yEnd: yEnd.erased)
  }
  /// Makes a line from left to right.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>
  ) {
    values = MarkValues(kind: .rule, y: y.erased)
  }
  /// Makes a line between two values, from left to right.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    values = MarkValues(kind: .rule, y: y.erased, xStart: xStart.erased, xEnd: xEnd.erased)
  }
}

/// A rectangle.
nonisolated public struct RectangleMark: ValueMark {
  /// What the content is made of.
  public typealias Body = Never
  let values: MarkValues

  /// Makes a rectangle around a place.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {
    values = MarkValues(kind: .rectangle, x: x.erased, y: y.erased) {
      $0.width = width.archived
      $0.height = height.archived
    }
  }
  /// Makes a rectangle between four values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    values = MarkValues(
      kind: .rectangle, xStart: xStart.erased, xEnd: xEnd.erased, yStart: yStart.erased,
      yEnd: yEnd.erased)
  }
  /// Makes a rectangle at a value, between two others.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    values = MarkValues(kind: .rectangle, x: x.erased, yStart: yStart.erased, yEnd: yEnd.erased) {
      $0.width = width.archived
    }
  }
  /// Makes a rectangle between two values, at another one.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    values = MarkValues(kind: .rectangle, y: y.erased, xStart: xStart.erased, xEnd: xEnd.erased) {
      $0.height = height.archived
    }
  }
  /// Makes a rectangle of the plot's height.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic
  ) {
    values = MarkValues(kind: .rectangle, x: x.erased) { $0.width = width.archived }
  }
  /// Makes a rectangle of the plot's width.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    values = MarkValues(kind: .rectangle, y: y.erased) { $0.height = height.archived }
  }
  /// Makes a rectangle of the plot's height, between two values.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) {
    values = MarkValues(kind: .rectangle, xStart: xStart.erased, xEnd: xEnd.erased)
  }
  /// Makes a rectangle of the plot's width, between two values.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    values = MarkValues(kind: .rectangle, yStart: yStart.erased, yEnd: yEnd.erased)
  }
}

/// A sector of a circle.
nonisolated public struct SectorMark: ValueMark {
  /// What the content is made of.
  public typealias Body = Never
  let values: MarkValues

  /// Makes a sector whose angle is its part of all sectors.
  public init<Angle: Plottable>(
    angle: PlottableValue<Angle>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {
    values = MarkValues(kind: .sector, angle: angle.erased) {
      $0.innerRadius = innerRadius.archived
      $0.outerRadius = outerRadius.archived
      $0.angularInset = angularInset.map { max(0, Double($0).finite) }
    }
  }
}
