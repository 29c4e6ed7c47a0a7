import VitrineDevices
import VitrineDisplayList
import VitrineGeometry
import VitrineModel

extension ExpoTables {
  /// The modifiers by `$type`, each with its properties.
  package static let modifiers: [(name: String, archive: String?, properties: [PayloadProperty])] =
    layout + drawing + effects + texts + controls + meanings + ineffective

  static let modifierTables: [String: PayloadFields.Table] = Dictionary(
    uniqueKeysWithValues: modifiers.map { modifier in
      let own = [
        PayloadProperty("$type", .text, "modifiers"), PayloadProperty("eventListener", .any, nil),
      ]
      return (modifier.name, PayloadFields.Table(modifier.properties + own))
    })

  private typealias Rows = [(name: String, archive: String?, properties: [PayloadProperty])]

  private static func points(_ names: [String], _ archive: String) -> [PayloadProperty] {
    names.map { PayloadProperty($0, .points, archive) }
  }

  private static let alignment = PayloadProperty(
    "alignment", .word(Alignment.allCases.compactMap(\.name)), "alignment")

  private static func number(_ name: String) -> [PayloadProperty] {
    [PayloadProperty(name, .number, name)]
  }

  private static let layout: Rows = [
    (
      "frame", "frame",
      points(
        [
          "width", "height", "minWidth", "maxWidth", "minHeight", "maxHeight", "idealWidth",
          "idealHeight",
        ].filter { !$0.hasPrefix("max") }, "frame") + [
          PayloadProperty("maxWidth", .any, "frame"), PayloadProperty("maxHeight", .any, "frame"),
          alignment,
        ]
    ),
    (
      "padding", "padding",
      points(
        ["all", "horizontal", "vertical", "top", "leading", "bottom", "trailing"], "padding")
    ),
    (
      "fixedSize", "fixedSize",
      [
        PayloadProperty("horizontal", .flag, "horizontal"),
        PayloadProperty("vertical", .flag, "vertical"),
      ]
    ),
    ("layoutPriority", "layoutPriority", number("priority")),
    ("offset", "offset", points(["x", "y"], "offset")),
    ("zIndex", "zIndex", number("index")),
    (
      "aspectRatio", "aspectRatio",
      number("ratio") + [PayloadProperty("contentMode", .choice(["fit", "fill"]), "contentMode")]
    ),
    ("gridCellColumns", "gridCellColumns", number("count")),
    (
      "containerRelativeFrame", "containerRelativeFrame",
      [
        PayloadProperty("axes", .choice(["horizontal", "vertical", "both"]), "axes"),
        PayloadProperty("count", .number, "count"), PayloadProperty("span", .number, "span"),
        PayloadProperty("spacing", .points, "spacing"), alignment,
      ]
    ),
  ]

  private static let shape = [
    PayloadProperty(
      "shape", .word(["rectangle", "roundedRectangle", "circle", "capsule", "ellipse"]), "shape"),
    PayloadProperty("cornerRadius", .points, "shape"),
  ]

  private static let drawing: Rows = [
    (
      "background", "background",
      [PayloadProperty("color", .color, "background")] + shape
        + [PayloadProperty("style", .any, "background")]
    ),
    (
      "backgroundOverlay", "background",
      [PayloadProperty("color", .color, "background"), alignment]
    ),
    ("overlay", "overlay", [PayloadProperty("color", .color, "overlay"), alignment]),
    ("containerBackground", "containerBackground", containerBackground),
    ("cornerRadius", "cornerRadius", points(["radius"], "cornerRadius")),
    ("clipShape", "clipShape", shape), ("mask", "mask", shape),
    ("containerShape", "containerShape", shape),
    ("clipped", "clipped", [PayloadProperty("clipped", .flag, "clipped")]),
    (
      "strokeOverlay", "overlay",
      shape + points(["lineWidth", "dashPhase"], "strokeBorder") + paint
        + [
          PayloadProperty("lineCap", .choice(["butt", "round", "square"]), "strokeBorder"),
          PayloadProperty("lineJoin", .choice(["miter", "round", "bevel"]), "strokeBorder"),
          PayloadProperty("miterLimit", .number, "strokeBorder"),
          PayloadProperty("dashPattern", .json, "strokeBorder"),
          PayloadProperty("antialiased", .flag, "strokeBorder"),
          PayloadProperty("styleType", .choice(styles), "style"),
        ]
    ),
    (
      "border", "border",
      [PayloadProperty("color", .color, "border"), PayloadProperty("width", .points, "border")]
    ),
    (
      "shadow", "shadow",
      points(["radius", "x", "y"], "shadow") + [PayloadProperty("color", .color, "shadow")]
    ),
    ("foregroundColor", "foregroundStyle", [PayloadProperty("color", .color, "foregroundStyle")]),
    ("foregroundStyle", "foregroundStyle", style),
    ("tint", "tint", [PayloadProperty("color", .color, "tint")]),
    (
      "activityBackgroundTint", "activityBackgroundTint",
      [PayloadProperty("color", .color, "activityBackgroundTint")]
    ),
    ("widgetURL", "widgetURL", [PayloadProperty("url", .text, "widgetURL")]),
    (
      "widgetAccentable", "widgetAccentable",
      [PayloadProperty("accentable", .flag, "widgetAccentable")]
    ),
  ]

