/// The rows of a table.
public protocol TableRowContent<TableRowValue> {
  /// The type of a row's value.
  associatedtype TableRowValue: Identifiable = TableRowBody.TableRowValue
  /// The type of the rows inside.
  associatedtype TableRowBody: TableRowContent
  /// The rows inside.
  @TableRowBuilder<TableRowValue> var tableRowBody: TableRowBody { get }
  /// The rows, from top to bottom.
  var _rows: [_TableRows<TableRowValue>] { get }
}

/// Rows of a table, which may be below a header.
public struct _TableRows<Value> {
  let header: AnyView?
  let values: [Value]
}

extension TableRowContent where TableRowBody.TableRowValue == TableRowValue {
  /// The rows, from top to bottom.
  public var _rows: [_TableRows<TableRowValue>] { tableRowBody._rows }
}

extension TableRowContent where TableRowBody == Never {
  /// Never called: the rows are known.
  public var tableRowBody: Never { preconditionFailure("rows without a body were asked for it") }
}

extension Never: TableRowContent {
  /// There is no body.
  public typealias TableRowBody = Never
  /// There are no rows.
  public var _rows: [_TableRows<Never>] { [] }
}

/// Rows of a collection, whose elements people may move; nobody moves them in a picture.
public protocol DynamicTableRowContent<TableRowValue>: TableRowContent {
  /// The type of the collection.
  associatedtype Data: Collection
  /// The collection.
  var data: Data { get }
}

extension TableRowContent {
  /// Sets what happens with dropped elements; nothing is dropped on a picture.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type, action: @escaping (Int, [T]) -> Void
  ) -> Self { self }
}

/// A row of a table.
nonisolated public struct TableRow<Value: Identifiable>: TableRowContent {
  /// The type of a row's value.
  public typealias TableRowValue = Value
  /// The rows have no body.
  public typealias TableRowBody = Never
  /// The rows.
  public let _rows: [_TableRows<Value>]
  /// Creates a row of a value.
  public init(_ value: Value) { _rows = [.init(header: nil, values: [value])] }
}

/// Rows of a table with a header that discloses them; a picture shows the header alone.
nonisolated public struct DisclosureTableRow<Value: Identifiable>: TableRowContent {
  /// The type of a row's value.
  public typealias TableRowValue = Value
  /// The rows have no body.
  public typealias TableRowBody = Never
  /// The rows.
  public let _rows: [_TableRows<Value>]
  /// Creates a row that discloses others.
  public init<C: TableRowContent>(
    _ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: () -> C
  ) where C.TableRowValue == Value {
    _rows =
      [.init(header: nil, values: [value])]
      + (isExpanded?.wrappedValue == true ? content()._rows : [])
  }
}

/// Rows that a builder combines.
nonisolated public struct TableRows<Value: Identifiable>: TableRowContent {
  /// The type of a row's value.
  public typealias TableRowValue = Value
  /// The rows have no body.
  public typealias TableRowBody = Never
  /// The rows.
  public let _rows: [_TableRows<Value>]
}

