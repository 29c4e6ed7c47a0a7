import VitrineGeometry
import VitrineModel

/// A box of fixed width, height or both.
///
/// Source: recorded on macOS 26; a negative extent counts as 0.
struct FrameRule: UnrankedRule {
  let width: Double?
  let height: Double?
  let alignment: Alignment

  init(width: Double?, height: Double?, alignment: Alignment) {
    self.width = width.map { max($0, 0) }
    self.height = height.map { max($0, 0) }
    self.alignment = alignment
  }

  /// A part of the widget's content area.
  init(_ frame: ContainerRelativeFrame, in area: Size) {
    self.init(
      width: frame.axes.contains(.horizontal) ? frame.extent(of: area.width) : nil,
      height: frame.axes.contains(.vertical) ? frame.extent(of: area.height) : nil,
      alignment: frame.alignment)
  }

  var keepsAnswers: Bool { width == nil || height == nil }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size {
    if let width, let height { return Size(width: width, height: height) }
    let answer = node.child?.size(offer(proposal)) ?? .zero
    return Size(width: width ?? answer.width, height: height ?? answer.height)
  }

  func placements(
    _ proposal: ProposedViewSize, size: Size, _ node: LayoutNode
  ) -> [ChildPlacement] {
    node.aligned(alignment, in: size, offer(proposal))
  }

  func spacing(_ node: LayoutNode) -> ViewSpacing {
    node.spacing(resettingHorizontal: width != nil, vertical: height != nil)
  }

  func endlessAxes(_ node: LayoutNode) -> EndlessAxes {
    var axes = node.child?.endlessAxes ?? []
    if width != nil { axes.remove(.horizontal) }
    if height != nil { axes.remove(.vertical) }
    return axes
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }
}

extension LayoutNode {
  /// The only child, aligned in a box of `size`.
  func aligned(
    _ alignment: Alignment, in size: Size, _ proposal: ProposedViewSize
  ) -> [ChildPlacement] {
    guard let child else { return [] }
    return [
      ChildPlacement(
        child: 0, origin: child.origin(alignment, in: size, proposal), proposal: proposal)
    ]
  }

  /// The child's spacing; a frame takes over the edges of its axes, except from a spacer.
  func spacing(resettingHorizontal: Bool, vertical: Bool) -> ViewSpacing {
    guard let child else { return .standard }
    var spacing = child.spacing
    guard !child.isSpacer else { return spacing }
    if resettingHorizontal {
      spacing.leading = .standard
      spacing.trailing = .standard
    }
    if vertical {
      spacing.top = .standard
      spacing.bottom = .standard
    }
    return spacing
  }
}
