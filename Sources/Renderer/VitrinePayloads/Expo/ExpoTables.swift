import VitrineGeometry
import VitrineModel

/// The views and modifiers of Expo's widgets, and their counterparts in archives.
///
/// Source: `DynamicView.swift` of `expo-widgets` and the views and modifiers of `@expo/ui` in
/// expo/expo.
package enum ExpoTables {
  /// The newest SDK whose names the tables have.
  package static let version = "58"

  /// A row of the table of views.
  package struct View: Sendable {
    /// The `type` of the node.
    package let name: ExpoView
    /// The view of the archive.
    package let archive: String
    /// The properties of the view.
    package var properties: [PayloadProperty] { table.rows }
    let table: PayloadFields.Table

    init(_ name: ExpoView, _ archive: String, _ properties: [PayloadProperty]) {
      (self.name, self.archive) = (name, archive)
      table = PayloadFields.Table(properties + ExpoTables.shared)
    }
  }

  /// Returns the row for a type.
  static func view(_ type: String) -> View? { byName[type] }

  private static let byName = Dictionary(uniqueKeysWithValues: views.map { ($0.name.rawValue, $0) })

  /// The properties of all views, including those from the bundler and from events.
  private static let shared = [
    PayloadProperty("modifiers", .list, "modifiers"),
    PayloadProperty("children", .component, "children"),
    PayloadProperty("testID", .text, "id"),
  ]

  /// The views, in the order of Expo's sources.
  package static let views: [View] = [
    View(
      .text, "text",
      [
        PayloadProperty("text", .text, "content"),
        PayloadProperty("markdownEnabled", .flag, "markdown"),
        PayloadProperty("date", .date, "date"),
        PayloadProperty(
          "dateStyle", .choice(["date", "time", "relative", "offset", "timer"]), "date"),
        PayloadProperty("timerInterval", .json, "timer"),
        PayloadProperty("countsDown", .flag, "countsDown"),
        PayloadProperty("pauseTime", .date, "pauseTime"),
      ] + legacyText),
    View(.hStack, "hStack", stack(VerticalAlignment.allCases.map(\.name))),
    View(.vStack, "vStack", stack(HorizontalAlignment.allCases.map(\.name))),
    View(.zStack, "zStack", aligned),
    View(.slot, "group", [PayloadProperty("name", .text, "content")]),
    View(.overlay, "overlay", aligned), View(.background, "background", aligned),
    View(.mask, "mask", aligned),
    View(.rectangle, "rectangle", []),
    View(
      .roundedRectangle, "roundedRectangle",
      [PayloadProperty("cornerRadius", .points, "cornerRadius")]),
    View(.capsule, "capsule", [PayloadProperty("cornerStyle", corners, "style")]),
    View(.circle, "circle", []),
    View(
      .image, "image",
      [
        PayloadProperty("systemName", .text, "systemName"),
        PayloadProperty("assetName", .text, "name"),
        PayloadProperty("uri", .text, "name"),
        PayloadProperty("size", .points, "font"),
        PayloadProperty("color", .color, "foregroundStyle"),
        PayloadProperty("variableValue", .number, "variableValue"),
        PayloadProperty("useTapGesture", .flag, nil), PayloadProperty("onTap", .any, nil),
      ]),
    View(.accessoryBackground, "accessoryWidgetBackground", []),
    View(.divider, "divider", []),
    View(.ellipse, "ellipse", []),
    View(
      .label, "label",
      [
        PayloadProperty("title", .text, "title"),
        PayloadProperty("systemImage", .text, "systemImage"),
        PayloadProperty("color", .color, "foregroundStyle"),
        PayloadProperty("icon", .component, "icon"),
      ]),
    View(
      .progress, "progressView",
      [
        PayloadProperty("value", .number, "value"),
        PayloadProperty("progress", .number, "value"),
        PayloadProperty("variant", .choice(["circular", "linear"]), "progressViewStyle"),
        PayloadProperty("color", .color, "tint"),
        PayloadProperty("timerInterval", .json, "timerInterval"),
        PayloadProperty("countsDown", .flag, "countsDown"),
      ]),
    View(.spacer, "spacer", [PayloadProperty("minLength", .points, "minLength")]),
    View(
      .unevenRoundedRectangle, "unevenRoundedRectangle",
      ["topLeading", "topTrailing", "bottomLeading", "bottomTrailing"].map {
        PayloadProperty($0 + "Radius", .points, $0)
      }),
    View(.gauge, "gauge", gauge),
    View(.chart, "chart", chart),
    View(
      .button, "button",
      [
        PayloadProperty("label", .text, "label"), PayloadProperty("text", .text, "label"),
        PayloadProperty("systemImage", .text, "label"),
        PayloadProperty("role", .choice(["default", "cancel", "destructive"]), "role"),
        PayloadProperty("buttonRole", .choice(["default", "cancel", "destructive"]), "role"),
        PayloadProperty("variant", .words(of: ButtonStyle.self), "buttonStyle"),
        PayloadProperty("color", .color, "tint"),
        PayloadProperty("disabled", .flag, "disabled"),
        PayloadProperty("target", .text, "intent"),
        PayloadProperty("onPress", .any, nil), PayloadProperty("onButtonPress", .any, nil),
        PayloadProperty("onButtonPressed", .any, nil),
      ]),
    View(.fragment, "group", []),
    View(
      .link, "link",
      [
        PayloadProperty("destination", .text, "destination"),
        PayloadProperty("label", .text, "label"),
      ]),
    View(.gaugeLabel, "gauge", [PayloadProperty("kind", gaugeLabels, "label")]),
    View(
      .error, "text",
      [PayloadProperty("message", .text, "content"), PayloadProperty("stack", .text, nil)]),
  ]

  private static let legacyText = [
    PayloadProperty("weight", .words(of: Font.Weight.self), "font"),
    PayloadProperty("design", .words(of: FontDesign.self), "font"),
    PayloadProperty("size", .points, "font"), PayloadProperty("lineLimit", .number, "lineLimit"),
    PayloadProperty("color", .color, "foregroundStyle"),
  ]

  private static let aligned = [alignment(Alignment.allCases.compactMap(\.name))]

  private static func alignment(_ names: [String]) -> PayloadProperty {
    PayloadProperty("alignment", .word(names), "alignment")
  }

  private static func stack(_ names: [String]) -> [PayloadProperty] {
    [
      alignment(names), PayloadProperty("spacing", .points, "spacing"),
      PayloadProperty("resolvesChildPercentages", .flag, nil),
    ]
  }

  private static let corners = PayloadUnit.choice(["continuous", "circular"])

  private static let gauge = [
    PayloadProperty("value", .number, "value"), PayloadProperty("min", .any, "in"),
    PayloadProperty("max", .any, "in"), PayloadProperty("current", .json, "value"),
    PayloadProperty("label", .text, "label"), PayloadProperty("labelColor", .color, "label"),
    PayloadProperty("type", gaugeStyles, "gaugeStyle"), PayloadProperty("color", .words, "tint"),
  ]

  private static let gaugeLabels = PayloadUnit.word([
    "label", "currentValue", "minimumValue", "maximumValue",
  ])

  /// Expo's short names of styles, and SwiftUI's names.
  static let gaugeStyles = PayloadUnit.word(
    shortGaugeStyles.keys.sorted() + GaugeStyle.allCases.map(\.rawValue))

  static let shortGaugeStyles: [String: GaugeStyle] = [
    "circular": .accessoryCircular, "circularCapacity": .accessoryCircularCapacity,
    "linear": .accessoryLinear, "linearCapacity": .accessoryLinearCapacity,
  ]

  private static let chart = [
    PayloadProperty("data", .list, "marks"),
    PayloadProperty("type", .choice(["line", "point", "bar", "area", "pie"]), "marks"),
    PayloadProperty("showGrid", .flag, "xAxis, yAxis"),
    PayloadProperty("showLegend", .flag, "legend"),
    PayloadProperty("animate", .flag, nil),
    PayloadProperty("lineStyle", .json, "marks"), PayloadProperty("pointStyle", .json, "marks"),
    PayloadProperty("areaStyle", .json, "marks"), PayloadProperty("barStyle", .json, "marks"),
    PayloadProperty("pieStyle", .json, "marks"),
    PayloadProperty("ruleStyle", .json, nil), PayloadProperty("referenceLines", .list, nil),
  ]
}

