import VitrineGeometry

extension DrawOperation {
  /// The same operation with interpolated numbers; the other one if nothing can be interpolated.
  func mixed(with other: DrawOperation, by share: Double) -> DrawOperation {
    switch self {
    case .opacity(let one):
      guard case .opacity(let next) = other else { return other }
      return .opacity(one.mixed(with: next, by: share).clamped(to: 0...1))
    case .groupOpacity(let one):
      guard case .groupOpacity(let next) = other else { return other }
      return .groupOpacity(one.mixed(with: next, by: share).clamped(to: 0...1))
    case .clip(let one):
      guard case .clip(let next) = other else { return other }
      return .clip(one.interpolated(to: next, by: share) ?? next)
    case .contentShape(let one):
      guard case .contentShape(let next) = other else { return other }
      return .contentShape(one.interpolated(to: next, by: share) ?? next)
    case .containerShape(let one):
      guard case .containerShape(let next) = other else { return other }
      return .containerShape(one.interpolated(to: next, by: share) ?? next)
    case .transform(let one, let anchor):
      guard case .transform(let next, let nextAnchor) = other else { return other }
      return .transform(
        one.mixed(with: next, by: share), around: anchor.mixed(with: nextAnchor, by: share))
    case .rotationEffect(let one):
      guard case .rotationEffect(let next) = other else { return other }
      return .rotationEffect(one.mixed(with: next, by: share))
    case .scaleEffect(let one):
      guard case .scaleEffect(let next) = other else { return other }
      return .scaleEffect(one.mixed(with: next, by: share))
    case .shadow(let one):
      guard case .shadow(let next) = other else { return other }
      return .shadow(one.interpolated(to: next, by: share) ?? next)
    case .blur(let one):
      guard case .blur(var next) = other else { return other }
      next.radius = max(0, one.radius.mixed(with: next.radius, by: share))
      return .blur(next)
    case .colors(let one):
      guard case .colors(let next) = other else { return other }
      return .colors(one.mixed(with: next, by: share))
    case .rotation(let one):
      guard case .rotation(let next) = other else { return other }
      return .rotation(one.mixed(with: next, by: share))
    case .projection(let one):
      guard case .projection(let next) = other else { return other }
      return .projection(one.mixed(with: next, by: share))
    case .border(let one, _):
      guard case .border(var next, let scope) = other else { return other }
      if let width = one.strokeBorder?.lineWidth {
        next.strokeBorder?.lineWidth.mix(from: width, by: share)
      }
      return .border(next, scope)
    case .none, .items, .text, .shape, .image, .symbol, .control, .behind, .scaledToFit, .blend,
      .mask, .accent, .hidden, .hit:
      return other
    }
  }

  /// The operation with numbers that change nothing: what a view without the modifier has in its
  /// place; `nil` if only its absence changes nothing.
  var neutral: DrawOperation? {
    switch self {
    case .opacity: return .opacity(1)
    case .groupOpacity: return .groupOpacity(1)
    case .transform(_, let anchor): return .transform(.identity, around: anchor)
    case .rotationEffect(var effect):
      effect.degrees = 0
      return .rotationEffect(effect)
    case .scaleEffect(var effect):
      (effect.x, effect.y) = (1, 1)
      return .scaleEffect(effect)
    case .shadow(.shadow(let color, _, _, _)):
      return .shadow(.shadow(color.multiplyingOpacity(by: 0), radius: 0, x: 0, y: 0))
    case .blur(var blur):
      blur.radius = 0
      return .blur(blur)
    case .colors: return .colors(.identity)
    case .rotation(var effect):
      effect.degrees = 0
      return .rotation(effect)
    case .projection: return .projection(ProjectionTransform())
    case .none, .items, .text, .shape, .image, .symbol, .control, .behind, .clip, .contentShape,
      .containerShape, .border, .scaledToFit, .shadow, .blend, .mask, .accent, .hidden, .hit:
      return nil
    }
  }

  /// Whether nothing moves between this operation and another one in the same place.
  func isStill(until other: DrawOperation) -> Bool {
    switch self {
    case .opacity(let one): if case .opacity(let next) = other { return one == next }
    case .groupOpacity(let one): if case .groupOpacity(let next) = other { return one == next }
    case .clip(let one): if case .clip(let next) = other { return one == next }
    case .contentShape(let one): if case .contentShape(let next) = other { return one == next }
    case .containerShape(let one): if case .containerShape(let next) = other { return one == next }
    case .transform(let one, let anchor):
      if case .transform(let next, let nextAnchor) = other {
        return one == next && anchor == nextAnchor
      }
    case .rotationEffect(let one): if case .rotationEffect(let next) = other { return one == next }
    case .scaleEffect(let one): if case .scaleEffect(let next) = other { return one == next }
    case .shadow(let one): if case .shadow(let next) = other { return one == next }
    case .blur(let one): if case .blur(let next) = other { return one == next }
    case .colors(let one): if case .colors(let next) = other { return one == next }
    case .rotation(let one): if case .rotation(let next) = other { return one == next }
    case .projection(let one): if case .projection(let next) = other { return one == next }
    case .border(let one, _): if case .border(let next, _) = other { return one == next }
    case .none, .items, .text, .shape, .image, .symbol, .control, .behind, .scaledToFit, .blend,
      .mask, .accent, .hidden, .hit:
      break
    }
    return true
  }
}

extension Double {
  /// Interpolates from another number to this one.
  fileprivate mutating func mix(from other: Double, by share: Double) {
    self = max(0, other.mixed(with: self, by: share))
  }
}
