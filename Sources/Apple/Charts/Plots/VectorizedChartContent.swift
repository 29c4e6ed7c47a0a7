import SwiftUI
package import VitrineModel

/// Content with a mark for each element of a collection.
@MainActor @preconcurrency
public protocol VectorizedChartContent<DataElement>: ChartContent {
  /// The type of the vectorized chart content's data element.
  associatedtype DataElement
  /// The marks of the elements.
  nonisolated var _plot: _VectorizedPlot<DataElement> { get }
}

/// The marks of a collection's elements.
nonisolated public struct _VectorizedPlot<Element> {
  private let elements: [Element]
  private let values: (Element) -> MarkValues
  private var changes: [@MainActor (inout ChartMark, Element, ChartLowering) -> Void] = []

  init(_ elements: some Collection<Element>, _ values: @escaping (Element) -> MarkValues) {
    self.elements = Array(elements)
    self.values = values
  }

  /// Returns the marks with another change.
  func changed(
    _ change: @escaping @MainActor (inout ChartMark, Element, ChartLowering) -> Void
  ) -> _VectorizedPlot {
    var plot = self
    plot.changes.append(change)
    return plot
  }

  @MainActor func marks(_ lowering: ChartLowering) -> [ChartMark] {
    elements.compactMap { element in
      guard var mark = values(element).mark(lowering) else { return nil }
      for change in changes { change(&mark, element, lowering) }
      return mark
    }
  }
}

/// A plot that is drawn by expanding it into the content that it represents.
nonisolated protocol ContentPlot: PrimitiveChartContent {
  associatedtype Content: ChartContent
  var content: Content { get }
}

extension ContentPlot {
  @MainActor package func marks(_ lowering: ChartLowering) -> [ChartMark] {
    content.lowered(lowering)
  }
}

/// The marks of a collection without modifiers.
nonisolated public struct VectorizedPlotContent<Data: RandomAccessCollection>:
  VectorizedChartContent, PrimitiveChartContent
{
  /// The type of the vectorized plot content's data element.
  public typealias DataElement = Data.Element
  /// The marks of the elements.
  public let _plot: _VectorizedPlot<Data.Element>

  init(_ data: Data, _ values: @escaping (Data.Element) -> MarkValues) {
    _plot = _VectorizedPlot(data, values)
  }

  @MainActor package func marks(_ lowering: ChartLowering) -> [ChartMark] {
    _plot.marks(lowering)
  }
}

/// The marks of a collection with modifiers applied.
nonisolated struct ModifiedVectorizedContent<DataElement>: VectorizedChartContent,
  PrimitiveChartContent
{
  let _plot: _VectorizedPlot<DataElement>

  @MainActor package func marks(_ lowering: ChartLowering) -> [ChartMark] {
    _plot.marks(lowering)
  }
}

