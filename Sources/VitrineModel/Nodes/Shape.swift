/// An outline that adapts to its box.
public enum Shape: Hashable, Sendable {
  /// The box itself.
  case rectangle(Rectangle)
  /// The box with round corners.
  case roundedRectangle(RoundedRectangle)
  /// The box with a radius for each corner.
  case unevenRoundedRectangle(UnevenRoundedRectangle)
  /// The largest circle in the middle of the box.
  case circle(Circle)
  /// The box with the roundest corners.
  case capsule(Capsule)
  /// The ellipse that touches the box's sides.
  case ellipse(Ellipse)
  /// The widget's outline, as far inside as the box is.
  case containerRelative(ContainerRelativeShape)
  /// An outline with fixed coordinates.
  case path(PathShape)

  /// What is drawn along or inside the outline.
  package var ink: ShapeInk {
    switch self {
    case .rectangle(let shape): shape.ink
    case .roundedRectangle(let shape): shape.ink
    case .unevenRoundedRectangle(let shape): shape.ink
    case .circle(let shape): shape.ink
    case .capsule(let shape): shape.ink
    case .ellipse(let shape): shape.ink
    case .containerRelative(let shape): shape.ink
    case .path(let shape): shape.ink
    }
  }

  /// The outline in `rect`, in points; that of a container with sharp corners for a shape that
  /// follows its container, which only layout knows.
  package func path(in rect: Rect, for use: OutlineUse = .area) -> Path {
    switch self {
    case .rectangle, .containerRelative: .rect(rect)
    case .roundedRectangle(let shape):
      .roundedRect(rect, radius: shape.cornerRadius, style: shape.style, for: use)
    case .unevenRoundedRectangle(let shape):
      .roundedRect(rect, radii: CornerRadii(shape), style: shape.style, for: use)
    case .circle: .ellipse(in: rect.centeredSquare)
    case .capsule(let shape):
      .roundedRect(rect, radius: min(rect.width, rect.height) / 2, style: shape.style, for: use)
    case .ellipse: .ellipse(in: rect)
    case .path(let shape): shape.path.offsetBy(dx: rect.minX, dy: rect.minY)
    }
  }

  /// Name and payload in archives.
  package var form: (name: String, payload: any ArchiveValue) {
    switch self {
    case .rectangle(let payload): ("rectangle", payload)
    case .roundedRectangle(let payload): ("roundedRectangle", payload)
    case .unevenRoundedRectangle(let payload): ("unevenRoundedRectangle", payload)
    case .circle(let payload): ("circle", payload)
    case .capsule(let payload): ("capsule", payload)
    case .ellipse(let payload): ("ellipse", payload)
    case .containerRelative(let payload): ("containerRelativeShape", payload)
    case .path(let payload): ("path", payload)
    }
  }
}

extension CornerRadii {
  /// The radii of a shape whose leading edge is on the left.
  fileprivate init(_ shape: UnevenRoundedRectangle) {
    self.init(
      topLeft: shape.topLeading, topRight: shape.topTrailing, bottomRight: shape.bottomTrailing,
      bottomLeft: shape.bottomLeading)
  }
}

extension Rect {
  /// The largest square in the middle.
  fileprivate var centeredSquare: Rect {
    let side = min(width, height)
    return Rect(x: midX - side / 2, y: midY - side / 2, width: side, height: side)
  }
}
