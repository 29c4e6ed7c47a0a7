import VitrineCoding
import VitrineGeometry
import VitrineModel

// Charts.
//
// Source: `Chart.tsx` and `VoltraChart.swift` of Voltra.
extension VoltraBuilder {
  func chart(_ element: Element) throws -> ViewNode {
    var chart = Chart()
    for (row, path) in element.props.elements("marks") { chart.marks += marks(row, at: path) }
    if chart.marks.count > reading.context.limits.chartMarks {
      throw ArchiveError(
        .limitExceeded(
          .chartMarks, found: chart.marks.count, allowed: reading.context.limits.chartMarks),
        path: element.props.value("marks")?.path)
    }
    let label = element.style?.text.color
    chart.xAxis = axis(element, "x", label: label)
    chart.yAxis = axis(element, "y", label: label)
    let items = legendItems(element)
    if !items.isEmpty {
      chart.foregroundStyleScale.domain = items.map { ChartValue($0.name) }
      chart.foregroundStyleScale.range = items.map { .color($0.color) }
    }
    chart.legend = legend(element, items, label: label)
    var node = ViewNode(.chart(chart))
    if let style = element.style {
      node = styled(node, element, alignment: .topLeading, hasText: false)
      if let color = style.text.color {
        node.modifiers += [.foregroundStyle(.color(color)), .tint(.color(color))]
      }
    }
    node.modifiers.append(.padding(insets(element)))
    return node
  }

  /// Returns the space around a chart, which is smaller without axes.
  private func insets(_ element: Element) -> Padding {
    let hidesX = element.props.word("xAxisVisibility") == "hidden"
    let hidesY = element.props.word("yAxisVisibility") == "hidden"
    var padding = Padding()
    padding.insets = EdgeInsets(
      top: hidesX ? -8 : hidesY ? 0 : 8, leading: hidesY ? -8 : 10, bottom: hidesX ? -8 : 0,
      trailing: hidesY ? -8 : 0)
    return padding
  }

  private func axis(_ element: Element, _ name: String, label: Color?) -> ChartAxis {
    var axis = ChartAxis()
    let visibility = element.props.word(name + "AxisVisibility")
    axis.visibility = visibility.flatMap(ChartAxis.Visibility.init) ?? .automatic
    let grid = element.props.object(
      name + "AxisGridStyle", VoltraTables.grid, expand: VoltraTables.gridName)
    let isLeading = name == "y" && axis.visibility == .visible
    guard axis.visibility != .hidden, grid != nil || label != nil || isLeading else { return axis }
    var (marks, item) = (ChartAxisMarks(), ChartAxisItem())
    marks.position = name == "y" ? .leading : .automatic
    let line = line(grid)
    if grid?.flag("v") ?? true { item.gridLine = line }
    item.tick = ChartAxisLine()
    var text = ChartAxisLabel()
    text.style = label.map(ShapeStyle.color)
    item.label = text
    marks.content = item
    axis.marks = [marks]
    return axis
  }

  private func line(_ grid: PayloadFields?) -> ChartAxisLine {
    var line = ChartAxisLine()
    line.style = grid?.color("c").map(ShapeStyle.color)
    let width = grid?.length("lw").map { min($0, 1000) }
    let dash = (grid?.elements("d") ?? []).compactMap { length, path -> Double? in
      guard let length = length.number, length >= 0 else {
        reading.warn(
          "a length of a dash must be \(PayloadUnit.amount.wanted); it has no effect", at: path)
        return nil
      }
      return min(length, 1000)
    }
    guard width != nil || !dash.isEmpty else { return line }
    var style = ChartLineStyle()
    style.lineWidth = width ?? 1
    if dash.contains(where: { $0 > 1e-6 }) { style.dash = Array(dash.prefix(100)) }
    line.lineStyle = style
    return line
  }

  private func legendItems(_ element: Element) -> [(name: String, color: Color)] {
    element.props.elements("foregroundStyleScale").compactMap { pair, path in
      guard let words = pair.elements?.compactMap(\.string), words.count >= 2 else {
        reading.warn("an item needs a name and a colour, both strings; it has no effect", at: path)
        return nil
      }
      return reading.color(words[1], at: path.appending(.index(1))).map { (words[0], $0) }
    }
  }

  /// Returns Voltra's own legend: a dot and a name for each item.
  private func legend(
    _ element: Element, _ items: [(name: String, color: Color)], label: Color?
  ) -> ChartLegend {
    var legend = ChartLegend()
    legend.visibility =
      element.props.word("legendVisibility").flatMap(ChartAxis.Visibility.init) ?? .automatic
    guard legend.visibility != .hidden else { return legend }
    (legend.alignment, legend.spacing) = (.center, 8)
    var row = HStack()
    row.spacing = 12
    row.children = items.map { name, color in
      var (circle, item, frame) = (Circle(), HStack(), Frame())
      circle.painting.fill = .color(color)
      (frame.width, frame.height, item.spacing) = (8, 8, 6)
      item.children = [
        ViewNode(.shape(.circle(circle)), modifiers: [.frame(frame)]),
        ViewNode(
          .text(Text(name)), modifiers: [.foregroundStyle(.color(label ?? .system(.primary)))]),
      ]
      return ViewNode(.hStack(item))
    }
    legend.content = ViewNode(.hStack(row))
    return legend
  }
}

