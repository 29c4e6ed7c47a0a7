import VitrineModel

/// A modifier that adds something to its view, and where it stands.
final class ModifierStep {
  let modifier: Modifier
  let scope: Scope
  /// What it does to the view inside it.
  let role: ModifierRole
  /// Whether it adds a view behind, in front or at an edge.
  let isLayer: Bool

  init(_ modifier: Modifier, _ role: ModifierRole, _ scope: Scope) {
    self.modifier = modifier
    self.role = role
    self.scope = scope
    isLayer = modifier.layer != nil
  }
}

extension Resolver {
  /// Nodes inside a modifier that is a node of its own.
  func wrapped(_ nodes: [LayoutNode], _ step: ModifierStep) -> [LayoutNode] {
    let name = "." + step.modifier.form.name
    if case .accessibility(let modifier) = step.modifier {
      return nodes.map { heard($0, name, modifier, step.scope) }
    }
    guard case .wrapper(let rule, let ink) = step.role else { return nodes }
    return nodes.map {
      LayoutNode(name, step.scope, rule: rule, ink: ink, children: [$0])
    }
  }

  /// A node inside a modifier that says something of it to assistive technology.
  private func heard(
    _ node: LayoutNode, _ name: String, _ modifier: AccessibilityModifier, _ scope: Scope
  ) -> LayoutNode {
    let heard = LayoutNode(name, scope, rule: PassThroughRule(), children: [node])
    heard.semantics = Semantics(.modifier(modifier), scope)
    return heard
  }

  /// Nodes that each have the modifier's view behind or in front of them.
  func layered(
    _ nodes: [LayoutNode], _ step: ModifierStep
  ) throws(ArchiveError) -> [LayoutNode] {
    var result: [LayoutNode] = []
    for node in nodes { result.append(layer(step, node, try layerNodes(step))) }
    return result
  }

  /// A node with a layer behind or in front of it; an empty layer adds nothing.
  private func layer(
    _ step: ModifierStep, _ node: LayoutNode, _ nodes: [LayoutNode]
  ) -> LayoutNode {
    if case .mask = step.modifier {
      // A mask without anything in it shows nothing.
      return LayoutNode(
        ".mask", step.scope, rule: LayerRule(alignment: step.modifier.layer?.alignment ?? .center),
        ink: nodes.isEmpty ? .hidden : .mask, children: [node] + nodes)
    }
    if nodes.isEmpty { return node }
    if case .safeAreaInset(let inset) = step.modifier {
      return LayoutNode(
        ".safeAreaInset", step.scope, rule: SafeAreaInsetRule(inset: inset),
        children: [node] + nodes.prefix(1))
    }
    let isBehind = if case .background = step.modifier { true } else { false }
    return LayoutNode(
      isBehind ? ".background" : ".overlay", step.scope,
      rule: LayerRule(alignment: step.modifier.layer?.alignment ?? .center),
      ink: isBehind ? .behind : .none, children: [node] + nodes)
  }
}

extension Modifier {
  /// The layer of a modifier that adds one.
  var layer: Layer? {
    switch self {
    case .background(let layer), .overlay(let layer), .mask(let layer),
      .containerBackground(let layer):
      layer
    case .safeAreaInset(let inset): Layer(inset)
    default: nil
    }
  }
}

extension Layer {
  /// The view of a safe area's inset.
  fileprivate init(_ inset: SafeAreaInset) {
    self.init()
    content = inset.content
    alignment = inset.alignment
  }
}
