import VitrineModel

extension VoltraTables {
  /// The properties of styles.
  package static var styleProperties: [PayloadProperty] { style.rows }

  static let style = PayloadFields.Table(
    sizes + insets("padding") + insets("margin") + flex + positions + decoration + texts + android)

  private static let sizes = [
    PayloadProperty("width", .length, "frame"), PayloadProperty("height", .length, "frame"),
    PayloadProperty("minWidth", .points, "frame"), PayloadProperty("maxWidth", .points, "frame"),
    PayloadProperty("minHeight", .points, "frame"),
    PayloadProperty("maxHeight", .points, "frame"),
    PayloadProperty("aspectRatio", .number, "aspectRatio"),
  ]

  private static func insets(_ name: String) -> [PayloadProperty] {
    ["", "Vertical", "Horizontal", "Top", "Bottom", "Left", "Right", "Start", "End"].map {
      PayloadProperty(name + $0, .points, "padding")
    }
  }

  private static let flex = [
    PayloadProperty("flex", .number, "frame"), PayloadProperty("flexGrow", .number, "frame"),
    PayloadProperty("flexShrink", .number, "fixedSize"),
    PayloadProperty("flexBasis", .length, "frame"),
    PayloadProperty("flexDirection", .choice(["row", "column"]), "hStack or vStack"),
    PayloadProperty("alignItems", flexAlignments, "alignment"),
    PayloadProperty("alignSelf", flexAlignments, "frame"),
    PayloadProperty("justifyContent", flexJustifications, "spacer"),
    PayloadProperty("gap", .points, "spacing"),
  ]

  private static let flexAlignments = PayloadUnit.choice([
    "flex-start", "flexStart", "center", "flex-end", "flexEnd", "stretch",
  ])

  private static let flexJustifications = PayloadUnit.choice([
    "flex-start", "flexStart", "center", "flex-end", "flexEnd", "space-between", "spaceBetween",
    "space-around", "spaceAround", "space-evenly", "spaceEvenly",
  ])

  private static let positions = [
    PayloadProperty("position", .choice(["static", "relative", "absolute"]), "position or offset"),
    PayloadProperty("left", .points, "position or offset"),
    PayloadProperty("top", .points, "position or offset"),
    PayloadProperty("right", .points, nil), PayloadProperty("bottom", .points, nil),
    PayloadProperty("zIndex", .number, "zIndex"),
  ]

  private static let decoration = [
    PayloadProperty("backgroundColor", .background, "background"),
    PayloadProperty("borderRadius", .amount, "cornerRadius"),
    PayloadProperty("borderWidth", .amount, "border"),
    PayloadProperty("borderColor", .color, "border"),
    PayloadProperty("shadowColor", .color, "shadow"),
    PayloadProperty("shadowOffset", .list, "shadow"),
    PayloadProperty("shadowOpacity", .fraction, "shadow"),
    PayloadProperty("shadowRadius", .amount, "shadow"),
    PayloadProperty("overflow", .choice(["hidden", "visible"]), "clipped"),
    PayloadProperty("opacity", .fraction, "opacity"),
    PayloadProperty("transform", .list, "rotationEffect, scaleEffect"),
    PayloadProperty("glassEffect", .choice(["clear", "identity", "regular", "none"]), nil),
  ]

  private static let texts = [
    PayloadProperty("color", .color, "foregroundStyle"),
    PayloadProperty("fontSize", .points, "font"),
    PayloadProperty("fontWeight", .choice(VoltraTextStyle.weightNames), "font"),
    PayloadProperty("fontFamily", .text, "font"),
    PayloadProperty("fontVariant", .wordList(["small-caps", "tabular-nums"]), "font"),
    PayloadProperty("letterSpacing", .points, "kerning"),
    PayloadProperty("lineHeight", .points, "lineSpacing"),
    PayloadProperty(
      "textAlign", .choice(["auto", "left", "start", "center", "right", "end"]),
      "multilineTextAlignment"),
    PayloadProperty(
      "textDecorationLine", .wordSet(["none", "underline", "line-through", "strikethrough"]),
      "underline, strikethrough"),
    PayloadProperty("numberOfLines", .number, "lineLimit"),
  ]

  /// The names in the list of components that Voltra's client on iOS does not read.
  private static let android = [
    "backgroundImage", "fillMaxWidth", "fillMaxHeight", "flexGrowWidth", "fixedSizeHorizontal",
    "fixedSizeVertical", "layoutPriority", "offsetX", "offsetY", "absolutePosition",
  ].map { PayloadProperty($0, .any, nil) }
}

// The objects in properties.
extension VoltraTables {
  /// The distance of a shadow.
  static let offset = PayloadFields.Table([
    PayloadProperty("width", .points, "x"), PayloadProperty("height", .points, "y"),
  ])

  /// One of a style's transformations; the others of React Native have no effect.
  static let transformation = PayloadFields.Table(
    [
      PayloadProperty("rotate", .angle, "degrees"), PayloadProperty("rotateZ", .angle, "degrees"),
      PayloadProperty("scale", .number, "x, y"), PayloadProperty("scaleX", .number, "x"),
      PayloadProperty("scaleY", .number, "y"),
    ]
      + [
        "translateX", "translateY", "skewX", "skewY", "rotateX", "rotateY", "perspective", "matrix",
      ].map { PayloadProperty($0, .any, nil) })

  /// The properties that the marks of a row of a chart share.
  static let mark = PayloadFields.Table([
    PayloadProperty("c", .color, "foregroundStyle"), PayloadProperty("cr", .amount, "cornerRadius"),
    PayloadProperty("itp", .words(of: ChartMark.Interpolation.self), "interpolation"),
    PayloadProperty("lw", .amount, "lineStyle"),
    PayloadProperty("sym", .words(of: ChartMark.Symbol.self), "symbol"),
    PayloadProperty("syms", .amount, "symbolSize"), PayloadProperty("w", .amount, "width"),
    PayloadProperty("ir", .amount, "innerRadius"), PayloadProperty("or", .amount, "outerRadius"),
    PayloadProperty("agin", .amount, "angularInset"), PayloadProperty("yv", .number, "y"),
    PayloadProperty("xv", .datum, "x"),
    PayloadProperty("stk", .word(["grouped", "stacked"]), "positionBy"),
  ])

  /// The lines of a chart's grid.
  static let grid = PayloadFields.Table([
    PayloadProperty("v", .flag, "gridLine"), PayloadProperty("c", .color, "style"),
    PayloadProperty("lw", .amount, "lineWidth"), PayloadProperty("d", .list, "dash"),
  ])

  /// Returns the short name of a property of a grid, which also has a long one.
  static func gridName(_ name: String) -> String {
    ["visible": "v", "color": "c", "lineWidth": "lw", "dash": "d"][name] ?? name
  }
}
