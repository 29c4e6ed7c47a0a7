internal import VitrineCoding
package import VitrineModel

/// A container that aligns views in rows and columns.
nonisolated public struct Grid<Content: View>: View, PrimitiveView, LocatedView {
  package var location = KeptLocation()
  private var grid = VitrineModel.Grid()
  private let content: Content

  /// Creates a grid.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    grid.alignment = alignment.archived
    grid.horizontalSpacing = horizontalSpacing.map(\.archived)
    grid.verticalSpacing = verticalSpacing.map(\.archived)
    self.content = content()
  }

  @MainActor package func lower(_ context: LoweringContext) -> [ViewNode] {
    var grid = grid
    grid.children = content.lowered(context)
    return [ViewNode(.grid(grid))]
  }
}

/// The cells of a row of a grid.
nonisolated public struct GridRow<Content: View>: View, PrimitiveView, LocatedView {
  package var location = KeptLocation()
  private let alignment: VerticalAlignment?
  private let content: Content

  /// Creates a grid row.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  @MainActor package func lower(_ context: LoweringContext) -> [ViewNode] {
    var row = VitrineModel.GridRow()
    row.alignment = alignment?.archived
    row.children = content.lowered(context)
    return [ViewNode(.gridRow(row))]
  }
}

/// A column or row of a lazy grid.
public struct GridItem: Sendable {
  /// The size of a column or row.
  public enum Size: Sendable {
    /// A fixed size in points.
    case fixed(CGFloat)
    /// A size that fills the remaining space, within a minimum and a maximum.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many tracks as fit, each within a minimum and a maximum.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The size of the row or column.
  public var size: Size
  /// The space to the next column or row, in points.
  public var spacing: CGFloat?
  /// The alignment of views in the row or column.
  public var alignment: Alignment?

  /// Creates a grid item.
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
  }

  fileprivate var archived: VitrineModel.GridItem {
    var item = VitrineModel.GridItem()
    switch size {
    case .fixed(let length): item.fixed = Double(length)
    case .flexible(let least, let most):
      item.minimum = Double(least)
      item.maximum = Extent(Double(most))
    case .adaptive(let least, let most):
      item.minimum = Double(least)
      item.maximum = Extent(Double(most))
      item.adaptive = true
    }
    item.spacing = spacing.map(\.archived)
    item.alignment = alignment?.archived
    return item
  }
}

/// A grid of cells in given columns.
nonisolated public struct LazyVGrid<Content: View>: View, PrimitiveView, LocatedView {
  package var location = KeptLocation()
  private var grid = VitrineModel.LazyVGrid()
  private let content: Content

  /// Creates a grid from its columns.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    grid.columns = columns.map(\.archived)
    grid.alignment = alignment.archived
    grid.spacing = spacing.map(\.archived)
    self.content = content()
  }

  @MainActor package func lower(_ context: LoweringContext) -> [ViewNode] {
    var grid = grid
    grid.children = content.lowered(context)
    return [ViewNode(.lazyVGrid(grid))]
  }
}

/// A grid of cells in given rows.
nonisolated public struct LazyHGrid<Content: View>: View, PrimitiveView, LocatedView {
  package var location = KeptLocation()
  private var grid = VitrineModel.LazyHGrid()
  private let content: Content

  /// Creates a grid from its rows.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    grid.rows = rows.map(\.archived)
    grid.alignment = alignment.archived
    grid.spacing = spacing.map(\.archived)
    self.content = content()
  }

  @MainActor package func lower(_ context: LoweringContext) -> [ViewNode] {
    var grid = grid
    grid.children = content.lowered(context)
    return [ViewNode(.lazyHGrid(grid))]
  }
}
