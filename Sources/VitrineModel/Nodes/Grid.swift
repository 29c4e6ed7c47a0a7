/// Views in rows whose cells stand in columns.
public struct Grid: ArchiveRecord {
  /// Where cells stand in their slots.
  public var alignment: Alignment = .center
  /// Gap between columns in points; `nil` chooses by the neighbours.
  public var horizontalSpacing: Double?
  /// Gap between rows in points; `nil` chooses by the neighbours.
  public var verticalSpacing: Double?
  /// Rows, and views that cover all columns.
  public var children: [ViewNode] = []

  /// Makes an empty grid.
  public init() {}

  /// Alignment, gaps and rows.
  public static let fields: [Field<Grid>] = [
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
public struct GridRow: ArchiveRecord {
  /// Where the row's cells stand vertically; `nil` as the grid says.
  public var alignment: VerticalAlignment?
  /// The cells from leading to trailing.
  public var children: [ViewNode] = []

  /// Makes an empty row.
  public init() {}

  /// Alignment and cells.
  public static let fields: [Field<GridRow>] = [
    Field("alignment", \.alignment, "Where the row's cells stand vertically."),
    Field("children", \.children, "The cells from leading to trailing."),
  ]
}
