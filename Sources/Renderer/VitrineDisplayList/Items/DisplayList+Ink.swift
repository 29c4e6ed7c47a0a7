extension DisplayList.Item {
  /// The item in one colour wherever it draws anything, without effects on colours; images become
  /// boxes, and what is transparent stays so.
  package func painted(_ color: ResolvedColor) -> DisplayList.Item {
    switch self {
    case .fill(var fill):
      fill.paint = fill.paint.replaced(by: color)
      return .fill(fill)
    case .stroke(var stroke):
      stroke.paint = stroke.paint.replaced(by: color)
      return .stroke(stroke)
    case .glyphs(var run):
      run.paint = run.paint.replaced(by: color)
      return .glyphs(run)
    case .image(let image):
      return .fill(.init(path: .rect(image.destination), paint: .color(color)))
    case .group(var group):
      group.items = group.items.map { $0.painted(color) }
      if group.effect.changesColorsAlone { group.effect = .opacity(1) }
      return .group(group)
    case .hit: return self
    }
  }

  /// The item without the outlines and masks that leave a part of it.
  package var unclipped: DisplayList.Item {
    guard case .group(var group) = self else { return self }
    group.items = group.items.map(\.unclipped)
    switch group.effect {
    case .clip, .mask: group.effect = .opacity(1)
    case .opacity, .transform, .shadow, .innerShadow, .blend, .blur, .colors, .projection, .accent:
      break
    }
    return .group(group)
  }
}

extension Paint {
  fileprivate func replaced(by color: ResolvedColor) -> Paint {
    if case .color(let own) = self, own.opacity == 0 { self } else { .color(color) }
  }
}

extension DisplayList.Effect {
  /// Whether it leaves shapes as they are.
  fileprivate var changesColorsAlone: Bool {
    switch self {
    case .opacity, .shadow, .innerShadow, .blend, .colors, .accent: true
    case .clip, .transform, .blur, .mask, .projection: false
    }
  }
}
