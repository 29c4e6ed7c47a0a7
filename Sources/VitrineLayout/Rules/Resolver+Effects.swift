import VitrineModel

extension Resolver {
  /// What a modifier that changes the finished view does; `nil` when it changes nothing.
  func effect(_ modifier: Modifier, _ environment: EnvironmentValues) -> Ink? {
    switch modifier {
    case .blur(let blur): blur.radius > 0 ? .blur(blur) : nil
    case .blendMode(let mode): mode == .normal ? nil : .blend(mode)
    case .compositingGroup(let flag), .drawingGroup(let flag): flag.isOn ? .groupOpacity(1) : nil
    case .rotation3DEffect(let effect): .rotation(effect)
    case .projectionEffect(let map): map.isFinite ? .projection(map) : nil
    case .transformEffect(let map):
      .transform(map, around: UnitPoint(x: 0, y: 0))
    default: matrix(modifier, environment).map(Ink.colors)
    }
  }

  /// The map of a modifier that changes colours.
  private func matrix(_ modifier: Modifier, _ environment: EnvironmentValues) -> ColorMatrix? {
    switch modifier {
    case .brightness(let amount): .brightness(amount)
    case .contrast(let amount): .contrast(amount)
    case .saturation(let amount): .saturation(amount)
    case .grayscale(let amount): .grayscale(amount)
    case .hueRotation(let degrees): .hueRotation(degrees: degrees)
    case .colorInvert(let flag): flag.isOn ? .invert : nil
    case .colorMultiply(let color): .multiply(color.resolved(in: environment))
    case .luminanceToAlpha(let flag): flag.isOn ? .luminanceToAlpha : nil
    default: nil
    }
  }
}
