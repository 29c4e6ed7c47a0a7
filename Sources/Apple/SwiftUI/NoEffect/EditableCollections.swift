internal import VitrineModel

// Collections that people can edit.

/// What people can do with the rows of a collection.
nonisolated struct RowEdits: OptionSet {
  let rawValue: Int
  static let move = RowEdits(rawValue: 1)
  static let delete = RowEdits(rawValue: 2)

  /// The rows with what edits them while the list is edited, except those that say otherwise.
  @MainActor func marked(_ rows: [ViewNode], in context: LoweringContext) -> [ViewNode] {
    guard !isEmpty, context.drawsAppViews,
      context.environment.editMode?.wrappedValue.isEditing == true
    else { return rows }
    return rows.map { row in
      var traits = ScreenTraits()
      traits.deletes = contains(.delete) ? true : nil
      traits.moves = contains(.move) ? true : nil
      for case .screen(let own) in row.modifiers {
        traits.deletes = own.deletes ?? traits.deletes
        traits.moves = own.moves ?? traits.moves
      }
      var row = row
      row.modifiers.append(.screen(traits))
      return row
    }
  }
}

nonisolated extension ForEach {
  /// The views as rows that people can edit.
  func editable(_ edits: RowEdits) -> Self {
    var rows = self
    rows.edits.formUnion(edits)
    return rows
  }
}

nonisolated extension ForEach where Content: View {
  /// Sets the action that deletes rows.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> Self {
    editable(action == nil ? [] : .delete)
  }
  /// Sets the action that moves rows.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self {
    editable(action == nil ? [] : .move)
  }
  /// Creates a view for a binding to each element, identified by a property, which people can edit.
  public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    C: MutableCollection & RandomAccessCollection, C.Index: Hashable,
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>
  {
    self = ForEach(data, id: id, content: content).editable(
      RowEdits(rawValue: editActions.rawValue))
  }
  /// Creates a view for a binding to each element, which people can edit.
  public init<C>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    C: MutableCollection & RandomAccessCollection, C.Index: Hashable, C.Element: Identifiable,
    ID == C.Element.ID, Data == LazyMapSequence<C.Indices, (C.Index, ID)>
  { self = ForEach(data, content: content).editable(RowEdits(rawValue: editActions.rawValue)) }
}
