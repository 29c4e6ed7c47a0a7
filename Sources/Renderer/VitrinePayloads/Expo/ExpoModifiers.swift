import VitrineCoding
import VitrineGeometry
import VitrineModel

/// Converts modifiers of Expo's nodes to modifiers of an archive.
struct ExpoModifiers {
  let reading: PayloadReading

  /// Returns the modifiers of a list, in its order.
  func modifiers(_ list: JSONTree?, at path: NodePath) -> [Modifier] {
    guard let list else { return [] }
    guard let items = list.elements else {
      reading.warn("'modifiers' must be an array; it has no effect", at: path)
      return []
    }
    return items.enumerated().flatMap { index, item -> [Modifier] in
      let place = path.appending(.index(index))
      // What JavaScript makes of a condition that does not hold.
      if [.null, .boolean].contains(item.type) { return [] }
      guard let object = item.object, let type = object["$type"]?.string else {
        reading.warn(
          "a modifier is an object with a '$type', a string; it has no effect", at: place)
        return []
      }
      guard let table = ExpoTables.modifierTables[type] else {
        reading.reportUnknown(
          .modifier, type, candidates: ExpoTables.modifiers.map(\.name), at: place)
        return []
      }
      if ExpoTables.modifiers.contains(where: { $0.name == type && $0.archive == nil }) {
        reading.warn("'\(type)' of Expo has no effect", at: place)
        return []
      }
      let fields = PayloadFields(object, table, owner: "'\(type)'", at: place, reading)
      let modifiers =
        layout(type, fields) ?? drawing(type, fields) ?? effect(type, fields)
        ?? text(type, fields) ?? control(type, fields) ?? meaning(type, fields)
      if modifiers != nil { fields.reportUnread(except: ["$type", "container"]) }
      return modifiers ?? []
    }
  }

  private func alignment(_ fields: PayloadFields) -> Alignment {
    fields.text("alignment").flatMap { Alignment(name: $0) } ?? .center
  }

  private func layout(_ type: String, _ fields: PayloadFields) -> [Modifier]? {
    switch type {
    case "frame": return [.frame(frame(fields))]
    case "padding": return [.padding(padding(fields))]
    case "fixedSize":
      var size = FixedSize()
      if fields.has("horizontal") || fields.has("vertical") {
        size.horizontal = fields.flag("horizontal") ?? false
        size.vertical = fields.flag("vertical") ?? false
      }
      return [.fixedSize(size)]
    case "layoutPriority": return [.layoutPriority(fields.number("priority") ?? 0)]
    case "offset":
      var offset = Offset()
      (offset.x, offset.y) = (fields.number("x") ?? 0, fields.number("y") ?? 0)
      return [.offset(offset)]
    case "zIndex": return [.zIndex(fields.number("index") ?? 0)]
    case "aspectRatio":
      var ratio = AspectRatio(contentMode: fields.word("contentMode") == "fill" ? .fill : .fit)
      ratio.ratio = max(fields.number("ratio") ?? 1, ValueRule<Double>.positive.nearest(0))
      return [.aspectRatio(ratio)]
    case "gridCellColumns":
      return [.gridCellColumns(count(fields, "count"))]
    case "containerRelativeFrame": return [.containerRelativeFrame(relativeFrame(fields))]
    case _: return nil
    }
  }

  private func frame(_ fields: PayloadFields) -> Frame {
    var frame = Frame()
    frame.alignment = alignment(fields)
    func extent(_ name: String) -> Extent? {
      // JSON cannot represent JavaScript's infinity, which arrives as a word or as null.
      if let word = fields.word(name), word != "infinity" {
        reading.warn(
          "'\(name)' of 'frame' is \"\(word)\", but must be a number of points or \"infinity\"; it has "
            + "no effect", at: fields.value(name)?.path ?? NodePath())
        return nil
      }
      return fields.text(name).map { _ in .infinity } ?? fields.length(name).map { Extent($0) }
    }
    if fields.has("width") || fields.has("height") {
      (frame.width, frame.height) = (fields.length("width"), fields.length("height"))
      return frame
    }
    (frame.minWidth, frame.minHeight) = (extent("minWidth"), extent("minHeight"))
    (frame.idealWidth, frame.idealHeight) = (extent("idealWidth"), extent("idealHeight"))
    (frame.maxWidth, frame.maxHeight) = (extent("maxWidth"), extent("maxHeight"))
    return frame
  }

