import VitrineModel

/// A view or modifier during one render: its rule, its children, its answers and its frame.
///
/// A node lives for one render on one thread; answers are kept for each exact proposal, because
/// stacks ask their children several times and nesting would multiply that without end.
package final class LayoutNode {
  /// What the node is called in dumps, for example `VStack` or `.padding`.
  package let name: String
  /// Where the node comes from.
  let source: Source
  /// Whether leading is on the right: children stand mirrored in the node's box.
  private let isMirrored: Bool
  /// Children in layout order.
  package let children: [LayoutNode]
  /// The rule that sizes and places the children.
  let rule: any LayoutRule
  /// What the node draws.
  let ink: Ink
  /// The node's box in the picture's space, in points, unrounded; set by `place`.
  package private(set) var frame = Rect.zero

  /// Whether the node's container shows it.
  package private(set) var isPlaced = false

  private var answers = AnswerCache()
  /// Whether answers are kept; only a test of that very thing does without.
  package var keepsAnswers = true
  /// How often the rule was asked for a size; cached answers do not count.
  package private(set) var measurements = 0

  /// The distances the node prefers to its neighbours.
  package private(set) var spacing = ViewSpacing.standard
  /// The order in which a stack gives the node its room.
  package private(set) var layoutPriority = 0.0
  /// The order in which the node's container draws it; higher comes later.
  package private(set) var zIndex = 0.0
  /// Whether spacing and axis of a spacer shine through the node.
  package private(set) var isSpacer = false

  init(
    _ name: String, _ source: Source, isMirrored: Bool = false, rule: any LayoutRule,
    ink: Ink = .none, children: [LayoutNode] = []
  ) {
    self.name = name
    self.source = source
    self.isMirrored = isMirrored
    self.rule = rule
    self.ink = ink
    self.children = children
    // Children come first, so that none of these has to be asked for through many levels.
    isSpacer = rule.isSpacer(self)
    layoutPriority = rule.layoutPriority(self)
    zIndex = rule.zIndex(self)
    spacing = rule.spacing(self)
  }

  /// Makes a node of the archive's view in `scope`.
  convenience init(
    _ name: String, _ scope: Scope, rule: any LayoutRule, ink: Ink = .none,
    children: [LayoutNode] = []
  ) {
    self.init(
      name, scope.source, isMirrored: scope.isMirrored, rule: rule, ink: ink, children: children)
  }

  /// Makes a node that draws nothing and comes from no archive.
  package convenience init(
    _ name: String, rule: any LayoutRule, children: [LayoutNode] = []
  ) {
    self.init(name, Source(NodePath()), rule: rule, children: children)
  }

  /// The first child, which is the only one of a modifier.
  package var child: LayoutNode? { children.first }

  /// What the node asks of a grid that it is a cell of.
  var gridTraits: GridTraits { rule.gridTraits(self) }

  /// The node's size for a proposal, in points.
  package func size(_ proposal: ProposedViewSize) -> Size {
    let key = AnswerCache.Key(proposal)
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
    for placement in rule.arrange(proposal, size: frame.size, self) {
      let child = children[placement.child]
      var x = placement.origin.x
      // Rules know leading as left; the whole arrangement is turned over (reconstructed sources).
      if isMirrored { x = frame.width - x - child.size(placement.proposal).width }
      let corner = Point(x: origin.x + x, y: origin.y + placement.origin.y)
      child.place(at: corner, proposal: placement.proposal)
    }
  }

  /// A text baseline from the node's top edge, or `nil` when there is no text in it.
  ///
  /// It is kept beside the answer: rows ask for baselines while they measure, and each baseline of
  /// a row within asks again.
  package func baseline(_ guide: VerticalAlignment, _ proposal: ProposedViewSize) -> Double? {
    let size = size(proposal)
    guard keepsAnswers, let index = answers.index(AnswerCache.Key(proposal)) else {
      return rule.baseline(guide, proposal, size: size, self)
    }
    if case .known(let baseline) = answers.baseline(guide, at: index) { return baseline }
    let baseline = rule.baseline(guide, proposal, size: size, self)
    answers.set(baseline, guide, at: index)
    return baseline
  }

  /// The place of a guide from the node's top edge, in points.
  func guide(_ guide: VerticalAlignment, _ proposal: ProposedViewSize) -> Double {
    let explicit = guide.isBaseline ? baseline(guide, proposal) : nil
    return explicit ?? share(guide.fraction, of: size(proposal).height)
  }

  /// The place of a guide from the node's left edge, in points.
  func guide(_ guide: HorizontalAlignment, _ proposal: ProposedViewSize) -> Double {
    share(guide.fraction, of: size(proposal).width)
  }

  /// The near edge stays where it is even of an endless view.
  private func share(_ fraction: Double, of extent: Double) -> Double {
    fraction == 0 ? 0 : fraction * extent
  }

  /// Where this node's corner comes to lie when it is aligned in a box of `size`.
  func origin(
    _ alignment: Alignment, in size: Size, _ proposal: ProposedViewSize
  ) -> Point {
    Point(
      x: alignment.horizontal.fraction * size.width - guide(alignment.horizontal, proposal),
      y: alignment.vertical.fraction * size.height - guide(alignment.vertical, proposal))
  }
}

extension VerticalAlignment {
  /// Whether the guide comes from the text in a view.
  var isBaseline: Bool { self == .firstTextBaseline || self == .lastTextBaseline }
}
