/// The rows of a table.
public protocol TableRowContent<TableRowValue> {
  /// The type of a row's value.
  associatedtype TableRowValue: Identifiable
  /// The values of the rows, from top to bottom.
  var values: [TableRowValue] { get }
}

/// A row of a table.
nonisolated public struct TableRow<Value: Identifiable>: TableRowContent {
  /// The values of the rows.
  public let values: [Value]
  /// Creates a row of a value.
  public init(_ value: Value) { values = [value] }
}

/// Rows of a table with a header that discloses them; a picture shows the header alone.
nonisolated public struct DisclosureTableRow<Value: Identifiable>: TableRowContent {
  /// The values of the rows.
  public let values: [Value]
  /// Creates a row that discloses others.
  public init<C: TableRowContent>(
    _ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: () -> C
  ) where C.TableRowValue == Value {
    values = [value] + (isExpanded?.wrappedValue == true ? content().values : [])
  }
}

/// Rows that a builder combines.
nonisolated public struct TableRows<Value: Identifiable>: TableRowContent {
  /// The values of the rows.
  public let values: [Value]
}

/// A result builder of the rows of a table.
@resultBuilder
public enum TableRowBuilder<Value: Identifiable> {
  /// Builds rows.
  nonisolated public static func buildExpression<C: TableRowContent>(
    _ content: C
  ) -> TableRows<Value> where C.TableRowValue == Value { TableRows(values: content.values) }
  /// Builds the rows of a collection.
  nonisolated public static func buildExpression<D: RandomAccessCollection, ID, C: TableRowContent>(
    _ rows: ForEach<D, ID, C>
  ) -> TableRows<Value> where C.TableRowValue == Value {
    TableRows(values: rows.data.flatMap { rows.content($0).values })
  }
  /// Combines rows.
  nonisolated public static func buildBlock(_ rows: TableRows<Value>...) -> TableRows<Value> {
    TableRows(values: rows.flatMap(\.values))
  }
  /// Builds the rows of an `if` without `else`.
  nonisolated public static func buildOptional(_ rows: TableRows<Value>?) -> TableRows<Value> {
    rows ?? TableRows(values: [])
  }
  /// Builds the rows of the first branch of a condition.
  nonisolated public static func buildEither(first rows: TableRows<Value>) -> TableRows<Value> {
    rows
  }
  /// Builds the rows of the second branch of a condition.
  nonisolated public static func buildEither(second rows: TableRows<Value>) -> TableRows<Value> {
    rows
  }
}

nonisolated extension Table {
  /// Creates a table of rows.
  public init<R: TableRowContent>(
    of valueType: Row.Type,
    @TableColumnBuilder<Row, Never> columns: () -> TableColumns<Row, Never>,
    @TableRowBuilder<Row> rows: () -> R
  ) where R.TableRowValue == Row { self.init(rows().values, columns()) }
  /// Creates a table of rows with a selection.
  public init<R: TableRowContent>(
    of valueType: Row.Type, selection: Binding<Row.ID?>,
    @TableColumnBuilder<Row, Never> columns: () -> TableColumns<Row, Never>,
    @TableRowBuilder<Row> rows: () -> R
  ) where R.TableRowValue == Row { self.init(rows().values, columns()) }
  /// Creates a table of rows that people can sort.
  public init<R: TableRowContent, Sort: SortComparator>(
    of valueType: Row.Type, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Row, Sort> columns: () -> TableColumns<Row, Sort>,
    @TableRowBuilder<Row> rows: () -> R
  ) where R.TableRowValue == Row, Sort.Compared == Row { self.init(rows().values, columns()) }
}

nonisolated extension ForEach
where Content: TableRowContent, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates a row for each element.
  public init(
    _ data: Data, content: @escaping (Data.Element) -> Content
  ) { self.init(elements: data, making: content) }
}
