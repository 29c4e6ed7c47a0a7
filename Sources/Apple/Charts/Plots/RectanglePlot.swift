import SwiftUI

/// A rectangle for each element of a collection.
nonisolated public struct RectanglePlot<Content: ChartContent>: ContentPlot {
  let content: Content
}

nonisolated extension RectanglePlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The type of the rectangle plot's data element.
  public typealias DataElement = Content.DataElement
  /// The marks of the elements.
  public var _plot: _VectorizedPlot<Content.DataElement> { content._plot }
}

nonisolated extension RectanglePlot {
  /// Creates a rectangle plot.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>,
    width: MarkDimensions<Data.Element> = .automatic,
    height: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedPlotContent<Data> {
    content = VectorizedPlotContent(data) { element in
      MarkValues(
        kind: .rectangle, x: x.erased(element), y: y.erased(element)
      )
      .sized(width: width.dimension(element), height: height.dimension(element))
    }
  }
  /// Creates a rectangle plot.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedPlotContent<Data> {
    content = VectorizedPlotContent(data) { element in
      MarkValues(
        kind: .rectangle, xStart: xStart.erased(element), xEnd: xEnd.erased(element),
        yStart: yStart.erased(element), yEnd: yEnd.erased(element))
    }
  }
  /// Creates rectangles at values, between two others.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>,
    width: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedPlotContent<Data> {
    content = VectorizedPlotContent(data) { element in
      MarkValues(
        kind: .rectangle, x: x.erased(element), yStart: yStart.erased(element),
        yEnd: yEnd.erased(element)
      )
      .sized(width: width.dimension(element))
    }
  }
  /// Creates rectangles between two values, at others.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>,
    height: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedPlotContent<Data> {
    content = VectorizedPlotContent(data) { element in
      MarkValues(
        kind: .rectangle, y: y.erased(element), xStart: xStart.erased(element),
        xEnd: xEnd.erased(element)
      )
      .sized(height: height.dimension(element))
    }
  }
  /// Creates rectangles between two values and two positions in points; `nil` is an edge.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>,
    yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) where Content == VectorizedPlotContent<Data> {
    content = VectorizedPlotContent(data) { element in
      MarkValues(
        kind: .rectangle, xStart: xStart.erased(element), xEnd: xEnd.erased(element)
      )
      .between(y: yStart, yEnd)
    }
  }
  /// Creates rectangles between two positions in points and two values; `nil` is an edge.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: CGFloat? = nil,
    xEnd: CGFloat? = nil,
    yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedPlotContent<Data> {
    content = VectorizedPlotContent(data) { element in
      MarkValues(
        kind: .rectangle, yStart: yStart.erased(element), yEnd: yEnd.erased(element)
      )
      .between(x: xStart, xEnd)
    }
  }
}
