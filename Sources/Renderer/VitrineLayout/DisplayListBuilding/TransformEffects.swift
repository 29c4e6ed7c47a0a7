import VitrineDisplayList
import VitrineGeometry
import VitrineModel

/// Children are drawn through a transform around a point of the node's box.
protocol AnchoredEffect: ShadowedEffect {
  var transform: AffineTransform { get }
  var anchor: UnitPoint { get }
}

extension AnchoredEffect {
  var weight: Double { 0 }

  func applied(to items: [DisplayList.Item], _ place: EffectPlace) -> [DisplayList.Item] {
    place.group(.transform(transform.around(anchor.point(in: place.box))), items)
  }

  func enter(_ node: PlacedNode, _ index: Int, _ inside: inout PlacedViewWalk.Surroundings) {
    inside.apply(transform, anchor, node.frame)
  }
}

/// A transform around a point of the node's box.
struct TransformEffect: AnchoredEffect, Equatable {
  let transform: AffineTransform
  let anchor: UnitPoint

  init(_ transform: AffineTransform, around anchor: UnitPoint) {
    (self.transform, self.anchor) = (transform, anchor)
  }

  var neutral: TransformEffect? { TransformEffect(.identity, around: anchor) }

  func mixed(with other: TransformEffect, by share: Double) -> TransformEffect {
    TransformEffect(
      transform.mixed(with: other.transform, by: share),
      around: anchor.mixed(with: other.anchor, by: share))
  }
}

extension RotationEffect: AnchoredEffect {
  var neutral: RotationEffect? {
    var effect = self
    effect.degrees = 0
    return effect
  }
}

extension ScaleEffect: AnchoredEffect {
  var neutral: ScaleEffect? {
    var effect = self
    (effect.x, effect.y) = (1, 1)
    return effect
  }
}

/// The only child is scaled around its middle, from its own size to the node's.
struct FittedScaleEffect: ShadowedEffect, Equatable {
  var weight: Double { 0 }
  var neutral: FittedScaleEffect? { nil }

  func applied(to items: [DisplayList.Item], _ place: EffectPlace) -> [DisplayList.Item] {
    guard let scale = scale(from: place.node.child?.frame, to: place.node.frame) else {
      return place.shadowed(items)
    }
    return place.group(.transform(scale.around(place.box.center)), items)
  }

  func enter(_ node: PlacedNode, _ index: Int, _ inside: inout PlacedViewWalk.Surroundings) {
    guard let scale = scale(from: node.child?.frame, to: node.frame) else { return }
    inside.map = scale.around(node.frame.center).concatenating(inside.map)
  }

  private func scale(from child: Rect?, to box: Rect) -> AffineTransform? {
    guard let child, child.width > 0, child.height > 0 else { return nil }
    return AffineTransform(
      a: box.width / child.width, b: 0, c: 0, d: box.height / child.height, tx: 0, ty: 0)
  }

  func mixed(with other: FittedScaleEffect, by share: Double) -> FittedScaleEffect { other }
}

/// Children are rotated in space around a point of the node's box.
extension Rotation3DEffect: ShadowedEffect {
  var weight: Double { 2 }

  var neutral: Rotation3DEffect? {
    var effect = self
    effect.degrees = 0
    return effect
  }

  func applied(to items: [DisplayList.Item], _ place: EffectPlace) -> [DisplayList.Item] {
    projection(in: place.box).map { place.projected(items, $0) } ?? place.shadowed(items)
  }

  func enter(_ node: PlacedNode, _ index: Int, _ inside: inout PlacedViewWalk.Surroundings) {
    inside.project(projection(in: node.frame), node.frame)
  }
}

/// Children are drawn through a transform from the node's top left corner.
extension ProjectionTransform: ShadowedEffect {
  var weight: Double { 2 }
  var neutral: ProjectionTransform? { ProjectionTransform() }

  func applied(to items: [DisplayList.Item], _ place: EffectPlace) -> [DisplayList.Item] {
    place.projected(items, around(place.box.origin))
  }

  func enter(_ node: PlacedNode, _ index: Int, _ inside: inout PlacedViewWalk.Surroundings) {
    inside.project(around(node.frame.origin), node.frame)
  }
}
