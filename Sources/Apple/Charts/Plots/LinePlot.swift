import SwiftUI

/// A line along a function, or through the elements of a collection.
nonisolated public struct LinePlot<Content: ChartContent>: ContentPlot {
  let content: Content
}

nonisolated extension LinePlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The type of the line plot's data element.
  public typealias DataElement = Content.DataElement
  /// The marks of the elements.
  public var _plot: _VectorizedPlot<Content.DataElement> { content._plot }
}

nonisolated extension LinePlot {
  /// Creates a line through the elements, or one for each style.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedPlotContent<Data> {
    content = VectorizedPlotContent(data) { element in
      MarkValues(
        kind: .line, x: x.erased(element), y: y.erased(element))
    }
  }
  /// Creates lines through the elements of each series.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, S>
  ) where Content == VectorizedPlotContent<Data> {
    content = VectorizedPlotContent(data) { element in
      MarkValues(
        kind: .line, x: x.erased(element), y: y.erased(element), series: series.erased(element))
    }
  }
}

nonisolated extension LinePlot where Content == FunctionPlotContent {
  /// Creates a line plot.
  @StringForm public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    content = FunctionPlotContent(.line, SwiftUI.Text(x), SwiftUI.Text(y), domain) {
      FunctionPlot.Place(x: $0, y: function($0))
    }
  }
  /// Creates a line through the points of a function of t.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey,
    domain: ClosedRange<Double>, function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) {
    content = FunctionPlotContent(.line, SwiftUI.Text(x), SwiftUI.Text(y), domain) {
      let place = function($0)
      return FunctionPlot.Place(x: place.x, y: place.y)
    }
  }
}
