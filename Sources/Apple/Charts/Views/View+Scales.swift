import SwiftUI
internal import VitrineGeometry
internal import VitrineModel

nonisolated extension View {
  private func scale(
    _ axis: VitrineGeometry.Axis, _ domain: (any ScaleDomain)?,
    _ range: (any PositionScaleRange)?, _ type: ScaleType?
  ) -> some View {
    // The objects of widget code are used only on the main actor.
    nonisolated(unsafe) let (domain, range) = (domain, range)
    return chart(.scales) { chart, _ in
      let isHorizontal = axis == .horizontal
      var settings = _ScaleSettings(
        scale: isHorizontal ? chart.xScale : chart.yScale, data: chart.values(along: axis))
      domain?._set(&settings)
      range?._set(&settings)
      if let kind = type?.archived { settings.scale.kind = kind }
      if let slope = type?.slope { settings.scale.slopeAtZero = slope }
      if let exponent = type?.exponent { settings.scale.exponent = exponent }
      // A domain that archives cannot represent is ignored.
      if settings.scale.validate() != nil { settings.scale.domain = nil }
      if isHorizontal { chart.xScale = settings.scale } else { chart.yScale = settings.scale }
    }
  }

  /// Sets the domain, range and type of the x axis.
  public func chartXScale(
    domain: some ScaleDomain, range: some PositionScaleRange, type: ScaleType? = nil
  ) -> some View { scale(.horizontal, domain, range, type) }
  /// Sets the domain and type of the x axis.
  public func chartXScale(domain: some ScaleDomain, type: ScaleType? = nil) -> some View {
    scale(.horizontal, domain, nil, type)
  }
  /// Sets the range and type of the x axis.
  public func chartXScale(range: some PositionScaleRange, type: ScaleType? = nil) -> some View {
    scale(.horizontal, nil, range, type)
  }
  /// Sets the type of the x axis.
  public func chartXScale(type: ScaleType? = nil) -> some View {
    scale(.horizontal, nil, nil, type)
  }

  /// Sets the domain, range and type of the y axis.
  public func chartYScale(
    domain: some ScaleDomain, range: some PositionScaleRange, type: ScaleType? = nil
  ) -> some View { scale(.vertical, domain, range, type) }
  /// Sets the domain and type of the y axis.
  public func chartYScale(domain: some ScaleDomain, type: ScaleType? = nil) -> some View {
    scale(.vertical, domain, nil, type)
  }
  /// Sets the range and type of the y axis.
  public func chartYScale(range: some PositionScaleRange, type: ScaleType? = nil) -> some View {
    scale(.vertical, nil, range, type)
  }
  /// Sets the type of the y axis.
  public func chartYScale(type: ScaleType? = nil) -> some View { scale(.vertical, nil, nil, type) }
}

extension VitrineModel.Chart {
  /// The values of the data on an axis.
  fileprivate func values(along axis: VitrineGeometry.Axis) -> [ChartValue] {
    marks.flatMap { mark in
      let places =
        axis == .horizontal
        ? [mark.x, mark.xStart, mark.xEnd] : [mark.y, mark.yStart, mark.yEnd]
      return places.compactMap(\.self).filter { $0.points == nil }
    }
  }
}
