import VitrineDisplayList
import VitrineGeometry
import VitrineModel

/// Finds the views of one laid-out tree in another one, as SwiftUI does: by their ids, or by
/// position and kind if they have none.
///
/// A function of two placed trees: nothing is measured, placed or read. The time for a node is
/// proportional to the number of its children; only containers in which views come or go are
/// compared more closely.
struct ViewMatcher {
  /// The builders that draw the earlier and the later state.
  private var builders: (before: DisplayListBuilder, after: DisplayListBuilder)
  /// The animation of changes here.
  private var transaction: MotionTransaction
  /// The transactions around the container, before and after.
  private var chains: (before: TransactionChain?, after: TransactionChain?) = (nil, nil)
  private let reducesMotion: Bool

  init(
    _ before: DisplayListBuilder, _ after: DisplayListBuilder, animation: Animation?,
    reducesMotion: Bool
  ) {
    builders = (before, after)
    transaction = MotionTransaction(animation: animation)
    self.reducesMotion = reducesMotion
  }

  /// The views of one container in both states, in drawing order: a removed view follows the view
  /// that it used to follow.
  func children(_ old: [LayoutNode], _ new: [LayoutNode]) -> [ViewMatch] {
    let (old, new) = (old.filter(\.isPlaced), new.filter(\.isPlaced))
    let partners = partners(old, new)
    let kept = Set(partners.compactMap(\.self))
    var result: [ViewMatch] = []
    var next = 0
    for (index, node) in new.enumerated() {
      if let partner = partners[index], partner >= next {
        // A removed view that preceded it is drawn before it.
        result += (next..<partner).filter { !kept.contains($0) }.map { removal(old[$0]) }
        next = partner + 1
      }
      result += pair(partners[index].map { old[$0] }, node)
    }
    return result + (next..<old.count).filter { !kept.contains($0) }.map { removal(old[$0]) }
  }

  private func pair(_ old: LayoutNode?, _ new: LayoutNode) -> [ViewMatch] {
    guard let old else { return [insertion(new)] }
    return match(old, new).map { [$0] } ?? [removal(old), insertion(new)]
  }

  private func partners(_ old: [LayoutNode], _ new: [LayoutNode]) -> [Int?] {
    let looks = (Looks(of: old, builders.before), Looks(of: new, builders.after))
    let alignment = SiblingAlignment(old.map(\.sibling), new.map(\.sibling)) { one, next in
      old[one].frame.size == new[next].frame.size && looks.0[one] == looks.1[next]
    }
    return alignment.partners()
  }

  /// The drawing of views at the origin, cached because a view can be compared many times.
  private final class Looks {
    private let nodes: [LayoutNode]
    private let builder: DisplayListBuilder
    private var drawn: [Int: [DisplayList.Item]] = [:]

    init(of nodes: [LayoutNode], _ builder: DisplayListBuilder) {
      (self.nodes, self.builder) = (nodes, builder)
    }

    subscript(index: Int) -> [DisplayList.Item] {
      if let items = drawn[index] { return items }
      let node = nodes[index]
      let corner = Point(x: -node.frame.minX, y: -node.frame.minY)
      let items = builder.items(PlacedNode(node), in: corner)
      drawn[index] = items
      return items
    }
  }

  /// One view in both states; `nil` if they are different views.
  private func match(_ old: LayoutNode, _ new: LayoutNode) -> ViewMatch? {
    if let phases = new.phases, phases.start(after: old.phases), transaction.animation != nil {
      let sequence = sequence(from: old, new, phases)
      return ViewMatch(.phases(new, sequence), animation: nil, drawn: boxes(old, new))
    }
    return sameState(old, new)
  }

  private func sameState(_ old: LayoutNode, _ new: LayoutNode) -> ViewMatch? {
    if old.kind == new.kind { return kept(old, new) }
    let (isOldExtra, isNewExtra) = (old.isModifier, new.isModifier)
    guard isOldExtra || isNewExtra else { return nil }
    // Of two modifiers, the one that the other state has further inside exists in both.
    if isNewExtra, !isOldExtra || new.chain(contains: old.kind) { return gained(new, around: old) }
    return lost(old, around: new)
  }

