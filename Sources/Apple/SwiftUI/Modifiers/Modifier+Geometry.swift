internal import VitrineModel

/// Modifiers built from SwiftUI's geometry types, shared by views and visual effects.
extension Modifier {
  static func offset(_ x: CGFloat, _ y: CGFloat) -> Modifier {
    var offset = Offset()
    (offset.x, offset.y) = (Double(x), Double(y))
    return .offset(offset)
  }

  static func scaleEffect(_ x: CGFloat, _ y: CGFloat, _ anchor: UnitPoint) -> Modifier {
    var effect = ScaleEffect()
    (effect.x, effect.y) = (Double(x), Double(y))
    effect.anchor = anchor.archived
    return .scaleEffect(effect)
  }

  static func rotationEffect(_ angle: Angle, _ anchor: UnitPoint) -> Modifier {
    var effect = RotationEffect()
    effect.degrees = angle.archivedDegrees
    effect.anchor = anchor.archived
    return .rotationEffect(effect)
  }
}
