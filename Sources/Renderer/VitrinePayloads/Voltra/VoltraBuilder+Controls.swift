import VitrineCoding
import VitrineDisplayList
import VitrineModel

// Buttons, toggles, links, gauges and progress.
extension VoltraBuilder {
  /// Returns the intent with which Voltra's client reports a tap to the app.
  private func intent(_ element: Element, _ parameters: [String: JSONValue] = [:]) -> Action.Intent
  {
    let component = ["componentId": JSONValue.string(element.id ?? "")]
    return Action.Intent(
      type: "VoltraInteractionIntent", parameters: component.merging(parameters) { $1 })
  }

  func button(_ element: Element) throws -> ViewNode {
    var button = Button()
    button.intent = intent(element)
    button.label =
      try view(element.children, at: element.path.appending(.key("c")), inner(element))
      ?? ViewNode(.text(Text("Button")))
    var node = ViewNode(.button(button))
    let name = element.props.word("buttonStyle")
    if let style = ButtonStyle.allCases.first(where: { $0.rawValue.lowercased() == name }) {
      node.modifiers.append(.buttonStyle(style))
    }
    return styled(node, element)
  }

  func toggle(_ element: Element) -> ViewNode {
    var toggle = Toggle()
    toggle.isOn = element.props.flag("defaultValue") ?? false
    toggle.intent = intent(element, ["payload": .string(toggle.isOn ? "false" : "true")])
    toggle.label = ViewNode(.text(Text(element.props.text("title") ?? "")))
    return styled(ViewNode(.toggle(toggle)), element)
  }

  func link(_ element: Element) throws -> [ViewNode] {
    guard let url = element.props.text("destination"), !url.isEmpty else {
      return try children(element).map { styled($0, element) }
    }
    var link = Link()
    link.destination = url
    link.label =
      try view(element.children, at: element.path.appending(.key("c")), inner(element))
      ?? ViewNode(.emptyView(EmptyView()))
    return [styled(ViewNode(.link(link)), element)]
  }

  func gauge(_ element: Element) throws -> ViewNode {
    var gauge = Gauge()
    gauge.bounds.lowerBound = element.props.number("minimumValue", in: .data) ?? 0
    gauge.bounds.upperBound = max(
      element.props.number("maximumValue", in: .data) ?? 1, gauge.bounds.lowerBound)
    gauge.value = element.props.number("value", in: .data) ?? 0
    checkValue(element, in: gauge.bounds.lowerBound, gauge.bounds.upperBound)
    gauge.label = try part("label", of: element)
    gauge.currentValueLabel = try part("currentValueLabel", of: element)
    gauge.minimumValueLabel = try part("minimumValueLabel", of: element)
    gauge.maximumValueLabel = try part("maximumValueLabel", of: element)
    var node = ViewNode(.gauge(gauge))
    let name = element.props.word("gaugeStyle")
    if let style = GaugeStyle.allCases.first(where: { $0.rawValue.lowercased() == name }) {
      node.modifiers.append(
        .gaugeStyle(style == .linearCapacity ? .accessoryLinearCapacity : style))
    }
    if let color = element.props.color("tintColor") { node.modifiers.append(.tint(.color(color))) }
    if element.style != nil {
      reading.warn("Voltra's client draws a Gauge without its style", at: element.path)
    }
    element.surroundings.container?.place(&node, nil, alignment: .topLeading)
    return node
  }

  func linearProgress(_ element: Element) throws -> ViewNode {
    var progress = ProgressView()
    progress.label = try part("label", of: element)
    progress.currentValueLabel = try part("currentValueLabel", of: element)
    let tint = element.props.color("progressColor")
    checkOrder(element)
    if let end = element.props.moment("endAtMs") {
      var interval = DateIntervalText()
      let start = element.props.moment("startAtMs") ?? date
      interval.start = min(start, end)
      interval.end = max(start, end)
      progress.timerInterval = interval
      progress.countsDown = element.props.flag("countDown") ?? false
    } else {
      let names = ["trackColor", "cornerRadius", "height", "thumb"]
      if element.props.has("value"), names.contains(where: element.props.has) {
        return styled(try bar(element, progress, tint), element)
      }
      (progress.value, progress.total) = amount(element)
    }
    var node = ViewNode(.progressView(progress))
    if let tint { node.modifiers.append(.tint(.color(tint))) }
    node.modifiers.insert(.progressViewStyle(.linear), at: 0)
    return styled(node, element)
  }
}
