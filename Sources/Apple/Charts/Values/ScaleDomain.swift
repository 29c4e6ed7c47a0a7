import SwiftUI
package import VitrineModel

/// The domain of a scale.
@MainActor @preconcurrency
public protocol ScaleDomain {
  /// Sets the domain of a scale.
  nonisolated func _set(_ scale: inout _ScaleSettings)
}

/// A scale while it is lowered.
public struct _ScaleSettings {
  package var scale: ChartScale
  /// The values of the data.
  package var data: [ChartValue] = []
  /// The given values, in order.
  package var list: [ChartValue]?
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
    let values = map(\.archived).filter(\.isFinite).map { $0.value() }
    scale.list = values
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

/// The domain of a scale that is inferred from the data.
nonisolated public struct AutomaticScaleDomain: ScaleDomain {
  let includesZero: Bool?
  let reversed: Bool?
  /// Changes the domain that is inferred from the data.
  var change: ((inout _ScaleSettings) -> Void)?
  /// Sets the direction, and whether the domain includes zero.
  public func _set(_ scale: inout _ScaleSettings) {
    scale.scale.includesZero = includesZero ?? scale.scale.includesZero
    scale.scale.isReversed = reversed ?? scale.scale.isReversed
    change?(&scale)
  }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// The domain of the data.
  public static var automatic: AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: nil, reversed: nil)
  }
  /// The domain of the data, with or without zero, and in either direction.
  public static func automatic(
    includesZero: Bool? = nil, reversed: Bool? = nil
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero, reversed: reversed)
  }
  /// The domain of the data, with or without zero, and in either direction.
  public static func automatic<DataValue: Plottable>(
    includesZero: Bool? = nil, reversed: Bool? = nil, dataType: DataValue.Type,
    modifyInferredDomain: @escaping (inout [DataValue]) -> Void
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero, reversed: reversed) { settings in
      var domain = settings.inferred(includesZero: includesZero ?? true).compactMap {
        $0.primitive.flatMap { DataValue.PrimitivePlottable._value($0) }
          .flatMap { DataValue(primitivePlottable: $0) }
      }
      modifyInferredDomain(&domain)
      domain._set(&settings)
    }
  }
}

extension _ScaleSettings {
  /// The ends of numbers and dates, or the categories in the order of the data.
  fileprivate func inferred(includesZero: Bool) -> [ChartValue] {
    if data.contains(where: { $0.category != nil }) {
      var seen: Set<String> = []
      return data.filter { $0.category.map { seen.insert($0).inserted } ?? false }
    }
    var values = data
    if includesZero, values.contains(where: { $0.number != nil }) { values.append(ChartValue(0)) }
    guard let low = values.min(by: { $0.isBefore($1) }),
      let high = values.max(by: { $0.isBefore($1) })
    else { return [] }
    return [low, high]
  }
}

/// The range of a scale in the plot.
@MainActor @preconcurrency
public protocol PositionScaleRange {
  /// Sets the range of a scale.
  nonisolated func _set(_ scale: inout _ScaleSettings)
}

/// A range that covers the plot, with padding.
public struct PlotDimensionScaleRange: PositionScaleRange {
  let start: CGFloat
  let end: CGFloat
  /// Sets the padding at both ends, in points.
  public func _set(_ scale: inout _ScaleSettings) {
    scale.scale.startPadding = Double(start)
    scale.scale.endPadding = Double(end)
  }
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  /// The whole plot.
  public static var plotDimension: PlotDimensionScaleRange {
    PlotDimensionScaleRange(start: 0, end: 0)
  }
  /// The plot with padding at both ends, in points.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(start: padding, end: padding)
  }
  /// The plot with padding at each end, in points.
  public static func plotDimension(
    startPadding: CGFloat = 0, endPadding: CGFloat = 0
  ) -> PlotDimensionScaleRange { PlotDimensionScaleRange(start: startPadding, end: endPadding) }
}
