import VitrineCoding

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
    PayloadProperty("borderRadius", .points, "cornerRadius"),
    PayloadProperty("borderWidth", .points, "border"),
    PayloadProperty("borderColor", .color, "border"),
    PayloadProperty("shadowColor", .color, "shadow"),
    PayloadProperty("shadowOffset", .list, "shadow"),
    PayloadProperty("shadowOpacity", .number, "shadow"),
    PayloadProperty("shadowRadius", .points, "shadow"),
    PayloadProperty("overflow", .choice(["hidden", "visible"]), "clipped"),
    PayloadProperty("opacity", .number, "opacity"),
    PayloadProperty("transform", .list, "rotationEffect, scaleEffect"),
    PayloadProperty("glassEffect", .choice(["clear", "identity", "regular", "none"]), nil),
  ]

  private static let texts = [
    PayloadProperty("color", .color, "foregroundStyle"),
    PayloadProperty("fontSize", .points, "font"),
    PayloadProperty("fontWeight", .choice(VoltraTextStyle.weightNames), "font"),
    PayloadProperty("fontFamily", .text, "font"),
    PayloadProperty("fontVariant", .words, "font"),
    PayloadProperty("letterSpacing", .points, "kerning"),
    PayloadProperty("lineHeight", .points, "lineSpacing"),
    PayloadProperty("textAlign", .text, "multilineTextAlignment"),
    PayloadProperty("textDecorationLine", .text, "underline, strikethrough"),
    PayloadProperty("numberOfLines", .number, "lineLimit"),
  ]

  /// The names in the list of components that Voltra's client on iOS does not read.
  private static let android = [
    "backgroundImage", "fillMaxWidth", "fillMaxHeight", "flexGrowWidth", "fixedSizeHorizontal",
    "fixedSizeVertical", "layoutPriority", "offsetX", "offsetY", "absolutePosition",
  ].map { PayloadProperty($0, .any, nil) }
}
