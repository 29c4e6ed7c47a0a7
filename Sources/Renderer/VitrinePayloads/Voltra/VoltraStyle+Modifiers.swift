import VitrineCoding
import VitrineGeometry
import VitrineModel

/// Applies the modifiers of a style to views, in the order of Voltra's client.
///
/// Source: `View+applyStyle.swift`, `CompositeStyle.swift`, `LayoutStyle.swift`,
/// `DecorationStyle.swift` and `RenderingStyle.swift` of Voltra's iOS client.
struct VoltraBox {
  let style: VoltraStyle
  /// Whether the widget is shown without a background or in few colours.
  let isReduced: Bool
  let reading: PayloadReading

  /// The modifiers of texts, which subviews inherit.
  var texts: [Modifier] {
    [
      .font(style.text.font(withVariants: false)), .foregroundStyle(.color(color)),
      .multilineTextAlignment(style.text.alignment), .lineSpacing(style.text.lineSpacing),
    ]
  }

  /// The colour of texts; the primary one instead of greys if backgrounds are missing.
  var color: Color {
    guard let color = style.text.color, !(isReduced && StyleColor.isNeutral(color)) else {
      return .system(.primary)
    }
    return color
  }

  /// Returns the layout of a view outside flexible containers.
  ///
  /// The client also sets a layout priority on a view that grows. The conditions around it hide
  /// that from stacks: on devices, boxes next to a view that grows keep their width.
  func layout(_ alignment: Alignment) -> [Modifier] {
    var list: [Modifier] = []
    if let ratio = style.fields.number("aspectRatio"), ratio > 0 {
      var aspect = AspectRatio(contentMode: .fill)
      aspect.ratio = ValueRule<Double>.positive.nearest(ratio)
      list.append(.aspectRatio(aspect))
    }
    if let bounds { list.append(.frame(bounds)) }
    if let frame = expansion(alignment) { list.append(.frame(frame)) }
    return list
  }

  /// The frame with the style's sizes; `nil` if it has none.
  var bounds: Frame? {
    var frame = Frame()
    let (least, most) = (style.shrink > 0 ? 0.0 : nil, style.fields.length)
    frame.minWidth = (most("minWidth") ?? least).map { Extent($0) }
    frame.minHeight = (most("minHeight") ?? least).map { Extent($0) }
    frame.idealWidth = (fixed(style.width) ?? fixed(style.basis)).map { Extent($0) }
    frame.idealHeight = (fixed(style.height) ?? fixed(style.basis)).map { Extent($0) }
    frame.maxWidth = (fixed(style.width) ?? most("maxWidth")).map { Extent($0) }
    frame.maxHeight = (fixed(style.height) ?? most("maxHeight")).map { Extent($0) }
    return frame.isFlexible ? frame : nil
  }

  private func fixed(_ length: VoltraStyle.Length?) -> Double? {
    if case .fixed(let points)? = length { points } else { nil }
  }

  private func expansion(_ alignment: Alignment) -> Frame? {
    var frame = Frame()
    if style.fills(.horizontal) { frame.maxWidth = .infinity }
    if style.fills(.vertical) { frame.maxHeight = .infinity }
    frame.alignment = alignment
    return frame.isFlexible ? frame : nil
  }

  /// The space inside the background.
  var padding: [Modifier] { VoltraBox.space(style.padding) }

  /// The space outside the background.
  var margin: [Modifier] { VoltraBox.space(style.margin) }

  private static func space(_ insets: EdgeInsets) -> [Modifier] {
    guard insets != .zero else { return [] }
    var padding = Padding()
    padding.insets = insets
    return [.padding(padding)]
  }

  /// The modifiers outside the margins: position and order.
  var place: [Modifier] {
    let (x, y) = (style.fields.number("left"), style.fields.number("top"))
    var list: [Modifier] = []
    if x != nil || y != nil {
      switch style.fields.word("position") ?? "absolute" {
      case "relative":
        var offset = Offset()
        (offset.x, offset.y) = (x ?? 0, y ?? 0)
        list.append(.offset(offset))
      case "absolute":
        var position = Position()
        (position.x, position.y) = (x ?? 0, y ?? 0)
        list.append(.position(position))
      // Static views keep their position.
      case _: break
      }
    }
    if let index = style.fields.number("zIndex") { list.append(.zIndex(index)) }
    return list
  }
}

