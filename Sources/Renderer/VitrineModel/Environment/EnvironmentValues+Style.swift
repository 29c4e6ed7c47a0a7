import VitrineDevices
import VitrineDisplayList
import VitrineGeometry

extension EnvironmentValues {
  /// The paint of `style` for a box, without its shadow and blend mode.
  package func paint(_ style: ShapeStyle, in box: Rect) -> Paint { styled(style, in: box).paint }

  /// Resolves `style` in a box; gradients span the box.
  package func styled(_ style: ShapeStyle, in box: Rect) -> StyledPaint {
    styled(style, level: 1, in: box)
  }

  /// Resolves a level of `style`, counted from 1, with all changes to it.
  ///
  /// A loop instead of recursion: changes of changes must not use up the stack.
  private func styled(_ style: ShapeStyle, level: Int, in box: Rect) -> StyledPaint {
    if style.changed == nil { return unchanged(style, level: level, in: box) }
    var (style, level, opacity) = (style, level, 1.0)
    var effects: [DisplayList.Effect] = []
    while let inner = style.changed {
      switch style {
      case .level(_, let own): level += own - 1
      case .opacity(_, let factor): opacity *= factor
      case .blendMode(_, let mode): if mode != .normal { effects.append(.blend(mode)) }
      case .shadow(_, let shadow): effects.append(shadow.effect(in: self))
      default: break
      }
      style = inner
    }
    var styled = unchanged(style, level: level, in: box).multiplyingOpacity(by: opacity)
    styled.effects += effects.reversed()
    return styled
  }

  /// Resolves a level of a style without changes.
  ///
  /// Source: reconstructed SwiftUI sources: nested levels count from the outer one, and a style
  /// without defined levels is faded.
  private func unchanged(_ style: ShapeStyle, level: Int, in box: Rect) -> StyledPaint {
    switch style {
    case .hierarchical(let own): styled(foreground.lowered(by: own + level - 2), in: box)
    case .foreground: styled(foreground.lowered(by: level - 1), in: box)
    case .background(let own): background(level: own + level - 1, in: box)
    case .fill(let own): color(of: SystemColorTable.fillLevels(in: self), own + level - 1)
    case .tint, .selection: tint(level: level, in: box)
    case .color, .separator, .link, .placeholder, .windowBackground, .gradient, .colorGradient,
      .image, .material, .level, .opacity, .blendMode, .shadow:
      StyledPaint(plainPaint(style, in: box))
        .multiplyingOpacity(by: Foreground.opacity(ofLevel: level - 1))
    }
  }

  /// The paint of a style that refers to no other.
  ///
  /// Assumed: the background of a window is the system's background.
  private func plainPaint(_ style: ShapeStyle, in box: Rect) -> Paint {
    switch style {
    case .color(let color): .color(color.resolved(in: self))
    case .gradient(let gradient): .gradient(gradient.paint(in: box, self))
    case .colorGradient(let color):
      .gradient(ColorGradient.paint(color.resolved(in: self), in: box))
    case .image(let image): image.paint(in: box, self)
    case .material(let material):
      .backdrop(Backdrop(box: box, recipe: MaterialTable.recipe(material, in: colorScheme)))
    case .separator: .color(Color.system(.separator).resolved(in: self))
    case .link: .color(Color.system(.link).resolved(in: self))
    case .placeholder: .color(Color.system(.placeholderText).resolved(in: self))
    case .windowBackground: .color(Color.system(.systemBackground).resolved(in: self))
    case .hierarchical, .foreground, .tint, .background, .fill, .selection, .level, .opacity,
      .blendMode, .shadow:
      .color(.clear)
    }
  }

  /// The paint of a foreground.
  ///
  /// Levels of the default foreground are distinct colours. Levels of a style that the author chose
  /// are opacities, unless styles are set for them; the last of these applies to all lower levels.
  /// Source: recorded on iOS 18.5 and in reconstructed SwiftUI sources.
  private func styled(_ foreground: Foreground, in box: Rect) -> StyledPaint {
    if foreground.level > 0, !foreground.lower.isEmpty {
      let index = min(foreground.level, foreground.lower.count) - 1
      return styled(foreground.lower[index], in: box)
    }
    guard let base = foreground.base else {
      return color(
        of: SystemColorTable.foregroundLevels(in: self), foreground.level + 1)
    }
    var around = self
    around.foreground = foreground.outer.first ?? Foreground()
    return around.styled(base, level: foreground.level + 1, in: box)
  }

  /// The tint, or the accent colour; a tint that names the tint means the accent colour.
  ///
  /// Assumed: selected content has the tint.
  private func tint(level: Int, in box: Rect) -> StyledPaint {
    var around = self
    around.tint = nil
    return around.styled(tint ?? .color(.system(.accentColor)), level: level, in: box)
  }

  /// The author's background, or the system's.
  private func background(level: Int, in box: Rect) -> StyledPaint {
    guard let backgroundStyle else { return color(of: SystemColorTable.backgroundLevels, level) }
    var around = self
    around.backgroundStyle = nil
    return around.styled(backgroundStyle, level: level, in: box)
  }

  private func color(of rows: [SystemColorTable.Row], _ level: Int) -> StyledPaint {
    StyledPaint(.color(rows[min(max(level, 1), rows.count) - 1].color(in: self)))
  }
}
