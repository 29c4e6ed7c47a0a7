import SwiftUI

/// A symbol at a value.
nonisolated public struct PointMark: ValueMark {
  let values: MarkValues

  /// Creates a point mark.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    values = MarkValues(kind: .point, x: x.erased, y: y.erased)
  }
  /// Creates a symbol at a distance in points from the plot's top edge; `nil` is the vertical
  /// centre.
  public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
    values = MarkValues(kind: .point, x: x.erased, y: ErasedValue.point(y))
  }
  /// Creates a symbol at a distance in points from the plot's left edge; `nil` is the horizontal
  /// centre.
  public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
    values = MarkValues(kind: .point, x: ErasedValue.point(x), y: y.erased)
  }
}

/// A straight line.
nonisolated public struct RuleMark: ValueMark {
  let values: MarkValues

  /// Creates a vertical line between two positions in points from the plot's top edge; `nil` is an
  /// edge.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) { values = MarkValues(kind: .rule, x: x.erased).between(y: yStart, yEnd) }
  /// Creates a vertical line between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    values = MarkValues(kind: .rule, x: x.erased, yStart: yStart.erased, yEnd: yEnd.erased)
  }
  /// Creates a horizontal line between two positions in points from the plot's left edge; `nil` is
  /// an edge.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>
  ) { values = MarkValues(kind: .rule, y: y.erased).between(x: xStart, xEnd) }
  /// Creates a horizontal line between two values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    values = MarkValues(kind: .rule, y: y.erased, xStart: xStart.erased, xEnd: xEnd.erased)
  }
}

/// A mark that shows data as a rectangle.
nonisolated public struct RectangleMark: ValueMark {
  let values: MarkValues

  /// Creates a rectangle mark.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {
    values = MarkValues(kind: .rectangle, x: x.erased, y: y.erased)
      .sized(width: width, height: height)
  }
  /// Creates a rectangle mark.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    values = MarkValues(
      kind: .rectangle, xStart: xStart.erased, xEnd: xEnd.erased, yStart: yStart.erased,
      yEnd: yEnd.erased)
  }
  /// Creates a rectangle at a value, between two others.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    values = MarkValues(kind: .rectangle, x: x.erased, yStart: yStart.erased, yEnd: yEnd.erased)
      .sized(width: width)
  }
  /// Creates a rectangle between two values, at another one.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    values = MarkValues(kind: .rectangle, y: y.erased, xStart: xStart.erased, xEnd: xEnd.erased)
      .sized(height: height)
  }
  /// Creates a rectangle at a value, between two positions in points; `nil` is an edge of the plot.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic
  ) {
    values = MarkValues(kind: .rectangle, x: x.erased).between(y: yStart, yEnd).sized(width: width)
  }
  /// Creates a rectangle at a value, between two positions in points; `nil` is an edge of the plot.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    values = MarkValues(kind: .rectangle, y: y.erased).between(x: xStart, xEnd)
      .sized(height: height)
  }
  /// Creates a rectangle between two values and two positions in points; `nil` is an edge of the
  /// plot.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) {
    values = MarkValues(kind: .rectangle, xStart: xStart.erased, xEnd: xEnd.erased)
      .between(y: yStart, yEnd)
  }
  /// Creates a rectangle between two positions in points and two values; `nil` is an edge of the
  /// plot.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    values = MarkValues(kind: .rectangle, yStart: yStart.erased, yEnd: yEnd.erased)
      .between(x: xStart, xEnd)
  }
}
