import SwiftUI
import VitrineCharts
internal import VitrineGeometry
internal import VitrineModel

extension ChartLowering {
  /// Returns the plot of a chart and the context for views that need it; `nil` before it is
  /// measured.
  ///
  /// Until then, the plot has an overlay that is measured.
  @MainActor func measuredPlot(
    of chart: inout VitrineModel.Chart
  ) -> (plot: Rect?, inner: LoweringContext) {
    let (name, plot, inner) = context.requestMeasurement()
    if !context.isFinal {
      var probe = Layer()
      probe.content = context.measurementProxy(name)
      chart.plotStyle.append(.overlay(probe))
    }
    return (plot, inner)
  }

  /// Creates the annotations that depend on the size of their marks.
  @MainActor func makeSizedAnnotations(of chart: inout VitrineModel.Chart) {
    guard !sized.isEmpty else { return }
    let (plot, inner) = measuredPlot(of: &chart)
    let plan = ChartPlan(chart, calendar: FoundationCalendar(context.environment))
    let geometry = plot.map { PlotGeometry(plan, size: $0.size) }
    for index in chart.marks.indices {
      chart.marks[index].annotations = chart.marks[index].annotations.compactMap {
        annotation -> ChartAnnotation? in
        guard let content = sizedAnnotation(at: annotation.content) else { return annotation }
        guard let size = geometry?.annotationBox(of: index)?.size else { return nil }
        let target = AnnotationContext(
          targetSize: CGSize(width: size.width, height: size.height))
        let views = content(target, inner.with { $0.chartChanges = [] })
        guard let view = ViewNode.layered(views) else { return nil }
        var annotation = annotation
        annotation.content = view
        return annotation
      }
    }
  }
}

extension ViewNode {
  /// Layers several views; `nil` without views.
  fileprivate static func layered(_ views: [ViewNode]) -> ViewNode? {
    guard views.count > 1 else { return views.first }
    var stack = VitrineModel.ZStack()
    stack.children = views
    return ViewNode(.zStack(stack))
  }
}
