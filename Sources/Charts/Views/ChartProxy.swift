import SwiftUI
import VitrineCharts
package import VitrineModel

/// The plot of a chart while views behind and in front of it are made.
nonisolated public struct ChartPlotContent: View, PrimitiveView {
  /// What the view is made of.
  public typealias Body = Never
  @MainActor package func lower(_ context: LoweringContext) -> [ViewNode] {
    [ViewNode(.emptyView(.init()), id: ChartPlotContent.name)]
  }
  /// What marks the place of the plot.
  static let name = "?plot"
}

/// Places and values of a chart whose size is known.
public struct ChartProxy {
  private let geometry: PlotGeometry
  private let plot: CGRect

  init(_ geometry: PlotGeometry, _ plot: CGRect) {
    self.geometry = geometry
    self.plot = plot
  }

  /// Size of the plot in points.
  public var plotSize: CGSize { plot.size }
  /// Size of the plot in points.
  public var plotAreaSize: CGSize { plot.size }
  /// The plot in the chart.
  public var plotFrame: Anchor<CGRect>? { Anchor(value: plot) }
  /// The plot in the chart.
  public var plotAreaFrame: Anchor<CGRect> { Anchor(value: plot) }

  /// The place of a value from the plot's left edge; `nil` for what is not on the axis.
  public func position<P: Plottable>(forX value: P) -> CGFloat? {
    place(value, geometry.plan.x).map { CGFloat(geometry.x($0)) }
  }
  /// The place of a value from the plot's top edge; `nil` for what is not on the axis.
  public func position<P: Plottable>(forY value: P) -> CGFloat? {
    place(value, geometry.plan.y).map { CGFloat(geometry.y($0)) }
  }
  /// The place of two values.
  public func position<X: Plottable, Y: Plottable>(for position: (x: X, y: Y)) -> CGPoint? {
    guard let x = self.position(forX: position.x), let y = self.position(forY: position.y) else {
      return nil
    }
    return CGPoint(x: x, y: y)
  }
  /// The room of a value from left to right.
  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
    range(value, geometry.plan.x) { geometry.x($0) }
  }
  /// The room of a value from top to bottom.
  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
    range(value, geometry.plan.y) { geometry.y($0) }
  }
  /// The value at a place from the plot's left edge.
  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
    value(geometry.plan.x, Double(position), geometry.size.width)
  }
  /// The value at a place from the plot's top edge.
  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
    value(geometry.plan.y, geometry.size.height - Double(position), geometry.size.height)
  }

  private func place<P: Plottable>(_ value: P, _ scale: PlotScale) -> Double? {
    switch (value.archived, scale.kind) {
    case (.number(let number, _), .number): number
    case (.date(let date), .date): date.timeIntervalSince1970
    case (.category(let name), .category):
      scale.place(of: name).map { Double($0) + 0.5 }
    default: nil
    }
  }

  private func range<P: Plottable>(
    _ value: P, _ scale: PlotScale, _ position: (Double) -> Double
  ) -> ClosedRange<CGFloat>? {
    guard let place = place(value, scale) else { return nil }
    let half = scale.kind == .category ? 0.5 : 0
    let (start, end) = (position(place - half), position(place + half))
    return CGFloat(min(start, end))...CGFloat(max(start, end))
  }

  private func value<P: Plottable>(
    _ scale: PlotScale, _ position: Double, _ length: Double
  ) -> P? {
    guard let value = scale.value(at: position, in: length), value.isFinite else { return nil }
    let primitive: ChartPrimitive
    switch scale.kind {
    case .number: primitive = .number(value, isInteger: false)
    case .date: primitive = .date(Date(timeIntervalSince1970: value))
    case .category:
      guard value >= 0, Int(value) < scale.categories.count else { return nil }
      primitive = .category(scale.categories[Int(value)])
    }
    return P.PrimitivePlottable._value(primitive).flatMap { P(primitivePlottable: $0) }
  }
}

nonisolated extension View {
  /// Changes the plot area.
  public func chartPlotStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> Content
  ) -> some View {
    // What a widget's code makes is made on the main actor alone.
    nonisolated(unsafe) let content = content
    return chart(.axes) { chart, lowering in
      guard let node = content(ChartPlotContent()).loweredLayer(lowering.inner) else { return }
      if node.id == ChartPlotContent.name, case .emptyView = node.content {
        chart.plotStyle += node.modifiers
      } else {
        lowering.context.record("chartPlotStyle")
      }
    }
  }
  /// Puts a view in front of the chart.
  public func chartOverlay<V: View>(
    alignment: SwiftUI.Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    // What a widget's code makes is made on the main actor alone.
    nonisolated(unsafe) let content = content
    return chart(.proxies) { chart, lowering in
      chart.overlay = lowering.layer(of: &chart, alignment, content)
    }
  }
  /// Puts a view behind the chart.
  public func chartBackground<V: View>(
    alignment: SwiftUI.Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    // What a widget's code makes is made on the main actor alone.
    nonisolated(unsafe) let content = content
    return chart(.proxies) { chart, lowering in
      chart.background = lowering.layer(of: &chart, alignment, content)
    }
  }
}

extension ChartLowering {
  /// A layer whose view asks for places: it is made once layout knows the plot.
  @MainActor fileprivate func layer<V: View>(
    of chart: inout VitrineModel.Chart, _ alignment: SwiftUI.Alignment, _ content: (ChartProxy) -> V
  ) -> Layer? {
    let (plotName, plot, _) = context.requestMeasurement()
    let (chartName, whole, inner) = context.requestMeasurement()
    var layer = Layer()
    layer.alignment = alignment.archived
    if !context.isFinal {
      var probe = Layer()
      probe.content = context.measurementProxy(plotName)
      chart.plotStyle.append(.overlay(probe))
    }
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
