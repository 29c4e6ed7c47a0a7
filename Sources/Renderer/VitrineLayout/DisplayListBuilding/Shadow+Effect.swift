import VitrineDisplayList

extension DisplayList.Effect {
  /// The shadow farther away by `x` and `y` points; other effects as they are.
  func moved(x: Double, y: Double) -> DisplayList.Effect {
    guard case .shadow(let color, let radius, let oldX, let oldY) = self else { return self }
    return .shadow(color, radius: radius, x: oldX + x, y: oldY + y)
  }
}
