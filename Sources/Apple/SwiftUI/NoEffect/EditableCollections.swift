// Collections that people can edit; a picture shows them as they are.

nonisolated extension ForEach where Content: View {
  /// Creates a view for a binding to each element, identified by a property, which people can edit.
  public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    C: MutableCollection & RandomAccessCollection, C.Index: Hashable,
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>
  { self.init(data, id: id, content: content) }
  /// Creates a view for a binding to each element, which people can edit.
  public init<C>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    C: MutableCollection & RandomAccessCollection, C.Index: Hashable, C.Element: Identifiable,
    ID == C.Element.ID, Data == LazyMapSequence<C.Indices, (C.Index, ID)>
  { self.init(data, id: \.id, content: content) }
}

nonisolated extension List {
  /// Creates a list with a row for a binding to each element, which people can edit.
  public init<C, Row: View>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
  )
  where
    C: MutableCollection & RandomAccessCollection, C.Index: Hashable, C.Element: Identifiable,
    Content == ForEach<Binding<C>, C.Element.ID, Row>
  { self.init(data, rowContent: rowContent) }
  /// Creates a list with a selection and a row for a binding to each element, which people can
  /// edit.
  public init<V: Hashable, C, Row: View>(
    _ data: Binding<C>, editActions: EditActions<C> = [], selection: Binding<V>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
  )
  where
    C: MutableCollection & RandomAccessCollection, C.Index: Hashable, C.Element: Identifiable,
    Content == ForEach<Binding<C>, C.Element.ID, Row>
  { self.init(selection: selection) { ForEach(data, content: rowContent) } }
}
