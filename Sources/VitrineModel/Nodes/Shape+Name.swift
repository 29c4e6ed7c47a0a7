extension Shape {
  /// The name in archives; layout asks every shape for it.
  package var caseName: String {
    switch self {
    case .rectangle: "rectangle"
    case .roundedRectangle: "roundedRectangle"
    case .unevenRoundedRectangle: "unevenRoundedRectangle"
    case .circle: "circle"
    case .capsule: "capsule"
    case .ellipse: "ellipse"
    case .containerRelative: "containerRelativeShape"
    case .path: "path"
    }
  }

  /// What is drawn along or inside the outline.
  package var painting: ShapePainting {
    // Not of the payload: every shape is asked, and a payload of any type takes memory of its own.
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
}
