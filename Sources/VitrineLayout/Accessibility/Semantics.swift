import VitrineModel

/// Where the words of a node come from: a view that is read as one, or a modifier around others.
///
/// Kept only when somebody asks for the accessibility tree.
final class Semantics {
  /// What stands there.
  enum Kind {
    /// A view that is one element, whatever it is made of.
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
    default: false
    }
  }
}
