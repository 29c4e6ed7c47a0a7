/// The components and properties of Voltra, and their counterparts in archives.
///
/// Source: `packages/generator/data/components.json` of callstackincubator/voltra, and
/// `packages/ios-client/ios/ui`, which reads them, as of commit be4e2af.
package enum VoltraTables {
  /// The newest version whose names the tables have.
  package static let version = "1.4.1"

  /// A row of the table of components.
  package struct Component: Sendable {
    /// The name in JSX.
    package let name: VoltraComponent
    /// The view of the archive.
    package let archive: String
    /// The properties of the component, without `style`.
    package var properties: [PayloadProperty] { table.rows.filter { $0.name != "style" } }
    let table: PayloadFields.Table

    init(_ name: VoltraComponent, _ archive: String, _ properties: [PayloadProperty]) {
      (self.name, self.archive) = (name, archive)
      table = PayloadFields.Table(
        properties + [
          PayloadProperty("style", .any, "modifiers"), PayloadProperty("id", .text, "id"),
          PayloadProperty("deepLinkUrl", .text, nil),
        ])
    }
  }

  /// Returns the component with a number.
  static func component(_ number: Double) -> Component? {
    guard let index = Int(exactly: number), components.indices.contains(index) else { return nil }
    return components[index]
  }

  /// The components; the position in the list is the number in payloads.
  package static let components: [Component] = [
    Component(
      .text, "text",
      [
        PayloadProperty("numberOfLines", .number, "lineLimit"),
        PayloadProperty(
          "multilineTextAlignment", .choice(["left", "center", "right", "auto"]),
          "multilineTextAlignment"),
      ]),
    Component(
      .button, "button",
      [
        PayloadProperty(
          "buttonStyle",
          .choice(["automatic", "bordered", "borderedProminent", "plain", "borderless"]),
          "buttonStyle")
      ]),
    Component(
      .label, "label",
      [
        PayloadProperty("title", .text, "title"),
        PayloadProperty("systemImage", .text, "systemImage"),
      ]),
    Component(.image, "image", image),
    Component(.symbol, "image", symbol),
    Component(
      .toggle, "toggle",
      [PayloadProperty("defaultValue", .flag, "isOn"), PayloadProperty("title", .text, "label")]),
    Component(.linearProgressView, "progressView", progress + linear),
    Component(
      .circularProgressView, "progressView",
      progress + [PayloadProperty("lineWidth", .points, "shape stroke")]),
    Component(.gauge, "gauge", gauge),
    Component(.timer, "text", timer),
    Component(.linearGradient, "background", gradient),
    Component(.vStack, "vStack", stack(["leading", "center", "trailing"])),
    Component(.hStack, "hStack", stack(["top", "center", "bottom"])),
    Component(.zStack, "zStack", [PayloadProperty("alignment", .text, "alignment")]),
    Component(.groupBox, "vStack", [PayloadProperty("label", .component, "vStack")]),
    Component(.glassContainer, "group", [PayloadProperty("spacing", .points, nil)]),
    Component(.spacer, "spacer", [PayloadProperty("minLength", .points, "minLength")]),
    Component(.divider, "divider", []),
    Component(.mask, "group", [PayloadProperty("maskElement", .component, "mask")]),
    Component(.link, "link", [PayloadProperty("destination", .text, "destination")]),
    Component(.view, "vStack or hStack", []),
    Component(.chart, "chart", chart),
  ]

  private static let image = [
    PayloadProperty("source", .json, "name"),
    PayloadProperty(
      "resizeMode", .choice(["cover", "contain", "stretch", "repeat", "center"]), "aspectRatio"),
    PayloadProperty(
      "accentedRenderingMode",
      .choice(["fullColor", "accented", "accentedDesaturated", "desaturated"]),
      "widgetAccentedRenderingMode"),
    PayloadProperty("fallback", .component, "overlay"),
  ]

  private static let symbol = [
    PayloadProperty("name", .text, "systemName"),
    PayloadProperty(
      "type", .choice(["monochrome", "hierarchical", "palette", "multicolor"]),
      "symbolRenderingMode"),
    PayloadProperty(
      "scale", .choice(["default", "unspecified", "small", "medium", "large"]), "imageScale"),
    PayloadProperty(
      "weight",
      .choice([
        "unspecified", "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold",
        "heavy", "black",
      ]), "font weight"),
    PayloadProperty("size", .points, "font size"),
    PayloadProperty("tintColor", .color, "foregroundStyle"),
    PayloadProperty("colors", .text, "foregroundStyle"),
    PayloadProperty("resizeMode", .text, nil),
  ]

  private static let progress = [
    PayloadProperty("value", .number, "value"),
    PayloadProperty("countDown", .flag, "countsDown"),
    PayloadProperty("maximumValue", .number, "total"),
    PayloadProperty("endAtMs", .milliseconds, "timerInterval"),
    PayloadProperty("startAtMs", .milliseconds, "timerInterval"),
    PayloadProperty("trackColor", .color, "shape fill"),
    PayloadProperty("progressColor", .color, "tint"),
    PayloadProperty("label", .component, "label"),
    PayloadProperty("currentValueLabel", .component, "currentValueLabel"),
  ]

  private static let linear = [
    PayloadProperty("cornerRadius", .points, "shape cornerRadius"),
    PayloadProperty("height", .points, "frame height"),
    PayloadProperty("thumb", .component, "overlay"),
  ]

  private static let gauge = [
    PayloadProperty("value", .number, "value"),
    PayloadProperty("minimumValue", .number, "in"),
    PayloadProperty("maximumValue", .number, "in"),
    PayloadProperty("endAtMs", .milliseconds, nil),
    PayloadProperty("startAtMs", .milliseconds, nil),
    PayloadProperty("tintColor", .color, "tint"),
    PayloadProperty(
      "gaugeStyle",
      .choice([
        "automatic", "accessoryLinear", "accessoryLinearCapacity", "accessoryCircular",
        "accessoryCircularCapacity", "linearCapacity",
      ]), "gaugeStyle"),
    PayloadProperty("label", .component, "label"),
    PayloadProperty("currentValueLabel", .component, "currentValueLabel"),
    PayloadProperty("minimumValueLabel", .component, "minimumValueLabel"),
    PayloadProperty("maximumValueLabel", .component, "maximumValueLabel"),
  ]

  private static let timer = [
    PayloadProperty("endAtMs", .milliseconds, "timer"),
    PayloadProperty("startAtMs", .milliseconds, "timer"),
    PayloadProperty("durationMs", .milliseconds, "timer"),
    PayloadProperty("direction", .choice(["up", "down"]), "countsDown"),
    PayloadProperty("textStyle", .choice(["timer", "relative"]), "timer or date"),
    PayloadProperty("textTemplates", .json, "hStack"),
    PayloadProperty("showHours", .flag, "showsHours"),
  ]

  private static let gradient = [
    PayloadProperty("colors", .text, "stops"), PayloadProperty("stops", .text, "stops"),
    PayloadProperty("startPoint", .text, "startPoint"),
    PayloadProperty("endPoint", .text, "endPoint"), PayloadProperty("dither", .flag, nil),
  ]

  private static func stack(_ alignments: [String]) -> [PayloadProperty] {
    [
      PayloadProperty("alignment", .choice(alignments), "alignment"),
      PayloadProperty("layout", .choice(["stack", "flex"]), "frame"),
      PayloadProperty("spacing", .points, "spacing"),
    ]
  }

  private static let visibility = PayloadUnit.choice(["automatic", "visible", "hidden"])

  private static let chart = [
    PayloadProperty("marks", .json, "marks"),
    PayloadProperty("xAxisVisibility", visibility, "xAxis"),
    PayloadProperty("xAxisGridStyle", .json, "xAxis"),
    PayloadProperty("yAxisVisibility", visibility, "yAxis"),
    PayloadProperty("yAxisGridStyle", .json, "yAxis"),
    PayloadProperty("legendVisibility", visibility, "legend"),
    PayloadProperty("foregroundStyleScale", .json, "foregroundStyleScale"),
    PayloadProperty("chartScrollableAxes", .any, nil),
  ]
}

/// The components that Voltra's client on iOS draws.
package enum VoltraComponent: String, Sendable, CaseIterable {
  case text = "Text"
  case button = "Button"
  case label = "Label"
  case image = "Image"
  case symbol = "Symbol"
  case toggle = "Toggle"
  case linearProgressView = "LinearProgressView"
  case circularProgressView = "CircularProgressView"
  case gauge = "Gauge"
  case timer = "Timer"
  case linearGradient = "LinearGradient"
  case vStack = "VStack"
  case hStack = "HStack"
  case zStack = "ZStack"
  case groupBox = "GroupBox"
  case glassContainer = "GlassContainer"
  case spacer = "Spacer"
  case divider = "Divider"
  case mask = "Mask"
  case link = "Link"
  case view = "View"
  case chart = "Chart"

  /// Whether the component draws components that it contains.
  var hasChildren: Bool {
    switch self {
    case .button, .linearGradient, .vStack, .hStack, .zStack, .groupBox, .glassContainer, .mask,
      .link, .view:
      true
    case .text, .label, .image, .symbol, .toggle, .linearProgressView, .circularProgressView,
      .gauge, .timer, .spacer, .divider, .chart:
      false
    }
  }
}
