import VitrineModel

extension Color {
  static let red = Color.rgb(red: 1, green: 0, blue: 0, opacity: 1)
  static let blue = Color.rgb(red: 0, green: 0, blue: 1, opacity: 1)
  static let black = Color.rgb(red: 0, green: 0, blue: 0, opacity: 1)
  static let white = Color.rgb(red: 1, green: 1, blue: 1, opacity: 1)
  static let clear = Color.system(.clear)
}

/// A colour in a box of fixed extents.
func color(_ color: Color, _ width: Double? = nil, _ height: Double? = nil) -> ViewNode {
  let view = ViewNode(.color(color))
  return width == nil && height == nil ? view : view.frame(width, height)
}

/// A picture of the recordings.
func image(
  _ name: String = "halves", resizable: Bool = true, _ interpolation: ImageInterpolation = .medium
) -> ViewNode {
  var image = Image()
  image.name = name
  image.resizable = resizable
  image.interpolation = interpolation
  return ViewNode(.image(image))
}

/// Views behind each other.
func zStack(_ alignment: Alignment = .center, _ children: ViewNode...) -> ViewNode {
  var stack = ZStack()
  stack.children = children
  stack.alignment = alignment
  return ViewNode(.zStack(stack))
}

/// Views in a row.
func hStack(
  _ children: ViewNode..., spacing: Double? = nil, alignment: VerticalAlignment = .center
) -> ViewNode {
  var stack = HStack()
  stack.children = children
  stack.spacing = spacing
  stack.alignment = alignment
  return ViewNode(.hStack(stack))
}

/// Views in a column.
func vStack(_ children: ViewNode..., spacing: Double? = nil) -> ViewNode {
  var stack = VStack()
  stack.children = children
  stack.spacing = spacing
  return ViewNode(.vStack(stack))
}

/// A line along or inside an outline.
func line(_ color: Color, _ width: Double = 1, _ set: (inout Stroke) -> Void = { _ in }) -> Stroke {
  var stroke = Stroke()
  stroke.style = .color(color)
  stroke.lineWidth = width
  set(&stroke)
  return stroke
}

extension Shape {
  static let rectangle = Shape.rectangle(Rectangle())
  static let circle = Shape.circle(Circle())
  static let ellipse = Shape.ellipse(Ellipse())

  static func capsule(_ style: RoundedCornerStyle = .continuous) -> Shape {
    var capsule = Capsule()
    capsule.style = style
    return .capsule(capsule)
  }

  static func rounded(_ radius: Double, _ style: RoundedCornerStyle? = nil) -> Shape {
    var rectangle = RoundedRectangle()
    rectangle.cornerRadius = radius
    rectangle.style = style ?? rectangle.style
    return .roundedRectangle(rectangle)
  }

  /// An outline of steps such as `M 0 0 L 10 0`.
  static func steps(_ path: Path) -> Shape {
    var shape = PathShape()
    shape.path = path
    return .path(shape)
  }

  /// The shape as a view, filled, with a line along its outline and one inside.
  func view(_ fill: Color? = nil, stroke: Stroke? = nil, border: Stroke? = nil) -> ViewNode {
    var ink = ShapeInk()
    ink.fill = fill.map(ShapeStyle.color)
    ink.stroke = stroke
    ink.strokeBorder = border
    return ViewNode(.shape(with(ink)))
  }

  private func with(_ ink: ShapeInk) -> Shape {
    func set<Payload: ShapePayload>(_ payload: Payload) -> Payload {
      var payload = payload
      payload.ink = ink
      return payload
    }
    return switch self {
    case .rectangle(let payload): .rectangle(set(payload))
    case .roundedRectangle(let payload): .roundedRectangle(set(payload))
    case .unevenRoundedRectangle(let payload): .unevenRoundedRectangle(set(payload))
    case .circle(let payload): .circle(set(payload))
    case .capsule(let payload): .capsule(set(payload))
    case .ellipse(let payload): .ellipse(set(payload))
    case .path(let payload): .path(set(payload))
    case .containerRelative(let payload): .containerRelative(set(payload))
    }
  }
}
