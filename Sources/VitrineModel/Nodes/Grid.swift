/// Views in rows whose cells stand in columns.
package struct Grid: ArchiveRecord {
  /// Where cells stand in their slots.
  package var alignment: Alignment = .center
  /// Gap between columns in points; `nil` chooses by the neighbours.
  package var horizontalSpacing: Double?
  /// Gap between rows in points; `nil` chooses by the neighbours.
  package var verticalSpacing: Double?
  /// Rows, and views that cover all columns.
  package var children: [ViewNode] = []

  /// Makes an empty grid.
  package init() {}

  /// Alignment, gaps and rows.
  package static let fields: [Field<Grid>] = [
    Field("alignment", \.alignment, "Where cells stand in their slots."),
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
  /// Where the row's cells stand vertically; `nil` as the grid says.
  package var alignment: VerticalAlignment?
  /// The cells from leading to trailing.
  package var children: [ViewNode] = []

  /// Makes an empty row.
  package init() {}

  /// Alignment and cells.
  package static let fields: [Field<GridRow>] = [
    Field("alignment", \.alignment, "Where the row's cells stand vertically."),
    Field("children", \.children, "The cells from leading to trailing."),
  ]
}
