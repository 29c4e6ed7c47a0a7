import SwiftUI
internal import VitrineGeometry
internal import VitrineModel

nonisolated extension View {
  /// Sets the style of each value.
  public func chartForegroundStyleScale<DataValue: Plottable, S: SwiftUI.ShapeStyle>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    let pairs = mapping.map { ($0.key.archived.value(), $0.value) }
    return chart(.scales) { chart, lowering in
      chart.foregroundStyleScale.kind = .category
      chart.foregroundStyleScale.domain = pairs.map(\.0)
      chart.foregroundStyleScale.range = pairs.map { $0.1.archivedStyle(lowering.context) }
    }
  }
  /// Sets the styles of values in order, or the colours between two numbers.
  public func chartForegroundStyleScale<S: SwiftUI.ShapeStyle>(
    domain: some ScaleDomain, range: [S], type: ScaleType? = nil
  ) -> some View {
    // The objects of widget code are used only on the main actor.
    nonisolated(unsafe) let domain = domain
    return chart(.scales) { chart, lowering in
      chart.takeStyles(domain, type)
      chart.foregroundStyleScale.range = range.map { $0.archivedStyle(lowering.context) }
    }
  }
  /// Sets the colours between two numbers, or between the first and the last category.
  public func chartForegroundStyleScale(
    domain: some ScaleDomain, range: SwiftUI.Gradient, type: ScaleType? = nil
  ) -> some View {
    // The objects of widget code are used only on the main actor.
    nonisolated(unsafe) let domain = domain
    return chart(.scales) { chart, lowering in
      chart.takeStyles(domain, type)
      chart.foregroundStyleScale.gradient = range.chartColors(lowering)
    }
  }
  /// Sets the domain of the scale for styles.
  public func chartForegroundStyleScale(
    domain: some ScaleDomain, type: ScaleType? = nil
  ) -> some View {
    // The objects of widget code are used only on the main actor.
    nonisolated(unsafe) let domain = domain
    return chart(.scales) { chart, _ in chart.takeStyles(domain, type) }
  }
  /// Sets the styles of values in the order of the data.
  public func chartForegroundStyleScale<S: SwiftUI.ShapeStyle>(
    range: [S], type: ScaleType? = nil
  ) -> some View {
    chart(.scales) { chart, lowering in
      chart.takeStyles(nil, type)
      chart.foregroundStyleScale.range = range.map { $0.archivedStyle(lowering.context) }
    }
  }
  /// Sets the colours between the minimum and the maximum of the data.
  public func chartForegroundStyleScale(
    range: SwiftUI.Gradient, type: ScaleType? = nil
  ) -> some View {
    chart(.scales) { chart, lowering in
      chart.takeStyles(nil, type)
      chart.foregroundStyleScale.gradient = range.chartColors(lowering)
    }
  }
  /// Sets the type of the scale for styles.
  public func chartForegroundStyleScale(type: ScaleType) -> some View {
    chart(.scales) { chart, _ in chart.takeStyles(nil, type) }
  }
  /// Sets the style of each value.
  public func chartForegroundStyleScale<DataValue: Plottable, S: SwiftUI.ShapeStyle>(
    domain: [DataValue], mapping: @escaping (DataValue) -> S
  ) -> some View {
    chartForegroundStyleScale(domain: domain, range: domain.map(mapping), type: .category)
  }
  /// Sets the style of each value of the data.
  public func chartForegroundStyleScale<DataValue: Plottable, S: SwiftUI.ShapeStyle>(
    mapping: @escaping (DataValue) -> S
  ) -> some View {
    nonisolated(unsafe) let mapping = mapping
    return chart(.scales) { chart, lowering in
      let styles = chart.mapped(\.foregroundStyleBy) {
        mapping($0).archivedStyle(lowering.context)
      }
      chart.foregroundStyleScale.kind = .category
      chart.foregroundStyleScale.domain = styles.map(\.0)
      chart.foregroundStyleScale.range = styles.map(\.1)
    }
  }
}

extension VitrineModel.Chart {
  /// Sets the domain and the type of the scale for styles.
  fileprivate mutating func takeStyles(_ domain: (any ScaleDomain)?, _ type: ScaleType?) {
    if let domain {
      var settings = _ScaleSettings(
        scale: ChartScale(), data: marks.compactMap(\.foregroundStyleBy))
      domain._set(&settings)
      foregroundStyleScale.domain = settings.list ?? settings.scale.domain
    }
    guard let kind = type?.archived else { return }
    foregroundStyleScale.kind = kind == .category ? .category : .continuous
  }

  /// Returns the distinct values of a data field in order, with the results of a closure for them.
  @MainActor func mapped<DataValue: Plottable, Visual>(
    _ field: KeyPath<ChartMark, ChartValue?>, _ mapping: (DataValue) -> Visual
  ) -> [(ChartValue, Visual)] {
    var seen: Set<ChartValue> = []
    return marks.compactMap { $0[keyPath: field] }.filter { seen.insert($0).inserted }
      .compactMap { value in
        value.primitive.flatMap { DataValue.PrimitivePlottable._value($0) }
          .flatMap { DataValue(primitivePlottable: $0) }
          .map { (value, mapping($0)) }
      }
  }
}

extension SwiftUI.Gradient {
  /// The colours of the gradient.
  @MainActor fileprivate func chartColors(
    _ lowering: ChartLowering
  ) -> VitrineGeometry.LinearGradient? {
    let style = SwiftUI.LinearGradient(gradient: self, startPoint: .leading, endPoint: .trailing)
    guard case .gradient(.linear(let gradient)) = style.archivedStyle(lowering.context) else {
      return nil
    }
    return gradient
  }
}
