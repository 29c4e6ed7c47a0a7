import SwiftUI
import VitrineCharts
package import VitrineModel

/// A view that shows data as marks.
nonisolated public struct Chart<Content: ChartContent>: View, PrimitiveView, LocatedView {
  package var location = KeptLocation()
  private let content: Content

  /// Creates a chart.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  /// Creates a chart with content for each identified element.
  public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    self.content = ForEach(elements: data, making: content)
  }

  /// Creates a chart with content for each element.
  public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = ForEach(elements: data, making: content)
  }

  @MainActor package func lower(_ context: LoweringContext) -> [ViewNode] {
    let lowering = ChartLowering(context)
    var chart = VitrineModel.Chart()
    chart.marks = content.lowered(lowering)
    chart.xScale.wholeNumbers = lowering.wholeX == true
    chart.yScale.wholeNumbers = lowering.wholeY == true
    let changes = context.environment.chartChanges
    for change in changes where change.stage == .scales { change.apply(&chart, lowering) }
    lowering.addFunctions(to: &chart)
    chart.names = lowering.names
    for change in changes where change.stage == .axes { change.apply(&chart, lowering) }
    lowering.makeSizedAnnotations(of: &chart)
    for change in changes where change.stage == .proxies { change.apply(&chart, lowering) }
    return [ViewNode(.chart(chart))]
  }
}

extension ChartLowering {
  /// Adds functions over the domain of the chart's x axis.
  fileprivate func addFunctions(to chart: inout VitrineModel.Chart) {
    guard !functions.isEmpty else { return }
    let plan = ChartPlan(chart, calendar: FoundationCalendar(context.environment))
    for (index, plot) in functions.enumerated() {
      chart.marks += plot.marks(
        in: plan.x.lower...max(plan.x.lower, plan.x.upper), index: index)
    }
  }
}

/// A change that a modifier makes of the charts inside it.
struct ChartChange {
  /// The order of changes: axes depend on scales, and proxies on both.
  enum Stage {
    case scales, axes, proxies
  }

  let stage: Stage
  let apply: @MainActor (inout VitrineModel.Chart, ChartLowering) -> Void
}

extension SwiftUI.EnvironmentValues {
  /// The changes that modifiers make of charts.
  @Entry var chartChanges: [ChartChange] = []
}

nonisolated extension View {
  /// Returns the view with a change of the charts inside it.
  func chart(
    _ stage: ChartChange.Stage,
    _ apply: @escaping @MainActor (inout VitrineModel.Chart, ChartLowering) -> Void
  ) -> some View {
    archived(environment: { $0.chartChanges.append(ChartChange(stage: stage, apply: apply)) }) {
      _ in []
    }
  }
}
