import VitrineModel

/// The identity of a view that its author sets, by which it is matched between entries.
struct ViewIdentity {
  /// The identity of the view within its container.
  var id: String?
  /// The transition of the view; `nil` is the system's choice.
  var transition: Transition?
  /// The geometry that the view is matched with.
  var match: MatchedGeometryEffect?

  /// Records the motion modifiers of a view, the outermost first, in the nodes of the view.
  static func note(_ modifiers: [MotionModifier], on nodes: [LayoutNode]) {
    guard modifiers.contains(where: \.saysIdentity) else { return }
    let identity = ViewIdentity(modifiers)
    for node in nodes { node.identity = identity.around(node.identity) }
  }

  /// Collects the identity from modifiers; the outermost wins.
  private init(_ modifiers: [MotionModifier]) {
    for modifier in modifiers.reversed() {
      switch modifier {
      case .id(let id): self.id = id
      case .transition(let transition): self.transition = transition
      case .matchedGeometryEffect(let match): self.match = match
      case .animation, .transaction, .phaseAnimator: continue
      }
    }
  }

  /// The identity of a view that is all there is of another one.
  private func around(_ inner: ViewIdentity?) -> ViewIdentity {
    guard let inner else { return self }
    var result = self
    result.id = [id, inner.id].compactMap(\.self).joined(separator: "/")
    if id == nil, inner.id == nil { result.id = nil }
    result.transition = transition ?? inner.transition
    result.match = match ?? inner.match
    return result
  }
}

extension MotionModifier {
  /// Whether the modifier is part of its view's identity.
  fileprivate var saysIdentity: Bool {
    switch self {
    case .id, .transition, .matchedGeometryEffect: true
    case .animation, .transaction, .phaseAnimator: false
    }
  }
}
