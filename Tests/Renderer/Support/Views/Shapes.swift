import VitrineGeometry
import VitrineModel

/// A colour in a frame of fixed size; without a size, it fills the available space.
package func color(
  _ color: Color = .system(.red), _ width: Double? = nil, _ height: Double? = nil
) -> ViewNode {
  let view = ViewNode(.color(color))
  return width == nil && height == nil ? view : view.frame(width, height)
}

/// A line along or inside an outline.
package func line(_ color: Color, _ width: Double = 1, _ set: (inout Stroke) -> Void = { _ in })
  -> Stroke
{
  var stroke = Stroke()
  stroke.style = .color(color)
  stroke.lineWidth = width
  set(&stroke)
  return stroke
}

extension Shape {
  /// A rectangle.
  package static let rectangle = Shape.rectangle(Rectangle())
  /// A circle.
  package static let circle = Shape.circle(Circle())
  /// An ellipse.
  package static let ellipse = Shape.ellipse(Ellipse())

  /// A capsule.
  package static func capsule(_ style: RoundedCornerStyle = .continuous) -> Shape {
    var capsule = Capsule()
    capsule.style = style
    return .capsule(capsule)
  }

  /// A rounded rectangle.
  package static func rounded(_ radius: Double, _ style: RoundedCornerStyle? = nil) -> Shape {
    var rectangle = RoundedRectangle()
    rectangle.cornerRadius = radius
    rectangle.style = style ?? rectangle.style
    return .roundedRectangle(rectangle)
  }

  /// An outline of steps such as `M 0 0 L 10 0`.
  package static func steps(_ path: Path) -> Shape {
    var shape = PathShape()
    shape.path = path
    return .path(shape)
  }

  /// The shape as a view, filled, with a stroke and a border.
  package func view(_ fill: Color? = nil, stroke: Stroke? = nil, border: Stroke? = nil) -> ViewNode
  {
    ViewNode(
      .shape(
        with {
          $0.painting.fill = fill.map(ShapeStyle.color)
          $0.painting.stroke = stroke
          $0.painting.strokeBorder = border
        }))
  }

  private func with(_ change: (inout any ShapePayload) -> Void) -> Shape {
    func set<Payload: ShapePayload>(_ payload: Payload) -> Payload {
      var changed: any ShapePayload = payload
      change(&changed)
      return changed as? Payload ?? payload
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
