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
  { self.init(data, content: content) }
}
