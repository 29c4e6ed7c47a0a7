import VitrineCoding
import VitrineGeometry

/// The style of a Voltra component.
///
/// Source: `StyleConverter.swift` and `JSStyleParser.swift` of Voltra's iOS client.
struct VoltraStyle {
  /// A width or a height.
  enum Length: Equatable {
    case fixed(Double)
    case fill
    case wrap
  }

  /// The alignment of views across a flexible container, or across one of its lines.
  enum Align: String {
    case start, center, end, stretch
  }

  var width: Length?
  var height: Length?
  var basis: Length?
  var grow = 0.0
  var shrink = 0.0
  /// The greater one of `flex` and `flexGrow`: outside flexible containers, views with more than 0
  /// fill the space that they are offered.
  var growth = 0.0
  var alignSelf: Align?
  var padding: EdgeInsets
  var margin: EdgeInsets
  var gap: Double?
  let text: VoltraTextStyle
  let fields: PayloadFields

  init(_ fields: PayloadFields) {
    self.fields = fields
    text = VoltraTextStyle(fields)
    (width, height) = (VoltraStyle.length(fields, "width"), VoltraStyle.length(fields, "height"))
    basis = VoltraStyle.length(fields, "flexBasis")
    padding = VoltraStyle.insets(fields, "padding")
    margin = VoltraStyle.insets(fields, "margin")
    gap = fields.number("gap")
    alignSelf = VoltraStyle.align(fields.text("alignSelf"))
    let flex = fields.number("flex") ?? 0
    grow = fields.number("flexGrow") ?? 0
    growth = max(flex, grow, 0)
    shrink = fields.number("flexShrink") ?? (flex > 0 ? 1 : 0)
    if flex > 0 {
      grow = grow > 0 ? grow : flex
      basis = basis ?? .fixed(0)
    }
  }

  /// Whether the view fills the offered space along an axis.
  func fills(_ axis: Axis) -> Bool {
    growth > 0 || (axis == .horizontal ? width : height) == .fill
  }

  /// Whether a widget without its own background omits the style's background.
  var isFullBleed: Bool { growth > 0 || (width == .fill && height == .fill) }

  /// The size in points, if the style alone determines it.
  var size: Size? {
    guard case .fixed(let width)? = width, case .fixed(let height)? = height else { return nil }
    return Size(
      width: width + padding.horizontal, height: height + padding.vertical)
  }

  private static func length(_ fields: PayloadFields, _ name: String) -> Length? {
    if let points = fields.length(name) { return .fixed(points) }
    switch fields.text(name) {
    case "100%"?: return .fill
    case "auto"?: return .wrap
    case let text?:
      return Double(text).map { .fixed(NumberRange.number.nearest(max(0, $0))) }
    case nil: return nil
    }
  }

  private static func insets(_ fields: PayloadFields, _ name: String) -> EdgeInsets {
    let all = fields.number(name) ?? 0
    let vertical = fields.number(name + "Vertical") ?? all
    let horizontal = fields.number(name + "Horizontal") ?? all
    return EdgeInsets(
      top: fields.number(name + "Top") ?? vertical,
      leading: fields.number(name + "Left") ?? fields.number(name + "Start") ?? horizontal,
      bottom: fields.number(name + "Bottom") ?? vertical,
      trailing: fields.number(name + "Right") ?? fields.number(name + "End") ?? horizontal)
  }

  /// Returns an alignment for either spelling.
  static func align(_ text: String?) -> Align? {
    switch text {
    case "flex-start", "flexStart": .start
    case "flex-end", "flexEnd": .end
    case "center": .center
    case "stretch": .stretch
    case .some, nil: nil
    }
  }
}

/// The text properties of a style.
struct VoltraTextStyle {
  var color: Color?
  var size = 17.0
  var weight: Font.Weight = .regular
  var family: String?
  var alignment: TextAlignment = .leading
  var lineSpacing = 0.0
  var kerning = 0.0
  var hasUnderline = false
  var hasStrikethrough = false
  var smallCaps = false
  var tabularDigits = false

  init(_ fields: PayloadFields) {
    color = fields.color("color")
    size = max(fields.number("fontSize") ?? 17, ValueRule<Double>.positive.nearest(0))
    weight = fields.text("fontWeight").map(VoltraTextStyle.weight) ?? .regular
    family = fields.text("fontFamily").flatMap { $0.isEmpty ? nil : $0 }
    alignment = VoltraTextStyle.alignment(fields.text("textAlign"))
    lineSpacing = fields.number("lineHeight").map { max(0, $0 - size) } ?? 0
    kerning = fields.number("letterSpacing") ?? 0
    let line = fields.word("textDecorationLine") ?? ""
    hasUnderline = line.contains("underline")
    hasStrikethrough = line.contains("line-through") || line.contains("strikethrough")
    let variants = fields.words("fontVariant")
    smallCaps = variants.contains("small-caps")
    tabularDigits = variants.contains("tabular-nums")
  }

  /// Returns the font; only texts have variants.
  func font(withVariants: Bool) -> Font {
    var font = Font()
    font.size = size
    font.name = family
    if family == nil { font.weight = weight }
    if withVariants {
      font.smallCaps = smallCaps ? .all : nil
      font.monospacedDigit = tabularDigits
    }
    return font
  }

  static func alignment(_ text: String?) -> TextAlignment {
    switch text?.lowercased() {
    case "center": .center
    case "right", "end": .trailing
    case .some, nil: .leading
    }
  }

  private static func weight(_ text: String) -> Font.Weight {
    weights[text.lowercased()] ?? .regular
  }

  private static let weights: [String: Font.Weight] = [
    "thin": .thin, "100": .thin, "light": .light, "300": .light, "regular": .regular,
    "normal": .regular, "400": .regular, "medium": .medium, "500": .medium, "semibold": .semibold,
    "600": .semibold, "bold": .bold, "700": .bold, "heavy": .heavy, "800": .heavy, "900": .heavy,
  ]

  /// The words and numbers of weights; every other one is regular.
  static let weightNames = weights.keys.sorted()
}
