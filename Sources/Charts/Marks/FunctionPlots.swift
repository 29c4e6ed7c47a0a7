import SwiftUI
package import VitrineModel

/// A line along a function.
nonisolated public struct LinePlot: ChartContent, PrimitiveChartContent {
  /// What the content is made of.
  public typealias Body = Never
  private let plot: FunctionPlot
  private let names: (SwiftUI.Text, SwiftUI.Text)

  /// Makes a line along a function of x.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    names = (SwiftUI.Text(x), SwiftUI.Text(y))
    plot = FunctionPlot(mark: ChartMark(.line), domain: domain) { (function($0), nil) }
  }
  /// Makes a line along a function of x.
  @_disfavoredOverload
  public init<X: StringProtocol, Y: StringProtocol>(
    x: X, y: Y, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    names = (SwiftUI.Text(verbatim: String(x)), SwiftUI.Text(verbatim: String(y)))
    plot = FunctionPlot(mark: ChartMark(.line), domain: domain) { (function($0), nil) }
  }

  @MainActor package func marks(_ lowering: ChartLowering) -> [ChartMark] {
    lowering.add(plot, names)
  }
}

/// An area along one function or between two.
nonisolated public struct AreaPlot: ChartContent, PrimitiveChartContent {
  /// What the content is made of.
  public typealias Body = Never
  private let plot: FunctionPlot
  private let names: (SwiftUI.Text, SwiftUI.Text)

  /// Makes an area under a function of x.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    names = (SwiftUI.Text(x), SwiftUI.Text(y))
    plot = FunctionPlot(mark: ChartMark(.area), domain: domain) { (function($0), 0) }
  }
  /// Makes an area under a function of x.
  @_disfavoredOverload
  public init<X: StringProtocol, Y: StringProtocol>(
    x: X, y: Y, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    names = (SwiftUI.Text(verbatim: String(x)), SwiftUI.Text(verbatim: String(y)))
    plot = FunctionPlot(mark: ChartMark(.area), domain: domain) { (function($0), 0) }
  }
  /// Makes an area between two functions of x.
  public init(
    x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey,
    domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) {
    names = (SwiftUI.Text(x), SwiftUI.Text(yEnd))
    plot = FunctionPlot(mark: ChartMark(.area), domain: domain) { x in
      let ends = function(x)
      return (ends.yEnd, ends.yStart)
    }
  }

  @MainActor package func marks(_ lowering: ChartLowering) -> [ChartMark] {
    lowering.add(plot, names)
  }
}

extension ChartLowering {
  /// The context of views in the chart, which see none of its settings.
  var inner: LoweringContext { context.with { $0.chartChanges = [] } }

  /// The words of a text.
  @MainActor func words(_ text: SwiftUI.Text) -> String? {
    guard case .text(let text) = text.lower(context).first?.content else { return nil }
    return text.content ?? text.localized?.key
  }

  /// Takes a function, which is drawn last, when the scale is known.
  @MainActor func add(_ plot: FunctionPlot, _ names: (SwiftUI.Text, SwiftUI.Text)) -> [ChartMark] {
    _ = take(ErasedValue(names.0, .number(0, isInteger: false), nil), as: .x)
    _ = take(ErasedValue(names.1, .number(0, isInteger: false), nil), as: .y)
    functions.append(plot)
    return []
  }
}

extension FunctionPlot {
  /// Values of a function in a chart (assumed: 200 of them).
  static let samples = 200

  /// The marks of the function in a domain; where it has no number its line is interrupted.
  func marks(in domain: ClosedRange<Double>, index: Int) -> [ChartMark] {
    let domain = self.domain ?? domain
    var part = 0
    var marks: [ChartMark] = []
    for step in 0...FunctionPlot.samples {
      let share = Double(step) / Double(FunctionPlot.samples)
      let x = domain.lowerBound + (domain.upperBound - domain.lowerBound) * share
      let (value, start) = values(x)
      guard value.isFinite, start?.isFinite != false else {
        part += 1
        continue
      }
      var mark = mark
      mark.x = ChartValue(x)
      if let start {
        mark.yStart = ChartValue(start)
        mark.yEnd = ChartValue(value)
      } else {
        mark.y = ChartValue(value)
      }
      mark.series = ChartValue("\(index).\(part)")
      marks.append(mark)
    }
    return marks
  }
}
