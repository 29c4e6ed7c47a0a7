import VitrineGeometry
import VitrineModel

/// The style, symbol, size and line of each value of the data.
package struct StylePlan: Sendable {
  /// The style of a mark.
  package enum Style: Hashable, Sendable {
    /// A style of the mark or of its value.
    case plain(ShapeStyle)
    /// A colour of a continuous scale at a fraction from 0 to 1.
    case between(LinearGradient, Double)
  }

  /// A row of the legend.
  package struct Entry: Sendable {
    /// The value that the row explains.
    package var value: ChartValue
    /// The style of the value.
    package var style: Style
    /// The symbol of the value; `nil` for a dot.
    package var symbol: ChartSymbol?
  }

  /// The colours of values in their order.
  ///
  /// Source: Apple's pictures of Swift Charts: the first series is blue, the second green, then
  /// orange, purple, red, cyan and yellow.
  package static let palette: [ShapeStyle] =
    [.blue, .green, .orange, .purple, .red, .cyan, .yellow].map { .color(.system($0)) }

  /// Assumed: the symbols of values in order.
  package static let symbols: [ChartSymbol] = [
    .circle, .square, .triangle, .diamond, .pentagon, .plus, .cross, .asterisk,
  ].map { ChartSymbol($0) }

  /// Assumed: the dash patterns of values in order.
  package static let dashes: [[Double]] = [[], [4, 2], [2, 2], [6, 2, 2, 2], [1, 2]]

  private let styles: StyleScale
  private let symbolPlaces: [ValueKey: Int]
  private let symbolRange: [ChartSymbol]
  private let linePlaces: [ValueKey: Int]
  private let lineRange: [ChartLineStyle]?
  private let sizes: SizeScale
  /// Assumed: the maximum number of rows in a legend.
  private static let legendLimit = 100
  /// The rows of the legend.
  package let entries: [Entry]
  /// The colours of continuous data, which a legend shows as a bar; `nil` for categorical styles.
  package let continuous: ContinuousStyles?

  init(_ chart: Chart) {
    let marks = chart.marks
    // Marks are large; only the properties that are needed are copied.
    let styled = marks.indices.compactMap { marks[$0].foregroundStyleBy }
    styles = StyleScale(chart.foregroundStyleScale, styled)
    continuous = styles.continuous
    let symbols = StylePlan.domain(
      chart.symbolScale.domain, marks.indices.compactMap { marks[$0].symbolBy })
    symbolRange = chart.symbolScale.range.flatMap { $0.isEmpty ? nil : $0 } ?? StylePlan.symbols
    symbolPlaces = StylePlan.places(symbols)
    linePlaces = StylePlan.places(
      StylePlan.domain(
        chart.lineStyleScale.domain, marks.indices.compactMap { marks[$0].lineStyleBy }))
    lineRange = chart.lineStyleScale.range.flatMap { $0.isEmpty ? nil : $0 }
    sizes = SizeScale(chart.symbolSizeScale, marks.indices.compactMap { marks[$0].symbolSizeBy })
    let values = styled.isEmpty ? symbols : styles.values
    let (places, range) = (symbolPlaces, symbolRange)
    let scale = styles
    entries =
      scale.continuous != nil
      ? []
      : values.prefix(StylePlan.legendLimit).map { value in
        Entry(
          value: value, style: scale.style(of: value) ?? .plain(StylePlan.palette[0]),
          symbol: places[ValueKey(value)].map { range[$0 % range.count] })
      }
  }

  /// The domain of a scale: the values that the chart specifies, then those of the data.
  static func domain(_ given: [ChartValue]?, _ data: [ChartValue]) -> [ChartValue] {
    var seen: Set<ValueKey> = []
    return ((given ?? []) + data).filter { seen.insert(ValueKey($0)).inserted }
  }

  /// The index of each value, because charts can have thousands of them.
  static func places(_ values: [ChartValue]) -> [ValueKey: Int] {
    Dictionary(
      values.enumerated().map { (ValueKey($1), $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the style in which a mark is filled or stroked.
  ///
  /// - Parameters:
  ///   - own: the style of the mark.
  ///   - value: the value that determines the style.
  package func style(_ own: ShapeStyle?, by value: ChartValue?) -> Style {
    if let own { return .plain(own) }
    return value.flatMap { styles.style(of: $0) } ?? .plain(StylePlan.palette[0])
  }

  /// The styles of the scale.
  package var scaleStyles: [ShapeStyle] { styles.range }

  /// The symbol of a mark; `nil` for a mark without one.
  package func symbol(of mark: ChartMark) -> ChartSymbol? {
    if let value = mark.symbolBy, let index = symbolPlaces[ValueKey(value)] {
      return symbolRange[index % symbolRange.count]
    }
    return mark.symbol
  }

  /// The area of a mark's symbol in square points.
  package func symbolSize(of mark: ChartMark, _ metrics: ChartMetrics) -> Double {
    mark.symbolSizeBy.flatMap { sizes.area(of: $0, standard: metrics.symbolSize) }
      ?? mark.symbolSize ?? metrics.symbolSize
  }

  /// The stroke style of a mark in the line scale.
  package func line(of mark: ChartMark) -> ChartLineStyle? {
    guard let value = mark.lineStyleBy, let index = linePlaces[ValueKey(value)] else { return nil }
    if let lineRange { return lineRange[index % lineRange.count] }
    var line = ChartLineStyle()
    line.dash = StylePlan.dashes[index % StylePlan.dashes.count]
    return line
  }
}
