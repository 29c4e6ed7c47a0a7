import SwiftUI
internal import VitrineGeometry
internal import VitrineModel

nonisolated extension View {
  /// Hides or shows the x axis.
  public func chartXAxis(_ visibility: Visibility) -> some View {
    chart(.axes) { chart, _ in chart.xAxis.visibility = visibility.chart }
  }
  /// Hides or shows the y axis.
  public func chartYAxis(_ visibility: Visibility) -> some View {
    chart(.axes) { chart, _ in chart.yAxis.visibility = visibility.chart }
  }
  /// Sets the content of the x axis.
  public func chartXAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    let content = content()
    return chart(.axes) { chart, lowering in
      var sets = AxisSets(chart, .horizontal, lowering)
      content.added(to: &sets)
      chart.xAxis.marks = sets.sets
    }
  }
  /// Sets the content of the y axis.
  public func chartYAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    let content = content()
    return chart(.axes) { chart, lowering in
      var sets = AxisSets(chart, .vertical, lowering)
      content.added(to: &sets)
      chart.yAxis.marks = sets.sets
    }
  }

  private func title<C: View>(
    _ path: WritableKeyPath<VitrineModel.Chart, ChartAxis>, _ position: AnnotationPosition,
    _ alignment: SwiftUI.Alignment?, _ spacing: CGFloat?, _ content: C
  ) -> some View {
    // The objects of widget code are used only on the main actor.
    nonisolated(unsafe) let (path, content) = (path, content)
    return chart(.axes) { chart, lowering in
      guard let view = content.loweredLayer(lowering.inner) else { return }
      var title = ChartAxisTitle()
      title.content = view
      title.position = position.archived
      title.alignment = alignment?.archived
      title.spacing = spacing.map { Double($0) }
      chart[keyPath: path].titles.append(title)
    }
  }

  /// Adds a title to the x axis.
  @StringForm public func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: SwiftUI.Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { title(\.xAxis, position, alignment, spacing, SwiftUI.Text(labelKey)) }
  /// Adds a title to the x axis.
  public func chartXAxisLabel(
    _ label: SwiftUI.Text, position: AnnotationPosition = .automatic,
    alignment: SwiftUI.Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { title(\.xAxis, position, alignment, spacing, label) }
  /// Adds a title to the x axis.
  public func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: SwiftUI.Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View { title(\.xAxis, position, alignment, spacing, content()) }
  /// Adds a title to the y axis.
  @StringForm public func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: SwiftUI.Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { title(\.yAxis, position, alignment, spacing, SwiftUI.Text(labelKey)) }
  /// Adds a title to the y axis.
  public func chartYAxisLabel(
    _ label: SwiftUI.Text, position: AnnotationPosition = .automatic,
    alignment: SwiftUI.Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { title(\.yAxis, position, alignment, spacing, label) }
  /// Adds a title to the y axis.
  public func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: SwiftUI.Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View { title(\.yAxis, position, alignment, spacing, content()) }
  /// Hides or shows the legend.
  public func chartLegend(_ visibility: Visibility) -> some View {
    chart(.axes) { chart, _ in chart.legend.visibility = visibility.chart }
  }
  /// Sets the position of the legend.
  public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: SwiftUI.Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chart(.axes) { chart, _ in
      chart.legend.position = position.archived
      chart.legend.alignment = alignment?.archived
      chart.legend.spacing = spacing.map { Double($0) }
    }
  }
  /// Sets a custom legend and its position.
  public func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic, alignment: SwiftUI.Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) -> some View {
    let content = content()
    return chart(.axes) { chart, lowering in
      chart.legend.position = position.archived
      chart.legend.alignment = alignment?.archived
      chart.legend.spacing = spacing.map { Double($0) }
      chart.legend.content = content.loweredLayer(lowering.inner)
    }
  }
}

extension Visibility {
  /// The visibility in archives.
  fileprivate var chart: ChartAxis.Visibility {
    switch self {
    case .automatic: .automatic
    case .visible: .visible
    case .hidden: .hidden
    }
  }
}
