import SwiftUI
import VitrineCharts
internal import VitrineGeometry
package import VitrineModel

/// The plot of a chart for closures that add views behind and in front of it.
nonisolated public struct ChartPlotContent: View, PrimitiveView {
  @MainActor package func lower(_ context: LoweringContext) -> [ViewNode] {
    [ViewNode(.emptyView(.init()), id: ChartPlotContent.name)]
  }
  /// The name that marks the position of the plot.
  static let name = "?plot"
}

/// The axis of a chart for closures that style it.
nonisolated public struct ChartAxisContent: View, PrimitiveView {
  @MainActor package func lower(_ context: LoweringContext) -> [ViewNode] {
    [ViewNode(.emptyView(.init()), id: ChartAxisContent.name)]
  }
  /// The name that marks the position of the axis.
  static let name = "?axis"
}

nonisolated extension View {
  /// Changes the plot area of the chart.
  public func chartPlotStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> Content
  ) -> some View {
    styled("chartPlotStyle", ChartPlotContent.name, \.plotStyle) { content(ChartPlotContent()) }
  }
  /// Changes the x axis.
  public func chartXAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View {
    styled("chartXAxisStyle", ChartAxisContent.name, \.xAxis.style) { content(ChartAxisContent()) }
  }
  /// Changes the y axis.
  public func chartYAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View {
    styled("chartYAxisStyle", ChartAxisContent.name, \.yAxis.style) { content(ChartAxisContent()) }
  }

  /// Adds the modifiers around a part of the chart, which stands for the view with a name.
  private func styled<Content: View>(
    _ method: String, _ name: String, _ part: WritableKeyPath<VitrineModel.Chart, [Modifier]>,
    _ content: @escaping () -> Content
  ) -> some View {
    // The objects of widget code are used only on the main actor.
    nonisolated(unsafe) let (content, part) = (content, part)
    return chart(.axes) { chart, lowering in
      guard let node = content().loweredLayer(lowering.inner) else { return }
      if node.id == name, case .emptyView = node.content {
        chart[keyPath: part] += node.modifiers
      } else {
        lowering.context.record(method)
      }
    }
  }
  /// Adds an overlay to the chart.
  public func chartOverlay<V: View>(
    alignment: SwiftUI.Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    // The objects of widget code are used only on the main actor.
    nonisolated(unsafe) let content = content
    return chart(.proxies) { chart, lowering in
      chart.overlay = lowering.layer(of: &chart, alignment, content)
    }
  }
  /// Draws a view behind the chart.
  public func chartBackground<V: View>(
    alignment: SwiftUI.Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    // The objects of widget code are used only on the main actor.
    nonisolated(unsafe) let content = content
    return chart(.proxies) { chart, lowering in
      chart.background = lowering.layer(of: &chart, alignment, content)
    }
  }
}

extension ChartLowering {
  /// Returns a layer whose view reads positions, and which is created once the plot is measured.
  @MainActor fileprivate func layer<V: View>(
    of chart: inout VitrineModel.Chart, _ alignment: SwiftUI.Alignment, _ content: (ChartProxy) -> V
  ) -> Layer? {
    let (plot, _) = measuredPlot(of: &chart)
    let (chartName, whole, inner) = context.requestMeasurement()
    var layer = Layer()
    layer.alignment = alignment.archived
    guard let plot, let whole else {
      layer.content = context.measurementProxy(chartName)
      return layer
    }
    let plan = ChartPlan(chart, calendar: FoundationCalendar(context.environment))
    let frame = CGRect(
      x: plot.minX - whole.minX, y: plot.minY - whole.minY, width: plot.width,
      height: plot.height)
    let proxy = ChartProxy(PlotGeometry(plan, size: plot.size), frame)
    let view = content(proxy).lowered(inner.with { $0.chartChanges = [] })
    var stack = VitrineModel.ZStack()
    stack.alignment = alignment.archived
    stack.children = (context.isFinal ? [] : [context.measurementProxy(chartName)]) + view
    layer.content = ViewNode(.zStack(stack))
    return stack.children.isEmpty ? nil : layer
  }
}
