import VitrineDisplayList
import VitrineGeometry
import VitrineModel

/// Children are clipped to a shape in the node's box.
struct ClipEffect: DrawingEffect, Equatable {
  let shape: Shape

  init(_ shape: Shape) { self.shape = shape }

  var weight: Double { 1 }
  var neutral: ClipEffect? { nil }

  func applied(to items: [DisplayList.Item], _ place: EffectPlace) -> [DisplayList.Item] {
    let clip = clip(place)
    guard !place.shadows.isEmpty else { return place.builder.group(clip, items) }
    // Each leaf is clipped below its shadow; what takes taps has none.
    return items.flatMap { item in
      if case .hit = item { place.builder.group(clip, [item]) } else { [item] }
    }
  }

  func shadows(inside place: EffectPlace) -> [DisplayList.Effect] {
    place.shadows.isEmpty ? [] : place.shadows + [clip(place)]
  }

  private func clip(_ place: EffectPlace) -> DisplayList.Effect {
    .clip(place.path(shape), shape.painting.fillStyle)
  }

  func enter(_ node: LayoutNode, _ index: Int, _ inside: inout PlacedViewWalk.Surroundings) {
    inside.clip(to: node.frame, index)
  }

  func mixed(with other: ClipEffect, by share: Double) -> ClipEffect {
    ClipEffect(shape.interpolated(to: other.shape, by: share) ?? other.shape)
  }
}

/// Children take taps only inside a shape in the node's box.
struct ContentShapeEffect: DrawingEffect, Equatable {
  let shape: Shape

  init(_ shape: Shape) { self.shape = shape }

  var weight: Double { 0 }
  var neutral: ContentShapeEffect? { nil }

  func applied(to items: [DisplayList.Item], _ place: EffectPlace) -> [DisplayList.Item] {
    items.takingTaps(in: place.path(shape), shape.painting.fillStyle)
  }

  func mixed(with other: ContentShapeEffect, by share: Double) -> ContentShapeEffect {
    ContentShapeEffect(shape.interpolated(to: other.shape, by: share) ?? other.shape)
  }
}

/// A shape in the node's box is what shapes among the children follow.
struct ContainerShapeEffect: DrawingEffect, Equatable {
  let shape: Shape

  init(_ shape: Shape) { self.shape = shape }

  var weight: Double { 0 }
  var neutral: ContainerShapeEffect? { nil }

  func applied(to items: [DisplayList.Item], _ place: EffectPlace) -> [DisplayList.Item] { items }

  func container(in box: Rect) -> ShapeContainer? {
    // A shape that itself follows its container changes nothing (reconstructed sources).
    if case .containerRelative = shape { return nil }
    return ShapeContainer(shape, in: box)
  }

  func mixed(with other: ContainerShapeEffect, by share: Double) -> ContainerShapeEffect {
    ContainerShapeEffect(shape.interpolated(to: other.shape, by: share) ?? other.shape)
  }
}

/// A line inside the node's box, in front of the children.
struct BorderEffect: DrawingEffect {
  private var painting: ShapePainting
  private let scope: Scope

  init(_ border: Border, _ scope: Scope) {
    (painting, self.scope) = (border.painting, scope)
  }

  var weight: Double { 1 }
  var neutral: BorderEffect? { nil }
  var styleScope: Scope? { scope }

  func forEachStyle(_ body: (ShapeStyle, Scope) -> Void) { painting.forEachStyle(scope, body) }

  func applied(to items: [DisplayList.Item], _ place: EffectPlace) -> [DisplayList.Item] {
    let draw = ShapeEmitter(scope, in: place.builder.container)
    return items + place.shadowed(draw.items(.rectangle(Rectangle()), painting, place.box))
  }

  func mixed(with other: BorderEffect, by share: Double) -> BorderEffect {
    var border = other
    if let old = painting.strokeBorder?.lineWidth, let new = other.painting.strokeBorder?.lineWidth
    {
      border.painting.strokeBorder?.lineWidth = max(0, old.mixed(with: new, by: share))
    }
    return border
  }

  func isStill(until other: BorderEffect) -> Bool { painting == other.painting }
}
