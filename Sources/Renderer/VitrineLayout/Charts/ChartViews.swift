import VitrineCharts
import VitrineCoding
import VitrineGeometry
import VitrineModel

/// The role of a view around a plot.
enum ChartSlot: Hashable {
  /// The area behind the labels of the horizontal axis.
  case xArea
  /// The area behind the labels of the vertical axis.
  case yArea
  /// A label of an entry of a set of the horizontal axis.
  case xLabel(set: Int, entry: Int)
  /// A label of an entry of a set of the vertical axis.
  case yLabel(set: Int, entry: Int)
  /// A title of the horizontal axis.
  case xTitle(Int)
  /// A title of the vertical axis.
  case yTitle(Int)
  /// The author's legend.
  case legend
  /// A row of the chart's legend.
  case legendEntry(Int)
  /// A view beside a mark.
  case annotation(mark: Int, index: Int)
}

/// The views around the plot of a chart.
struct ChartViews {
  let plan: ChartPlan
  let environment: EnvironmentValues

  /// The views in the order in which they are drawn.
  var views: [(slot: ChartSlot, view: ViewNode)] {
    areas + labels + titles + legend + annotations
  }

  /// What the style of an axis draws around its labels.
  private var areas: [(slot: ChartSlot, view: ViewNode)] {
    [
      (ChartSlot.xArea, plan.xAxis, plan.chart.xAxis.style),
      (ChartSlot.yArea, plan.yAxis, plan.chart.yAxis.style),
    ].compactMap { slot, axis, style in
      let modifiers = style.filter { !$0.traits.isInherited }
      guard !axis.isEmpty, !modifiers.isEmpty else { return nil }
      return (slot, ViewNode(.color(.system(.clear)), modifiers: modifiers))
    }
  }

  /// The font of labels, titles and legends (assumed).
  private static let font = Font(style: .caption2)
  /// The style of the labels (assumed).
  private static let style = ShapeStyle.hierarchical(level: 2)

  private var labels: [(slot: ChartSlot, view: ViewNode)] {
    let x = plan.xAxis.enumerated().flatMap { set, axis in
      labels(of: axis, plan.chart.xAxis.style) { .xLabel(set: set, entry: $0) }
    }
    let y = plan.yAxis.enumerated().flatMap { set, axis in
      labels(of: axis, plan.chart.yAxis.style) { .yLabel(set: set, entry: $0) }
    }
    return x + y
  }

  private func labels(
    of axis: AxisPlan, _ axisStyle: [Modifier], _ slot: (Int) -> ChartSlot
  ) -> [(slot: ChartSlot, view: ViewNode)] {
    axis.entries.enumerated().compactMap { index, entry -> (slot: ChartSlot, view: ViewNode)? in
      guard let label = entry.item.label else { return nil }
      var view: ViewNode
      if let content = label.content {
        view = content
      } else {
        let words = ChartWords(precision: axis.precision, format: label.format)
        view = ViewNode(.text(words.text(of: entry.tick.data)))
      }
      view.modifiers += label.font.map { [.font($0)] } ?? []
      view.modifiers += label.style.map { [.foregroundStyle($0)] } ?? []
      view.modifiers += axisStyle.filter(\.traits.isInherited)
      view.modifiers += [.font(ChartViews.font), .foregroundStyle(ChartViews.style)]
      if label.collisionResolution == .truncate { view.modifiers.append(.lineLimit(LineLimit(1))) }
      view.modifiers += label.orientation.turn.map { [.rotationEffect($0)] } ?? []
      return (slot(index), view)
    }
  }

  private var titles: [(slot: ChartSlot, view: ViewNode)] {
    let x = plan.chart.xAxis.titles.enumerated().map {
      (ChartSlot.xTitle($0), captioned($1.content))
    }
    let y = plan.chart.yAxis.titles.enumerated().map {
      (ChartSlot.yTitle($0), captioned($1.content))
    }
    return x + y
  }