/// A result builder of the rows of a table.
@resultBuilder
public enum TableRowBuilder<Value: Identifiable> {
  /// Builds rows.
  nonisolated public static func buildExpression<C: TableRowContent>(
    _ content: C
  ) -> TableRows<Value> where C.TableRowValue == Value { TableRows(_rows: content._rows) }
  /// Combines rows.
  nonisolated public static func buildBlock(_ rows: TableRows<Value>...) -> TableRows<Value> {
    TableRows(_rows: rows.flatMap(\._rows))
  }
  /// Builds the rows of an `if` without `else`.
  nonisolated public static func buildOptional(_ rows: TableRows<Value>?) -> TableRows<Value> {
    rows ?? TableRows(_rows: [])
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
    of valueType: Row.Type = Row.self,
    @TableColumnBuilder<Row, Never> columns: () -> TableColumns<Row, Never>,
    @TableRowBuilder<Row> rows: () -> R
  ) where R.TableRowValue == Row { self.init(rows()._rows, columns()) }
  /// Creates a table of rows with a selection.
  public init<R: TableRowContent>(
    of valueType: Row.Type = Row.self, selection: Binding<Row.ID?>,
    @TableColumnBuilder<Row, Never> columns: () -> TableColumns<Row, Never>,
    @TableRowBuilder<Row> rows: () -> R
  ) where R.TableRowValue == Row { self.init(rows()._rows, columns()) }
  /// Creates a table of rows with a selection of several.
  public init<R: TableRowContent>(
    of valueType: Row.Type = Row.self, selection: Binding<Set<Row.ID>>,
    @TableColumnBuilder<Row, Never> columns: () -> TableColumns<Row, Never>,
    @TableRowBuilder<Row> rows: () -> R
  ) where R.TableRowValue == Row { self.init(rows()._rows, columns()) }
  /// Creates a table of rows with a selection that people can sort.
  public init<R: TableRowContent, Sort: SortComparator>(
    of valueType: Row.Type = Row.self, selection: Binding<Row.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Row, Sort> columns: () -> TableColumns<Row, Sort>,
    @TableRowBuilder<Row> rows: () -> R
  ) where R.TableRowValue == Row, Sort.Compared == Row { self.init(rows()._rows, columns()) }
  /// Creates a table of rows with a selection of several that people can sort.
  public init<R: TableRowContent, Sort: SortComparator>(
    of valueType: Row.Type = Row.self, selection: Binding<Set<Row.ID>>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Row, Sort> columns: () -> TableColumns<Row, Sort>,
    @TableRowBuilder<Row> rows: () -> R
  ) where R.TableRowValue == Row, Sort.Compared == Row { self.init(rows()._rows, columns()) }
  /// Creates a table of rows that people can sort.
  public init<R: TableRowContent, Sort: SortComparator>(
    of valueType: Row.Type = Row.self, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Row, Sort> columns: () -> TableColumns<Row, Sort>,
    @TableRowBuilder<Row> rows: () -> R
  ) where R.TableRowValue == Row, Sort.Compared == Row { self.init(rows()._rows, columns()) }
}

nonisolated extension Section: TableRowContent where Parent: View, Content: TableRowContent {
  /// The type of a row's value.
  public typealias TableRowValue = Content.TableRowValue
  /// The rows have no body.
  public typealias TableRowBody = Never
  /// The rows below the header.
  public var _rows: [_TableRows<TableRowValue>] {
    [.init(header: AnyView(header), values: content._rows.flatMap(\.values))]
  }
}

nonisolated extension Section
where Parent == EmptyView, Content: TableRowContent, Footer == EmptyView {
  /// Creates a section of a table.
  public init<Value>(@TableRowBuilder<Value> content: () -> Content)
  where Value == Content.TableRowValue {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

nonisolated extension Section
where Parent: View, Content: TableRowContent, Footer == EmptyView {
  /// Creates a section of a table with a header.
  public init<Value>(
    @TableRowBuilder<Value> content: () -> Content, @ViewBuilder header: () -> Parent
  ) where Value == Content.TableRowValue {
    self.init(header: header(), content: content(), footer: EmptyView())
  }
}

nonisolated extension Section
where Parent == Text, Content: TableRowContent, Footer == EmptyView {
  /// Creates a section of a table with a title.
  public init<Value>(
    _ titleKey: LocalizedStringKey, @TableRowBuilder<Value> content: () -> Content
  ) where Value == Content.TableRowValue {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }
}

nonisolated extension ForEach: TableRowContent, DynamicTableRowContent
where Content: TableRowContent {
  /// The type of a row's value.
  public typealias TableRowValue = Content.TableRowValue
  /// The rows have no body.
  public typealias TableRowBody = Never
  /// The rows, from top to bottom.
  public var _rows: [_TableRows<TableRowValue>] { data.flatMap { content($0)._rows } }
}

nonisolated extension ForEach
where Content: TableRowContent, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates a row for each element.
  public init(
    _ data: Data, content: @escaping (Data.Element) -> Content
  ) { self.init(elements: data, making: content) }
}
