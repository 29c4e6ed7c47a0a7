/// Cells in rows of given columns, filled row by row.
package struct LazyVGrid: ArchiveRecord {
  /// The columns from leading to trailing.
  package var columns: [GridItem] = []
  /// Where the columns stand in a wider box.
  package var alignment: HorizontalAlignment = .center
  /// Gap between rows in points; `nil` is the platform's 8.
  package var spacing: Double?
  /// The cells in reading order.
  package var children: [ViewNode] = []

  /// Makes an empty grid.
  package init() {}

  /// Columns, alignment, gap and cells.
  package static let fields: [Field<LazyVGrid>] = [
    Field("columns", \.columns, required: true, "The columns from leading to trailing."),
    Field("alignment", \.alignment, "Where the columns stand in a wider box."),
    Field("spacing", \.spacing, "Gap between rows in points; default 8."),
    Field("children", \.children, "The cells in reading order."),
  ]
}

/// Cells in columns of given rows, filled column by column.
package struct LazyHGrid: ArchiveRecord {
  /// The rows from top to bottom.
  package var rows: [GridItem] = []
  /// Where the rows stand in a higher box.
  package var alignment: VerticalAlignment = .center
  /// Gap between columns in points; `nil` is the platform's 8.
  package var spacing: Double?
  /// The cells, column by column.
  package var children: [ViewNode] = []

  /// Makes an empty grid.
  package init() {}

  /// Rows, alignment, gap and cells.
  package static let fields: [Field<LazyHGrid>] = [
    Field("rows", \.rows, required: true, "The rows from top to bottom."),
    Field("alignment", \.alignment, "Where the rows stand in a higher box."),
    Field("spacing", \.spacing, "Gap between columns in points; default 8."),
    Field("children", \.children, "The cells, column by column."),
  ]
}

/// One column of a lazy vertical grid, or one row of a horizontal one.
package struct GridItem: ArchiveRecord {
  /// Fixed extent in points.
  package var fixed: Double?
  /// Least extent in points of an item that adapts or flexes.
  package var minimum = 10.0
  /// Greatest extent in points of an item that adapts or flexes.
  package var maximum: Extent = .infinity
  /// Whether the item stands for as many columns as fit.
  package var adaptive = false
  /// Gap to the next item in points; `nil` is the platform's 8.
  package var spacing: Double?
  /// Where cells stand in the item; `nil` is the centre.
  package var alignment: Alignment?

  /// Makes a flexible item.
  package init() {}

  /// Extent, gap and alignment.
  package static let fields: [Field<GridItem>] = [
    Field("fixed", \.fixed, rule: .nonNegative, "Fixed extent in points."),
    Field("minimum", \.minimum, rule: .nonNegative, "Least extent in points; default 10."),
    Field(
      "maximum", \.maximum, rule: .nonNegativeExtent,
      "Greatest extent in points; default \"infinity\"."),
    Field("adaptive", \.adaptive, "Whether the item stands for as many columns as fit."),
    Field("spacing", \.spacing, "Gap to the next item in points; default 8."),
    Field("alignment", \.alignment, "Where cells stand in the item; default: in the middle."),
  ]

  /// A fixed item neither flexes nor adapts.
  package static let rules: [FieldRule] = [
    .exclusive(
      ["fixed"], ["minimum", "maximum", "adaptive"],
      "'fixed' cannot be combined with 'minimum', 'maximum' or 'adaptive'")
  ]
}