  private static let containerBackground = [
    PayloadProperty("color", .color, "containerBackground"),
    PayloadProperty("container", .text, "containerBackground"),
    PayloadProperty("style", .any, "containerBackground"),
  ]

  private static let style =
    [
      PayloadProperty("styleType", .choice(styles), "foregroundStyle"),
      PayloadProperty("type", .text, "foregroundStyle"),
      PayloadProperty("hierarchicalStyle", .text, "foregroundStyle"),
      PayloadProperty("style", .any, "foregroundStyle"),
    ] + paint

  private static let paint = [
    PayloadProperty("color", .color, "style"), PayloadProperty("colors", .words, "style"),
    PayloadProperty("startPoint", .json, "style"), PayloadProperty("endPoint", .json, "style"),
    PayloadProperty("center", .json, "style"), PayloadProperty("startRadius", .points, "style"),
    PayloadProperty("endRadius", .points, "style"),
  ]

  /// The properties of a style that is an object of its own, as since SDK 57.
  static let styleTable = PayloadFields.Table(
    [
      PayloadProperty("type", .choice(["material"] + styles), "style"),
      PayloadProperty("hierarchical", .text, "style"),
      PayloadProperty("material", .choice(materials.keys.sorted()), "style"),
    ] + paint)

  /// The materials by their names in Expo.
  static let materials = Dictionary(
    uniqueKeysWithValues: Material.allCases.map {
      ($0.rawValue.replacing("Material", with: ""), $0)
    })

  private static let styles = [
    "color", "hierarchical", "linearGradient", "radialGradient", "angularGradient",
  ]

  private static let effects: Rows = [
    ("opacity", "opacity", number("value")), ("scaleEffect", "scaleEffect", scale),
    ("rotationEffect", "rotationEffect", [PayloadProperty("angle", .degrees, "rotationEffect")]),
    ("rotation3DEffect", "rotation3DEffect", rotation),
    ("blur", "blur", points(["radius"], "blur")), ("brightness", "brightness", number("amount")),
    ("contrast", "contrast", number("amount")), ("saturation", "saturation", number("amount")),
    ("grayscale", "grayscale", number("amount")),
    ("hueRotation", "hueRotation", [PayloadProperty("angle", .degrees, "hueRotation")]),
    ("colorInvert", "colorInvert", [PayloadProperty("inverted", .flag, "colorInvert")]),
    ("hidden", "hidden", [PayloadProperty("hidden", .flag, "hidden")]),
  ]

  private static let rotation =
    [PayloadProperty("angle", .degrees, "rotation3DEffect")]
    + ["axisX", "axisY", "axisZ", "perspective"].map {
      PayloadProperty($0, .number, "rotation3DEffect")
    }

  private static let scale = ["scale", "x", "y"].map { PayloadProperty($0, .number, "scaleEffect") }

  private static let texts: Rows = [
    (
      "font", "font",
      [
        PayloadProperty("family", .text, "name"), PayloadProperty("size", .points, "size"),
        PayloadProperty("weight", .words(of: Font.Weight.self), "weight"),
        PayloadProperty("design", .words(of: FontDesign.self), "design"),
        PayloadProperty("textStyle", .words(of: Font.TextStyle.self), "style"),
      ]
    ),
    ("bold", "bold", []), ("italic", "italic", []),
    ("monospacedDigit", "monospacedDigit", []),
    ("kerning", "kerning", [PayloadProperty("value", .points, "kerning")]),
    (
      "lineLimit", "lineLimit",
      ["limit", "min", "max"].map { PayloadProperty($0, .number, "lineLimit") } + [
        PayloadProperty("reservesSpace", .flag, "lineLimit")
      ]
    ),
    (
      "dynamicTypeSize", "dynamicTypeSize",
      ["size", "min", "max"].map {
        PayloadProperty($0, .words(of: DynamicTypeSize.self), "dynamicTypeSize")
      }
    ),
    ("lineSpacing", "lineSpacing", [PayloadProperty("value", .points, "lineSpacing")]),
    ("minimumScaleFactor", "minimumScaleFactor", number("factor")),
    ("allowsTightening", "allowsTightening", [PayloadProperty("value", .flag, "allowsTightening")]),
    (
      "truncationMode", "truncationMode",
      [PayloadProperty("mode", .words(of: TruncationMode.self), "truncationMode")]
    ),
    ("textCase", "textCase", [PayloadProperty("value", .words(of: TextCase.self), "textCase")]),
    ("underline", "underline", line), ("strikethrough", "strikethrough", line),
    (
      "multilineTextAlignment", "multilineTextAlignment",
      [PayloadProperty("alignment", .choice(["leading", "center", "trailing"]), "alignment")]
    ),
  ]

