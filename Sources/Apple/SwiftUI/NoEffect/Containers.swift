internal import VitrineModel

// Containers for apps that widgets cannot show: their content is drawn without their decoration.

/// A view that shows or hides its content; a picture shows its initial state.
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View {
  private let label: Label
  private let content: () -> Content
  private let isExpanded: Binding<Bool>
  /// Creates a disclosure group.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(isExpanded: .constant(false), content: content, label: label)
  }
  /// Creates a disclosure group.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    (self.content, self.isExpanded) = (content, isExpanded)
  }
  /// The group in the style of the environment.
  public var body: some View {
    // Views are created only on the main actor.
    nonisolated(unsafe) let configuration = configuration
    return StyledContainer(key: \.disclosureGroupStyle) {
      AnyView($0.makeBody(configuration: configuration))
    }
  }

  private var configuration: DisclosureGroupStyleConfiguration {
    .init(
      label: _StyledPart(view: label), content: _StyledPart(view: content()), isExpanded: isExpanded
    )
  }
}
nonisolated extension DisclosureGroup where Label == Text {
  /// Creates a disclosure group with a localized title.
  @StringForm
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  /// Creates a disclosure group with a title and its state.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) { self.init(isExpanded: isExpanded, content: content) { Text(titleKey) } }
}

/// A group of related controls.
nonisolated public struct ControlGroup<Content: View>: View {
  private let content: Content
  private let label: AnyView
  /// Creates a control group.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
  /// Creates a control group.
  public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
    (self.content, self.label) = (content(), AnyView(label()))
  }
  /// Creates a control group with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  /// Creates a control group with a localized title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) { self.init(content: content) { Label(titleKey, systemImage: systemImage) } }
  /// The controls in a row.
  public var body: some View {
    nonisolated(unsafe) let plain = PlainContainer(
      name: "ControlGroup", content: HStack { content })
    nonisolated(unsafe) let configuration = ControlGroupStyleConfiguration(
      content: _StyledPart(view: content), label: _StyledPart(view: label))
    return OwnStyledView(
      system: ScreenContainer(
        .controlGroup, content: content, label: EmptyView(), plain: { plain.lowered($0) }),
      make: { (style: any ControlGroupStyle) in style.makeBody(configuration: configuration) })
  }
}

nonisolated extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// Creates the control group that a style draws.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

/// A table with rows and columns.
nonisolated public struct Table<Row: Identifiable>: View {
  private let rows: [_TableRows<Row>]
  private let columns: [AnyTableColumn<Row>]
  init<S>(_ rows: [_TableRows<Row>], _ columns: TableColumns<Row, S>) {
    (self.rows, self.columns) = (rows, columns._columns)
  }
  init<S>(_ values: [Row], _ columns: TableColumns<Row, S>) {
    self.init([_TableRows(header: nil, values: values)], columns)
  }
  /// Creates a table.
  public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Row, Never> columns: () -> TableColumns<Row, Never>
  ) where Data.Element == Row { self.init(Array(data), columns()) }
  /// The titles and the values in a grid.
  public var body: some View {
    nonisolated(unsafe) let titles = GridRow {
      ForEach(columns.indices, id: \.self) { columns[$0].title }
    }
    return ScreenContainer(
      .table,
      content: ForEach(rows.indices, id: \.self) { index in
        if let header = rows[index].header {
          Section(content: { cells(rows[index]) }, header: { header })
        } else {
          cells(rows[index])
        }
      }
    ) { table, context in table.header = titles.loweredLayer(context) }
  }

  private func cells(_ rows: _TableRows<Row>) -> some View {
    ForEach(rows.values) { row in
      GridRow { ForEach(columns.indices, id: \.self) { columns[$0].content(row) } }
    }
  }
}

/// A disclosure outline of nested values; a picture shows only the outermost rows.
nonisolated public struct OutlineGroup<
  Data: RandomAccessCollection, ID: Hashable, Content: View
>: View {
  private let roots: [Data.Element]
  private let id: KeyPath<Data.Element, ID>
  private let children: KeyPath<Data.Element, Data?>
  private let content: (Data.Element) -> Content
  private init(
    roots: [Data.Element], _ id: KeyPath<Data.Element, ID>,
    _ children: KeyPath<Data.Element, Data?>, _ content: @escaping (Data.Element) -> Content
  ) { (self.roots, self.id, self.children, self.content) = (roots, id, children, content) }
  /// Creates an outline group of elements that a property identifies.
  public init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Content
  ) where DataElement == Data.Element { self.init(roots: Array(data), id, children, content) }
  /// Creates an outline group of one element that a property identifies.
  public init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Content
  ) where DataElement == Data.Element { self.init(roots: [root], id, children, content) }
  /// The outermost rows, with a mark if there are others in them.
  public var body: some View {
    let (children, content) = (children, content)
    return PlainContainer(
      name: "OutlineGroup",
      content: ForEach(roots, id: id) { element in
        OutlineRow(content: content(element), hasChildren: element[keyPath: children] != nil)
      }, isWholeOnScreens: true)
  }
}

nonisolated extension OutlineGroup where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates an outline group.
  public init<DataElement>(
    _ data: Data, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Content
  ) where DataElement == Data.Element {
    self.init(data, id: \.id, children: children, content: content)
  }
  /// Creates an outline group of one element.
  public init<DataElement>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Content
  ) where DataElement == Data.Element {
    self.init(root, id: \.id, children: children, content: content)
  }
}

/// A row of an outline, whose rows inside are not shown.
nonisolated struct OutlineRow<Content: View>: View {
  let content: Content
  let hasChildren: Bool
  var body: some View {
    nonisolated(unsafe) let content = content
    if hasChildren {
      ScreenContainer(
        .disclosureGroup, content: EmptyView(), label: content, plain: { content.lowered($0) })
    } else {
      content
    }
  }
}

/// Views in a row, with movable dividers.
nonisolated public struct HSplitView<Content: View>: View {
  private let content: Content
  /// Creates a split view of views side by side.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// The views in a row.
  public var body: some View {
    PlatformContainer(name: "HSplitView", content: HStack(spacing: 1) { content })
  }
}

/// Views in a column, with movable dividers.
nonisolated public struct VSplitView<Content: View>: View {
  private let content: Content
  /// Creates a split view of views above each other.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// The views in a column.
  public var body: some View {
    PlatformContainer(name: "VSplitView", content: VStack(spacing: 1) { content })
  }
}

/// A view that its container sees as one, as in a stack.
nonisolated struct SingleView<Content: View>: View, PrimitiveView, LocatedView {
  package var location = KeptLocation()
  let content: Content

  @MainActor func lower(_ context: LoweringContext) -> [ViewNode] {
    let nodes = content.lowered(context)
    guard context.drawsAppViews, nodes.count != 1 else { return nodes }
    return VStack { content }.lowered(context)
  }
}

nonisolated extension TabView {
  /// Creates a tab view with a selection.
  public init<V: Hashable>(selection: Binding<V>, @ViewBuilder content: () -> Content) {
    self.init(chosen: tags(of: selection.wrappedValue), content: content)
  }
}

nonisolated extension ForEach where Content: View {
  /// Sets the action that inserts rows.
  public func onInsert(of types: [String], perform action: @escaping (Int, [Any]) -> Void) -> Self {
    self
  }
}

nonisolated extension Section where Content: View, Parent: View, Footer == EmptyView {
  /// Creates a section.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(content: content, header: header)
    self.isExpanded = isExpanded.wrappedValue
  }
}
