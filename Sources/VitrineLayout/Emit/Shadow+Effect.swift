import VitrineModel

extension DisplayList.Effect {
  /// The shadow as the display list knows it, with its colour resolved.
  init(_ shadow: Shadow, _ environment: EnvironmentValues) {
    self = .shadow(
      shadow.color.resolved(in: environment), radius: max(0, shadow.radius),
      x: shadow.x, y: shadow.y)
  }
}
