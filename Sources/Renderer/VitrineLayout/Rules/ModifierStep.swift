import VitrineCoding
import VitrineModel

/// A modifier that adds something to its view, and its path in the archive.
final class ModifierStep {
  /// The addition that a modifier makes.
  enum Addition {
    /// A node around the view.
    case wrapper(any LayoutRule, DrawOperation)
    /// A view behind, in front of or at an edge of the view, or its mask.
    case layer(Layer)
    /// Something for assistive technology.
    case accessibility(AccessibilityModifier)
  }

  let modifier: Modifier
  /// The modifier's name in archives.
  let name: String
  let scope: Scope
  let addition: Addition

  init(_ modifier: Modifier, _ name: String, _ scope: Scope, _ addition: Addition) {
    self.modifier = modifier
    self.name = name
    self.scope = scope
    self.addition = addition
  }

  /// The name of its node.
  var label: NodeLabel { .modifier(name) }

  /// The view that it adds.
  var layer: Layer? {
    if case .layer(let layer) = addition { layer } else { nil }
  }
}

extension Resolver {
  /// Nodes inside a modifier that is a node around each of them.
  func wrapped(_ nodes: [LayoutNode], _ step: ModifierStep) -> [LayoutNode] {
    switch step.addition {
    case .wrapper(let rule, let operation):
      nodes.map {
        LayoutNode(step.label, step.scope, rule: rule, operation: operation, children: [$0])
      }
    case .accessibility(let modifier): nodes.map { annotated($0, step, modifier) }
    case .layer: nodes
    }
  }

  /// A node inside a modifier that sets accessibility properties.
  private func annotated(
    _ node: LayoutNode, _ step: ModifierStep, _ modifier: AccessibilityModifier
  ) -> LayoutNode {
    let annotated = LayoutNode(
      step.label, step.scope, rule: PassThroughRule(), children: [node])
    annotated.semantics = Semantics(.modifier(modifier), step.scope)
    return annotated
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
    let alignment = step.layer?.alignment ?? .center
    if case .mask = step.modifier {
      // A mask without anything in it shows nothing.
      return LayoutNode(
        step.label, step.scope, rule: LayerRule(alignment: alignment),
        operation: nodes.isEmpty ? .hidden : .mask, children: [node] + nodes)
    }
    if nodes.isEmpty { return node }
    if case .safeAreaInset(let inset) = step.modifier {
      return LayoutNode(
        step.label, step.scope, rule: SafeAreaInsetRule(inset: inset),
        children: [node] + nodes.prefix(1))
    }
    let isBehind = if case .background = step.modifier { true } else { false }
    return LayoutNode(
      step.label, step.scope, rule: LayerRule(alignment: alignment),
      operation: isBehind ? .behind : .none, children: [node] + nodes)
  }
}

/// The steps that the modifiers of a view defer until its nodes exist.
struct ModifierSteps {
  /// The modifiers that add something, the outermost one first.
  var all: [ModifierStep] = []
  /// The modifiers that set the animation of changes, the outermost one first.
  var motions: [MotionModifier] = []
}
