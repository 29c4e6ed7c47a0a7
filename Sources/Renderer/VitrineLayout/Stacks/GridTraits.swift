import VitrineGeometry

/// The traits of a view as a cell of a grid.
package struct GridTraits: Equatable {
  /// The number of columns that the cell covers.
  package var span: Int?
  /// The point of the cell's slot and of the view that coincide.
  package var anchor: UnitPoint?
  /// How the cell's whole column is aligned.
  package var columnAlignment: HorizontalAlignment?
  /// Whether the cell takes the width that others determine for its column.
  package var isUnsizedHorizontally = false
  /// Whether the cell takes the height that others determine for its row.
  package var isUnsizedVertically = false

  /// Creates grid traits.
  package init() {}

  /// The traits of a view with these ones around others; the ones nearer to the view win.
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

/// Passes the requests of a view to the grid around it.
struct GridCellRule: LayoutRule {
  let traits: GridTraits

  init(traits: GridTraits) { self.traits = traits }

  /// - Parameter ask: sets the requests of the view.
  init(_ ask: (inout GridTraits) -> Void) {
    var traits = GridTraits()
    ask(&traits)
    self.traits = traits
  }

  func gridTraits(_ node: LayoutNode) -> GridTraits {
    traits.around(node.child?.gridTraits ?? GridTraits())
  }
}