  private func padding(_ fields: PayloadFields) -> Padding {
    var padding = Padding()
    let names = ["all", "horizontal", "vertical", "top", "leading", "bottom", "trailing"]
    guard names.contains(where: fields.has) else { return padding }
    let all = fields.number("all") ?? 0
    let (across, along) = (fields.number("horizontal") ?? all, fields.number("vertical") ?? all)
    padding.insets = EdgeInsets(
      top: fields.number("top") ?? along, leading: fields.number("leading") ?? across,
      bottom: fields.number("bottom") ?? along, trailing: fields.number("trailing") ?? across)
    return padding
  }

  /// Returns a number of columns or parts: at least 1, and at most the limit of a grid.
  private func count(_ fields: PayloadFields, _ name: String) -> Int {
    min(max(Int(saturating: fields.number(name) ?? 1), 1), 1000)
  }

  private func relativeFrame(_ fields: PayloadFields) -> ContainerRelativeFrame {
    var frame = ContainerRelativeFrame()
    frame.axes =
      switch fields.word("axes") {
      case "horizontal": [.horizontal]
      case "vertical": [.vertical]
      case .some, nil: Axis.allCases
      }
    frame.count = count(fields, "count")
    frame.span = min(count(fields, "span"), frame.count)
    frame.spacing = fields.length("spacing") ?? 0
    frame.alignment = alignment(fields)
    return frame
  }

  private func shape(
    _ fields: PayloadFields, _ painting: ShapePainting = ShapePainting()
  ) -> Shape {
    switch fields.text("shape") {
    case "circle"?: return .circle(painted(Circle(), painting))
    case "capsule"?: return .capsule(painted(Capsule(), painting))
    case "ellipse"?: return .ellipse(painted(Ellipse(), painting))
    case "roundedRectangle"?:
      var shape = painted(RoundedRectangle(), painting)
      shape.cornerRadius = fields.length("cornerRadius") ?? 8
      return .roundedRectangle(shape)
    case .some, nil: return .rectangle(painted(Rectangle(), painting))
    }
  }

  private func painted<Payload: ShapePayload>(
    _ shape: Payload, _ painting: ShapePainting
  ) -> Payload {
    var shape = shape
    shape.painting = painting
    return shape
  }

  /// Returns the line inside a shape over the view; none without a shape or a paint, as on a device.
  private func strokeOverlay(_ fields: PayloadFields) -> [Modifier] {
    guard fields.has("shape"), let style = style(fields) else { return [] }
    var stroke = Stroke()
    (stroke.style, stroke.lineWidth) = (style, fields.length("lineWidth") ?? 1)
    stroke.lineCap = fields.word("lineCap").flatMap(StrokeStyle.LineCap.init) ?? .butt
    stroke.lineJoin = fields.word("lineJoin").flatMap(StrokeStyle.LineJoin.init) ?? .miter
    stroke.miterLimit = max(fields.number("miterLimit") ?? 10, 0)
    let dash =
      fields.value("dashPattern")?.tree.elements?.compactMap { element -> Double? in
        if case .number(let length) = element { max(length, 0) } else { nil }
      } ?? []
    stroke.dash = ValueRule<[Double]>.dashes.nearest(dash)
    stroke.dashPhase = fields.number("dashPhase") ?? 0
    stroke.isAntialiased = fields.flag("antialiased") ?? true
    var painting = ShapePainting()
    painting.strokeBorder = stroke
    var layer = Layer()
    layer.content = ViewNode(.shape(shape(fields, painting)))
    return [.overlay(layer)]
  }

