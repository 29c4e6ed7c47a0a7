import VitrineGeometry
import VitrineModel

/// Offers a box of a fixed ratio; the answer is the child's own.
///
/// Source: recorded on macOS 26.
struct AspectRatioRule: UnrankedRule {
  let aspectRatio: AspectRatio

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size {
    node.child?.size(offer(proposal, node)) ?? .zero
  }

  func placements(
    _ proposal: ProposedViewSize, size: Size, _ node: LayoutNode
  ) -> [ChildPlacement] {
    node.aligned(.center, in: size, offer(proposal, node))
  }

  private func offer(_ proposal: ProposedViewSize, _ node: LayoutNode) -> ProposedViewSize {
    if proposal.width == nil, proposal.height == nil { return proposal }
    let unit = ratio(node)
    let across = proposal.width.map { fraction($0, unit.width) }
    let down = proposal.height.map { fraction($0, unit.height) }
    let factor =
      switch aspectRatio.contentMode {
      case .fit: min(across ?? .infinity, down ?? .infinity)
      case .fill: max(across ?? -.infinity, down ?? -.infinity)
      }
    return ProposedViewSize(
      width: scaled(unit.width, factor), height: scaled(unit.height, factor))
  }

  /// A box of the wanted ratio.
  private func ratio(_ node: LayoutNode) -> Size {
    if let ratio = aspectRatio.ratio { return Size(width: ratio, height: 1) }
    let ideal = node.child?.size(.unspecified) ?? .zero
    return ideal.width == ideal.height ? Size(width: 1, height: 1) : ideal
  }

  private func fraction(_ extent: Double, _ unit: Double) -> Double {
    unit == 0 ? .infinity : extent / unit
  }

  /// A side without extent stays so however large the factor is.
  private func scaled(_ unit: Double, _ factor: Double) -> Double {
    unit == 0 ? 0 : unit * factor
  }
}
