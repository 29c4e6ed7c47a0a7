import VitrineGeometry
import VitrineModel

/// Colours that are interpolated between two numbers or dates.
package struct ContinuousStyles: Hashable, Sendable {
  /// The colours of the scale.
  package let gradient: LinearGradient
  /// The value of the first colour.
  package let lower: ChartValue
  /// The value of the last colour.
  package let upper: ChartValue

  /// The position of a value between both ends, as a fraction.
  func share(of value: ChartValue) -> Double? {
    guard let place = value.position, let low = lower.position, let high = upper.position else {
      return nil
    }
    return high > low ? min(max((place - low) / (high - low), 0), 1) : 0
  }
}

/// A scale of styles.
struct StyleScale: Sendable {
  /// The values in the order of their styles.
  let values: [ChartValue]
  /// The colours of continuous data; `nil` for a scale of single styles.
  let continuous: ContinuousStyles?
  private let places: [ValueKey: Int]
  /// The styles of values in their order.
  let range: [ShapeStyle]
  private let gradient: LinearGradient?

  init(_ scale: ChartStyleScale, _ data: [ChartValue]) {
    values = StylePlan.domain(scale.domain, data)
    places = StylePlan.places(values)
    range = scale.range.flatMap { $0.isEmpty ? nil : $0 } ?? StylePlan.palette
    gradient = scale.gradient
    continuous = StyleScale.continuous(scale, data)
  }

  /// The style of a value; `nil` for a value outside the domain.
  func style(of value: ChartValue) -> StylePlan.Style? {
    if let continuous {
      return continuous.share(of: value).map { .between(continuous.gradient, $0) }
    }
    guard let index = places[ValueKey(value)] else { return nil }
    guard let gradient else { return .plain(range[index % range.count]) }
    return .between(gradient, values.count > 1 ? Double(index) / Double(values.count - 1) : 0)
  }

  /// Interpolated colours between the least and the greatest value, for data that isn't
  /// categorical.
  ///
  /// Source: Apple's documentation of `ScaleType`: numbers have a continuous scale, categories one
  /// style each.
  private static func continuous(
    _ scale: ChartStyleScale, _ data: [ChartValue]
  ) -> ContinuousStyles? {
    guard scale.kind != .category, !data.isEmpty, data.allSatisfy({ $0.position != nil }),
      let gradient = scale.gradient ?? gradient(of: scale.range ?? standard)
    else { return nil }
    let ends = scale.domain?.filter { $0.position != nil } ?? []
    let all = ends.isEmpty ? data : ends
    let low = all.min { ($0.position ?? 0) < ($1.position ?? 0) }
    let high = all.max { ($0.position ?? 0) < ($1.position ?? 0) }
    guard let low, let high else { return nil }
    return ContinuousStyles(gradient: gradient, lower: low, upper: high)
  }

  /// Assumed: from a light blue to the first colour of the palette.
  private static let standard: [ShapeStyle] = [
    .color(.opacity(.system(.blue), 0.2)), .color(.system(.blue)),
  ]

  /// Colours at equal distances; `nil` for styles that aren't colours.
  private static func gradient(of styles: [ShapeStyle]) -> LinearGradient? {
    let colors = styles.compactMap { style -> Color? in
      if case .color(let color) = style { color } else { nil }
    }
    guard colors.count == styles.count, !colors.isEmpty else { return nil }
    var gradient = LinearGradient()
    gradient.stops = colors.map { Gradient.Stop(color: $0) }
    return gradient
  }
}

/// A scale of the areas of symbols.
struct SizeScale: Sendable {
  private let ends: (lower: Double, upper: Double)?
  private let places: [ValueKey: Int]
  private let range: [Double]?

  init(_ scale: ChartSizeScale, _ data: [ChartValue]) {
    let all = scale.domain ?? data
    let numbers = (all.contains { $0.position != nil } ? all : data).compactMap(\.position)
    ends = numbers.min().flatMap { low in numbers.max().map { (low, $0) } }
    places = StylePlan.places(StylePlan.domain(scale.domain, data).filter { $0.position == nil })
    range = scale.range
  }

  /// The area of a value's symbol in square points; `nil` if sizes don't depend on values.
  ///
  /// Assumed: by default, from a quarter of the standard area to four times as much.
  func area(of value: ChartValue, standard: Double) -> Double? {
    if let index = places[ValueKey(value)] {
      if let range { return range[index % range.count] }
      return places.count > 1
        ? standard * (0.25 + Double(index) / Double(places.count - 1) * 3.75) : nil
    }
    guard let number = value.position, let ends, ends.upper > ends.lower else { return nil }
    let share = min(max((number - ends.lower) / (ends.upper - ends.lower), 0), 1)
    let low = range?.first ?? standard * 0.25
    let high = range?.last ?? standard * 4
    return low + share * (high - low)
  }
}
