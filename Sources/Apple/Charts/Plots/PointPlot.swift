import SwiftUI

/// A symbol for each element of a collection.
nonisolated public struct PointPlot<Content: ChartContent>: ContentPlot {
  let content: Content
}

nonisolated extension PointPlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The type of the point plot's data element.
  public typealias DataElement = Content.DataElement
  /// The marks of the elements.
  public var _plot: _VectorizedPlot<Content.DataElement> { content._plot }
}

nonisolated extension PointPlot {
  /// Creates a point plot.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedPlotContent<Data> {
    content = VectorizedPlotContent(data) { element in
      MarkValues(
        kind: .point, x: x.erased(element), y: y.erased(element))
    }
  }
  /// Creates symbols at a distance in points from the plot's top edge; `nil` is the vertical
  /// centre.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    y: CGFloat? = nil
  ) where Content == VectorizedPlotContent<Data> {
    content = VectorizedPlotContent(data) { element in
      MarkValues(
        kind: .point, x: x.erased(element), y: ErasedValue.point(y))
    }
  }
  /// Creates symbols at a distance in points from the plot's left edge; `nil` is the horizontal
  /// centre.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: CGFloat? = nil,
    y: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedPlotContent<Data> {
    content = VectorizedPlotContent(data) { element in
      MarkValues(
        kind: .point, x: ErasedValue.point(x), y: y.erased(element))
    }
  }
}
