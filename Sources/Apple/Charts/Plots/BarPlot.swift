import SwiftUI

/// A bar for each element of a collection.
nonisolated public struct BarPlot<Content: ChartContent>: ContentPlot {
  let content: Content
}

nonisolated extension BarPlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The type of the bar plot's data element.
  public typealias DataElement = Content.DataElement
  /// The marks of the elements.
  public var _plot: _VectorizedPlot<Content.DataElement> { content._plot }
}

nonisolated extension BarPlot {
  /// Creates a bar plot.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>,
    width: MarkDimensions<Data.Element> = .automatic,
    height: MarkDimensions<Data.Element> = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedPlotContent<Data> {
    content = VectorizedPlotContent(data) { element in
      MarkValues(
        kind: .bar, x: x.erased(element), y: y.erased(element)
      )
      .sized(width: width.dimension(element), height: height.dimension(element), stacking: stacking)
    }
  }
  /// Creates a bar plot.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>,
    width: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedPlotContent<Data> {
    content = VectorizedPlotContent(data) { element in
      MarkValues(
        kind: .bar, x: x.erased(element), yStart: yStart.erased(element), yEnd: yEnd.erased(element)
      )
      .sized(width: width.dimension(element))
    }
  }
  /// Creates bars between two values on the x axis.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>,
    height: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedPlotContent<Data> {
    content = VectorizedPlotContent(data) { element in
      MarkValues(
        kind: .bar, y: y.erased(element), xStart: xStart.erased(element), xEnd: xEnd.erased(element)
      )
      .sized(height: height.dimension(element))
    }
  }
  /// Creates a bar plot.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedPlotContent<Data> {
    content = VectorizedPlotContent(data) { element in
      MarkValues(
        kind: .bar, xStart: xStart.erased(element), xEnd: xEnd.erased(element),
        yStart: yStart.erased(element), yEnd: yEnd.erased(element))
    }
  }
  /// Creates bars between two positions in points from the plot's top edge; `nil` is an edge.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil,
    width: MarkDimensions<Data.Element> = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedPlotContent<Data> {
    content = VectorizedPlotContent(data) { element in
      MarkValues(
        kind: .bar, x: x.erased(element)
      )
      .between(y: yStart, yEnd).sized(width: width.dimension(element), stacking: stacking)
    }
  }
  /// Creates bars between two positions in points from the plot's left edge; `nil` is an edge.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: CGFloat? = nil,
    xEnd: CGFloat? = nil,
    y: PlottableProjection<Data.Element, Y>,
    height: MarkDimensions<Data.Element> = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedPlotContent<Data> {
    content = VectorizedPlotContent(data) { element in
      MarkValues(
        kind: .bar, y: y.erased(element)
      )
      .between(x: xStart, xEnd).sized(height: height.dimension(element), stacking: stacking)
    }
  }
}