nonisolated extension VectorizedChartContent {
  private func changed(
    _ change: @escaping @MainActor (inout ChartMark, DataElement, ChartLowering) -> Void
  ) -> ModifiedVectorizedContent<DataElement> {
    ModifiedVectorizedContent(_plot: _plot.changed(change))
  }

  /// A change by a property of each element.
  private func changed<Value>(
    by keyPath: KeyPath<DataElement, Value>,
    _ change: @escaping @MainActor (inout ChartMark, Value, ChartLowering) -> Void
  ) -> ModifiedVectorizedContent<DataElement> {
    // The objects of widget code are used only on the main actor.
    nonisolated(unsafe) let keyPath = keyPath
    return changed { change(&$0, $1[keyPath: keyPath], $2) }
  }

  /// A change by a value of each element.
  private func changed(
    by value: PlottableProjection<DataElement, some Plottable>,
    _ change: @escaping @MainActor (inout ChartMark, ErasedValue, ChartLowering) -> Void
  ) -> ModifiedVectorizedContent<DataElement> {
    nonisolated(unsafe) let value = value
    return changed { change(&$0, value.erased($1), $2) }
  }

  /// Sets the style of each mark.
  public func foregroundStyle(
    _ keyPath: KeyPath<DataElement, some SwiftUI.ShapeStyle>
  ) -> some VectorizedChartContent<DataElement> {
    changed(by: keyPath) { $0.setStyle($1, $2) }
  }
  /// Sets the value that determines the style.
  public func foregroundStyle(
    by value: PlottableProjection<DataElement, some Plottable>
  ) -> some VectorizedChartContent<DataElement> {
    changed(by: value) { $0.setStyle(by: $1, $2) }
  }
  /// Sets the opacity of each mark.
  public func opacity(
    _ keyPath: KeyPath<DataElement, CGFloat>
  ) -> some VectorizedChartContent<DataElement> {
    changed(by: keyPath) { mark, opacity, _ in mark.setOpacity(Double(opacity)) }
  }
  /// Sets the stroke style of each line.
  public func lineStyle(
    _ keyPath: KeyPath<DataElement, SwiftUI.StrokeStyle>
  ) -> some VectorizedChartContent<DataElement> {
    changed(by: keyPath) { mark, style, _ in mark.setLine(style) }
  }
  /// Sets the value that determines the style of lines.
  public func lineStyle(
    by value: PlottableProjection<DataElement, some Plottable>
  ) -> some VectorizedChartContent<DataElement> {
    changed(by: value) { $0.setLine(by: $1, $2) }
  }
  /// Places groups at the same position side by side.
  public func position(
    by value: PlottableProjection<DataElement, some Plottable>, axis: SwiftUI.Axis? = nil,
    span: MarkDimension = .automatic
  ) -> some VectorizedChartContent<DataElement> {
    changed(by: value) { $0.setPosition(by: $1, axis, span, $2) }
  }
  /// Sets the symbol of each value.
  public func symbol(
    _ keyPath: KeyPath<DataElement, some ChartSymbolShape>
  ) -> some VectorizedChartContent<DataElement> {
    changed(by: keyPath) { mark, symbol, _ in mark.setSymbol(symbol) }
  }
  /// Sets the value that determines the symbol.
  public func symbol(
    by value: PlottableProjection<DataElement, some Plottable>
  ) -> some VectorizedChartContent<DataElement> {
    changed(by: value) { $0.setSymbol(by: $1, $2) }
  }
  /// Sets the area of each symbol in square points.
  public func symbolSize(
    _ area: KeyPath<DataElement, CGFloat>
  ) -> some VectorizedChartContent<DataElement> {
    changed(by: area) { mark, area, _ in mark.setSymbolSize(area) }
  }
  /// Sets the size of each symbol, in points.
  public func symbolSize(
    _ size: KeyPath<DataElement, CGSize>
  ) -> some VectorizedChartContent<DataElement> {
    changed(by: size) { mark, size, _ in mark.setSymbolSize(size.width * size.height) }
  }
  /// Sets the value that determines the area of symbols.
  public func symbolSize(
    by value: PlottableProjection<DataElement, some Plottable>
  ) -> some VectorizedChartContent<DataElement> {
    changed(by: value) { $0.setSymbolSize(by: $1, $2) }
  }
  /// Sets the drawing order of each mark; higher is in front.
  public func zIndex(
    _ keyPath: KeyPath<DataElement, Double>
  ) -> some VectorizedChartContent<DataElement> {
    changed(by: keyPath) { mark, index, _ in mark.setZIndex(index) }
  }
  /// Sets the accessibility label of each mark.
  public func accessibilityLabel(
    _ keyPath: KeyPath<DataElement, some StringProtocol>
  ) -> some VectorizedChartContent<DataElement> {
    changed(by: keyPath) { mark, label, _ in mark.accessibilityLabel = String(label) }
  }
  /// Sets the accessibility value of each mark.
  public func accessibilityValue(
    _ keyPath: KeyPath<DataElement, some StringProtocol>
  ) -> some VectorizedChartContent<DataElement> {
    changed(by: keyPath) { mark, value, _ in mark.accessibilityValue = String(value) }
  }
  /// Hides marks from assistive technologies.
  public func accessibilityHidden(
    _ keyPath: KeyPath<DataElement, Bool>
  ) -> some VectorizedChartContent<DataElement> {
    changed(by: keyPath) { mark, isHidden, _ in mark.accessibilityHidden = isHidden }
  }
  /// Sets the identifier of marks for UI tests; has no effect.
  public func accessibilityIdentifier(
    _ keyPath: KeyPath<DataElement, String>
  ) -> some VectorizedChartContent<DataElement> {
    changed { _, _, lowering in lowering.context.record("accessibilityIdentifier", .none) }
  }
}