  private func captioned(_ view: ViewNode) -> ViewNode {
    var view = view
    view.modifiers += [.font(ChartViews.font), .foregroundStyle(ChartViews.style)]
    return view
  }

  /// One row for each value; without values, there is no legend.
  private var legend: [(slot: ChartSlot, view: ViewNode)] {
    let legend = plan.chart.legend
    guard legend.visibility != .hidden else { return [] }
    if let content = legend.content { return [(.legend, captioned(content))] }
    if let continuous = plan.styles.continuous { return [(.legend, bar(continuous))] }
    return plan.styles.entries.enumerated().map { index, entry in
      (.legendEntry(index), row(entry))
    }
  }

  /// Side of the sign in a legend, in points (assumed).
  private static let signSize = 8.0
  /// Width of the bar that shows colours of numbers, in points (assumed).
  private static let barWidth = 80.0

  /// All colours of a continuous scale between its ends in words (assumed).
  private func bar(_ continuous: ContinuousStyles) -> ViewNode {
    var gradient = continuous.gradient
    gradient.startPoint = UnitPoint(x: 0, y: 0.5)
    gradient.endPoint = UnitPoint(x: 1, y: 0.5)
    var (tall, wide) = (Frame(), Frame())
    tall.height = ChartViews.signSize
    wide.maxWidth = Extent(ChartViews.barWidth)
    var shape = Capsule()
    shape.painting.fill =
      environment.isRedacted ? ChartViews.redacted : .gradient(.linear(gradient))
    var stack = HStack()
    stack.spacing = 4
    let words = ChartWords(precision: AxisPrecision())
    stack.children = [
      captioned(ViewNode(.text(words.text(of: continuous.lower)))),
      ViewNode(.shape(.capsule(shape)), modifiers: [.frame(tall), .frame(wide)]),
      captioned(ViewNode(.text(words.text(of: continuous.upper)))),
    ]
    return ViewNode(.hStack(stack))
  }

  /// The style of symbols where data are redacted: their colours would reveal the data (assumed).
  private static let redacted = ShapeStyle.opacity(.foreground, Redaction.opacity)

  /// A sign in the value's style, and the value in words.
  private func row(_ entry: StylePlan.Entry) -> ViewNode {
    var stack = HStack()
    stack.spacing = 4
    let words = ViewNode(.text(ChartWords().text(of: entry.value)))
    stack.children = [sign(entry), captioned(words)]
    return ViewNode(.hStack(stack))
  }

  private func sign(_ entry: StylePlan.Entry) -> ViewNode {
    var frame = Frame()
    frame.width = ChartViews.signSize
    frame.height = ChartViews.signSize
    var path = PathShape()
    let outline = (entry.symbol ?? ChartSymbol(.circle)).outline(
      center: Point(x: ChartViews.signSize / 2, y: ChartViews.signSize / 2),
      area: entry.symbol == nil ? .pi * ChartViews.signSize * ChartViews.signSize / 4 : 36)
    let style =
      environment.isRedacted ? ChartViews.redacted : entry.style.resolved(in: environment)
    switch outline.drawing {
    case .fill(let outline):
      path.path = outline
      path.painting.fill = style
    case .stroke(let outline, let line):
      path.path = outline
      var stroke = Stroke()
      (stroke.style, stroke.lineWidth) = (style, line.lineWidth)
      path.painting.stroke = stroke
    }
    return ViewNode(.shape(.path(path)), modifiers: [.frame(frame)])
  }

  private var annotations: [(slot: ChartSlot, view: ViewNode)] {
    let marks = plan.chart.marks
    return marks.indices.flatMap { mark in
      marks[mark].annotations.enumerated().map { index, annotation in
        (.annotation(mark: mark, index: index), captioned(annotation.content))
      }
    }
  }
}

extension ChartAxisLabel.Orientation {
  /// The rotation of a label; `nil` for a horizontal one.
  fileprivate var turn: RotationEffect? {
    guard self != .horizontal else { return nil }
    var turn = RotationEffect()
    turn.degrees = self == .vertical ? 90 : -90
    return turn
  }
}
