import SwiftUI
public import VitrineGeometry
internal import VitrineModel

/// Content with a change of its marks.
nonisolated struct ModifiedChartContent<Content: ChartContent>: ChartContent,
  PrimitiveChartContent
{
  let content: Content
  let change: @MainActor (inout ChartMark, ChartLowering) -> Void

  @MainActor package func marks(_ lowering: ChartLowering) -> [ChartMark] {
    let first = lowering.functions.count
    let marks = content.lowered(lowering).map { mark in
      var mark = mark
      change(&mark, lowering)
      return mark
    }
    for index in lowering.functions.indices.dropFirst(first) {
      change(&lowering.functions[index].mark, lowering)
    }
    return marks
  }
}

nonisolated extension ChartContent {
  func changed(
    _ change: @escaping @MainActor (inout ChartMark, ChartLowering) -> Void
  ) -> ModifiedChartContent<Self> { ModifiedChartContent(content: self, change: change) }

  /// Returns the content unchanged, and records that an API has no effect.
  func noted(_ name: String) -> ModifiedChartContent<Self> {
    changed { _, lowering in lowering.context.record(name) }
  }
  /// Sets the style of marks; a style that is set inside takes precedence.
  public func foregroundStyle<S: SwiftUI.ShapeStyle>(_ style: S) -> some ChartContent {
    changed { $0.setStyle(style, $1) }
  }
  /// Sets the value that determines the style.
  public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    let value = value.erased
    return changed { $0.setStyle(by: value, $1) }
  }
  /// Sets the opacity of marks.
  public func opacity(_ opacity: Double) -> some ChartContent {
    changed { mark, _ in mark.setOpacity(opacity) }
  }
  /// Sets the corner radius of bars, rectangles and sectors, in points.
  public func cornerRadius(
    _ radius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> some ChartContent {
    changed { mark, _ in mark.setCorners(radius, style) }
  }
  /// Sets the stroke style of lines.
  public func lineStyle(_ style: SwiftUI.StrokeStyle) -> some ChartContent {
    changed { mark, _ in mark.setLine(style) }
  }
  /// Sets the value that determines the style of lines.
  public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    let value = value.erased
    return changed { $0.setLine(by: value, $1) }
  }
  /// Sets how lines connect values.
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    changed { mark, _ in
      guard mark.interpolation == .linear else { return }
      mark.interpolation = method.archived
      mark.tension = method.tension
    }
  }
  /// Makes gradients span the plot instead of each mark.
  public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
    changed { mark, _ in mark.alignsStylesWithPlotArea = aligns }
  }
  /// Sets the symbol of values.
  public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
    changed { mark, _ in mark.setSymbol(symbol) }
  }
  /// Sets the value that determines the symbol.
  public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    let value = value.erased
    return changed { $0.setSymbol(by: value, $1) }
  }
  /// Uses a view as the symbol at each value.
  public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
    let view = symbol()
    return changed { mark, lowering in
      guard let content = view.loweredLayer(lowering.inner) else { return }
      var annotation = ChartAnnotation()
      annotation.position = .overlay
      (annotation.overflowX, annotation.overflowY) = (.disabled, .disabled)
      annotation.content = content
      mark.annotations.append(annotation)
      // The view replaces the symbol.
      if mark.kind == .point { mark.symbolSize = 0 }
    }
  }
  /// Sets the area of symbols in square points.
  public func symbolSize(_ size: CGFloat) -> some ChartContent {
    changed { mark, _ in mark.setSymbolSize(size) }
  }
  /// Sets the size of symbols, in points.
  public func symbolSize(_ size: CGSize) -> some ChartContent {
    symbolSize(size.width * size.height)
  }
  /// Sets the value that determines the area of symbols.
  public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    let value = value.erased
    return changed { $0.setSymbolSize(by: value, $1) }
  }
  /// Places groups at the same position side by side.
  public func position<D: Plottable>(
    by value: PlottableValue<D>, axis: SwiftUI.Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent {
    let value = value.erased
    return changed { $0.setPosition(by: value, axis, span, $1) }
  }
  /// Moves marks, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    changed { mark, _ in
      mark.offsetX += Double(x)
      mark.offsetY += Double(y)
    }
  }
  /// Moves marks, in points.
  public func offset(_ offset: CGSize) -> some ChartContent {
    self.offset(x: offset.width, y: offset.height)
  }
  /// Moves the ends of marks, both by the offset of their start.
  public func offset(x: CGFloat = 0, yStart: CGFloat, yEnd: CGFloat) -> some ChartContent {
    noted("ChartContent.offset(yEnd:)").offset(x: x, y: yStart)
  }
  /// Moves the ends of marks, both by the offset of their start.
  public func offset(xStart: CGFloat, xEnd: CGFloat, y: CGFloat = 0) -> some ChartContent {
    noted("ChartContent.offset(xEnd:)").offset(x: xStart, y: y)
  }
  /// Moves the ends of marks, both by the offset of their start.
  public func offset(
    xStart: CGFloat, xEnd: CGFloat, yStart: CGFloat, yEnd: CGFloat
  ) -> some ChartContent {
    noted("ChartContent.offset(xEnd:)").offset(x: xStart, y: yStart)
  }
  /// Sets the drawing order; higher is in front.
  public func zIndex(_ value: Double) -> some ChartContent {
    changed { mark, _ in mark.setZIndex(value) }
  }
  /// Draws marks only inside other marks.
  public func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> some ChartContent {
    let mask = content()
    return changed { mark, lowering in mark.mask += mask.lowered(lowering) }
  }
  /// Clips marks to a shape; has no effect.
  public func clipShape(_ shape: some SwiftUI.Shape, style: SwiftUI.FillStyle = SwiftUI.FillStyle())
    -> some ChartContent
  {
    noted("chartClipShape")
  }
  /// Blurs marks; has no effect.
  public func blur(radius: CGFloat) -> some ChartContent { noted("chartBlur") }
  /// Draws a shadow behind marks.
  public func shadow(
    color: SwiftUI.Color = SwiftUI.Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some ChartContent {
    changed { mark, _ in
      var shadow = Shadow()
      shadow.color = color.archived
      (shadow.radius, shadow.x, shadow.y) = (Double(radius), Double(x), Double(y))
      mark.shadow = mark.shadow ?? shadow
    }
  }
  /// Composites marks; has no effect, because they are opaque.
  public func compositingLayer() -> some ChartContent { self }
  /// Sets the accessibility label of marks.
  public func accessibilityLabel(_ label: SwiftUI.Text) -> some ChartContent {
    changed { mark, lowering in mark.accessibilityLabel = lowering.words(label) }
  }
  /// Sets the accessibility label of marks.
  @StringForm public func accessibilityLabel(_ key: LocalizedStringKey) -> some ChartContent {
    accessibilityLabel(SwiftUI.Text(key))
  }
  /// Sets the accessibility value of marks.
  public func accessibilityValue(_ value: SwiftUI.Text) -> some ChartContent {
    changed { mark, lowering in mark.accessibilityValue = lowering.words(value) }
  }
  /// Sets the accessibility value of marks.
  @StringForm public func accessibilityValue(_ key: LocalizedStringKey) -> some ChartContent {
    accessibilityValue(SwiftUI.Text(key))
  }
  /// Hides marks from assistive technologies.
  public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
    changed { mark, _ in mark.accessibilityHidden = hidden }
  }
  /// Sets the identifier of marks for UI tests; has no effect.
  public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    changed { _, lowering in lowering.context.record("accessibilityIdentifier", .none) }
  }
}