// The objects in properties.
extension ExpoTables {
  /// The two dates of a running clock.
  static let interval = PayloadFields.Table([
    PayloadProperty("lower", .date, "start"), PayloadProperty("upper", .date, "end"),
  ])

  /// A value of a gauge with its label.
  static let bound = PayloadFields.Table([
    PayloadProperty("value", .number, "value"), PayloadProperty("label", .text, "label"),
    PayloadProperty("color", .color, "label"),
  ])

  /// A point of a chart.
  static let point = PayloadFields.Table([
    PayloadProperty("x", .text, "x"), PayloadProperty("y", .number, "y"),
    PayloadProperty("color", .color, "foregroundStyle"),
  ])

  /// The style of a chart's marks.
  static let markStyles = PayloadFields.Table(
    ["pointSize", "width", "cornerRadius", "innerRadius", "angularInset"].map {
      PayloadProperty($0, .number, "marks")
    } + [
      PayloadProperty("color", .color, "foregroundStyle"),
      PayloadProperty("pointStyle", .words(of: ChartMark.Symbol.self), "symbol"),
    ])

  /// A point in the unit square.
  static let unitPoint = PayloadFields.Table([
    PayloadProperty("x", .number, "x"), PayloadProperty("y", .number, "y"),
  ])
}

/// The types of nodes that Expo's widgets draw.
package enum ExpoView: String, Sendable, CaseIterable {
  case text = "TextView"
  case hStack = "HStackView"
  case vStack = "VStackView"
  case zStack = "ZStackView"
  case slot = "SlotView"
  case overlay = "OverlayView"
  case background = "BackgroundView"
  case mask = "MaskView"
  case rectangle = "RectangleView"
  case roundedRectangle = "RoundedRectangleView"
  case capsule = "CapsuleView"
  case circle = "CircleView"
  case image = "ImageView"
  case accessoryBackground = "AccessoryWidgetBackgroundView"
  case divider = "DividerView"
  case ellipse = "EllipseView"
  case label = "LabelView"
  case progress = "ProgressView"
  case spacer = "SpacerView"
  case unevenRoundedRectangle = "UnevenRoundedRectangleView"
  case gauge = "GaugeView"
  case chart = "ChartView"
  case button = "Button"
  case fragment = "react.fragment"
  case link = "LinkView"
  case gaugeLabel = "GaugeLabelView"
  case error = "RedBoxView"
}
