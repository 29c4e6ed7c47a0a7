import VitrineCoding
import VitrineGeometry
import VitrineModel

// Voltra's own styles for progress.
//
// Source: `VoltraLinearProgressView.swift` and `VoltraCircularProgressView.swift` of Voltra's iOS
// client.
extension VoltraBuilder {
  /// Returns the value and the total.
  func amount(_ element: Element) -> (value: Double, total: Double) {
    let total = element.props.number("maximumValue", in: .data) ?? 100
    if total <= 0, let place = element.props.value("maximumValue")?.path {
      reading.warn("\(total.plainText) counts as 100: a maximum is positive", at: place)
    }
    checkValue(element, in: 0, total > 0 ? total : 100)
    return (element.props.number("value", in: .data) ?? 0, total > 0 ? total : 100)
  }

  /// Reports a value that is drawn as the nearest one in a range.
  func checkValue(_ element: Element, in least: Double, _ most: Double) {
    guard let (value, place) = element.props.value("value"), let value = value.number,
      value < least || value > most
    else { return }
    let nearest = value < least ? least : most
    reading.warn(
      "'value' of \(element.component.rawValue) is \(value.plainText); it counts as "
        + nearest.plainText, at: place)
  }

  private func fraction(_ element: Element) -> Double {
    let (value, total) = amount(element)
    return min(max(value / total, 0), 1)
  }

  /// Returns a bar: a track, its filled part, and a thumb at the end of that.
  func bar(_ element: Element, _ progress: ProgressView, _ tint: Color?) throws -> ViewNode {
    let height = element.props.length("height") ?? 4
    let radius = element.props.length("cornerRadius") ?? height / 2
    let share = fraction(element)
    var fill = VoltraBuilder.rounded(radius, tint ?? .system(.accentColor))
    // The bar moves so that its end is at the share, and the track clips the rest.
    fill.modifiers.append(VoltraBuilder.shift(1 - share))
    var body = VoltraBuilder.rounded(
      radius, element.props.color("trackColor") ?? .opacity(.system(.gray), 0.2))
    var shape = RoundedRectangle()
    shape.cornerRadius = radius
    body.modifiers += [
      .overlay(VoltraBuilder.atStart(fill)), .clipShape(.roundedRectangle(shape)),
    ]
    if let thumb = try part("thumb", of: element) {
      let place = ViewNode(
        .color(.system(.clear)),
        modifiers: [.overlay(VoltraBuilder.atStart(thumb)), VoltraBuilder.shift(-share)])
      body.modifiers.append(.overlay(VoltraBuilder.atStart(place)))
    }
    var frame = Frame()
    frame.height = height
    body.modifiers.append(.frame(frame))
    var stack = VStack()
    (stack.alignment, stack.spacing) = (.leading, 4)
    stack.children = [progress.label, body, progress.currentValueLabel].compactMap { $0 }
    return ViewNode(.vStack(stack))
  }

  /// Returns a layer that is aligned with the leading edge of the view below it.
  private static func atStart(_ content: ViewNode) -> Layer {
    var layer = Layer()
    layer.content = content
    layer.alignment = Alignment(horizontal: .leading, vertical: .center)
    return layer
  }

  /// Moves a view to the left by a fraction of its width.
  private static func shift(_ fraction: Double) -> Modifier {
    var guide = AlignmentGuide()
    (guide.horizontal, guide.widthFraction) = (.leading, fraction)
    return .alignmentGuide(guide)
  }

  private static func rounded(_ radius: Double, _ color: Color) -> ViewNode {
    var shape = RoundedRectangle()
    shape.cornerRadius = radius
    shape.painting.fill = .color(color)
    return ViewNode(.shape(.roundedRectangle(shape)))
  }

  func circularProgress(_ element: Element) throws -> ViewNode {
    let tint = element.props.color("progressColor")
    let label = try part("label", of: element)
    guard element.props.has("value") else {
      var progress = ProgressView()
      progress.label = label
      var node = ViewNode(.progressView(progress), modifiers: [.progressViewStyle(.circular)])
      if let tint { node.modifiers.append(.tint(.color(tint))) }
      var stack = VStack()
      (stack.spacing, stack.children) = (0, [node])
      return styled(ViewNode(.vStack(stack)), element)
    }
    let track = element.props.color("trackColor") ?? .opacity(.system(.gray), 0.2)
    let width = element.props.length("lineWidth") ?? 4
    var arc = VoltraBuilder.circle(width, tint ?? .system(.accentColor), cap: .round)
    var trim = Trim()
    trim.to = fraction(element)
    arc.modifiers = [.trim(trim)]
    var rotation = RotationEffect()
    rotation.degrees = -90
    var ring = ZStack()
    ring.children = [
      ViewNode(.shape(.circle(VoltraBuilder.circle(width, track, cap: .butt)))),
      ViewNode(.shape(.circle(arc)), modifiers: [.rotationEffect(rotation)]),
    ]
    var square = AspectRatio()
    square.ratio = 1
    var stack = VStack()
    stack.spacing = 8
    stack.children = [
      label, ViewNode(.zStack(ring), modifiers: [.aspectRatio(square)]),
      try part("currentValueLabel", of: element),
    ].compactMap { $0 }
    return styled(ViewNode(.vStack(stack)), element)
  }

  private static func circle(
    _ width: Double, _ color: Color, cap: StrokeStyle.LineCap
  ) -> Circle {
    var stroke = Stroke()
    (stroke.style, stroke.lineWidth, stroke.lineCap) = (.color(color), width, cap)
    var circle = Circle()
    circle.painting.stroke = stroke
    return circle
  }
}
