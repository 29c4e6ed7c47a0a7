import VitrineCoding
import VitrineDisplayList
import VitrineGeometry
import VitrineModel

// Labels, buttons, links, gauges, progress and charts.
extension ExpoBuilder {
  func label(_ node: Node) throws -> ViewNode? {
    guard let title = node.props.text("title") else { return nil }
    var label = Label()
    label.title = try characters(title, at: node.path)
    let icon = node.props.value("icon")
    label.icon = try icon.flatMap { try self.view($0.tree, at: $0.path) }
    let symbol = node.props.text("systemImage").flatMap { $0.isEmpty ? nil : $0 }
    if label.icon == nil { label.systemImage = symbol }
    var view = ViewNode(.label(label))
    if label.icon == nil, symbol == nil { view.modifiers.append(.labelStyle(.titleOnly)) }
    if let color = node.props.color("color") {
      view.modifiers.append(.foregroundStyle(.color(color)))
    }
    return view
  }

  func button(_ node: Node) throws -> ViewNode {
    var button = Button()
    button.intent = Action.Intent(
      type: "WidgetUserInteraction",
      parameters: node.props.text("target").map { ["target": .string($0)] } ?? [:])
    button.role = (node.props.text("role") ?? node.props.text("buttonRole"))
      .flatMap(Button.Role.init)
    let title = try (node.props.text("label") ?? node.props.text("text"))
      .map { try characters($0, at: node.path) }
    if let title, let symbol = node.props.text("systemImage"), !symbol.isEmpty {
      var label = Label()
      (label.title, label.systemImage) = (title, symbol)
      button.label = ViewNode(.label(label))
    } else {
      button.label = try title ?? child(node) ?? ViewNode(.text(Text("")))
    }
    var view = ViewNode(.button(button))
    if let style = node.props.text("variant").flatMap(ButtonStyle.init) {
      view.modifiers.append(.buttonStyle(style))
    }
    if let color = node.props.color("color") { view.modifiers.append(.tint(.color(color))) }
    if node.props.flag("disabled") == true { view.modifiers.append(.disabled(true)) }
    return view
  }

  func link(_ node: Node) throws -> [ViewNode] {
    let title = try node.props.text("label").map { try characters($0, at: node.path) }
    guard let url = node.props.text("destination"), !url.isEmpty else {
      reading.warn("\(node.props.owner) needs a 'destination'; taps have no effect", at: node.path)
      return try title.map { [$0] } ?? children(node)
    }
    var link = Link()
    link.destination = url
    link.label = try title ?? child(node) ?? ViewNode(.emptyView(EmptyView()))
    return [ViewNode(.link(link))]
  }

  func progress(_ node: Node) throws -> ViewNode {
    var progress = ProgressView()
    progress.label = try child(node)
    if let (start, end) = interval(node) {
      var interval = DateIntervalText()
      (interval.start, interval.end) = (start, end)
      progress.timerInterval = interval
      progress.countsDown = node.props.flag("countsDown") ?? true
    } else {
      progress.value =
        node.props.number("value", in: .data) ?? node.props.number("progress", in: .data)
    }
    var view = ViewNode(.progressView(progress))
    if let style = node.props.text("variant").flatMap(ProgressViewStyle.init) {
      view.modifiers.append(.progressViewStyle(style))
    }
    if let color = node.props.color("color") { view.modifiers.append(.tint(.color(color))) }
    return view
  }

  func gauge(_ node: Node) throws -> ViewNode {
    var gauge = Gauge()
    let (low, high) = (part(node, "min"), part(node, "max"))
    let current = node.props.object("current", ExpoTables.bound)
    gauge.bounds.lowerBound = low.value ?? 0
    gauge.bounds.upperBound = max(high.value ?? 1, gauge.bounds.lowerBound)
    gauge.value =
      node.props.number("value", in: .data)
      ?? current?.number("value", in: .data) ?? 0
    gauge.label = caption(node.props.text("label"), node.props.color("labelColor"))
    gauge.currentValueLabel = caption(current?.text("label"), current?.color("color"))
    (gauge.minimumValueLabel, gauge.maximumValueLabel) = (low.label, high.label)
    try read(labels: node, into: &gauge)
    var view = ViewNode(.gauge(gauge))
    if let type = node.props.text("type") {
      view.modifiers.append(.gaugeStyle(ExpoModifiers.gauge(type)))
    }
    let stops = node.props.colors("color").prefix(256).map { Gradient.Stop(color: $0) }
    if !stops.isEmpty {
      var gradient = LinearGradient()
      (gradient.stops, gradient.startPoint) = (stops, UnitPoint(x: 0, y: 0.5))
      gradient.endPoint = UnitPoint(x: 1, y: 0.5)
      view.modifiers.append(.tint(.gradient(.linear(gradient))))
    }
    return view
  }

  /// Returns a bound: a number, or an object with a value, a label and a colour.
  private func part(_ node: Node, _ name: String) -> (value: Double?, label: ViewNode?) {
    guard let (tree, path) = node.props.value(name) else { return (nil, nil) }
    if let number = node.props.number(name, in: .data) { return (number, nil) }
    guard case .object = tree else {
      reading.warn(
        "'\(name)' of \(node.props.owner) is \(tree.type.rawValue), but must be a number or an object; "
          + "it has no effect", at: path)
      return (nil, nil)
    }
    let fields = node.props.object(name, ExpoTables.bound)
    return (
      fields?.number("value", in: .data), caption(fields?.text("label"), fields?.color("color"))
    )
  }

