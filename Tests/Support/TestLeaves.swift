import VitrineLayout
import VitrineGeometry

/// The test view of recorded layouts: the proposal between a least and a greatest extent, and an
/// ideal extent without one.
package struct BoundedLeaf: LeafRule {
  /// Least, ideal and greatest extent on one axis, in points.
  package struct Range {
    /// Least extent.
    package var least: Double
    /// Extent without a proposal.
    package var ideal: Double
    /// Greatest extent.
    package var greatest: Double

    /// Makes a range.
    package init(least: Double, ideal: Double, greatest: Double) {
      self.least = least
      self.ideal = ideal
      self.greatest = greatest
    }

    func answer(_ proposal: Double?) -> Double {
      min(max(proposal ?? ideal, least), greatest)
    }
  }

  private let width: Range
  private let height: Range

  /// Makes a leaf from its ranges.
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
  /// The widest answer of the recorded program's view.
  private static let widest = 1000.0

  /// Makes a leaf from its area in square points and its width without a proposal.
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
  /// Makes a leaf.
  package init() {}

  package func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size {
    Size(width: (proposal.width ?? 40) / 2, height: 10)
  }
}

/// A view that is smaller at exactly the size it answers everywhere else.
package struct OddLeaf: LeafRule {
  /// Makes a leaf.
  package init() {}

  package func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size {
    proposal == ProposedViewSize(width: 20, height: 20)
      ? Size(width: 15, height: 15) : Size(width: 20, height: 20)
  }
}
