import SwiftUI

/// An area along a function, between two, or under the elements of a collection.
nonisolated public struct AreaPlot<Content: ChartContent>: ContentPlot {
  let content: Content
}

nonisolated extension AreaPlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The type of the area plot's data element.
  public typealias DataElement = Content.DataElement
  /// The marks of the elements.
  public var _plot: _VectorizedPlot<Content.DataElement> { content._plot }
}

nonisolated extension AreaPlot {
  /// Creates an area under the elements, or one for each style.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>,
    stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedPlotContent<Data> {
    content = VectorizedPlotContent(data) { element in
      MarkValues(
        kind: .area, x: x.erased(element), y: y.erased(element)
      )
      .sized(stacking: stacking)
    }
  }
  /// Creates areas under the elements of each series.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, S>,
    stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedPlotContent<Data> {
    content = VectorizedPlotContent(data) { element in
      MarkValues(
        kind: .area, x: x.erased(element), y: y.erased(element), series: series.erased(element)
      )
      .sized(stacking: stacking)
    }
  }
  /// Creates an area plot.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedPlotContent<Data> {
    content = VectorizedPlotContent(data) { element in
      MarkValues(
        kind: .area, x: x.erased(element), yStart: yStart.erased(element),
        yEnd: yEnd.erased(element))
    }
  }
  /// Creates areas between two values of each series.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, S>
  ) where Content == VectorizedPlotContent<Data> {
    content = VectorizedPlotContent(data) { element in
      MarkValues(
        kind: .area, x: x.erased(element), yStart: yStart.erased(element),
        yEnd: yEnd.erased(element), series: series.erased(element))
    }
  }
  /// Creates an area between two values on the x axis.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedPlotContent<Data> {
    content = VectorizedPlotContent(data) { element in
      MarkValues(
        kind: .area, y: y.erased(element), xStart: xStart.erased(element),
        xEnd: xEnd.erased(element))
    }
  }
  /// Creates areas between two values on the x axis for each series.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, S>
  ) where Content == VectorizedPlotContent<Data> {
    content = VectorizedPlotContent(data) { element in
      MarkValues(
        kind: .area, y: y.erased(element), xStart: xStart.erased(element),
        xEnd: xEnd.erased(element), series: series.erased(element))
    }
  }
}

nonisolated extension AreaPlot where Content == FunctionPlotContent {
  /// Creates an area plot.
  @StringForm public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    content = FunctionPlotContent(.area, SwiftUI.Text(x), SwiftUI.Text(y), domain) {
      FunctionPlot.Place(x: $0, y: function($0), start: 0)
    }
  }
  /// Creates an area between two functions of x.
  public init(
    x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey,
    domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) {
    content = FunctionPlotContent(.area, SwiftUI.Text(x), SwiftUI.Text(yEnd), domain) {
      let ends = function($0)
      return FunctionPlot.Place(x: $0, y: ends.yEnd, start: ends.yStart)
    }
  }
}
