import SwiftUI
package import VitrineModel

/// How distances between values become distances between places.
public struct ScaleType: Sendable {
  let archived: ChartScale.Kind?
  var slope: Double?
  /// Evenly.
  public static let linear = ScaleType(archived: .linear)
  /// By powers of ten.
  public static let log = ScaleType(archived: .log)
  /// By square roots.
  public static let squareRoot = ScaleType(archived: .squareRoot)
  /// By powers of ten on both sides of zero.
  public static let symmetricLog = ScaleType(archived: .symmetricLog)
  /// By powers of ten on both sides of zero, with a slope there.
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
    ScaleType(archived: .symmetricLog, slope: slopeAtZero > 0 ? 1 / slopeAtZero : nil)
  }
  /// Evenly in time.
  public static let date = ScaleType(archived: .date)
  /// One band for each category.
  public static let category = ScaleType(archived: .category)
}

/// The values of an axis.
@MainActor @preconcurrency
public protocol ScaleDomain {
  /// Sets the values of a scale.
  nonisolated func _set(_ scale: inout _ScaleSettings)
}

/// A scale while it is lowered.
public struct _ScaleSettings {
  package var scale: ChartScale
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  /// Sets both ends.
  public func _set(_ scale: inout _ScaleSettings) {
    scale.scale.domain = [lowerBound.archived.value(), upperBound.archived.value()]
    if lowerBound.archived.isInteger { scale.scale.wholeNumbers = true }
  }
}

extension Range: ScaleDomain where Bound: Plottable {
  /// Sets both ends.
  public func _set(_ scale: inout _ScaleSettings) {
    scale.scale.domain = [lowerBound.archived.value(), upperBound.archived.value()]
  }
}

extension Array: ScaleDomain where Element: Plottable {
  /// Sets the categories, or the ends of numbers and dates.
  public func _set(_ scale: inout _ScaleSettings) {
    let values = map { $0.archived.value() }
    if values.contains(where: { $0.category != nil }) {
      scale.scale.domain = values.filter { $0.category != nil }
    } else if let low = values.min(by: { $0.isBefore($1) }),
      let high = values.max(by: { $0.isBefore($1) })
    {
      scale.scale.domain = [low, high]
    }
  }
}

extension ChartValue {
  fileprivate func isBefore(_ other: ChartValue) -> Bool {
    (position ?? 0) < (other.position ?? 0)
  }
}

/// The values of an axis as they follow from the data.
public struct AutomaticScaleDomain: ScaleDomain {
  let includesZero: Bool?
  let reversed: Bool?
  /// Sets the direction and whether zero is among the values.
  public func _set(_ scale: inout _ScaleSettings) {
    scale.scale.includesZero = includesZero ?? scale.scale.includesZero
    scale.scale.isReversed = reversed ?? scale.scale.isReversed
  }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// The values of the data.
  public static var automatic: AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: nil, reversed: nil)
  }
  /// The values of the data, with or without zero, or backwards.
  public static func automatic(
    includesZero: Bool? = nil, reversed: Bool? = nil
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero, reversed: reversed)
  }
  /// The values of the data, with or without zero, or backwards.
  public static func automatic<DataValue: Plottable>(
    includesZero: Bool? = nil, reversed: Bool? = nil, dataType: DataValue.Type,
    modifyInferredDomain: (inout [DataValue]) -> Void
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero, reversed: reversed)
  }
}

/// The room of an axis.
@MainActor @preconcurrency
public protocol PositionScaleRange {
  /// Sets the room of a scale.
  nonisolated func _set(_ scale: inout _ScaleSettings)
}

