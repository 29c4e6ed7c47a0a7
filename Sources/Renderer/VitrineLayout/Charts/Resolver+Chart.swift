import VitrineCharts
import VitrineCoding
import VitrineModel

extension Resolver {
  /// A chart: its plot, and the views around it.
  func chart(_ chart: Chart, _ scope: Scope) -> ViewParts {
    let plan = ChartPlan(chart, calendar: context.calendar(scope.environment))
    if plan.lostCount > 0 {
      context.report(
        Diagnostic(
          .ineffective(
            "\(plan.lostCount) of \(chart.marks.count.counted("mark")) are not drawn: a value is of "
              + "another kind than those of its axis, or is not in its domain"),
          path: scope.source.path))
    }
    let views = ChartViews(plan: plan, environment: scope.environment).views
    let inner = scope.entering(.key("chart")).along(nil)
    let parts = views.map { ViewParts.Part.single($0.view, inner.entering(.key($0.slot.name))) }
    return ViewParts(parts) { (resolved) throws(ArchiveError) -> [LayoutNode] in
      let plot = try self.plot(of: plan, inner)
      var slots: [ChartSlot] = []
      var nodes: [LayoutNode] = []
      for (view, found) in zip(views, resolved) {
        guard let node = LayoutNode.single(found, inner) else { continue }
        slots.append(view.slot)
        nodes.append(node)
      }
      let rule = ChartRule(plan: plan, slots: slots, isMirrored: scope.isMirrored)
      return try self.wrapped(in: plan.layers, scope) { scope in
        [LayoutNode("Chart", scope, rule: rule, children: plot + nodes)]
      }
    }
  }

  /// The plot inside the author's modifiers of the plot area.
  private func plot(
    of plan: ChartPlan, _ scope: Scope
  ) throws(ArchiveError) -> [LayoutNode] {
    let nodes = try wrapped(in: plan.chart.plotStyle, scope.entering(.key("plotStyle"))) { inner in
      let drawing = ChartDrawing(plan: plan, isMirrored: inner.isMirrored)
      return [LayoutNode.part("ChartPlot", inner, drawing)]
    }
    return LayoutNode.single(nodes, scope).map { [$0] } ?? []
  }
}

extension ChartPlan {
  /// The views behind and in front of the chart, as modifiers around it.
  fileprivate var layers: [Modifier] {
    [chart.background.map(Modifier.background), chart.overlay.map(Modifier.overlay)].compactMap {
      $0
    }
  }
}

extension ChartSlot {
  /// The path of the view in the archive.
  fileprivate var name: String {
    switch self {
    case .xLabel, .xTitle, .xArea: "xAxis"
    case .yLabel, .yTitle, .yArea: "yAxis"
    case .legend, .legendEntry: "legend"
    case .annotation(let mark, _): "marks[\(mark)]"
    }
  }
}
