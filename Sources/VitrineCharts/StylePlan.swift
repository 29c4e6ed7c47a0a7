import VitrineModel

/// Which style, symbol and line each value of the data has.
package struct StylePlan: Sendable {
  /// A row of the legend.
  package struct Entry: Sendable {
    /// The value.
    package var value: ChartValue
    /// Its style.
    package var style: ShapeStyle
    /// Its symbol; `nil` is a dot.
    package var symbol: ChartMark.Symbol?
  }

  /// The colours of values in their order.
  ///
  /// Source: Apple's pictures of Swift Charts: the first series is blue, the second green, then
  /// orange, purple, red, cyan and yellow.
  package static let palette: [ShapeStyle] =
    [.blue, .green, .orange, .purple, .red, .cyan, .yellow].map { .color(.system($0)) }

  /// The symbols of values in their order (assumed).
  package static let symbols: [ChartMark.Symbol] = [
    .circle, .square, .triangle, .diamond, .pentagon, .plus, .cross, .asterisk,
  ]

  /// Dashes of values in their order (assumed).
  package static let dashes: [[Double]] = [[], [4, 2], [2, 2], [6, 2, 2, 2], [1, 2]]

  private let styleDomain: [ChartValue: Int]
  private let styleRange: [ShapeStyle]
  private let symbolDomain: [ChartValue: Int]
  private let symbolRange: [ChartMark.Symbol]
  private let lineDomain: [ChartValue: Int]
  private let sizes: (lower: Double, upper: Double)?
  /// The most rows that a legend has: no more can be read (assumed).
  private static let legendLimit = 100
  /// The rows of the legend.
  package let entries: [Entry]

  init(_ chart: Chart) {
    let styles = StylePlan.domain(
      chart.foregroundStyleScale.domain, chart.marks.compactMap(\.foregroundStyleBy))
    styleRange =
      chart.foregroundStyleScale.range.flatMap { $0.isEmpty ? nil : $0 } ?? StylePlan.palette
    let symbols = StylePlan.domain(
      chart.symbolScale.domain, chart.marks.compactMap(\.symbolBy))
    symbolRange = chart.symbolScale.range.flatMap { $0.isEmpty ? nil : $0 } ?? StylePlan.symbols
    lineDomain = StylePlan.places(StylePlan.domain(nil, chart.marks.compactMap(\.lineStyleBy)))
    styleDomain = StylePlan.places(styles)
    symbolDomain = StylePlan.places(symbols)
    let numbers = chart.marks.compactMap { $0.symbolSizeBy?.number }
    sizes = numbers.min().flatMap { low in numbers.max().map { (low, $0) } }
    entries = StylePlan.legend(
      chart, styles, styleRange, symbols, symbolRange)
  }

  private static func domain(_ given: [ChartValue]?, _ data: [ChartValue]) -> [ChartValue] {
    var seen: Set<ChartValue> = []
    return ((given ?? []) + data).filter { seen.insert($0).inserted }
  }

  /// Where each value stands: charts may have thousands of them.
  private static func places(_ values: [ChartValue]) -> [ChartValue: Int] {
    Dictionary(values.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// One row for each value of the styles' scale, or of the symbols' scale.
  private static func legend(
    _ chart: Chart, _ styles: [ChartValue], _ styleRange: [ShapeStyle], _ symbols: [ChartValue],
    _ symbolRange: [ChartMark.Symbol]
  ) -> [Entry] {
    let values = chart.marks.contains { $0.foregroundStyleBy != nil } ? styles : symbols
    let (stylePlaces, symbolPlaces) = (places(styles), places(symbols))
    return values.prefix(legendLimit).map { value in
      let style = stylePlaces[value].map { styleRange[$0 % styleRange.count] }
      let symbol = symbolPlaces[value].map { symbolRange[$0 % symbolRange.count] }
      return Entry(value: value, style: style ?? styleRange[0], symbol: symbol)
    }
  }

  /// What a mark is filled or stroked with.
  package func style(of mark: ChartMark) -> ShapeStyle {
    if let style = mark.foregroundStyle { return style }
    guard let value = mark.foregroundStyleBy, let index = styleDomain[value] else {
      return StylePlan.palette[0]
    }
    return styleRange[index % styleRange.count]
  }

  /// The symbol of a mark; `nil` when its values have none.
  package func symbol(of mark: ChartMark) -> ChartMark.Symbol? {
    if let value = mark.symbolBy, let index = symbolDomain[value] {
      return symbolRange[index % symbolRange.count]
    }
    return mark.symbol
  }

  /// The area of a mark's symbol in square points: from a quarter of the standard one to four times
  /// as much where it follows the data (assumed).
  package func symbolSize(of mark: ChartMark, _ metrics: ChartMetrics) -> Double {
    guard let value = mark.symbolSizeBy?.number, let sizes, sizes.upper > sizes.lower else {
      return mark.symbolSize ?? metrics.symbolSize
    }
    let share = (value - sizes.lower) / (sizes.upper - sizes.lower)
    return metrics.symbolSize * (0.25 + share * 3.75)
  }

  /// Dashes of a mark's line where the author gives none.
  package func dash(of mark: ChartMark) -> [Double] {
    guard let value = mark.lineStyleBy, let index = lineDomain[value] else {
      return []
    }
    return StylePlan.dashes[index % StylePlan.dashes.count]
  }
}