/// The room of an axis in the plot.
public struct PlotDimensionScaleRange: PositionScaleRange {
  let start: CGFloat
  let end: CGFloat
  /// Sets what is left free at both ends.
  public func _set(_ scale: inout _ScaleSettings) {
    scale.scale.startPadding = Double(start).finite
    scale.scale.endPadding = Double(end).finite
  }
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  /// The whole plot.
  public static var plotDimension: PlotDimensionScaleRange {
    PlotDimensionScaleRange(start: 0, end: 0)
  }
  /// The plot without some points at both ends.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(start: padding, end: padding)
  }
  /// The plot without some points at each end.
  public static func plotDimension(
    startPadding: CGFloat = 0, endPadding: CGFloat = 0
  ) -> PlotDimensionScaleRange { PlotDimensionScaleRange(start: startPadding, end: endPadding) }
}

nonisolated extension View {
  private func scale(
    _ path: WritableKeyPath<VitrineModel.Chart, ChartScale>, _ domain: (any ScaleDomain)?,
    _ range: (any PositionScaleRange)?, _ type: ScaleType?
  ) -> some View {
    // What a widget's code makes is made on the main actor alone.
    nonisolated(unsafe) let (path, domain, range) = (path, domain, range)
    return chart(.scales) { chart, _ in
      var settings = _ScaleSettings(scale: chart[keyPath: path])
      domain?._set(&settings)
      range?._set(&settings)
      if let kind = type?.archived { settings.scale.kind = kind }
      if let slope = type?.slope { settings.scale.slopeAtZero = slope }
      // A domain that archives cannot hold counts as none.
      if settings.scale.validate() != nil { settings.scale.domain = nil }
      chart[keyPath: path] = settings.scale
    }
  }

  /// Sets values, room and kind of the horizontal axis.
  public func chartXScale(
    domain: some ScaleDomain, range: some PositionScaleRange, type: ScaleType? = nil
  ) -> some View { scale(\.xScale, domain, range, type) }
  /// Sets values and kind of the horizontal axis.
  public func chartXScale(domain: some ScaleDomain, type: ScaleType? = nil) -> some View {
    scale(\.xScale, domain, nil, type)
  }
  /// Sets room and kind of the horizontal axis.
  public func chartXScale(range: some PositionScaleRange, type: ScaleType? = nil) -> some View {
    scale(\.xScale, nil, range, type)
  }
  /// Sets the kind of the horizontal axis.
  public func chartXScale(type: ScaleType? = nil) -> some View { scale(\.xScale, nil, nil, type) }

  /// Sets values, room and kind of the vertical axis.
  public func chartYScale(
    domain: some ScaleDomain, range: some PositionScaleRange, type: ScaleType? = nil
  ) -> some View { scale(\.yScale, domain, range, type) }
  /// Sets values and kind of the vertical axis.
  public func chartYScale(domain: some ScaleDomain, type: ScaleType? = nil) -> some View {
    scale(\.yScale, domain, nil, type)
  }
  /// Sets room and kind of the vertical axis.
  public func chartYScale(range: some PositionScaleRange, type: ScaleType? = nil) -> some View {
    scale(\.yScale, nil, range, type)
  }
  /// Sets the kind of the vertical axis.
  public func chartYScale(type: ScaleType? = nil) -> some View { scale(\.yScale, nil, nil, type) }
}

