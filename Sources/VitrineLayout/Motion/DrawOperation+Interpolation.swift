import VitrineModel

extension DrawOperation {
  /// The same operation with its numbers part of the way; the other one where nothing lies between.
  func mixed(with other: DrawOperation, by share: Double) -> DrawOperation {
    switch (self, other) {
    case (.opacity(let one), .opacity(let next)):
      return .opacity(one.mixed(with: next, by: share).clamped(to: 0...1))
    case (.groupOpacity(let one), .groupOpacity(let next)):
      return .groupOpacity(one.mixed(with: next, by: share).clamped(to: 0...1))
    case (.clip(let one), .clip(let next)):
      return .clip(one.interpolated(to: next, by: share) ?? next)
    case (.contentShape(let one), .contentShape(let next)):
      return .contentShape(one.interpolated(to: next, by: share) ?? next)
    case (.containerShape(let one), .containerShape(let next)):
      return .containerShape(one.interpolated(to: next, by: share) ?? next)
    case (.transform(let one, let anchor), .transform(let next, let nextAnchor)):
      return .transform(
        one.mixed(with: next, by: share), around: anchor.mixed(with: nextAnchor, by: share))
    case (.rotationEffect(let one), .rotationEffect(let next)):
      return .rotationEffect(one.mixed(with: next, by: share))
    case (.scaleEffect(let one), .scaleEffect(let next)):
      return .scaleEffect(one.mixed(with: next, by: share))
    case (.shadow(let one), .shadow(let next)):
      return .shadow(one.interpolated(to: next, by: share) ?? next)
    case (.blur(let one), .blur(var next)):
      next.radius = max(0, one.radius.mixed(with: next.radius, by: share))
      return .blur(next)
    case (.colors(let one), .colors(let next)): return .colors(one.mixed(with: next, by: share))
    case (.rotation(let one), .rotation(let next)):
      return .rotation(one.mixed(with: next, by: share))
    case (.projection(let one), .projection(let next)):
      return .projection(one.mixed(with: next, by: share))
    case (.border(let one, _), .border(var next, let scope)):
      if let width = one.strokeBorder?.lineWidth {
        next.strokeBorder?.lineWidth.mix(from: width, by: share)
      }
      return .border(next, scope)
    default: return other
    }
  }

  /// The operation with numbers that change nothing: what a view without the modifier has in its
  /// place; `nil` where only its absence changes nothing.
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
    default: return nil
    }
  }

  /// Whether nothing moves between this operation and another one in the same place.
  func isStill(until other: DrawOperation) -> Bool {
    switch (self, other) {
    case (.opacity(let one), .opacity(let next)), (.groupOpacity(let one), .groupOpacity(let next)):
      one == next
    case (.clip(let one), .clip(let next)), (.contentShape(let one), .contentShape(let next)),
      (.containerShape(let one), .containerShape(let next)):
      one == next
    case (.transform(let one, let anchor), .transform(let next, let nextAnchor)):
      one == next && anchor == nextAnchor
    case (.rotationEffect(let one), .rotationEffect(let next)): one == next
    case (.scaleEffect(let one), .scaleEffect(let next)): one == next
    case (.shadow(let one), .shadow(let next)): one == next
    case (.blur(let one), .blur(let next)): one == next
    case (.colors(let one), .colors(let next)): one == next
    case (.rotation(let one), .rotation(let next)): one == next
    case (.projection(let one), .projection(let next)): one == next
    case (.border(let one, _), .border(let next, _)): one == next
    default: true
    }
  }
}

extension Double {
  /// Makes the number one between another one and itself.
  fileprivate mutating func mix(from other: Double, by share: Double) {
    self = max(0, other.mixed(with: self, by: share))
  }
}
