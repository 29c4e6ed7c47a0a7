extension EnvironmentValues {
  /// The paint of `style` for a box; gradients are laid out across the box.
  package func paint(_ style: ShapeStyle, in box: Rect) -> Paint {
    switch style {
    case .gradient(let gradient): return .gradient(gradient.paint(in: box, self))
    case .foreground: return paint(foreground, in: box)
    case .hierarchical: return paint(foreground.applying(style), in: box)
    case .tint:
      if let tint, tint != .tint { return paint(tint, in: box) }
      return .color(Color.system(.accentColor).resolved(in: self))
    case .opacity(let inner, let factor):
      return paint(inner, in: box).multiplyingOpacity(by: factor)
    case .color(let color): return .color(color.resolved(in: self))
    case .background(let level): return .color(value(SystemColorTable.backgroundLevels, level))
    case .fill(let level): return .color(value(SystemColorTable.fillLevels, level))
    case .separator: return .color(Color.system(.separator).resolved(in: self))
    }
  }

  /// The paint of a foreground.
  ///
  /// Levels of the default foreground are colours of their own; on a colour of the author's choice
  /// they are opacities. Source: recorded on iOS 18.5 and in reconstructed SwiftUI sources.
  private func paint(_ foreground: Foreground, in box: Rect) -> Paint {
    if foreground.level > 0, foreground.level <= foreground.lower.count {
      var outer = self
      outer.foreground = Foreground(base: foreground.base, level: foreground.level)
      return outer.paint(foreground.lower[foreground.level - 1], in: box)
    }
    guard let base = foreground.base, base != .foreground else {
      return .color(value(SystemColorTable.foregroundLevels, foreground.level + 1))
    }
    let factor = Foreground.opacity(ofLevel: foreground.level)
    return paint(base, in: box).multiplyingOpacity(by: factor)
  }

  private func value(_ rows: [SystemColorTable.Row], _ level: Int) -> ResolvedColor {
    let row = rows[min(max(level, 1), rows.count) - 1]
    return row.color(in: colorScheme)
  }
}