  private func caption(_ text: String?, _ color: Color?) -> ViewNode? {
    text.map { text in
      ViewNode(
        .text(Text(String(text.prefix(reading.context.limits.textLength)))),
        modifiers: color.map { [.foregroundStyle(.color($0))] } ?? [])
    }
  }

  /// Reads the labels among a gauge's children.
  private func read(labels node: Node, into gauge: inout Gauge) throws {
    let path = node.path.appending(.key("props"), .key("children"))
    let list = node.children?.elements ?? node.children.map { [$0] } ?? []
    for (index, child) in list.enumerated() {
      let props = child.object?["props"]?.object
      let label = try view(child, at: path.appending(.index(index)))
      guard child.object?["type"]?.string == ExpoView.gaugeLabel.rawValue else {
        gauge.label = label ?? gauge.label
        continue
      }
      switch props?["kind"]?.string {
      case "currentValue"?: gauge.currentValueLabel = label
      case "minimumValue"?: gauge.minimumValueLabel = label
      case "maximumValue"?: gauge.maximumValueLabel = label
      case .some, nil: gauge.label = label
      }
    }
  }
}

// Charts.
//
// Source: `ChartView.swift` of `@expo/ui`.
extension ExpoBuilder {
  func chart(_ node: Node) throws -> ViewNode {
    var chart = Chart()
    let (list, path) = node.props.value("data") ?? (.array([]), node.path)
    let points = list.elements ?? [list]
    if points.count > reading.context.limits.chartMarks {
      throw ArchiveError(
        .limitExceeded(
          .chartMarks, found: points.count, allowed: reading.context.limits.chartMarks),
        path: node.path)
    }
    let hasColors = points.contains { $0.object?.contains("color") == true }
    let type = node.props.word("type") ?? "line"
    let style = node.props.object(type + "Style", ExpoTables.markStyles)
    chart.marks = points.enumerated().compactMap { index, point in
      mark(
        point, at: list.elements == nil ? path : path.appending(.index(index)), type, style,
        hasColors: hasColors)
    }
    if node.props.flag("showGrid") == false {
      (chart.xAxis.visibility, chart.yAxis.visibility) = (.hidden, .hidden)
    }
    chart.legend.visibility = node.props.flag("showLegend") == true ? .automatic : .hidden
    return ViewNode(.chart(chart))
  }

  private func mark(
    _ point: JSONTree, at path: NodePath, _ type: String, _ style: PayloadFields?, hasColors: Bool
  ) -> ChartMark? {
    let fields = PayloadFields(
      point.object, ExpoTables.point, owner: "a point", at: path, reading)
    guard let x = fields.text("x"), let y = fields.number("y", in: .data) else {
      reading.warn("a point needs 'x', a string, and 'y', a number; it is not drawn", at: path)
      return nil
    }
    let color = fields.color("color")
    func number(_ name: String, _ usual: Double) -> Double { style?.length(name) ?? usual }
    var mark = ChartMark(ExpoBuilder.kinds[type] ?? .line)
    (mark.x, mark.y) = (ChartValue(x), ChartValue(y))
    let own = style?.color("color") ?? .system(.blue)
    switch mark.kind {
    case .line:
      mark.foregroundStyle = .color(own)
      mark.symbol = symbol(style)
      mark.symbolSize = number("pointSize", 6)
      var line = ChartLineStyle()
      line.lineWidth = number("width", 2)
      mark.lineStyle = line
    case .point:
      mark.foregroundStyle = .color(color ?? .system(.blue))
      (mark.symbol, mark.symbolSize) = (symbol(style), number("pointSize", 6))
    case .area: mark.foregroundStyle = .color(own)
    case .bar, .sector, .rule, .rectangle:
      if hasColors { mark.foregroundStyle = .color(color ?? .system(.blue)) }
      if !hasColors { mark.foregroundStyleBy = ChartValue(x) }
      mark.cornerRadius = number("cornerRadius", 0)
      if let width = style?.length("width") {
        mark.width = ChartDimension()
        mark.width?.fixed = width
      }
    }
    return mark.kind == .sector ? sector(mark, y, number) : mark
  }

  private func sector(
    _ mark: ChartMark, _ value: Double, _ number: (String, Double) -> Double
  ) -> ChartMark {
    var mark = mark
    (mark.x, mark.y, mark.angle, mark.opacity) = (nil, nil, ChartValue(value), 0.8)
    var radius = ChartDimension()
    radius.ratio = number("innerRadius", 0.3)
    (mark.innerRadius, mark.angularInset) = (radius, number("angularInset", 2))
    return mark
  }

  private static let kinds: [String: ChartMark.Kind] = [
    "line": .line, "point": .point, "bar": .bar, "area": .area, "pie": .sector,
  ]

  private func symbol(_ style: PayloadFields?) -> ChartSymbol {
    ChartSymbol(style?.text("pointStyle").flatMap(ChartMark.Symbol.init) ?? .circle)
  }
}
