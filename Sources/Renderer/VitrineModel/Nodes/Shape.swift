import VitrineDevices
import VitrineGeometry

/// An outline that adapts to its view's size.
package indirect enum Shape: Hashable, Sendable {
  case rectangle(Rectangle)
  case roundedRectangle(RoundedRectangle)
  case unevenRoundedRectangle(UnevenRoundedRectangle)
  case circle(Circle)
  case capsule(Capsule)
  case ellipse(Ellipse)
  case containerRelative(ContainerRelativeShape)
  case path(PathShape)

  /// The shape's geometry, changes and painting.
  package var payload: any ShapePayload {
    switch self {
    case .rectangle(let payload): payload
    case .roundedRectangle(let payload): payload
    case .unevenRoundedRectangle(let payload): payload
    case .circle(let payload): payload
    case .capsule(let payload): payload
    case .ellipse(let payload): payload
    case .containerRelative(let payload): payload
    case .path(let payload): payload
    }
  }

  /// The fill and stroke of the outline.
  package var painting: ShapePainting {
    // Switches here instead of reading a type-erased payload, which would allocate memory for every
    // shape.
    switch self {
    case .rectangle(let shape): shape.painting
    case .roundedRectangle(let shape): shape.painting
    case .unevenRoundedRectangle(let shape): shape.painting
    case .circle(let shape): shape.painting
    case .capsule(let shape): shape.painting
    case .ellipse(let shape): shape.painting
    case .containerRelative(let shape): shape.painting
    case .path(let shape): shape.painting
    }
  }

  /// Changes of the outline, the innermost first.
  package var modifiers: [ShapeModifier] {
    switch self {
    case .rectangle(let shape): shape.modifiers
    case .roundedRectangle(let shape): shape.modifiers
    case .unevenRoundedRectangle(let shape): shape.modifiers
    case .circle(let shape): shape.modifiers
    case .capsule(let shape): shape.modifiers
    case .ellipse(let shape): shape.modifiers
    case .containerRelative(let shape): shape.modifiers
    case .path(let shape): shape.modifiers
    }
  }

  /// How the outline responds to a right-to-left layout direction.
  ///
  /// Source: the audited declarations of OpenSwiftUI: symmetric shapes are fixed, also when they
  /// are trimmed or rotated; all others mirror.
  package var layoutDirectionBehavior: LayoutDirectionBehavior {
    switch self {
    case .rectangle, .roundedRectangle, .circle, .capsule, .ellipse: .fixed
    case .unevenRoundedRectangle, .containerRelative: .mirrors
    case .path(let shape): shape.layoutDirectionBehavior
    }
  }

  /// Whether the shape can be inset evenly, also after it was rotated, moved or trimmed.
  package var isInsettable: Bool {
    let payload = self.payload
    return type(of: payload).isInsettable
      && payload.modifiers.allSatisfy { modifier in
        switch modifier {
        case .scale, .transform: false
        case .trim, .inset, .offset, .rotation, .size: true
        }
      }
  }

  /// The unmodified outline in `rect`, inset by `inset` points on every side.
  ///
  /// Round corners get smaller radii, sharp corners stay sharp; the outline is empty if there is
  /// not enough space. A container-relative shape is treated as in a rectangle, because only layout
  /// knows the container.
  package func outline(in rect: Rect, inset: Double = 0, for use: OutlineUse = .area) -> Path {
    let box = rect.insetBy(inset)
    guard box.width > 0 || inset <= 0, box.height > 0 || inset <= 0 else { return Path() }
    func tighter(_ radius: Double) -> Double { radius > 0 ? max(0, radius - inset) : 0 }
    switch self {
    case .rectangle, .containerRelative: return .rect(box)
    case .roundedRectangle(let shape):
      return .roundedRect(box, radius: tighter(shape.cornerRadius), style: shape.style, for: use)
    case .unevenRoundedRectangle(let shape):
      let radii = CornerRadii(shape).map(tighter)
      return .roundedRect(box, radii: radii, style: shape.style, for: use)
    case .circle: return .ellipse(in: box.centeredSquare)
    case .capsule(let shape):
      return .roundedRect(
        box, radius: min(box.width, box.height) / 2, style: shape.style, for: use)
    case .ellipse: return .ellipse(in: box)
    case .path(let shape): return shape.path.offsetBy(dx: rect.minX, dy: rect.minY)
    }
  }
}

extension CornerRadii {
  /// Creates the radii of a shape whose leading edge is on the left.
  fileprivate init(_ shape: UnevenRoundedRectangle) {
    self.init(
      topLeft: shape.topLeading, topRight: shape.topTrailing, bottomRight: shape.bottomTrailing,
      bottomLeft: shape.bottomLeading)
  }

  fileprivate func map(_ change: (Double) -> Double) -> CornerRadii {
    CornerRadii(
      topLeft: change(topLeft), topRight: change(topRight), bottomRight: change(bottomRight),
      bottomLeft: change(bottomLeft))
  }
}

extension Rect {
  /// The largest square in the centre.
  fileprivate var centeredSquare: Rect {
    let side = min(width, height)
    return Rect(x: midX - side / 2, y: midY - side / 2, width: side, height: side)
  }
}
