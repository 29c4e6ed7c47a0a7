import VitrineDisplayList
import VitrineGeometry
import VitrineModel

/// Each leaf of the children is faded by itself.
struct OpacityEffect: DrawingEffect, Equatable {
  let factor: Double

  init(_ factor: Double) { self.factor = factor }

  var weight: Double { 0 }
  var neutral: OpacityEffect? { OpacityEffect(1) }

  func applied(to items: [DisplayList.Item], _ place: EffectPlace) -> [DisplayList.Item] {
    items.map { $0.multiplyingOpacity(by: factor) }
  }

  func enter(_ node: PlacedNode, _ index: Int, _ inside: inout PlacedViewWalk.Surroundings) {
    inside.opacity *= factor
  }

  func mixed(with other: OpacityEffect, by share: Double) -> OpacityEffect {
    OpacityEffect(factor.mixed(with: other.factor, by: share).clamped(to: 0...1))
  }
}

/// Children are drawn together and faded as one picture.
struct GroupOpacityEffect: ShadowedEffect, Equatable {
  let factor: Double

  init(_ factor: Double) { self.factor = factor }

  var weight: Double { 2 }
  var neutral: GroupOpacityEffect? { GroupOpacityEffect(1) }

  func applied(to items: [DisplayList.Item], _ place: EffectPlace) -> [DisplayList.Item] {
    place.group(.opacity(factor), items)
  }

  func enter(_ node: PlacedNode, _ index: Int, _ inside: inout PlacedViewWalk.Surroundings) {
    inside.opacity *= factor
  }

  func mixed(with other: GroupOpacityEffect, by share: Double) -> GroupOpacityEffect {
    GroupOpacityEffect(factor.mixed(with: other.factor, by: share).clamped(to: 0...1))
  }
}

/// Each leaf of the children has a shadow.
struct ShadowEffect: DrawingEffect, Equatable {
  let shadow: DisplayList.Effect

  init(_ shadow: DisplayList.Effect) { self.shadow = shadow }

  var weight: Double {
    switch shadow {
    case .shadow(_, let radius, _, _), .innerShadow(_, let radius, _, _): 2 + radius
    default: 1
    }
  }

  var neutral: ShadowEffect? {
    guard case .shadow(let color, _, _, _) = shadow else { return nil }
    return ShadowEffect(.shadow(color.multiplyingOpacity(by: 0), radius: 0, x: 0, y: 0))
  }

  func applied(to items: [DisplayList.Item], _ place: EffectPlace) -> [DisplayList.Item] { items }

  func shadows(inside place: EffectPlace) -> [DisplayList.Effect] { place.shadows + [shadow] }

  func mixed(with other: ShadowEffect, by share: Double) -> ShadowEffect {
    ShadowEffect(shadow.interpolated(to: other.shadow, by: share) ?? other.shadow)
  }
}

/// Each leaf of the children is blurred by itself.
extension Blur: DrawingEffect {
  var weight: Double { 2 + radius }

  var neutral: Blur? {
    var blur = self
    blur.radius = 0
    return blur
  }

  func applied(to items: [DisplayList.Item], _ place: EffectPlace) -> [DisplayList.Item] { items }

  // The box of an opaque blur is each leaf's own.
  func shadows(inside place: EffectPlace) -> [DisplayList.Effect] {
    place.shadows + [.blur(radius: radius, box: opaque ? place.box : nil)]
  }

  func mixed(with other: Blur, by share: Double) -> Blur {
    var blur = other
    blur.radius = max(0, radius.mixed(with: other.radius, by: share))
    return blur
  }
}

/// Children are drawn together and blended with the pixels behind them.
extension BlendMode: ShadowedEffect {
  var weight: Double { 2 }
  var neutral: BlendMode? { nil }

  func applied(to items: [DisplayList.Item], _ place: EffectPlace) -> [DisplayList.Item] {
    place.group(.blend(self), items)
  }

  // Modes can't be mixed.
  func mixed(with other: BlendMode, by share: Double) -> BlendMode { other }
  func isStill(until other: BlendMode) -> Bool { true }
}

/// The colours of every leaf of the children are transformed by a matrix.
extension ColorMatrix: ShadowedEffect {
  var weight: Double { 2 }
  var neutral: ColorMatrix? { .identity }

  func applied(to items: [DisplayList.Item], _ place: EffectPlace) -> [DisplayList.Item] {
    place.shadowed(items.map { $0.applying(self) })
  }
}

/// Children take the accent colour of a surface that replaces colours.
struct AccentEffect: DrawingEffect, Equatable {
  var weight: Double { 0 }
  var neutral: AccentEffect? { nil }

  func applied(to items: [DisplayList.Item], _ place: EffectPlace) -> [DisplayList.Item] {
    place.builder.group(.accent(.accented), items)
  }

  func mixed(with other: AccentEffect, by share: Double) -> AccentEffect { other }
}
