// Tables whose rows can be selected, sorted and arranged, as a picture shows them.

nonisolated extension Table {
  /// Creates a table with a selection.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Row.ID?>,
    @TableColumnBuilder<Row, Never> columns: () -> TableColumns<Row, Never>
  ) where Data.Element == Row { self.init(data, columns: columns) }
  /// Creates a table with a selection of several rows.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Row.ID>>,
    @TableColumnBuilder<Row, Never> columns: () -> TableColumns<Row, Never>
  ) where Data.Element == Row { self.init(data, columns: columns) }
  /// Creates a table that people can sort.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Row, Sort> columns: () -> TableColumns<Row, Sort>
  ) where Data.Element == Row, Sort.Compared == Row { self.init(Array(data), columns()) }
  /// Creates a table with a selection that people can sort and arrange.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Row.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Row>>? = nil,
    @TableColumnBuilder<Row, Sort> columns: () -> TableColumns<Row, Sort>
  ) where Data.Element == Row, Sort.Compared == Row { self.init(Array(data), columns()) }
  /// Creates a table with a selection of several rows that people can sort and arrange.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Row.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Row>>? = nil,
    @TableColumnBuilder<Row, Sort> columns: () -> TableColumns<Row, Sort>
  ) where Data.Element == Row, Sort.Compared == Row { self.init(Array(data), columns()) }
}

nonisolated extension TableColumn {
  /// Creates a column that can be sorted by a value, with a view for each row.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<Row, V>,
    @ViewBuilder content: @escaping (Row) -> Content
  ) { self.init(titleKey, content: content) }
  /// Creates a column that can be sorted by a comparator, with a view for each row.
  public init<C: SortComparator>(
    _ titleKey: LocalizedStringKey, sortUsing comparator: C,
    @ViewBuilder content: @escaping (Row) -> Content
  ) where C.Compared == Row { self.init(titleKey, content: content) }
  /// Sets the limits of the column's width, in points.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> Self {
    self
  }
  /// Sets the identifier under which an arrangement is kept.
  public func customizationID(_ identifier: String) -> Self { self }
  /// Sets what people can change about the column.
  public func disabledCustomizationBehavior(_ behavior: TableColumnCustomizationBehavior) -> Self {
    self
  }
  /// Sets whether the column is visible.
  public func defaultVisibility(_ visibility: Visibility) -> Self { self }
  /// Sets the alignment of the column's content.
  public func alignment(_ alignment: TableColumnAlignment) -> Self { self }
}

/// The alignment of a column's content.
public struct TableColumnAlignment: Hashable, Sendable {
  private let name: String
  /// The platform's default.
  public static let automatic = TableColumnAlignment(name: "automatic")
  /// At the leading edge.
  public static let leading = TableColumnAlignment(name: "leading")
  /// In the middle.
  public static let center = TableColumnAlignment(name: "center")
  /// At the trailing edge.
  public static let trailing = TableColumnAlignment(name: "trailing")
  /// As numbers of the language.
  public static let numeric = TableColumnAlignment(name: "numeric")
}

/// What people can change about a column.
@RawValue<Int>
public struct TableColumnCustomizationBehavior: OptionSet, Sendable {
  /// Moving the column.
  public static let reorder = TableColumnCustomizationBehavior(rawValue: 1)
  /// Changing its width.
  public static let resize = TableColumnCustomizationBehavior(rawValue: 2)
  /// Hiding it.
  public static let visibility = TableColumnCustomizationBehavior(rawValue: 4)
  /// All changes.
  public static let all: TableColumnCustomizationBehavior = [.reorder, .resize, .visibility]
}

/// How people have arranged the columns of a table.
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
  /// Creates an arrangement without changes.
  public init() {}
  /// Whether a column is visible.
  public subscript(visibility id: String) -> Visibility {
    get { .automatic }
    set {}
  }
  /// Removes the changes.
  public mutating func resetOrder() {}
}