  /// The sequence of a view's states; the first one starts from the view before the change.
  private func sequence(
    from old: LayoutNode, _ new: LayoutNode, _ phases: NodePhases
  ) -> PhaseSequence {
    var matcher = self
    var last = [old]
    var parts: [PhaseSequence.Part] = []
    for state in phases.states {
      matcher.transaction = MotionTransaction(animation: state.animation)
      parts.append(
        PhaseSequence.Part(
          views: matcher.children(last, state.nodes),
          duration: state.animation?.phaseDuration ?? 0))
      matcher.builders.before = builders.after
      last = state.nodes
    }
    return PhaseSequence(parts: parts)
  }

  private func kept(_ old: LayoutNode, _ new: LayoutNode) -> ViewMatch? {
    let inner = inside(old, new)
    if old.children.isEmpty, new.children.isEmpty {
      return ViewMatch(
        .kept(old, new), animation: inner.transaction.animation,
        drawn: inner.drawn(PlacedNode(old), PlacedNode(new)))
    }
    // Which child is the mask is known by its place alone.
    if case .mask = new.operation, old.children.count != new.children.count { return nil }
    return ViewMatch(
      .kept(old, new), inner.children(old.children, new.children),
      animation: inner.transaction.animation, drawn: boxes(old, new))
  }

  /// A modifier of the later state around a view of both, whose other views come with it.
  private func gained(_ modifier: LayoutNode, around old: LayoutNode) -> ViewMatch? {
    if case .mask = modifier.operation { return nil }
    guard let child = modifier.child else { return nil }
    let inner = inside(old, modifier)
    let layers = modifier.children.dropFirst().filter(\.isPlaced).map(inner.insertion)
    return ViewMatch(
      .gained(modifier), inner.pair(old, child) + layers, animation: inner.transaction.animation,
      drawn: boxes(old, modifier))
  }

  /// A modifier of the earlier state around a view of both, whose other views go with it.
  private func lost(_ modifier: LayoutNode, around new: LayoutNode) -> ViewMatch? {
    if case .mask = modifier.operation { return nil }
    guard let child = modifier.child else { return nil }
    let inner = inside(modifier, new)
    let layers = modifier.children.dropFirst().filter(\.isPlaced).map(inner.removal)
    return ViewMatch(
      .lost(modifier), inner.pair(child, new) + layers, animation: inner.transaction.animation,
      drawn: boxes(modifier, new))
  }

  private func insertion(_ node: LayoutNode) -> ViewMatch {
    var drawn = DrawnStates()
    drawn.newBox = builders.after.box(of: PlacedNode(node))
    drawn.oldBox = drawn.newBox
    drawn.new = builders.after.items(PlacedNode(node))
    return ViewMatch(
      .inserted(node), animation: animation(of: effect(on: node, isInsertion: true)), drawn: drawn)
  }

  private func removal(_ node: LayoutNode) -> ViewMatch {
    var drawn = DrawnStates()
    drawn.oldBox = builders.before.box(of: PlacedNode(node))
    drawn.newBox = drawn.oldBox
    drawn.old = builders.before.items(PlacedNode(node)).withoutTaps
    return ViewMatch(
      .removed(node), animation: animation(of: effect(on: node, isInsertion: false)), drawn: drawn)
  }

  private func animation(of effect: TransitionEffect) -> Animation? {
    transaction.animation == nil ? nil : effect.animation ?? transaction.animation
  }

  private func effect(on node: LayoutNode, isInsertion: Bool) -> TransitionEffect {
    node.transitionEffect(isInsertion: isInsertion, reducesMotion: reducesMotion)
  }

