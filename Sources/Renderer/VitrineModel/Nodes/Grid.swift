import VitrineCoding
import VitrineGeometry

/// Views aligned in rows and columns.
package struct Grid: ArchiveRecord {
  package var alignment: Alignment = .center
  package var horizontalSpacing: Double?
  package var verticalSpacing: Double?
  package var children: [ViewNode] = []

  package init() {}

  package static let fields: [Field<Grid>] = [
    Field("alignment", \.alignment, "The alignment of cells in their slots."),
    Field(
      "horizontalSpacing", \.horizontalSpacing,
      "Gap between columns in points; default: by neighbours."),
    Field(
      "verticalSpacing", \.verticalSpacing, "Gap between rows in points; default: by neighbours."),
    Field("children", \.children, "Rows, and views that cover all columns."),
  ]
}

/// The cells of one row of a grid.
package struct GridRow: ArchiveRecord {
  package var alignment: VerticalAlignment?
  package var children: [ViewNode] = []

  package init() {}

  package static let fields: [Field<GridRow>] = [
    Field(
      "alignment", \.alignment,
      "How the row's cells are aligned vertically; default: as the grid specifies."),
    Field("children", \.children, "The cells from leading to trailing."),
  ]
}
