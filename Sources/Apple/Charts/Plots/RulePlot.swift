import SwiftUI

/// A straight line for each element of a collection.
nonisolated public struct RulePlot<Content: ChartContent>: ContentPlot {
  let content: Content
}

nonisolated extension RulePlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The type of the rule plot's data element.
  public typealias DataElement = Content.DataElement
  /// The marks of the elements.
  public var _plot: _VectorizedPlot<Content.DataElement> { content._plot }
}

nonisolated extension RulePlot {
  /// Creates vertical lines between two positions in points; `nil` is an edge of the plot.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) where Content == VectorizedPlotContent<Data> {
    content = VectorizedPlotContent(data) { element in
      MarkValues(
        kind: .rule, x: x.erased(element)
      )
      .between(y: yStart, yEnd)
    }
  }
  /// Creates a rule plot.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedPlotContent<Data> {
    content = VectorizedPlotContent(data) { element in
      MarkValues(
        kind: .rule, x: x.erased(element), yStart: yStart.erased(element),
        yEnd: yEnd.erased(element))
    }
  }
  /// Creates horizontal lines between two positions in points; `nil` is an edge of the plot.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: CGFloat? = nil,
    xEnd: CGFloat? = nil,
    y: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedPlotContent<Data> {
    content = VectorizedPlotContent(data) { element in
      MarkValues(
        kind: .rule, y: y.erased(element)
      )
      .between(x: xStart, xEnd)
    }
  }
  /// Creates a rule plot.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedPlotContent<Data> {
    content = VectorizedPlotContent(data) { element in
      MarkValues(
        kind: .rule, y: y.erased(element), xStart: xStart.erased(element),
        xEnd: xEnd.erased(element))
    }
  }
}
