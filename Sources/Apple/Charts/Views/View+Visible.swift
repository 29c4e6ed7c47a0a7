import SwiftUI
internal import VitrineModel

nonisolated extension View {
  /// Sets how much of the horizontal axis is visible.
  public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    visible(length.archived.value(), of: \.xScale)
  }
  /// Sets how much of the horizontal axis is visible: for dates in seconds, or a number of categories.
  public func chartXVisibleDomain(length: Int) -> some View {
    visible(ChartValue(Double(length)), of: \.xScale)
  }
  /// Sets how much of the vertical axis is visible.
  public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    visible(length.archived.value(), of: \.yScale)
  }
  /// Sets how much of the vertical axis is visible: for dates in seconds, or a number of categories.
  public func chartYVisibleDomain(length: Int) -> some View {
    visible(ChartValue(Double(length)), of: \.yScale)
  }
  /// Sets where the chart is scrolled to.
  public func chartScrollPosition(x: Binding<some Plottable>) -> some View {
    scrolled(to: x.wrappedValue, \.xScale)
  }
  /// Sets where the chart is scrolled to.
  public func chartScrollPosition(y: Binding<some Plottable>) -> some View {
    scrolled(to: y.wrappedValue, \.yScale)
  }
  /// Sets where the chart is scrolled to at first.
  public func chartScrollPosition(initialX: some Plottable) -> some View {
    scrolled(to: initialX, \.xScale)
  }
  /// Sets where the chart is scrolled to at first.
  public func chartScrollPosition(initialY: some Plottable) -> some View {
    scrolled(to: initialY, \.yScale)
  }

  private func visible(
    _ length: ChartValue, of scale: WritableKeyPath<VitrineModel.Chart, ChartScale>
  ) -> some View {
    visibleDomain(scale) { part in
      if let length = length.number, length > 0, length.isFinite { part.length = length }
    }
  }

  private func scrolled(
    to start: some Plottable, _ scale: WritableKeyPath<VitrineModel.Chart, ChartScale>
  ) -> some View {
    let start = start.archived.isFinite ? start.archived.value() : nil
    return visibleDomain(scale) { $0.start = start }
  }

  private func visibleDomain(
    _ scale: WritableKeyPath<VitrineModel.Chart, ChartScale>,
    _ change: @escaping (inout ChartVisibleDomain) -> Void
  ) -> some View {
    // Both are used only on the main actor.
    nonisolated(unsafe) let (scale, change) = (scale, change)
    return chart(.scales) { chart, _ in
      var part = chart[keyPath: scale].visibleDomain ?? ChartVisibleDomain()
      change(&part)
      chart[keyPath: scale].visibleDomain = part == ChartVisibleDomain() ? nil : part
    }
  }
}
