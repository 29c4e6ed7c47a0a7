import VitrineDisplayList
import VitrineGeometry

/// Creates the nodes of views between two states.
///
/// Parents are placed at once. Each view's box moves from its old frame to the new one, because
/// SwiftUI animates frames, not layouts. The result is a tree of placed nodes, which is drawn like
/// any other.
struct MovingView {
  /// Seconds since the change.
  let time: Double
  let reducesMotion: Bool

  /// The node of a view; `nil` if nothing of it is left.
  func node(_ match: ViewMatch) -> LayoutNode? {
    switch match.change {
    case .kept(let old, let new): kept(match, old, new)
    case .inserted(let node): passing(match, node, isInsertion: true)
    case .removed(let node): passing(match, node, isInsertion: false)
    case .gained(let node): changed(match, node, share: match.share(at: time))
    case .lost(let node): changed(match, node, share: 1 - match.share(at: time))
    case .phases(let node, let sequence): passing(node, through: sequence)
    }
  }

  /// A view on its way through further states.
  private func passing(_ node: LayoutNode, through sequence: PhaseSequence) -> LayoutNode? {
    guard let (views, time) = sequence.part(at: time) else { return node }
    let view = MovingView(time: time, reducesMotion: reducesMotion)
    return LayoutNode(
      between: node, in: node.frame, operation: .none, children: views.compactMap(view.node))
  }

  private func kept(_ match: ViewMatch, _ old: LayoutNode, _ new: LayoutNode) -> LayoutNode {
    let share = match.share(at: time)
    let drawn = match.drawn
    let box = drawn.oldBox.mixed(with: drawn.newBox, by: share)
    guard match.children.isEmpty, old.children.isEmpty, new.children.isEmpty else {
      return LayoutNode(
        between: new, in: box, operation: old.operation.mixed(with: new.operation, by: share),
        children: match.children.compactMap(node))
    }
    return LayoutNode(
      between: new, in: box, operation: .leaf(DrawnItems(items: items(drawn, in: box, by: share))),
      children: [])
  }

  private func items(
    _ drawn: DrawnStates, in box: Rect, by share: Double
  ) -> [DisplayList.Item] {
    guard !drawn.isStill else { return drawn.new }
    let items =
      drawn.shape?.items(in: box, by: share) ?? drawn.content.items(drawn, in: box, by: share)
    guard let effect = drawn.symbolEffect else { return items }
    return SymbolMotion.items(items, effect, at: time, in: box)
  }

  /// A modifier of one state, applied to a fraction.
  private func changed(_ match: ViewMatch, _ node: LayoutNode, share: Double) -> LayoutNode {
    let drawn = match.drawn
    let box = drawn.oldBox.mixed(with: drawn.newBox, by: match.share(at: time))
    let children = match.children.compactMap(self.node)
    let full = node.operation
    let operation =
      full.neutral.map { $0.mixed(with: full, by: share) } ?? (share < 1 ? .none : full)
    return LayoutNode(
      between: node, in: box, operation: full.isBehind ? full : operation, children: children)
  }

  /// A view that comes or goes.
  private func passing(
    _ match: ViewMatch, _ node: LayoutNode, isInsertion: Bool
  ) -> LayoutNode? {
    let drawn = match.drawn
    let box = isInsertion ? drawn.newBox : drawn.oldBox
    let share = match.share(at: time)
    let presence = isInsertion ? share : 1 - share
    let effect = node.transitionEffect(isInsertion: isInsertion, reducesMotion: reducesMotion)
    var items = effect.items(isInsertion ? drawn.new : drawn.old, in: box, presence: presence)
    if let partner = match.partner {
      items = items.matched(
        from: box, to: partner.box.mixed(with: box, by: presence), partner.properties)
    }
    guard !items.isEmpty else { return nil }
    return LayoutNode(
      between: node, in: box, operation: .leaf(DrawnItems(items: items)), children: [])
  }
}

extension DrawOperation {
  /// Whether it defines the order in which children are drawn.
  fileprivate var isBehind: Bool { if case .behind = self { true } else { false } }
}
