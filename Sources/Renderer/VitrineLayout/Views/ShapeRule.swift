import VitrineGeometry

/// Views that fill the proposed size, and 10 points without a proposal.
///
/// Source: recorded on macOS 26 and iOS 18.5 for colours, shapes and gradients.
struct ShapeRule: LeafRule {
  /// Extent in points on an axis without a proposal.
  static let ideal = 10.0

  /// Whether the view keeps width and height equal, as a circle does.
  let isSquare: Bool

  var keepsAnswers: Bool { false }

  func endlessAxes(_ node: LayoutNode) -> EndlessAxes { isSquare ? [] : .both }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size {
    guard isSquare else {
      return proposal.replacingUnspecifiedDimensions(
        by: Size(width: ShapeRule.ideal, height: ShapeRule.ideal))
    }
    let (width, height) = (proposal.width, proposal.height)
    let side = min(width ?? height ?? ShapeRule.ideal, height ?? width ?? ShapeRule.ideal)
    return Size(width: side, height: side)
  }
}
