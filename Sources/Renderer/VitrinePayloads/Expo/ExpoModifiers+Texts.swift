import VitrineCoding
import VitrineDevices
import VitrineDisplayList
import VitrineGeometry
import VitrineModel

extension ExpoModifiers {
  /// Returns the modifiers of texts; `nil` for others.
  func text(_ type: String, _ fields: PayloadFields) -> [Modifier]? {
    switch type {
    case "font": return [.font(font(fields))]
    case "bold": return [.bold(true)]
    case "italic": return [.italic(true)]
    case "monospacedDigit": return [.monospacedDigit(true)]
    case "kerning": return [.kerning(fields.number("value") ?? 0)]
    case "lineLimit":
      return lineLimit(fields).map { [.lineLimit($0)] } ?? []
    case "dynamicTypeSize":
      var limits = DynamicTypeLimits()
      limits.size = fields.text("size").flatMap(DynamicTypeSize.init)
      limits.min = fields.text("min").flatMap(DynamicTypeSize.init)
      limits.max = fields.text("max").flatMap(DynamicTypeSize.init)
      return limits == DynamicTypeLimits() ? [] : [.dynamicTypeSize(limits)]
    case "lineSpacing": return [.lineSpacing(fields.number("value") ?? 0)]
    case "minimumScaleFactor":
      return [.minimumScaleFactor(min(max(fields.number("factor") ?? 1, 0), 1))]
    case "allowsTightening": return [.allowsTightening(Flag(fields.flag("value") ?? true))]
    case "truncationMode":
      return fields.text("mode").flatMap(TruncationMode.init).map { [.truncationMode($0)] } ?? []
    case "textCase":
      return fields.text("value").flatMap(TextCase.init).map { [.textCase($0)] } ?? []
    case "underline", "strikethrough":
      guard fields.flag("isActive") ?? true else { return [] }
      var line = TextLine()
      line.pattern = fields.text("pattern").flatMap(TextLine.Pattern.init) ?? .solid
      line.color = fields.color("color")
      return [type == "underline" ? .underline(line) : .strikethrough(line)]
    case "multilineTextAlignment":
      return fields.text("alignment").flatMap(TextAlignment.init)
        .map { [.multilineTextAlignment($0)] } ?? []
    case _: return nil
    }
  }

  /// Returns a font of the system or of a family.
  private func font(_ fields: PayloadFields) -> Font {
    var font = Font()
    font.weight = fields.text("weight").flatMap(Font.Weight.init)
    let size = fields.number("size").map { max($0, ValueRule<Double>.positive.nearest(0)) }
    let style = fields.text("textStyle").flatMap(Font.TextStyle.init)
    if let family = fields.text("family"), !family.isEmpty {
      (font.name, font.size, font.relativeTo) = (family, size ?? 17, style)
      return font
    }
    font.design = fields.text("design").flatMap(FontDesign.init) ?? .default
    if let style { font.style = style } else { font.size = size ?? 17 }
    return font
  }

  /// Returns the styles of controls; `nil` for others.
  func control(_ type: String, _ fields: PayloadFields) -> [Modifier]? {
    let style = fields.text("style") ?? "automatic"
    switch type {
    case "disabled": return [.disabled(Flag(fields.flag("disabled") ?? true))]
    case "buttonStyle": return [.buttonStyle(ButtonStyle(rawValue: style) ?? .automatic)]
    case "gaugeStyle": return [.gaugeStyle(ExpoModifiers.gauge(style))]
    case "progressViewStyle":
      return [.progressViewStyle(ProgressViewStyle(rawValue: style) ?? .automatic)]
    case "labelStyle": return [.labelStyle(LabelStyle(rawValue: style) ?? .automatic)]
    case "controlSize":
      return fields.text("size").flatMap(ControlSize.init).map { [.controlSize($0)] } ?? []
    case "imageScale":
      return fields.text("scale").flatMap(ImageScale.init).map { [.imageScale($0)] } ?? []
    // The builder reads modifiers of images together with the image.
    case _: return nil
    }
  }

  /// Returns the limit of lines; a range takes precedence, as in Expo.
  private func lineLimit(_ fields: PayloadFields) -> LineLimit? {
    func count(_ name: String) -> Int? {
      fields.number(name).map { max(1, Int(saturating: $0)) }
    }
    var limit = LineLimit()
    if let least = count("min"), let most = count("max") {
      (limit.min, limit.max) = (least, max(least, most))
    } else if let most = count("limit") {
      (limit.limit, limit.reservesSpace) = (most, fields.flag("reservesSpace") ?? false)
    } else {
      return nil
    }
    return limit
  }

  /// Returns a gauge's style for Expo's short name or SwiftUI's name.
  static func gauge(_ name: String) -> GaugeStyle {
    ExpoTables.shortGaugeStyles[name] ?? GaugeStyle(rawValue: name) ?? .automatic
  }

  /// Returns the style of a modifier: of its object `style`, or of the modifier's own properties.
  func style(_ fields: PayloadFields) -> ShapeStyle? {
    guard case .object? = fields.value("style")?.tree,
      let style = fields.object("style", ExpoTables.styleTable)
    else { return paint(fields, "styleType") }
    defer { style.reportUnread(except: []) }
    return paint(style, "type")
  }

  private func paint(_ fields: PayloadFields, _ type: String) -> ShapeStyle? {
    let colors = fields.colors("colors").prefix(256).map { Gradient.Stop(color: $0) }
    switch fields.word(type) {
    case "material":
      return fields.text("material").flatMap { ExpoTables.materials[$0] }.map { .material($0) }
    case "hierarchical":
      let levels = ["primary", "secondary", "tertiary", "quaternary", "quinary"]
      let name =
        ["hierarchical", "hierarchicalStyle", "style"].compactMap(fields.text).first
        ?? "primary"
      return .hierarchical(level: (levels.firstIndex(of: name) ?? 0) + 1)
    case "lineargradient" where !colors.isEmpty:
      var gradient = LinearGradient()
      gradient.stops = colors
      gradient.startPoint = point(fields, "startPoint") ?? gradient.startPoint
      gradient.endPoint = point(fields, "endPoint") ?? gradient.endPoint
      return .gradient(.linear(gradient))
    case "radialgradient" where !colors.isEmpty:
      var gradient = RadialGradient()
      (gradient.stops, gradient.center) = (colors, point(fields, "center") ?? UnitPoint())
      gradient.startRadius = fields.length("startRadius") ?? 0
      gradient.endRadius = fields.length("endRadius") ?? 0
      return .gradient(.radial(gradient))
    case "angulargradient" where !colors.isEmpty:
      var gradient = AngularGradient()
      (gradient.stops, gradient.center) = (colors, point(fields, "center") ?? UnitPoint())
      return .gradient(.angular(gradient))
    case .some, nil: return fields.color("color").map(ShapeStyle.color)
    }
  }

  private func point(_ fields: PayloadFields, _ name: String) -> UnitPoint? {
    guard let point = fields.object(name, ExpoTables.unitPoint) else { return nil }
    guard let x = point.number("x"), let y = point.number("y") else {
      reading.warn(
        "'\(name)' of \(fields.owner) needs 'x' and 'y'; it has no effect",
        at: fields.value(name)?.path ?? NodePath())
      return nil
    }
    return UnitPoint(x: x, y: y)
  }
}
