import VitrineLayout
import VitrineModel

/// The test view of recorded layouts: the proposal between a least and a greatest extent, and an
/// ideal extent without one.
struct BoundedLeaf: LeafRule {
  struct Range {
    var least: Double
    var ideal: Double
    var greatest: Double

    func answer(_ proposal: Double?) -> Double {
      min(max(proposal ?? ideal, least), greatest)
    }
  }

  let width: Range
  let height: Range

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size {
    Size(width: width.answer(proposal.width), height: height.answer(proposal.height))
  }
}

/// A view that needs the same area at any width, as running text does.
struct AreaLeaf: LeafRule {
  let area: Double
  let ideal: Double
  /// The widest answer of the recorded program's view.
  private static let widest = 1000.0

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size {
    let width = max(1, min(proposal.width ?? ideal, AreaLeaf.widest))
    return Size(width: width, height: area / width)
  }
}

/// A view half as wide as its proposal.
struct HalfLeaf: LeafRule {
  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size {
    Size(width: (proposal.width ?? 40) / 2, height: 10)
  }
}

/// A view that is smaller at exactly the size it answers everywhere else.
struct OddLeaf: LeafRule {
  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size {
    proposal == ProposedViewSize(width: 20, height: 20)
      ? Size(width: 15, height: 15) : Size(width: 20, height: 20)
  }
}
