import SwiftUI

/// A sector for each element of a collection.
nonisolated public struct SectorPlot<Content: ChartContent>: ContentPlot {
  let content: Content
}

nonisolated extension SectorPlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The type of the sector plot's data element.
  public typealias DataElement = Content.DataElement
  /// The marks of the elements.
  public var _plot: _VectorizedPlot<Content.DataElement> { content._plot }
}

nonisolated extension SectorPlot {
  /// Creates sectors whose angles are proportional to their shares.
  public init<Data: RandomAccessCollection, Angle: Plottable>(
    _ data: Data, angle: PlottableProjection<Data.Element, Angle>,
    innerRadius: MarkDimensions<Data.Element> = .automatic,
    outerRadius: MarkDimensions<Data.Element> = .automatic, angularInset: CGFloat? = nil
  ) where Content == VectorizedPlotContent<Data> {
    content = VectorizedPlotContent(data) { element in
      MarkValues(kind: .sector, angle: angle.erased(element)) {
        $0.innerRadius = innerRadius.dimension(element).archived
        $0.outerRadius = outerRadius.dimension(element).archived
        $0.angularInset = angularInset.map { Double($0) }
      }
    }
  }
}
