import SwiftUI

/// A mark that shows data as a bar.
nonisolated public struct BarMark: ValueMark {
  let values: MarkValues

  /// Creates a bar mark.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    values = MarkValues(kind: .bar, x: x.erased, y: y.erased)
      .sized(width: width, height: height, stacking: stacking)
  }
  /// Creates a bar mark.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    values = MarkValues(kind: .bar, x: x.erased, yStart: yStart.erased, yEnd: yEnd.erased)
      .sized(width: width)
  }
  /// Creates a bar between two values, from left to right.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    values = MarkValues(kind: .bar, y: y.erased, xStart: xStart.erased, xEnd: xEnd.erased)
      .sized(height: height)
  }
  /// Creates a bar mark.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    values = MarkValues(
      kind: .bar, xStart: xStart.erased, xEnd: xEnd.erased, yStart: yStart.erased,
      yEnd: yEnd.erased)
  }
  /// Creates a bar at a value, between two positions in points from the plot's top edge; `nil` is
  /// an edge.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    values = MarkValues(kind: .bar, x: x.erased).between(y: yStart, yEnd)
      .sized(width: width, stacking: stacking)
  }
  /// Creates a bar at a value, between two positions in points from the plot's left edge; `nil` is
  /// an edge.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    values = MarkValues(kind: .bar, y: y.erased).between(x: xStart, xEnd)
      .sized(height: height, stacking: stacking)
  }
  /// Creates a bar between two values and two positions in points from the plot's top edge.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) {
    values = MarkValues(kind: .bar, xStart: xStart.erased, xEnd: xEnd.erased)
      .between(y: yStart, yEnd)
  }
  /// Creates a bar between two positions in points from the plot's left edge and two values.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    values = MarkValues(kind: .bar, yStart: yStart.erased, yEnd: yEnd.erased)
      .between(x: xStart, xEnd)
  }
}
