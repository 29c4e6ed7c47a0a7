import VitrineModel

/// Where the words of a node come from: a view that is read as one, or a modifier around others.
///
/// Kept only if the accessibility tree is requested.
final class Semantics {
  /// The source of the words.
  enum Kind {
    /// A view that is one element, whatever it contains.
    case view(Content)
    /// A modifier that changes how the views in it are read.
    case modifier(AccessibilityModifier)
  }

  let kind: Kind
  let scope: Scope

  init(_ kind: Kind, _ scope: Scope) {
    self.kind = kind
    self.scope = scope
  }
}