  private static let line = [
    PayloadProperty("isActive", .flag, "underline"),
    PayloadProperty("pattern", .words(of: TextLine.Pattern.self), "pattern"),
    PayloadProperty("color", .color, "color"),
  ]

  private static let controls: Rows = [
    ("disabled", "disabled", [PayloadProperty("disabled", .flag, "disabled")]),
    styled("buttonStyle", .words(of: ButtonStyle.self)), styled("gaugeStyle", gaugeStyles),
    styled("progressViewStyle", .words(of: ProgressViewStyle.self)),
    styled("labelStyle", .words(of: LabelStyle.self)),
    (
      "controlSize", "controlSize",
      [PayloadProperty("size", .words(of: ControlSize.self), "controlSize")]
    ),
    (
      "imageScale", "imageScale",
      [PayloadProperty("scale", .words(of: ImageScale.self), "imageScale")]
    ),
    ("resizable", "resizable", []),
    (
      "widgetAccentedRenderingMode", "widgetAccentedRenderingMode",
      [
        PayloadProperty(
          "renderingMode", .choice(WidgetAccentedRenderingMode.allCases.map(\.rawValue)),
          "widgetAccentedRenderingMode")
      ]
    ),
  ]

  private static func styled(
    _ name: String, _ unit: PayloadUnit
  ) -> (name: String, archive: String?, properties: [PayloadProperty]) {
    (name, name, [PayloadProperty("style", unit, name)])
  }

  /// Modifiers of accessibility and of transitions.
  private static let meanings: Rows = [
    ("accessibilityLabel", "accessibilityLabel", meaning("label")),
    ("accessibilityHint", "accessibilityHint", meaning("hint")),
    ("accessibilityValue", "accessibilityValue", meaning("value")),
    (
      "contentTransition", "contentTransition",
      [
        PayloadProperty(
          "transitionType", .choice(["numericText", "identity", "opacity", "interpolate"]),
          "contentTransition"),
        PayloadProperty("countsDown", .flag, "countsDown"),
      ]
    ),
  ]

  private static func meaning(_ name: String) -> [PayloadProperty] {
    [PayloadProperty(name, .text, name)]
  }

  /// Modifiers without effect: those of apps (gestures, lists, menus, navigation, keyboards,
  /// animation between screens) and those of grids, for which widgets have no view.
  ///
  /// Source: `packages/expo-ui/src/swift-ui/modifiers` and `packages/expo-ui/ios/Modifiers` of
  /// expo/expo.
  private static let ineffective: Rows = [
    "animation", "glassEffect", "glassEffectId", "matchedGeometryEffect", "onTapGesture",
    "onLongPressGesture", "onAppear", "onDisappear", "refreshable", "listSectionSpacing",
    "listSectionMargins", "listRowBackground", "listRowInsets", "listRowSeparator", "listStyle",
    "headerProminence", "scrollContentBackground", "scrollDismissesKeyboard", "scrollDisabled",
    "badge", "badgeProminence", "tag", "pickerStyle", "datePickerStyle", "toggleStyle",
    "textFieldStyle", "labelsHidden", "tabViewStyle", "tabItem", "indexViewStyle", "menuStyle",
    "menuOrder", "menuIndicator", "menuActionDismissBehavior", "searchable", "swipeActions",
    "submitLabel", "onSubmit", "keyboardType", "textContentType", "textInputAutocapitalization",
    "textSelection", "buttonBorderShape", "contentShape", "environment", "preferredColorScheme",
    "ignoreSafeArea", "gridCellUnsizedAxes", "gridColumnAlignment", "gridCellAnchor",
    "symbolEffect", "invalidatableContent", "defaultScrollAnchor", "defaultScrollAnchorForRole",
    "scrollPosition", "scrollTargetLayout", "scrollTargetBehavior", "scrollClipDisabled",
    "scrollIndicators", "scrollEdgeEffectStyle", "onScrollGeometryChange", "onScrollPhaseChange",
    "onGeometryChange", "searchToolbarBehavior", "onAccessibilityReduceMotionChange",
    "presentationDetents", "presentationDragIndicator", "presentationBackgroundInteraction",
    "presentationCompactAdaptation", "interactiveDismissDisabled", "id", "arrangementViewStyle",
    "splitArrangementLayoutRatio", "splitArrangementLayoutSize", "splitArrangementFixedLayoutSize",
    "overlayArrangementEdge", "onHingeChange", "navigationSplitViewStyle",
    "navigationSplitViewColumnWidth",
  ].map { ($0, nil, []) }
}