nonisolated extension View {
  /// Sets the style of each value.
  public func chartForegroundStyleScale<DataValue: Plottable, S: SwiftUI.ShapeStyle>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    let pairs = mapping.map { ($0.key.archived.value(), $0.value) }
    return chart(.scales) { chart, lowering in
      chart.foregroundStyleScale.domain = pairs.map(\.0)
      chart.foregroundStyleScale.range = pairs.map { $0.1.archivedStyle(lowering.context) }
    }
  }
  /// Sets the styles of values in their order.
  public func chartForegroundStyleScale<DataValue: Plottable, S: SwiftUI.ShapeStyle>(
    domain: [DataValue], range: [S], type: ScaleType? = nil
  ) -> some View {
    let domain = domain.map { $0.archived.value() }
    return chart(.scales) { chart, lowering in
      chart.foregroundStyleScale.domain = domain
      chart.foregroundStyleScale.range = range.map { $0.archivedStyle(lowering.context) }
    }
  }
  /// Sets the order of values.
  public func chartForegroundStyleScale<DataValue: Plottable>(
    domain: [DataValue], type: ScaleType? = nil
  ) -> some View {
    let domain = domain.map { $0.archived.value() }
    return chart(.scales) { chart, _ in chart.foregroundStyleScale.domain = domain }
  }
  /// Sets the styles of values in the order of the data.
  public func chartForegroundStyleScale<S: SwiftUI.ShapeStyle>(
    range: [S], type: ScaleType? = nil
  ) -> some View {
    chart(.scales) { chart, lowering in
      chart.foregroundStyleScale.range = range.map { $0.archivedStyle(lowering.context) }
    }
  }
  /// Sets the style of each value of the data.
  public func chartForegroundStyleScale<DataValue: Plottable, S: SwiftUI.ShapeStyle>(
    domain: [DataValue], mapping: @escaping (DataValue) -> S
  ) -> some View {
    chartForegroundStyleScale(domain: domain, range: domain.map(mapping))
  }
  /// Sets the style of each value of the data.
  public func chartForegroundStyleScale<DataValue: Plottable, S: SwiftUI.ShapeStyle>(
    mapping: @escaping (DataValue) -> S
  ) -> some View {
    nonisolated(unsafe) let mapping = mapping
    return chart(.scales) { chart, lowering in
      var seen: Set<ChartValue> = []
      let values = chart.marks.compactMap(\.foregroundStyleBy).filter { seen.insert($0).inserted }
      let styles = values.compactMap { value -> (ChartValue, VitrineModel.ShapeStyle)? in
        guard let primitive = value.primitive,
          let data = DataValue.PrimitivePlottable._value(primitive).flatMap({
            DataValue(primitivePlottable: $0)
          })
        else { return nil }
        return (value, mapping(data).archivedStyle(lowering.context))
      }
      chart.foregroundStyleScale.domain = styles.map(\.0)
      chart.foregroundStyleScale.range = styles.map(\.1)
    }
  }
  /// Sets the symbol of each value.
  public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    let pairs = mapping.map { ($0.key.archived.value(), $0.value._archived.archived) }
    return chart(.scales) { chart, _ in
      chart.symbolScale.domain = pairs.map(\.0)
      chart.symbolScale.range = pairs.map(\.1)
    }
  }
  /// Sets the symbols of values in their order.
  public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    domain: [DataValue], range: [S]
  ) -> some View {
    let domain = domain.map { $0.archived.value() }
    let range = range.map(\._archived.archived)
    return chart(.scales) { chart, _ in
      chart.symbolScale.domain = domain
      chart.symbolScale.range = range
    }
  }
  /// Sets the order of values.
  public func chartSymbolScale<DataValue: Plottable>(domain: [DataValue]) -> some View {
    let domain = domain.map { $0.archived.value() }
    return chart(.scales) { chart, _ in chart.symbolScale.domain = domain }
  }
  /// Sets the symbols of values in the order of the data.
  public func chartSymbolScale<S: ChartSymbolShape>(range: [S]) -> some View {
    let range = range.map(\._archived.archived)
    return chart(.scales) { chart, _ in chart.symbolScale.range = range }
  }
  /// Sets the areas of symbols; without an effect.
  public func chartSymbolSizeScale<Domain: ScaleDomain>(
    domain: Domain, range: ClosedRange<CGFloat>, type: ScaleType? = nil
  ) -> some View { recorded("chartSymbolSizeScale") }
  /// Sets the areas of symbols; without an effect.
  public func chartSymbolSizeScale(
    range: ClosedRange<CGFloat>, type: ScaleType? = nil
  ) -> some View { recorded("chartSymbolSizeScale") }
  /// Sets the line of each value; without an effect.
  public func chartLineStyleScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, SwiftUI.StrokeStyle>
  ) -> some View { recorded("chartLineStyleScale") }
  /// Sets the lines of values; without an effect.
  public func chartLineStyleScale(range: [SwiftUI.StrokeStyle]) -> some View {
    recorded("chartLineStyleScale")
  }
}
