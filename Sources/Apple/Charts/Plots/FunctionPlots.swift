import SwiftUI
package import VitrineModel

/// The marks of a function.
nonisolated public struct FunctionPlotContent: ChartContent, PrimitiveChartContent {
  private let plot: FunctionPlot
  private let names: (SwiftUI.Text, SwiftUI.Text)

  init(
    _ kind: ChartMark.Kind, _ x: SwiftUI.Text, _ y: SwiftUI.Text, _ domain: ClosedRange<Double>?,
    _ values: @escaping (Double) -> FunctionPlot.Place
  ) {
    plot = FunctionPlot(mark: ChartMark(kind), domain: domain, place: values)
    names = (x, y)
  }

  @MainActor package func marks(_ lowering: ChartLowering) -> [ChartMark] {
    lowering.add(plot, names)
  }
}

extension ChartLowering {
  /// The context of views in the chart, without the chart's settings.
  var inner: LoweringContext { context.with { $0.chartChanges = [] } }

  /// Returns the string of a text.
  @MainActor func words(_ text: SwiftUI.Text) -> String? {
    guard case .text(let text) = text.lower(context).first?.content else { return nil }
    return text.content ?? text.localized?.key
  }

  /// Adds a function, which is evaluated once the scale is known.
  @MainActor func add(_ plot: FunctionPlot, _ names: (SwiftUI.Text, SwiftUI.Text)) -> [ChartMark] {
    _ = take(ErasedValue(names.0, .number(0, isInteger: false)), as: .x)
    _ = take(ErasedValue(names.1, .number(0, isInteger: false)), as: .y)
    functions.append(plot)
    return []
  }
}

extension FunctionPlot {
  /// The number of values of a function in a chart (assumed to be 200).
  static let samples = 200

  /// The marks of the function in a domain; its line is interrupted where it is not a number.
  func marks(in domain: ClosedRange<Double>, index: Int) -> [ChartMark] {
    let domain = self.domain ?? domain
    var part = 0
    var marks: [ChartMark] = []
    for step in 0...FunctionPlot.samples {
      let share = Double(step) / Double(FunctionPlot.samples)
      let x = domain.lowerBound + (domain.upperBound - domain.lowerBound) * share
      let place = place(x)
      guard place.x.isFinite, place.y.isFinite, place.start?.isFinite != false else {
        part += 1
        continue
      }
      var mark = mark
      mark.x = ChartValue(place.x)
      if let start = place.start {
        mark.yStart = ChartValue(start)
        mark.yEnd = ChartValue(place.y)
      } else {
        mark.y = ChartValue(place.y)
      }
      mark.series = ChartValue("\(index).\(part)")
      marks.append(mark)
    }
    return marks
  }
}
