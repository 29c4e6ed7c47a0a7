import VitrineModel

/// Where the words of a node come from: a view that is read as one, or a modifier around others.
///
/// Kept only if the accessibility tree is requested.
final class Semantics {
  /// The item at the value.
  enum Kind {
    /// A view that is one element, whatever it contains.
    case view(Content)
    /// A modifier that changes what is said of the views in it.
    case modifier(AccessibilityModifier)
  }

  let kind: Kind
  let scope: Scope

  init(_ kind: Kind, _ scope: Scope) {
    self.kind = kind
    self.scope = scope
  }
}

extension Content {
  /// Whether assistive technology sees one element in the view and none of its parts.
  var isAccessibilityElement: Bool {
    switch self {
    case .text, .image, .label, .button, .toggle, .link, .gauge, .progressView,
      .chart:
      true
    case .hStack, .vStack, .zStack, .lazyHStack, .lazyVStack, .grid, .gridRow, .lazyVGrid,
      .lazyHGrid, .viewThatFits, .spacer, .divider, .group, .color, .shape, .gradient,
      .accessoryWidgetBackground, .emptyView, .unsupported, .unknown:
      false
    }
  }
}