// Backgrounds, outlines, shadows and effects.
extension VoltraBox {
  /// Returns the modifiers for decorations around a view, and for effects on all of it.
  func decoration(_ background: ShapeStyle? = nil) -> [Modifier] {
    var list: [Modifier] = []
    if let fill = background ?? own, !(isReduced && style.isFullBleed) {
      list.append(.background(Layer(style: fill)))
    }
    list += corners
    if style.fields.word("overflow") == "hidden" { list.append(.clipped(true)) }
    if let shadow { list += [.compositingGroup(true), .shadow(shadow)] }
    return list + effects
  }

  /// The background of the style.
  private var own: ShapeStyle? {
    guard let text = style.fields.text("backgroundColor"),
      let path = style.fields.value("backgroundColor")?.path
    else { return nil }
    if let (gradient, isExact) = StyleGradient.parse(text.trimmed, size: style.size) {
      if !isExact {
        reading.warn(
          "a radial gradient needs a width and a height to have its own radius", at: path)
      }
      return .gradient(gradient)
    }
    if let color = StyleColor.parse(text) { return .color(color) }
    reading.warn("'\(text)' is neither a colour nor a gradient; it has no effect", at: path)
    return nil
  }

  private var corners: [Modifier] {
    var line: Stroke?
    if let width = style.fields.length("borderWidth"), width > 0 {
      var stroke = Stroke()
      stroke.lineWidth = width
      stroke.style = .color(style.fields.color("borderColor") ?? .system(.clear))
      line = stroke
    }
    guard let radius = style.fields.length("borderRadius") else {
      guard let line else { return [] }
      var border = Border()
      (border.style, border.width) = (line.style, line.lineWidth)
      return [.border(border)]
    }
    guard let line else { return [.cornerRadius(radius)] }
    var shape = RoundedRectangle()
    shape.cornerRadius = radius
    shape.painting.stroke = line
    var layer = Layer()
    layer.content = ViewNode(.shape(.roundedRectangle(shape)))
    return [.cornerRadius(radius), .overlay(layer)]
  }

  private var shadow: Shadow? {
    let names = ["shadowRadius", "shadowOpacity", "shadowOffset", "shadowColor"]
    guard names.contains(where: style.fields.has) else { return nil }
    let opacity = style.fields.number("shadowOpacity") ?? 1
    let offset = style.fields.object("shadowOffset", VoltraTables.offset)
    guard opacity > 0 else { return nil }
    var shadow = Shadow()
    shadow.radius = style.fields.length("shadowRadius") ?? 0
    shadow.color = .opacity(style.fields.color("shadowColor") ?? .system(.black), opacity)
    (shadow.x, shadow.y) = (offset?.number("width") ?? 0, offset?.number("height") ?? 0)
    return shadow
  }

  private var effects: [Modifier] {
    var list: [Modifier] = []
    if let opacity = style.fields.number("opacity"), opacity != 1 {
      list.append(.opacity(opacity))
    }
    let steps = style.fields.objects("transform", VoltraTables.transformation)
    if let degrees = steps.compactMap(VoltraBox.rotation).last {
      var rotation = RotationEffect()
      rotation.degrees = degrees
      list.append(.rotationEffect(rotation))
    }
    func factor(_ name: String) -> Double? { steps.compactMap { $0.number(name) }.last }
    let both = factor("scale")
    if both ?? factor("scaleX") ?? factor("scaleY") != nil {
      var scale = ScaleEffect()
      (scale.x, scale.y) = (both ?? factor("scaleX") ?? 1, both ?? factor("scaleY") ?? 1)
      list.append(.scaleEffect(scale))
    }
    return list
  }

  private static func rotation(_ step: PayloadFields) -> Double? {
    (step.text("rotateZ") ?? step.text("rotate")).flatMap {
      StyleAngle.degrees($0, plain: true)
    }
  }
}