  private func color(_ fields: PayloadFields, _ make: (Color) -> Modifier) -> [Modifier] {
    fields.color("color").map { [make($0)] } ?? []
  }

  private func drawing(_ type: String, _ fields: PayloadFields) -> [Modifier]? {
    switch type {
    case "background", "backgroundOverlay", "overlay":
      return style(fields).map { style in
        var layer = Layer(style: style)
        if fields.has("shape") { layer.shape = shape(fields) }
        layer.alignment = alignment(fields)
        return [type == "overlay" ? .overlay(layer) : .background(layer)]
      } ?? []
    case "containerBackground":
      return style(fields).map { [.containerBackground(Layer(style: $0))] } ?? []
    case "activityBackgroundTint": return color(fields) { .activityBackgroundTint($0) }
    case "cornerRadius": return [.cornerRadius(fields.length("radius") ?? 0)]
    case "clipShape": return [.clipShape(shape(fields))]
    case "containerShape": return [.containerShape(shape(fields))]
    case "mask":
      var layer = Layer()
      layer.content = ViewNode(.shape(shape(fields)))
      return [.mask(layer)]
    case "clipped": return (fields.flag("clipped") ?? true) ? [.clipped(true)] : []
    case "strokeOverlay": return strokeOverlay(fields)
    case "border":
      var border = Border()
      border.style = .color(fields.color("color") ?? .system(.white))
      border.width = fields.length("width") ?? 1
      return [.border(border)]
    case "shadow":
      var shadow = Shadow()
      shadow.color = fields.color("color") ?? .system(.white)
      shadow.radius = fields.length("radius") ?? 0
      (shadow.x, shadow.y) = (fields.number("x") ?? 0, fields.number("y") ?? 0)
      return [.shadow(shadow)]
    case "foregroundColor": return color(fields) { .foregroundStyle(.color($0)) }
    case "foregroundStyle": return style(fields).map { [.foregroundStyle($0)] } ?? []
    case "tint": return color(fields) { .tint(.color($0)) }
    case "widgetURL":
      return fields.text("url").flatMap { $0.isEmpty ? nil : [.widgetURL($0)] } ?? []
    case "widgetAccentable": return [.widgetAccentable(Flag(fields.flag("accentable") ?? true))]
    case _: return nil
    }
  }

  private func effect(_ type: String, _ fields: PayloadFields) -> [Modifier]? {
    let amount = fields.number("amount")
    switch type {
    case "opacity": return [.opacity(min(max(fields.number("value") ?? 1, 0), 1))]
    case "scaleEffect":
      var scale = ScaleEffect()
      let both = fields.number("scale") ?? 1
      (scale.x, scale.y) = (fields.number("x") ?? both, fields.number("y") ?? both)
      return [.scaleEffect(scale)]
    case "rotationEffect":
      var rotation = RotationEffect()
      rotation.degrees = fields.number("angle") ?? 0
      return [.rotationEffect(rotation)]
    case "rotation3DEffect":
      var rotation = Rotation3DEffect()
      rotation.degrees = fields.number("angle") ?? 0
      rotation.axis.x = fields.number("axisX") ?? 0
      rotation.axis.y = fields.number("axisY") ?? 0
      rotation.axis.z = fields.number("axisZ") ?? 0
      rotation.perspective = fields.number("perspective") ?? 1
      return [.rotation3DEffect(rotation)]
    case "blur":
      var blur = Blur()
      blur.radius = fields.length("radius") ?? 0
      return [.blur(blur)]
    case "brightness": return [.brightness(amount ?? 0)]
    case "contrast": return [.contrast(amount ?? 1)]
    case "saturation": return [.saturation(amount ?? 1)]
    case "grayscale": return [.grayscale(min(max(amount ?? 0, 0), 1))]
    case "hueRotation": return [.hueRotation(fields.number("angle") ?? 0)]
    case "colorInvert": return (fields.flag("inverted") ?? true) ? [.colorInvert(true)] : []
    case "hidden": return (fields.flag("hidden") ?? true) ? [.hidden(true)] : []
    case _: return nil
    }
  }
}
