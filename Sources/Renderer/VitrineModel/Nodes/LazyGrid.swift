import VitrineCoding
import VitrineGeometry

/// Cells in rows of given columns, filled row by row.
package struct LazyVGrid: ArchiveRecord {
  package var columns: [GridItem] = []
  package var alignment: HorizontalAlignment = .center
  package var spacing: Double?
  package var children: [ViewNode] = []

  package init() {}

  package static let fields: [Field<LazyVGrid>] = [
    Field("columns", \.columns, required: true, "The columns from leading to trailing."),
    Field("alignment", \.alignment, "The alignment of the columns in a wider box."),
    Field("spacing", \.spacing, "Gap between rows in points; default 8."),
    Field("children", \.children, "The cells in reading order."),
  ]
}

/// Cells in columns of given rows, filled column by column.
package struct LazyHGrid: ArchiveRecord {
  package var rows: [GridItem] = []
  package var alignment: VerticalAlignment = .center
  package var spacing: Double?
  package var children: [ViewNode] = []

  package init() {}

  package static let fields: [Field<LazyHGrid>] = [
    Field("rows", \.rows, required: true, "The rows from top to bottom."),
    Field("alignment", \.alignment, "The alignment of the rows in a taller box."),
    Field("spacing", \.spacing, "Gap between columns in points; default 8."),
    Field("children", \.children, "The cells, column by column."),
  ]
}

/// One column of a lazy vertical grid, or one row of a horizontal one.
package struct GridItem: ArchiveRecord {
  package var fixed: Double?
  package var minimum = 10.0
  package var maximum: Extent = .infinity
  package var adaptive = false
  package var spacing: Double?
  package var alignment: Alignment?

  package init() {}

  package static let fields: [Field<GridItem>] = [
    Field("fixed", \.fixed, rule: .nonNegative, "Fixed extent in points."),
    Field(
      "minimum", \.minimum, rule: .nonNegative,
      "Least extent in points of an item that adapts or flexes; default 10."),
    Field(
      "maximum", \.maximum, rule: .nonNegativeExtent,
      "Greatest extent in points of an item that adapts or flexes; default \"infinity\"."),
    Field("adaptive", \.adaptive, "Whether the item creates as many columns as fit."),
    Field("spacing", \.spacing, "Gap to the next item in points; default 8."),
    Field("alignment", \.alignment, "How cells are aligned in the item; default: center."),
  ]

  /// A fixed item neither flexes nor adapts.
  package static let rules: [FieldRule] = [
    .exclusive(
      ["fixed"], ["minimum", "maximum", "adaptive"],
      "'fixed' cannot be combined with 'minimum', 'maximum' or 'adaptive'")
  ]
}
