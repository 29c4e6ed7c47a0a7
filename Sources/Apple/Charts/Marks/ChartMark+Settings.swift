import SwiftUI
internal import VitrineGeometry
internal import VitrineModel

/// Settings that the modifiers of single marks and of groups share; the innermost setting wins.
extension ChartMark {
  mutating func setStyle(_ style: some SwiftUI.ShapeStyle, _ lowering: ChartLowering) {
    foregroundStyle = foregroundStyle ?? style.archivedStyle(lowering.context)
  }

  @MainActor mutating func setStyle(by value: ErasedValue, _ lowering: ChartLowering) {
    if foregroundStyleBy == nil {
      foregroundStyleBy = lowering.take(value, as: .foregroundStyle)
    }
  }

  mutating func setLine(_ style: SwiftUI.StrokeStyle) { lineStyle = lineStyle ?? style.chartLine }

  @MainActor mutating func setLine(by value: ErasedValue, _ lowering: ChartLowering) {
    lineStyleBy = lineStyleBy ?? lowering.take(value, as: .other)
  }

  mutating func setOpacity(_ opacity: Double) { self.opacity *= min(max(opacity, 0), 1) }

  mutating func setSymbol(_ symbol: some ChartSymbolShape) {
    self.symbol = self.symbol ?? symbol.archivedSymbol
  }

  @MainActor mutating func setSymbol(by value: ErasedValue, _ lowering: ChartLowering) {
    symbolBy = symbolBy ?? lowering.take(value, as: .other)
  }

  mutating func setSymbolSize(_ area: CGFloat) {
    symbolSize = symbolSize ?? Double(area)
  }

  @MainActor mutating func setSymbolSize(by value: ErasedValue, _ lowering: ChartLowering) {
    symbolSizeBy = symbolSizeBy ?? lowering.take(value, as: .other)
  }

  @MainActor mutating func setPosition(
    by value: ErasedValue, _ axis: SwiftUI.Axis?, _ span: MarkDimension, _ lowering: ChartLowering
  ) {
    guard positionBy == nil else { return }
    positionBy = lowering.take(value, as: .other)
    positionAxis = axis.map { $0 == .horizontal ? .horizontal : .vertical }
    positionSpan = span.archived
  }

  mutating func setZIndex(_ value: Double) { zIndex = zIndex == 0 ? value : zIndex }

  mutating func setCorners(_ radius: CGFloat, _ style: SwiftUI.RoundedCornerStyle) {
    guard cornerRadius == nil else { return }
    cornerRadius = Double(radius)
    cornerStyle = style == .circular ? .circular : .continuous
  }
}

extension SwiftUI.StrokeStyle {
  /// The line in a chart.
  var chartLine: ChartLineStyle {
    var line = ChartLineStyle()
    line.lineWidth = Double(lineWidth)
    line.lineCap =
      switch lineCap {
      case .butt: .butt
      case .round: .round
      case .square: .square
      }
    line.lineJoin =
      switch lineJoin {
      case .miter: .miter
      case .round: .round
      case .bevel: .bevel
      }
    let dashes = dash.map { Double($0) }
    // A pattern that does not advance draws nothing; it is ignored, as in Core Graphics.
    line.dash = dashes.contains { $0 > 0 } ? dashes : []
    line.dashPhase = Double(dashPhase)
    return line
  }
}
