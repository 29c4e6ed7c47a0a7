import VitrineModel

/// What a view asks of the grid that it is a cell of.
package struct GridTraits: Equatable {
  /// How many columns the cell covers.
  package var span: Int?
  /// The point of the cell's slot and of the view that coincide.
  package var anchor: UnitPoint?
  /// How the cell's whole column is aligned.
  package var columnAlignment: HorizontalAlignment?
  /// Whether the cell takes the width that others give its column.
  package var isUnsizedHorizontally = false
  /// Whether the cell takes the height that others give its row.
  package var isUnsizedVertically = false

  /// Makes traits without a wish.
  package init() {}

  /// The traits of a view with these ones around others; what stands nearer to the view wins.
  ///
  /// Source: recorded on macOS 26.
  func around(_ inner: GridTraits) -> GridTraits {
    var result = self
    result.span = inner.span ?? span
    result.anchor = inner.anchor ?? anchor
    result.columnAlignment = inner.columnAlignment ?? columnAlignment
    result.isUnsizedHorizontally = isUnsizedHorizontally || inner.isUnsizedHorizontally
    result.isUnsizedVertically = isUnsizedVertically || inner.isUnsizedVertically
    return result
  }
}

extension GridTraits {
  /// What a modifier says.
  init(_ modifier: Modifier) {
    self.init()
    switch modifier {
    case .gridCellColumns(let count): span = count
    case .gridCellAnchor(let point): anchor = point
    case .gridColumnAlignment(let alignment): columnAlignment = alignment
    case .gridCellUnsizedAxes(let axes):
      isUnsizedHorizontally = axes.contains(.horizontal)
      isUnsizedVertically = axes.contains(.vertical)
    default: break
    }
  }
}

/// Tells the grid around a view what the view asks of it.
struct GridCellRule: LayoutRule {
  let traits: GridTraits

  func gridTraits(_ node: LayoutNode) -> GridTraits {
    traits.around(node.child?.gridTraits ?? GridTraits())
  }
}
