import VitrineCoding
import VitrineGeometry

extension ShapeStyle {
  /// Applies the rules to the colours, gradients and numbers of the style.
  package mutating func applyRules(_ changes: RuleChanges) {
    switch self {
    case .color(let color): self = .color(color.applied(changes))
    case .gradient(let gradient): self = .gradient(gradient.applied(changes))
    case .colorGradient(let color): self = .colorGradient(color.applied(changes))
    case .image(let image): self = .image(image.applied(changes))
    case .level(let style, let level): self = .level(style.applied(changes), level)
    case .opacity(let style, let factor):
      self = .opacity(style.applied(changes), factor.applied(changes, .fraction, "opacity"))
    case .blendMode(let style, let mode): self = .blendMode(style.applied(changes), mode)
    case .shadow(let style, let shadow):
      self = .shadow(style.applied(changes), shadow.applied(changes))
    case .hierarchical, .foreground, .tint, .background, .fill, .separator, .selection, .link,
      .placeholder, .windowBackground, .material:
      break
    }
  }
}