  private func boxes(_ old: LayoutNode, _ new: LayoutNode) -> DrawnStates {
    var drawn = DrawnStates()
    drawn.oldBox = builders.before.box(of: PlacedNode(old))
    drawn.newBox = builders.after.box(of: PlacedNode(new))
    return drawn
  }

  /// The matcher of the children of two nodes.
  private func inside(_ old: LayoutNode, _ new: LayoutNode) -> ViewMatcher {
    var inner = self
    inner.builders = (
      builders.before.containing(PlacedNode(old)), builders.after.containing(PlacedNode(new))
    )
    inner.transaction = transaction.applying(
      TransactionChain.steps(of: old.transactions, inside: chains.before),
      TransactionChain.steps(of: new.transactions, inside: chains.after))
    inner.chains = (old.transactions, new.transactions)
    return inner
  }

  /// The drawing of a leaf view.
  private func drawn(_ old: PlacedNode, _ new: PlacedNode) -> DrawnStates {
    var drawn = DrawnStates()
    drawn.oldBox = builders.before.box(of: old)
    drawn.newBox = builders.after.box(of: new)
    drawn.old = builders.before.items(old)
    drawn.new = builders.after.items(new)
    let before = old.operation.drawing?.styleScope?.environment
    let after = new.operation.drawing?.styleScope?.environment
    drawn.content = ContentChange(
      before?.contentTransition, after?.contentTransition, isText: new.text != nil)
    if new.operation.leaf is SymbolLeaf, !reducesMotion, let effect = after?.symbolEffect,
      let value = effect.value, let last = before?.symbolEffect?.value, value != last
    {
      drawn.symbolEffect = effect.effect
    }
    if let one = old.operation.leaf as? ShapeDrawing, let next = new.operation.leaf as? ShapeDrawing
    {
      drawn.shape = ShapeChange(old: one, new: next, container: builders.after.container)
    }
    return drawn
  }
}

extension LayoutNode {
  /// Whether the node is a modifier, whose first child is the modified view.
  fileprivate var isModifier: Bool { name.hasPrefix(".") && !children.isEmpty }

  /// The name without content such as a text's characters; all stacks count as the same kind.
  ///
  /// Source: Apple's documentation of `AnyLayout`, whose views stay the same ones when its layout
  /// changes.
  fileprivate var kind: Substring {
    let kind = name.prefix { $0 != " " }
    return ["HStack", "VStack", "ZStack"].contains(kind) ? "Stack" : kind
  }

  /// Whether a modifier or view of a kind is further inside.
  fileprivate func chain(contains kind: Substring) -> Bool {
    var link = child
    while let node = link, node.isModifier {
      if node.kind == kind { return true }
      link = node.child
    }
    return link?.kind == kind
  }

  /// The properties of the node that the alignment compares.
  fileprivate var sibling: SiblingAlignment.Sibling {
    var inner = self
    while inner.isModifier, let child = inner.child { inner = child }
    return SiblingAlignment.Sibling(id: identity?.id, kind: inner.kind)
  }

  /// The transition of the node's view when it is inserted or removed; by default, it fades.
  ///
  /// Source: Apple's documentation, "Animating data updates in widgets and Live Activities".
  func transitionEffect(isInsertion: Bool, reducesMotion: Bool) -> TransitionEffect {
    let transition = identity?.transition ?? .opacity(true)
    let effect = TransitionEffect(
      transition: transition, isInsertion: isInsertion, isMirrored: isMirrored)
    guard reducesMotion, effect.hasMotion else { return effect }
    return TransitionEffect(
      transition: .opacity(true), isInsertion: isInsertion, isMirrored: isMirrored)
  }
}

extension [DisplayList.Item] {
  /// The items without regions that take taps: what goes does not react any more.
  fileprivate var withoutTaps: [DisplayList.Item] {
    compactMap { item in
      switch item {
      case .hit: return nil
      case .group(var group):
        group.items = group.items.withoutTaps
        return group.items.isEmpty ? nil : .group(group)
      case .fill, .stroke, .glyphs, .image: return item
      }
    }
  }
}
