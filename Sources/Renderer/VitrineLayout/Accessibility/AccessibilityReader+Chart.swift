import VitrineCharts
import VitrineGeometry
import VitrineModel

extension AccessibilityReader {
  /// The accessibility element of a chart: a container with an element for each mark that is not
  /// hidden.
  ///
  /// Source: Apple's documentation of `ChartContent.accessibilityLabel(_:)`: marks are elements
  /// with a label and a value, which Swift Charts makes of the data. That the label is the place
  /// and the series, and the value that of the mark there, is assumed.
  func chart(_ scope: Scope, _ node: LayoutNode) -> AccessibilityElement {
    var container = AccessibilityElement(id: scope.source.viewName, frame: node.frame)
    container.isContainer = true
    guard let (rule, chart) = node.chart, let plot = chart.children.first else { return container }
    if scope.environment.isRedacted {
      container.isContainer = false
      container.isRedacted = true
      return container
    }
    let geometry = PlotGeometry(rule.plan, size: plot.frame.size)
    container.children = rule.plan.chart.marks.enumerated().compactMap { index, mark in
      guard !mark.accessibilityHidden, mark.opacity > 0 else { return nil }
      let box = geometry.annotationBox(of: index) ?? .zero
      var element = AccessibilityElement(
        id: "\(scope.source.viewName).marks[\(index)]",
        frame: box.offsetBy(dx: plot.frame.minX, dy: plot.frame.minY))
      let words = MarkWords(mark: mark, plan: rule.plan) { resolver.spoken($0, scope).text }
      element.label = mark.accessibilityLabel ?? words.label
      element.value = mark.accessibilityValue ?? words.value
      return element
    }
    return container
  }
}

extension LayoutNode {
  /// The chart in the node, under layers behind and in front of it.
  fileprivate var chart: (rule: ChartRule, node: LayoutNode)? {
    if let rule = rule as? ChartRule { return (rule, self) }
    return children.first?.chart
  }
}

/// The data of a mark in words.
private struct MarkWords {
  let mark: ChartMark
  let plan: ChartPlan
  let spoken: (Text) -> String

  /// The place and the series.
  var label: String? {
    let place =
      isVertical ? axis(mark.x, mark.xStart, mark.xEnd) : axis(mark.y, mark.yStart, mark.yEnd)
    let series = mark.foregroundStyleBy ?? mark.series ?? mark.symbolBy
    return joined([place, series.map(words)])
  }

  /// The value at the mark's position, with its label.
  var value: String? {
    if let angle = mark.angle { return named(words(angle), plan.chart.names.angle) }
    return isVertical
      ? named(axis(mark.y, mark.yStart, mark.yEnd), plan.chart.names.y)
      : named(axis(mark.x, mark.xStart, mark.xEnd), plan.chart.names.x)
  }

  /// Whether the value runs from bottom to top.
  private var isVertical: Bool { !(plan.x.kind == .number && plan.y.kind != .number) }

  private func axis(_ value: ChartValue?, _ start: ChartValue?, _ end: ChartValue?) -> String? {
    if let value { return words(value) }
    guard let start, let end else { return nil }
    return "\(words(start)) – \(words(end))"
  }

  private func words(_ value: ChartValue) -> String { spoken(ChartWords().text(of: value)) }

  private func named(_ words: String?, _ name: String?) -> String? {
    words.map { words in name.map { "\(words) \($0)" } ?? words }
  }

  private func joined(_ parts: [String?]) -> String? {
    let words = parts.compactMap { $0 }.filter { !$0.isEmpty }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }
}
