internal import VitrineArchive
internal import VitrineModel
import WidgetKit

/// Combines the views for all conditions into one view with as few variants as possible.
struct RenderedVariants {
  /// A view and the conditions for which it was evaluated.
  private struct Case {
    let conditions: ViewConditions
    /// The conditions that the view depends on.
    ///
    /// Environments that agree on them share the view.
    let reads: Set<ViewCondition>
    let node: Int

    func covers(_ other: ViewConditions) -> Bool {
      reads.allSatisfy { $0.definition.isEqual(conditions, other) }
    }
  }

  private var cases: [Case] = []
  private var nodes: [ViewNode] = []
  private var numbers: [ViewNode: Int] = [:]

  /// Whether the view for these conditions is already known.
  func covers(_ conditions: ViewConditions) -> Bool { cases.contains { $0.covers(conditions) } }

  /// Adds the view for some conditions, and the conditions that it depends on.
  mutating func add(_ node: ViewNode, _ conditions: ViewConditions, _ reads: Set<ViewCondition>) {
    let number = numbers[node] ?? nodes.count
    if number == nodes.count {
      nodes.append(node)
      numbers[node] = number
    }
    cases.append(Case(conditions: conditions, reads: reads, node: number))
  }

  /// Returns the most common view, and the others with the conditions that they depend on.
  ///
  /// Conditions that make no difference are omitted.
  func view(of all: [ViewConditions]) -> VariantView {
    guard nodes.count > 1 else {
      return VariantView(nodes.first ?? ViewNode(.emptyView(VitrineModel.EmptyView())))
    }
    let views = all.compactMap { conditions in
      cases.first { $0.covers(conditions) }.map { (conditions: conditions, node: $0.node) }
    }
    var counts = [Int](repeating: 0, count: nodes.count)
    for view in views { counts[view.node] += 1 }
    let common = counts.indices.max { (counts[$0], -$0) < (counts[$1], -$1) } ?? 0
    let asked = ViewCondition.allCases.filter { RenderedVariants.matters($0, views) }
    var plain = VariantView.Variant()
    plain.view = nodes[common]
    var seen: Set<VariantView.Variant> = []
    let others = views.filter { $0.node != common }.compactMap { view in
      var variant = VariantView.Variant()
      for condition in asked { condition.definition.ask(&variant, view.conditions) }
      variant.view = nodes[view.node]
      return seen.insert(variant).inserted ? variant : nil
    }
    return VariantView(variants: [plain] + others)
  }

  /// Whether two cases that differ only in one condition have different views.
  private static func matters(
    _ condition: ViewCondition, _ views: [(conditions: ViewConditions, node: Int)]
  ) -> Bool {
    var seen: [ViewConditions: Int] = [:]
    for view in views {
      let rest = condition.removed(from: view.conditions)
      if let other = seen[rest], other != view.node { return true }
      seen[rest] = view.node
    }
    return false
  }
}