// Marks.
extension VoltraBuilder {
  /// Returns the marks of a row: its kind, its points, and their shared properties.
  private func marks(_ row: JSONTree, at path: NodePath) -> [ChartMark] {
    guard let parts = row.elements, parts.count >= 3, let name = parts[0].string,
      let object = parts[2].object
    else {
      reading.warn(
        "marks need a kind, their points and their properties; they are not drawn", at: path)
      return []
    }
    guard let kind = VoltraBuilder.kinds[name] else {
      reading.reportUnknown(
        .value, name, candidates: VoltraBuilder.kinds.keys.sorted(), at: path)
      return []
    }
    let props = PayloadFields(
      object, VoltraTables.mark, owner: "the marks", at: path.appending(.index(2)), reading)
    let looks = look(kind, props)
    if kind == .rule { return rules(props, looks) }
    let points = path.appending(.index(1))
    return (parts[1].elements ?? []).enumerated().compactMap { index, point in
      mark(point.elements ?? [], looks, props, at: points.appending(.index(index)))
    }
  }

  private static let kinds: [String: ChartMark.Kind] = [
    "bar": .bar, "line": .line, "area": .area, "point": .point, "rule": .rule, "sector": .sector,
  ]

  /// Returns a mark without its position.
  private func look(_ kind: ChartMark.Kind, _ props: PayloadFields) -> ChartMark {
    var mark = ChartMark(kind)
    let length = props.length
    mark.foregroundStyle = props.color("c").map(ShapeStyle.color)
    mark.cornerRadius = length("cr")
    mark.interpolation = props.text("itp").flatMap(ChartMark.Interpolation.init) ?? .linear
    if let width = length("lw") {
      var line = ChartLineStyle()
      line.lineWidth = width
      mark.lineStyle = line
    }
    if let symbol = props.text("sym").flatMap(ChartMark.Symbol.init) {
      mark.symbol = ChartSymbol(symbol)
    }
    mark.symbolSize = length("syms")
    if kind == .bar { mark.width = length("w").map { .fixed($0) } }
    mark.innerRadius = length("ir").map { .ratio($0) }
    mark.outerRadius = length("or").map { .ratio($0) }
    mark.angularInset = length("agin")
    return mark
  }

  private func mark(
    _ point: [JSONTree], _ look: ChartMark, _ props: PayloadFields, at path: NodePath
  ) -> ChartMark? {
    func missing(_ wanted: String) -> ChartMark? {
      reading.warn("a point needs \(wanted); it is not drawn", at: path)
      return nil
    }
    var mark = look
    guard mark.kind != .sector else {
      guard point.count >= 2, let value = point[0].number, let name = point[1].string else {
        return missing("a number and a name")
      }
      mark.angle = ChartValue(NumberRange.data.nearest(value))
      if mark.foregroundStyle == nil { mark.foregroundStyleBy = ChartValue(name) }
      return mark
    }
    guard point.count >= 2, let x = VoltraBuilder.value(point[0]) else {
      return missing("'x', a string or a number, and 'y', a number")
    }
    mark.x = x
    if point[1].number == nil {
      reading.warn(
        "'y' of a point is \(point[1].type.rawValue), but must be a number; it counts as 0",
        at: path.appending(.index(1)))
    }
    mark.y = ChartValue(NumberRange.data.nearest(point[1].number ?? 0))
    if point.count >= 3, let series = point[2].string {
      mark.foregroundStyle = nil
      mark.foregroundStyleBy = ChartValue(series)
      if mark.kind == .bar, props.text("stk") == "grouped" {
        mark.positionBy = ChartValue(series)
      }
    }
    return mark
  }

  private func rules(_ props: PayloadFields, _ look: ChartMark) -> [ChartMark] {
    var marks: [ChartMark] = []
    if let y = props.number("yv", in: .data) {
      var mark = look
      mark.y = ChartValue(y)
      marks.append(mark)
    }
    if let x = props.value("xv").flatMap({ VoltraBuilder.value($0.tree) }) {
      var mark = look
      mark.x = x
      marks.append(mark)
    }
    return marks
  }

  private static func value(_ tree: JSONTree) -> ChartValue? {
    switch tree {
    case .string(let name): ChartValue(name)
    case .number(let value): ChartValue(NumberRange.data.nearest(value))
    case .null, .bool, .array, .object: nil
    }
  }
}

extension ChartDimension {
  fileprivate static func fixed(_ points: Double) -> ChartDimension {
    var dimension = ChartDimension()
    dimension.fixed = points
    return dimension
  }

  fileprivate static func ratio(_ share: Double) -> ChartDimension {
    var dimension = ChartDimension()
    dimension.ratio = share
    return dimension
  }
}
