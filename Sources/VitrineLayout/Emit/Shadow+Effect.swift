import VitrineModel

extension DisplayList.Effect {
  /// The shadow as the display list knows it, with its colour resolved.
  init(_ shadow: Shadow, _ environment: EnvironmentValues) {
    self = .shadow(
      shadow.color.resolved(in: environment), radius: max(0, shadow.radius),
      x: shadow.x, y: shadow.y)
  }

  /// The shadow farther away by `x` and `y` points; other effects as they are.
  func moved(x: Double, y: Double) -> DisplayList.Effect {
    guard case .shadow(let color, let radius, let oldX, let oldY) = self else { return self }
    return .shadow(color, radius: radius, x: oldX + x, y: oldY + y)
  }
}
