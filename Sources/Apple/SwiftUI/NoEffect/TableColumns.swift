/// The columns of a table.
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// The type of a row's value.
  associatedtype TableRowValue: Identifiable = TableColumnBody.TableRowValue
  /// The type that sorts rows; `Never` for columns that are not sorted.
  associatedtype TableColumnSortComparator = TableColumnBody.TableColumnSortComparator
  /// The type of the columns inside.
  associatedtype TableColumnBody: TableColumnContent
  /// The columns inside.
  @TableColumnBuilder<TableRowValue, TableColumnSortComparator>
  var tableColumnBody: TableColumnBody { get }
  /// The columns by their titles and views.
  var _columns: [AnyTableColumn<TableRowValue>] { get }
}

extension TableColumnContent where TableColumnBody.TableRowValue == TableRowValue {
  /// The columns by their titles and views.
  public var _columns: [AnyTableColumn<TableRowValue>] { tableColumnBody._columns }
}

extension TableColumnContent where TableColumnBody == Never {
  /// Never called: the columns are known.
  public var tableColumnBody: Never { fatalError("columns without a body were asked for it") }
}

extension Never: TableColumnContent {
  /// There are no rows.
  public typealias TableRowValue = Never
  /// There is nothing to sort.
  public typealias TableColumnSortComparator = Never
  /// There is no body.
  public typealias TableColumnBody = Never
  /// There are no columns.
  public var _columns: [AnyTableColumn<Never>] { [] }
}

/// A column of a table, whatever the type of its views.
nonisolated public struct AnyTableColumn<Row> {
  let title: Text
  let content: (Row) -> AnyView
}

/// Columns that a builder combines.
nonisolated public struct TableColumns<Row: Identifiable, Sort>: TableColumnContent {
  /// The type of a row's value.
  public typealias TableRowValue = Row
  /// The type that sorts rows.
  public typealias TableColumnSortComparator = Sort
  /// The columns have no body.
  public typealias TableColumnBody = Never
  /// The columns by their titles and views.
  public let _columns: [AnyTableColumn<Row>]
}

/// Columns for the elements of a collection.
nonisolated public struct TableColumnForEach<
  Data: RandomAccessCollection, ID: Hashable, Row: Identifiable, Sort
>: TableColumnContent {
  /// The type of a row's value.
  public typealias TableRowValue = Row
  /// The type that sorts rows.
  public typealias TableColumnSortComparator = Sort
  /// The columns have no body.
  public typealias TableColumnBody = Never
  /// The columns by their titles and views.
  public let _columns: [AnyTableColumn<Row>]
  /// Creates columns for elements, identified by a property.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<Row, Sort> content: (Data.Element) -> TableColumns<Row, Sort>
  ) { _columns = data.flatMap { content($0)._columns } }
  /// Creates columns for elements.
  public init(
    _ data: Data, @TableColumnBuilder<Row, Sort> content: (Data.Element) -> TableColumns<Row, Sort>
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, id: \.id, content: content)
  }
}

/// A column of a table.
nonisolated public struct TableColumn<Row: Identifiable, Content: View> {
  let title: Text
  let content: (Row) -> Content
  /// Creates a column with a title and a view for each row.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (Row) -> Content
  ) { (title, self.content) = (Text(titleKey), content) }
  /// Creates a table column with a localized title.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<Row, String>)
  where Content == Text {
    title = Text(titleKey)
    content = { Text(verbatim: $0[keyPath: value]) }
  }
  /// Sets the width of the column, in points.
  public func width(_ width: CGFloat? = nil) -> Self { self }
}

extension TableColumn: TableColumnContent {
  /// The type of a row's value.
  public typealias TableRowValue = Row
  /// The column is sorted by what its table says.
  public typealias TableColumnSortComparator = Never
  /// The column has no body.
  public typealias TableColumnBody = Never
  /// The column by its title and view.
  public var _columns: [AnyTableColumn<Row>] {
    [AnyTableColumn(title: title, content: { AnyView(content($0)) })]
  }
}

/// A result builder of table columns.
@resultBuilder
public enum TableColumnBuilder<Row: Identifiable, Sort> {
  /// Builds a column.
  nonisolated public static func buildExpression<C: View>(
    _ column: TableColumn<Row, C>
  ) -> TableColumns<Row, Sort> { TableColumns(_columns: column._columns) }
  /// Builds columns.
  @_disfavoredOverload
  nonisolated public static func buildExpression<C: TableColumnContent>(
    _ columns: C
  ) -> TableColumns<Row, Sort> where C.TableRowValue == Row, C.TableColumnSortComparator == Sort {
    TableColumns(_columns: columns._columns)
  }
  /// Combines columns.
  nonisolated public static func buildBlock(
    _ columns: TableColumns<Row, Sort>...
  ) -> TableColumns<Row, Sort> { TableColumns(_columns: columns.flatMap(\._columns)) }
  /// Builds the columns of an `if` without `else`.
  nonisolated public static func buildOptional(
    _ columns: TableColumns<Row, Sort>?
  ) -> TableColumns<Row, Sort> { columns ?? TableColumns(_columns: []) }
  /// Builds the columns of the first branch of a condition.
  nonisolated public static func buildEither(
    first columns: TableColumns<Row, Sort>
  ) -> TableColumns<Row, Sort> { columns }
  /// Builds the columns of the second branch of a condition.
  nonisolated public static func buildEither(
    second columns: TableColumns<Row, Sort>
  ) -> TableColumns<Row, Sort> { columns }
}
