package import VitrineModel

/// A structure that creates a view for each element of a collection.
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The collection whose elements identify the views.
  public var data: Data
  /// The closure that creates the view of an element.
  public var content: (Data.Element) -> Content
  /// Returns the identity of an element; `nil` if its index identifies it.
  var identify: ((Data.Element) -> ID)?
  /// What people can do with the views as rows.
  var edits: RowEdits = []
  package var location = KeptLocation()
}

nonisolated extension ForEach {
  /// Creates other content than views from the elements of a collection.
  package init(elements: Data, making content: @escaping (Data.Element) -> Content) {
    self.init(data: elements, content: content)
  }
}

extension ForEach: View, PrimitiveView, LocatedView where Content: View {
  @MainActor package func lower(_ context: LoweringContext) -> [ViewNode] {
    let isChoice = !context.environment.chosenTags.isEmpty
    return data.enumerated().flatMap { index, element in
      var views = content(element).lowered(context)
      // The identity of an element is its tag, too.
      if isChoice, let tag = identify.map({ AnyHashable($0(element)) }) ?? element as? AnyHashable {
        views = context.marked(views, as: tag)
      }
      views = edits.marked(views, in: context)
      return identify.map { views.identified(by: StableText.of($0(element))) }
        ?? views.placed(at: index)
    }
  }
}

nonisolated extension ForEach where Content: View {
  /// Creates a view for each identified element.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, identify: \.id)
  }

  /// Creates a view for each element, identified by a property.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, identify: { $0[keyPath: id] })
  }
}

nonisolated extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Creates a view for each number of a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content)
  }
}

nonisolated extension ForEach where Content: View {
  /// Creates a view for a binding to each identified element.
  public init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection,
    C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable, ID == C.Element.ID
  { self.init(data, id: \.id, content: content) }

  /// Creates a view for a binding to each element.
  public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection,
    C: RandomAccessCollection, C.Index: Hashable
  {
    let elements = data.wrappedValue
    self.init(
      data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
      content: { content(data[$0.0]) }, identify: { $0.1 })
  }
}
