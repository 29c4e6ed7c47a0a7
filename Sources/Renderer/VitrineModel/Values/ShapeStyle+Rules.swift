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
    case .opacity(let style, var factor):
      changes.apply(.fraction, to: &factor, "opacity")
      self = .opacity(style.applied(changes), factor)
    case .blendMode(let style, let mode): self = .blendMode(style.applied(changes), mode)
    case .shadow(let style, let shadow):
      self = .shadow(style.applied(changes), shadow.applied(changes))
    case .hierarchical, .foreground, .tint, .background, .fill, .separator, .selection, .link,
      .placeholder, .windowBackground, .material:
      break
    }
  }
}

extension ArchiveValue {
  fileprivate func applied(_ changes: RuleChanges) -> Self {
    var value = self
    value.applyRules(changes)
    return value
  }
}

extension GradientStyle {
  fileprivate func applied(_ changes: RuleChanges) -> GradientStyle {
    var value = self
    value.applyRules(changes)
    return value
  }
}
