import SwiftUI
internal import VitrineModel

nonisolated extension View {
  private func symbols(
    _ domain: [ChartValue]?, _ range: [ChartSymbol]?
  ) -> some View {
    chart(.scales) { chart, _ in
      chart.symbolScale.domain = domain ?? chart.symbolScale.domain
      chart.symbolScale.range = range ?? chart.symbolScale.range
    }
  }

  /// Sets the symbol of each value.
  public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    symbols(mapping.map { $0.key.archived.value() }, mapping.map(\.value.archivedSymbol))
  }
  /// Sets the symbols of values in order.
  public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    domain: [DataValue], range: [S]
  ) -> some View { symbols(domain.map { $0.archived.value() }, range.map(\.archivedSymbol)) }
  /// Sets the symbols of values in order.
  @_disfavoredOverload
  public func chartSymbolScale<DataValue: Plottable>(
    domain: [DataValue], range: [any ChartSymbolShape]
  ) -> some View { symbols(domain.map { $0.archived.value() }, range.map { $0.archivedSymbol }) }
  /// Sets the domain of the scale for symbols.
  public func chartSymbolScale<DataValue: Plottable>(domain: [DataValue]) -> some View {
    symbols(domain.map { $0.archived.value() }, nil)
  }
  /// Sets the symbols of values in the order of the data.
  public func chartSymbolScale<S: ChartSymbolShape>(range: [S]) -> some View {
    symbols(nil, range.map(\.archivedSymbol))
  }
  /// Sets the symbols of values in the order of the data.
  @_disfavoredOverload
  public func chartSymbolScale(range: [any ChartSymbolShape]) -> some View {
    symbols(nil, range.map { $0.archivedSymbol })
  }
  /// Sets the symbol of each value.
  public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    domain: [DataValue], mapping: @escaping (DataValue) -> S
  ) -> some View { chartSymbolScale(domain: domain, range: domain.map(mapping)) }
  /// Sets the symbol of each value of the data.
  public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    mapping: @escaping (DataValue) -> S
  ) -> some View {
    // The objects of widget code are used only on the main actor.
    nonisolated(unsafe) let mapping = mapping
    return chart(.scales) { chart, _ in
      let symbols = chart.mapped(\.symbolBy) { mapping($0).archivedSymbol }
      chart.symbolScale.domain = symbols.map(\.0)
      chart.symbolScale.range = symbols.map(\.1)
    }
  }
  private func sizes(_ domain: (any ScaleDomain)?, _ range: [CGFloat]?) -> some View {
    // The objects of widget code are used only on the main actor.
    nonisolated(unsafe) let domain = domain
    let areas = range?.map { Double($0) }
    return chart(.scales) { chart, _ in
      if let domain {
        var settings = _ScaleSettings(
          scale: ChartScale(), data: chart.marks.compactMap(\.symbolSizeBy))
        domain._set(&settings)
        chart.symbolSizeScale.domain = settings.list ?? settings.scale.domain
      }
      if let areas, !areas.isEmpty { chart.symbolSizeScale.range = areas }
    }
  }

  /// Sets the areas of symbols between two numbers, in square points.
  public func chartSymbolSizeScale(
    domain: some ScaleDomain, range: ClosedRange<CGFloat>, type: ScaleType? = nil
  ) -> some View { sizes(domain, [range.lowerBound, range.upperBound]) }
  /// Sets the areas of symbols for values, in square points.
  public func chartSymbolSizeScale(
    domain: some ScaleDomain, range: [CGFloat], type: ScaleType? = nil
  ) -> some View { sizes(domain, range) }
  /// Sets the domain of the scale for the areas of symbols.
  public func chartSymbolSizeScale(
    domain: some ScaleDomain, type: ScaleType? = nil
  ) -> some View { sizes(domain, nil) }
  /// Sets the areas of symbols between the minimum and the maximum, in square points.
  public func chartSymbolSizeScale(
    range: ClosedRange<CGFloat>, type: ScaleType? = nil
  ) -> some View { sizes(nil, [range.lowerBound, range.upperBound]) }
  /// Sets the areas of symbols in the order of the data, in square points.
  public func chartSymbolSizeScale(range: [CGFloat], type: ScaleType? = nil) -> some View {
    sizes(nil, range)
  }
  /// Sets the area of each value's symbol, in square points.
  public func chartSymbolSizeScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, CGFloat>
  ) -> some View { sizes(mapping.map(\.key), mapping.map(\.value)) }
  private func lines(
    _ domain: [ChartValue]?, _ range: [SwiftUI.StrokeStyle]?
  ) -> some View {
    let range = range?.map(\.chartLine)
    return chart(.scales) { chart, _ in
      chart.lineStyleScale.domain = domain ?? chart.lineStyleScale.domain
      chart.lineStyleScale.range = range ?? chart.lineStyleScale.range
    }
  }

  /// Sets the stroke style of each value.
  public func chartLineStyleScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, SwiftUI.StrokeStyle>
  ) -> some View { lines(mapping.map { $0.key.archived.value() }, mapping.map(\.value)) }
  /// Sets the stroke styles of values in order.
  public func chartLineStyleScale<DataValue: Plottable>(
    domain: [DataValue], range: [SwiftUI.StrokeStyle]
  ) -> some View { lines(domain.map { $0.archived.value() }, range) }
  /// Sets the domain of the scale for stroke styles.
  public func chartLineStyleScale<DataValue: Plottable>(domain: [DataValue]) -> some View {
    lines(domain.map { $0.archived.value() }, nil)
  }
  /// Sets the stroke styles of values in the order of the data.
  public func chartLineStyleScale(range: [SwiftUI.StrokeStyle]) -> some View {
    lines(nil, range)
  }
  /// Sets the stroke style of each value.
  public func chartLineStyleScale<DataValue: Plottable>(
    domain: [DataValue], mapping: @escaping (DataValue) -> SwiftUI.StrokeStyle
  ) -> some View { lines(domain.map { $0.archived.value() }, domain.map(mapping)) }
}
