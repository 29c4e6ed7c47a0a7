import SwiftUI

/// A point of a line.
nonisolated public struct LineMark: ValueMark {
  let values: MarkValues

  /// Creates a point of the only line, or of the one with its style.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    values = MarkValues(kind: .line, x: x.erased, y: y.erased)
  }
  /// Creates a point of the line of a series.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    values = MarkValues(kind: .line, x: x.erased, y: y.erased, series: series.erased)
  }
}

/// A point of an area.
nonisolated public struct AreaMark: ValueMark {
  let values: MarkValues

  /// Creates a point of the only area, or of the one with its style.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    values = MarkValues(kind: .area, x: x.erased, y: y.erased).sized(stacking: stacking)
  }
  /// Creates a point of the area of a series.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) {
    values = MarkValues(kind: .area, x: x.erased, y: y.erased, series: series.erased)
      .sized(stacking: stacking)
  }
  /// Creates a point of an area between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    values = MarkValues(kind: .area, x: x.erased, yStart: yStart.erased, yEnd: yEnd.erased)
  }
  /// Creates a point of a series' area between two values.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    values = MarkValues(
      kind: .area, x: x.erased, yStart: yStart.erased, yEnd: yEnd.erased, series: series.erased)
  }
  /// Creates a point of an area between two values on the x axis.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    values = MarkValues(kind: .area, y: y.erased, xStart: xStart.erased, xEnd: xEnd.erased)
  }
  /// Creates a point of a series' area between two values on the x axis.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    values = MarkValues(
      kind: .area, y: y.erased, xStart: xStart.erased, xEnd: xEnd.erased, series: series.erased)
  }
}

/// A sector of a circle.
nonisolated public struct SectorMark: ValueMark {
  let values: MarkValues

  /// Creates a sector whose angle is proportional to its share of all sectors.
  public init<Angle: Plottable>(
    angle: PlottableValue<Angle>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {
    values = MarkValues(kind: .sector, angle: angle.erased) {
      $0.innerRadius = innerRadius.archived
      $0.outerRadius = outerRadius.archived
      $0.angularInset = angularInset.map { Double($0) }
    }
  }
}
