// The rows of a list: of views, elements, numbers, bindings or nested elements, with or without a selection.

nonisolated extension List {
  /// Creates a list with a selection.
  public init<V: Hashable>(selection: Binding<V>, @ViewBuilder content: () -> Content) {
    self.init(chosen: tags(of: selection.wrappedValue), content: content)
  }
  /// Creates a list with a selection and a row for each element.
  public init<V: Hashable, Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<V>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    self.init(chosen: tags(of: selection.wrappedValue)) { ForEach(data, content: rowContent) }
  }
  /// Creates a list with a selection and a row for each element, identified by a property.
  public init<V: Hashable, Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<V>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(chosen: tags(of: selection.wrappedValue)) {
      ForEach(data, id: id, content: rowContent)
    }
  }
  /// Creates a list of nested elements, of which a picture shows the outermost.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == OutlineGroup<Data, Data.Element.ID, Row> {
    self.init { OutlineGroup(data, children: children, content: rowContent) }
  }
  /// Creates a list of nested elements that a property identifies.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == OutlineGroup<Data, ID, Row> {
    self.init { OutlineGroup(data, id: id, children: children, content: rowContent) }
  }
  /// Creates a list of nested elements with a selection.
  public init<V: Hashable, Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<V>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == OutlineGroup<Data, Data.Element.ID, Row> {
    self.init(chosen: tags(of: selection.wrappedValue)) {
      OutlineGroup(data, children: children, content: rowContent)
    }
  }
  /// Creates a list with a row for a binding to each element.
  public init<C: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
  )
  where
    C.Element: Identifiable, C.Index: Hashable,
    Content == ForEach<Binding<C>, C.Element.ID, Row>
  { self.init { ForEach(data, content: rowContent) } }
  /// Creates a list with a row for each number of a range.
  public init<Row: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    self.init { ForEach(data, content: rowContent) }
  }
  /// Creates a list with a selection and a row for each number of a range.
  public init<V: Hashable, Row: View>(
    _ data: Range<Int>, selection: Binding<V>, @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }
  /// Creates a list of nested elements that a property identifies, with a selection.
  public init<V: Hashable, Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<V>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == OutlineGroup<Data, ID, Row> {
    self.init(selection: selection) {
      OutlineGroup(data, id: id, children: children, content: rowContent)
    }
  }
  /// Creates a list with a row for a binding to each element, which people can edit.
  public init<C, Row: View>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
  )
  where
    C: MutableCollection & RandomAccessCollection, C.Index: Hashable, C.Element: Identifiable,
    Content == ForEach<Binding<C>, C.Element.ID, Row>
  {
    self.init {
      ForEach(data, content: rowContent).editable(RowEdits(rawValue: editActions.rawValue))
    }
  }
  /// Creates a list with a selection and a row for a binding to each element, which people can
  /// edit.
  public init<V: Hashable, C, Row: View>(
    _ data: Binding<C>, editActions: EditActions<C> = [], selection: Binding<V>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
  )
  where
    C: MutableCollection & RandomAccessCollection, C.Index: Hashable, C.Element: Identifiable,
    Content == ForEach<Binding<C>, C.Element.ID, Row>
  {
    self.init(selection: selection) {
      ForEach(data, content: rowContent).editable(RowEdits(rawValue: editActions.rawValue))
    }
  }
  /// Creates a list with a row for a binding to each element, identified by a property.
  public init<C, ID: Hashable, Row: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C> = [],
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
  )
  where
    C: MutableCollection & RandomAccessCollection, C.Index: Hashable,
    Content == ForEach<LazyMapSequence<C.Indices, (C.Index, ID)>, ID, Row>
  {
    self.init { ForEach(data, id: id, editActions: editActions, content: rowContent) }
  }
  /// Creates a list with a selection and a row for a binding to each element, identified by a property.
  public init<V: Hashable, C, ID: Hashable, Row: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C> = [],
    selection: Binding<V>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
  )
  where
    C: MutableCollection & RandomAccessCollection, C.Index: Hashable,
    Content == ForEach<LazyMapSequence<C.Indices, (C.Index, ID)>, ID, Row>
  {
    self.init(selection: selection) {
      ForEach(data, id: id, editActions: editActions, content: rowContent)
    }
  }
}
