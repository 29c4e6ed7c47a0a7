import VitrineCoding
import VitrineGeometry

/// A view or modifier during one render: its rule, its children, its answers and its frame.
///
/// A node lives for one render on one thread; answers are kept for each exact proposal, because
/// stacks measure their children several times and nesting would multiply that. Stored properties
/// are not checked for overlapping accesses: no access lasts while a rule runs, and the checks took
/// a tenth of a layout.
package final class LayoutNode {
  /// The name of the node in dumps, for example `VStack` or `.padding`.
  package var name: String { label.description }
  private let label: NodeLabel
  /// Where the node comes from.
  let source: Source
  /// The stable id of the archive's view; none for nodes that the view's modifiers become.
  package var id: String? { source.id }
  /// Where the node comes from, from the archive's root.
  package var path: NodePath { source.path }
  /// Whether leading is on the right: children are mirrored in the node's box.
  let isMirrored: Bool
  /// Children in layout order.
  package let children: [LayoutNode]
  /// The rule that sizes and places the children.
  let rule: any LayoutRule
  /// The operation that draws the node.
  let operation: DrawOperation
  /// The node's box in the picture's space, in points, unrounded; set by `place`.
  @exclusivity(unchecked) package private(set) var frame = Rect.zero

  /// Properties that few nodes have.
  @exclusivity(unchecked) private var notes: Notes?

  /// The transactions that modifiers around the node set, innermost first.
  let transactions: TransactionChain?

  /// Whether the node's container shows it.
  @exclusivity(unchecked) package private(set) var isPlaced = false

  /// The lines of a text; set by `place`.
  @exclusivity(unchecked) package private(set) var text: PlacedText?

  /// The margins around the node; set by `place`.
  @exclusivity(unchecked) private(set) var safeArea: SafeArea?
  /// The guides that a modifier in or around the node's views sets.
  private let setGuides: Set<Guide>
  /// Whether a modifier in or around the node's views sets a guide.
  var setsGuides: Bool { !setGuides.isEmpty }

  @exclusivity(unchecked) private var answers = MeasurementCache()
  /// Whether answers are kept.
  @exclusivity(unchecked) package var keepsAnswers: Bool
  /// The number of times the rule measured; cached answers do not count.
  @exclusivity(unchecked) package private(set) var measurements = 0

  /// The distances the node prefers to its neighbours.
  @exclusivity(unchecked) package private(set) var spacing = ViewSpacing.standard
  /// The order in which a stack offers space to the node.
  @exclusivity(unchecked) package private(set) var layoutPriority = 0.0
  /// The order in which the node's container draws it; higher comes later.
  @exclusivity(unchecked) package private(set) var zIndex = 0.0
  /// The axes along which the node is infinite in infinite space.
  @exclusivity(unchecked) package private(set) var endlessAxes: EndlessAxes = []
  /// Whether spacing and axis of a spacer shine through the node.
  @exclusivity(unchecked) package private(set) var isSpacer = false

  /// Storage for the properties that few nodes have, so that the others do not reserve space for
  /// them.
  private final class Notes {
    var semantics: Semantics?
    var identity: ViewIdentity?
    var phases: NodePhases?
  }

  init(
    _ label: NodeLabel, _ source: Source, isMirrored: Bool = false, rule: any LayoutRule,
    operation: DrawOperation = .none, children: [LayoutNode] = [],
    transactions: TransactionChain? = nil
  ) {
    self.label = label
    self.transactions = transactions
    self.source = source
    self.isMirrored = isMirrored
    self.rule = rule
    self.operation = operation
    self.children = children
    keepsAnswers = rule.keepsAnswers
    setGuides = LayoutNode.guides(set: rule.ownGuide, in: children)
    // Children come first, so that no value has to be computed through many levels.
    isSpacer = rule.isSpacer(self)
    endlessAxes = rule.endlessAxes(self)
    layoutPriority = rule.layoutPriority(self)
    zIndex = rule.zIndex(self)
    spacing = rule.spacing(self)
  }

  /// Creates a node of the archive's view in `scope`.
  convenience init(
    _ label: NodeLabel, _ scope: Scope, rule: any LayoutRule, operation: DrawOperation = .none,
    children: [LayoutNode] = []
  ) {
    self.init(
      label, scope.source, isMirrored: scope.isMirrored, rule: rule, operation: operation,
      children: children, transactions: scope.transactions)
  }

  /// Creates a node with a fixed frame that is not laid out, between two other nodes.
  convenience init(
    between node: LayoutNode, in frame: Rect, operation: DrawOperation,
    children: [LayoutNode]
  ) {
    self.init(
      node.label, node.source, isMirrored: node.isMirrored, rule: ZIndexRule(index: node.zIndex),
      operation: operation, children: children)
    self.frame = frame
    isPlaced = true
  }

  /// Creates a node that draws nothing and comes from no archive.
  package convenience init(
    _ name: String, rule: any LayoutRule, children: [LayoutNode] = []
  ) {
    self.init(.name(name), Source(NodePath()), rule: rule, children: children)
  }

  /// The accessibility properties of the node, if they are collected.
  var semantics: Semantics? {
    get { notes?.semantics }
    set { noted.semantics = newValue }
  }

  /// The node without the modifiers around it that only concern assistive technology.
  package var unannotated: LayoutNode {
    var node = self
    while case .modifier? = node.semantics?.kind, let child = node.child { node = child }
    return node
  }

  /// The identity and transition of the node's view, if any is set.
  var identity: ViewIdentity? {
    get { notes?.identity }
    set { noted.identity = newValue }
  }

  /// The further states of the node's view, if it has any.
  var phases: NodePhases? {
    get { notes?.phases }
    set { noted.phases = newValue }
  }

  private var noted: Notes {
    if let notes { return notes }
    let made = Notes()
    notes = made
    return made
  }

  /// The first child, which is the only one of a modifier.
  package var child: LayoutNode? { children.first }

  /// The grid traits of the node as a cell.
  var gridTraits: GridTraits { rule.gridTraits(self) }

  /// The node's size for a proposal, in points.
  package func size(_ proposal: ProposedViewSize) -> Size {
    let key = MeasurementCache.Key(proposal)
    if keepsAnswers, let index = answers.index(key) { return answers.size(at: index) }
    measurements += 1
    let size = rule.sizeThatFits(proposal, self)
    if keepsAnswers { answers.append(size, for: key) }
    return size
  }

  /// Gives the node and everything in it its frame.
  package func place(at origin: Point, proposal: ProposedViewSize) {
    isPlaced = true
    frame = Rect(origin: origin, size: size(proposal))
    text = rule.placedText(proposal)
    notes?.phases?.place(in: frame, proposal: proposal)
    for placement in rule.placements(proposal, size: frame.size, self) {
      let child = children[placement.child]
      var x = placement.origin.x
      // Rules know leading as left; the whole arrangement is mirrored (reconstructed sources).
      if isMirrored { x = frame.width - x - child.size(placement.proposal).width }
      let corner = Point(x: origin.x + x, y: origin.y + placement.origin.y)
      child.safeArea = safeArea(for: placement)
      child.place(at: corner, proposal: placement.proposal)
    }
  }

  /// Places the node as the root of the content of a safe area.
  func place(at origin: Point, proposal: ProposedViewSize, in safeArea: SafeArea) {
    self.safeArea = safeArea
    place(at: origin, proposal: proposal)
  }

  private func safeArea(for placement: ChildPlacement) -> SafeArea? {
    guard let safeArea, let insets = rule.insets(for: placement, self) else { return safeArea }
    return safeArea.inset(by: isMirrored ? insets.mirrored : insets, in: frame)
  }

  /// How far the node can extend into the margins at each edge, after it has its frame.
  var safeReach: EdgeInsets {
    guard isPlaced, let reach = safeArea?.reach(of: frame) else { return .zero }
    return isMirrored ? reach.mirrored : reach
  }

  /// The margins that the node covers, as far as it extends to the edges of the surface.
  var coveredMargins: EdgeInsets {
    guard isPlaced, let safeArea else { return .zero }
    let covered = safeArea.covered(by: frame)
    return isMirrored ? covered.mirrored : covered
  }

  /// Most trees set no guide: the empty set costs nothing.
  private static func guides(set own: Guide?, in children: [LayoutNode]) -> Set<Guide> {
    var guides: Set<Guide> = []
    for child in children where !child.setGuides.isEmpty { guides.formUnion(child.setGuides) }
    if let own { guides.insert(own) }
    return guides
  }

  /// A guide that is set in the node or comes from its text, measured from the node's corner in
  /// points; `nil` if there is none.
  ///
  /// It is cached with the answer: rows need guides while they measure, and each guide of a nested
  /// row needs them again.
  package func explicitGuide(_ guide: Guide, _ proposal: ProposedViewSize) -> Double? {
    if setGuides.isEmpty, !guide.isBaseline { return nil }
    let guide = guide.identity
    guard guide.isBaseline || setGuides.contains(guide) else { return nil }
    let size = size(proposal)
    guard keepsAnswers, let index = answers.index(MeasurementCache.Key(proposal)) else {
      return rule.explicitGuide(guide, proposal, size: size, self)
    }
    if case .known(let place) = answers.place(of: guide, at: index) { return place }
    let place = rule.explicitGuide(guide, proposal, size: size, self)
    answers.set(place, of: guide, at: index)
    return place
  }
}
