import VitrineLayout
import VitrineGeometry

/// The test view of recorded layouts: its size is the proposal, limited to a range, or the ideal
/// size without a proposal.
package struct BoundedLeaf: LeafRule {
  /// The minimum, ideal and maximum size on one axis, in points.
  package struct Range {
    /// The minimum size.
    package var least: Double
    /// The size without a proposal.
    package var ideal: Double
    /// The maximum size.
    package var greatest: Double

    /// Creates a range.
    package init(least: Double, ideal: Double, greatest: Double) {
      self.least = least
      self.ideal = ideal
      self.greatest = greatest
    }

    package func answer(_ proposal: Double?) -> Double {
      min(max(proposal ?? ideal, least), greatest)
    }
  }

  private let width: Range
  private let height: Range

  /// Creates a leaf from its ranges.
  package init(width: Range, height: Range) {
    self.width = width
    self.height = height
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size {
    Size(width: width.answer(proposal.width), height: height.answer(proposal.height))
  }
}

/// A view that needs the same area at any width, as running text does.
package struct AreaLeaf: LeafRule {
  private let area: Double
  private let ideal: Double
  /// The maximum width of the view in the recorded program.
  private static let widest = 1000.0

  /// Creates a leaf from its area in square points and its ideal width.
  package init(area: Double, ideal: Double) {
    self.area = area
    self.ideal = ideal
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size {
    let width = max(1, min(proposal.width ?? ideal, AreaLeaf.widest))
    return Size(width: width, height: area / width)
  }
}

/// A view half as wide as its proposal.
package struct HalfLeaf: LeafRule {
  /// Creates a leaf.
  package init() {}

  package func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size {
    Size(width: (proposal.width ?? 40) / 2, height: 10)
  }
}

/// A view that reports a smaller size for exactly the size that it reports for all other proposals.
package struct OddLeaf: LeafRule {
  /// Creates a leaf.
  package init() {}

  package func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size {
    proposal == ProposedViewSize(width: 20, height: 20)
      ? Size(width: 15, height: 15) : Size(width: 20, height: 20)
  }
}
