import SwiftUI
import Testing
import UniformTypeIdentifiers

// Uses of names and forms of SwiftUI that no other test has: that they compile is the test. Source: the
// public interfaces of SwiftUI for iOS 17.4 and 26.

private struct Row: Identifiable, Hashable {
  let id = 1
  let name = "a"
}

private enum Fruit: String, CaseIterable, Identifiable {
  case apple, pear
  var id: Self { self }
}

private enum Fault: LocalizedError { case empty }

private struct Windows: App {
  var body: some Scene {
    WindowGroup { Names() }.windowStyle(.hiddenTitleBar).windowLevel(.floating)
    AssistiveAccess { Names() }
  }
}

private struct Names: View {
  @State var position = ScrollPosition(edge: .top)
  @State var position2 = ScrollPosition(idType: Int.self)
  @State var text = ""
  @State var selection: TextSelection?
  @State var rich = AttributedString("a")
  @State var richSelection = AttributedTextSelection()
  @State var dates: Set<DateComponents> = []
  @State var v = 0.5
  @FocusState var focused: Bool
  @AccessibilityFocusState var af: Bool
  @FocusedBinding(\.flag) var flag: Bool?
  var body: some View {
    ScrollView { Text("a") }.scrollPosition($position).scrollPosition($position2, anchor: .center)
      .scrollInputBehavior(.disabled, for: .look).scrollEdgeEffectHidden(true, for: .top)
    TextField("a", text: $text, selection: $selection, axis: .vertical)
    TextEditor(text: $text, selection: $selection).textEditorStyle(.plain)
    TextEditor(text: $rich, selection: $richSelection)
    MultiDatePicker("d", selection: $dates)
    MultiDatePicker("d", selection: $dates, in: Date.now...)
    Slider(value: $v, in: 0...1) {
      Text("l")
    } ticks: {
      SliderTick(0.1); SliderTick(0.5)
    }
    Table(of: Row.self) {
      TableColumn("n", value: \.name)
    } rows: {
      TableRow(Row()); ForEach([Row()]) { TableRow($0) }
    }
    TabView { TabSection("s") { Tab("a", systemImage: "star") { Text("a") } } }.tabViewSidebarHeader
    { Text("h") }
    Text("a").searchFocused($focused).accessibilityDefaultFocus($af, true).onMoveCommand { _ in }
      .onExitCommand {}.copyable(["a"]).cuttable(for: String.self) { [] }.pasteDestination(
        for: String.self
      ) { _ in }
      .dropConfiguration { s in DropConfiguration(operation: .move) }.onDragSessionUpdated { s in
        if s.phase == .active {}
      }.dropPreviewsFormation(.pile)
    Text("a").windowToolbarFullScreenVisibility(.onHover).windowResizeAnchor(.top).dialogSeverity(
      .critical
    ).navigationSplitViewStyle(.balanced).navigationLinkIndicatorVisibility(.hidden)
      .alternatingRowBackgrounds().hoverEffectGroup()
      .accessibilityZoomAction { a in if a.direction == .zoomIn {} }.accessibilityDragPoint(
        .center, description: "a"
      ).accessibilityDirectTouch(options: .silentOnTouch)
      .toolbarItemHidden(true)
      .toolbarForegroundStyle(.red, for: .bottomBar)
      .gesture(WindowDragGesture())
      .textInputFormattingControlVisibility(.hidden, for: .all)
      .toolbar {
        DefaultToolbarItem(kind: .search, placement: .bottomBar); ToolbarItem { Text("a") }
      }
      .glassEffectTransition(.materialize)
    NavigationStack { Text("a") }
  }
}

private struct Forms: View {
  @State private var fruit = Fruit.apple
  @State private var isOn = false
  @State private var text = ""
  @State private var value = 0.5
  @State private var number = 1
  @State private var row: Row?
  @State private var columns = NavigationSplitViewVisibility.all
  @State private var column = NavigationSplitViewColumn.sidebar

  var body: some View { EmptyView() }

  @ViewBuilder private var form0: some View { Section("Title", isExpanded: $isOn) { Text("x") } }
  @ViewBuilder private var form1: some View {
    Picker("p", selection: $fruit) {
      Text("x")
    } currentValueLabel: {
      Text("c")
    }
  }
  @ViewBuilder private var form2: some View {
    Stepper("s", value: $value, in: 0...1, step: 0.1, format: .number)
  }
  @ViewBuilder private var form3: some View {
    TextField(text: $text, prompt: Text("p")) { Text("l") }
  }
  @ViewBuilder private var form4: some View { Button(role: .close) {} }
  @ViewBuilder private var form5: some View {
    Menu {
      Button("a") {}
    } label: {
      Image(systemName: "ellipsis")
    } primaryAction: {
    }
  }
  @ViewBuilder private var form6: some View {
    ShareLink("s", item: "text", subject: Text("s"), message: Text("m"))
  }
  @ViewBuilder private var form7: some View { ShareLink(items: ["a"]) { SharePreview($0) } }
  @ViewBuilder private var form8: some View { Text("x").listSectionSpacing(.compact) }
  @ViewBuilder private var form9: some View { Text("x").navigationTitle($text) }
  @ViewBuilder private var form10: some View {
    Text("x").toolbar { ToolbarItem(id: "x", placement: .bottomBar) { Button("a") {} } }
  }
  @ViewBuilder private var form11: some View {
    Text("x").toolbar { ToolbarTitleMenu { Button("x") {} } }
  }
  @ViewBuilder private var form12: some View {
    Text("x").toolbar(id: "main") { ToolbarItem(id: "a") { Text("a") } }
  }
  @ViewBuilder private var form13: some View {
    Text("x").alert("a", isPresented: $isOn, presenting: row) { i in
      Button(i.name) {}
    } message: {
      Text($0.name)
    }
  }
  @ViewBuilder private var form14: some View {
    Text("x").confirmationDialog("c", isPresented: $isOn, presenting: row) { i in Button(i.name) {}
    }
  }
  @ViewBuilder private var form15: some View {
    Text("x").fileImporter(
      isPresented: $isOn, allowedContentTypes: [.pdf], allowsMultipleSelection: true
    ) { _ in }
  }
  @ViewBuilder private var form16: some View {
    Text("x").contextMenu(forSelectionType: Int.self) { _ in
      Button("a") {}
    } primaryAction: { _ in
    }
  }
  @ViewBuilder private var form17: some View { Text("x").accessibilityRespondsToUserInteraction() }
  @ViewBuilder private var form18: some View {
    NavigationSplitView(columnVisibility: $columns, preferredCompactColumn: $column) {
      Text("s")
    } content: {
      Text("c")
    } detail: {
      Text("d")
    }
  }
  @ViewBuilder private var form19: some View {
    TabView(selection: $number) { Tab("a", image: "x", value: 2) { Text("a") } }
  }
  @ViewBuilder private var form20: some View {
    TabView(selection: $number) { Tab(value: 3, role: .search) { Text("a") } }
  }
  @ViewBuilder private var form21: some View {
    TabView(selection: $number) {
      Tab("s", systemImage: "magnifyingglass", value: 4, role: .search) { Text("a") }
    }
  }
  @ViewBuilder private var form22: some View {
    TabView(selection: $number) {
      Tab(value: 5) {
        Text("a")
      } label: {
        Label("x", systemImage: "star")
      }
    }
  }
}

private struct Space: App {
  var body: some Scene {
    ImmersiveSpace(id: "a") { Names() }
    ImmersiveSpace(id: "b", for: String.self) { Text($0.wrappedValue ?? "") }
    ImmersiveSpace(for: Int.self) {
      Text("\($0.wrappedValue)")
    } defaultValue: {
      1
    }
  }
}

private struct Later: View {
  @State private var rows = [Row()]
  @State private var order = [KeyPathComparator(\Row.name)]
  @State private var tab = 1
  @State private var hinge: DeviceHinge?
  @Namespace private var space
  @Environment(\.openImmersiveSpace) private var open

  @TableColumnBuilder<Row, KeyPathComparator<Row>>
  private var columns: some TableColumnContent<Row, KeyPathComparator<Row>> {
    TableColumn("n", value: \.name)
    if order.isEmpty { TableColumn("m", value: \.name) { Text($0.name) } }
  }
  @TabContentBuilder<Int> private var tabs: some TabContent<Int> {
    Tab("a", systemImage: "star", value: 1) { Text("a") }.badge(2)
    Tab("b", systemImage: "star", value: 2, role: .prominent) { Text("b") }
  }
  @ViewBuilder private var containers: some View {
    Table(rows, sortOrder: $order) { columns }
    Table(of: Row.self) {
      TableColumnForEach([1, 2], id: \.self) { index in
        TableColumn("\(index)") { (row: Row) in Text(row.name) }
      }
    } rows: {
      TableRow(Row())
    }
    TabView(selection: $tab) { tabs }
    ArrangementView {
      Text(.now, format: .dateTime).textVariant(.sizeDependent).glassBackgroundEffect()
    } secondary: {
      Text("b").multilineTextAlignment(strategy: .writingDirectionBased).tag(hinge?.status)
        .writingDirection(strategy: .contentBased)
    }
    .arrangementViewStyle(.split.axes(.vertical)).onHingeChange { hinge = $1.hinge }
    GeometryReader { Text("\($0.reservedRegions(kind: .occlusion).count)") }
    Text("a").matchedTransitionSource(id: 1, in: space) { $0.clipShape(.rect(cornerRadius: 4)) }
    ForEach($rows) { $row in Text(row.name) }
    ForEach(Array($rows.enumerated()), id: \.offset) { Text($1.wrappedValue.name) }
    ControlGroup("c", systemImage: "star") { Text("a") }
  }
  var body: some View {
    Canvas { context, size in
      context.addFilter(.colorMatrix(ColorMatrix()))
      context.addFilter(.projectionTransform(ProjectionTransform()))
      var text = context.resolve(Text("a"))
      text.shading = .palette([.color(.red)])
      context.draw(text, at: CGPoint(x: 0, y: text.firstBaseline(in: size)))
    }
    let cell = UIHostingConfiguration { Text("a") }.background(.red).margins(.all, 4)
    containers.task {
      if await open(id: "a") == .opened { _ = cell.minSize(width: 1).makeContentView() }
    }
  }
}

extension FocusedValues {
  fileprivate var flag: Binding<Bool>? {
    get { nil }
    set {}
  }
}

struct InterfaceTests {
  @Test func `a binding to a collection has bindings to its elements`() {
    var numbers = [1, 2, 3]
    withUnsafeMutablePointer(to: &numbers) { pointer in
      let binding = Binding(get: { pointer.pointee }, set: { pointer.pointee = $0 })
      binding[1].wrappedValue = 5
      binding.last?.wrappedValue = 7
    }
    #expect(numbers == [1, 5, 7])
  }

  @Test func `a spring moves between values as between their data`() {
    let spring = Spring(duration: 0.5, bounce: 0.2)
    let value = spring.value(fromValue: 2.0, toValue: 5, initialVelocity: 1, time: 0.2)
    #expect(value == 2 + spring.value(target: 3, initialVelocity: 1, time: 0.2))
    let slow = Spring(settlingDuration: 2, dampingRatio: 0.8)
    #expect(abs(slow.settlingDuration - 2) < 0.001)
  }

  @Test func `positions of scroll views are compared by what they name`() {
    var position = ScrollPosition(id: 3)
    #expect(position == ScrollPosition(id: 3, anchor: .top) && position != ScrollPosition(id: 4))
    #expect(position.viewID(type: Int.self) == 3 && position.edge == nil)
    position.scrollTo(edge: .bottom)
    #expect(position.edge == .bottom && position.viewID == nil)
  }
}

private final class Letter: SwiftUI.Document {
  static var readableContentTypes: [UTType] { [.plainText] }
  func reader(configuration: sending ReadConfiguration) -> sending FileWrapperDocumentReader<Data> {
    FileWrapperDocumentReader(configuration) { $0.regularFileContents ?? Data() }
  }
  func apply(snapshot: sending Data, previous: sending Data?) async throws {}
  func writer(configuration: sending WriteConfiguration) -> sending FileWrapperDocumentWriter<Data>
  {
    FileWrapperDocumentWriter(configuration) { data, _ in FileWrapper(regularFileWithContents: data)
    }
  }
  func snapshot(contentType: UTType) async throws -> sending Data { Data() }
}

private struct Letters: App {
  var body: some Scene {
    DocumentGroup { (_: Letter) in
      Names()
    } makeDocument: { _, context in
      _ = context.creationSource
      return Letter()
    }
  }
}

private struct Narrow: PresentationSizing {
  func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { ProposedViewSize(width: 320, height: nil) }
}

private struct NoWhite: AttributedTextValueConstraint {
  typealias Scope = AttributeScopes.SwiftUIAttributes
  typealias AttributeKey = AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute
  func constrain(_ container: inout Attributes) {
    if container.foregroundColor == .white { container.foregroundColor = nil }
  }
}

private struct Rules: AttributedTextFormattingDefinition {
  typealias Scope = AttributeScopes.SwiftUIAttributes
  var body: some AttributedTextFormattingDefinition<Scope> { NoWhite() }
}

private struct Pan: UIGestureRecognizerRepresentable {
  func makeUIGestureRecognizer(context: Context) -> UITapGestureRecognizer {
    UITapGestureRecognizer()
  }
}

private struct NamesOf27: View {
  @Environment(\.findContext) private var search
  @Environment(\.pushWindow) private var push
  @PhysicalMetric(from: .meters) private var length = 0.5
  @Namespace private var space
  private let transition: any NavigationTransition = .crossFade
  var body: some View {
    Text("a").navigationTransition(.zoom(sourceID: 1, in: space)).presentationSizing(Narrow())
      .presentationSizing(.form.fitted(horizontal: false, vertical: true))
      .attributedTextFormattingDefinition(Rules()).gesture(Pan())
      .attributedTextFormattingDefinition(\.swiftUI)
    Text("a").onPencilSqueeze { if case .ended(let value) = $0 { _ = value.hoverPose?.anchor } }
      .onPencilDoubleTap { _ in }.tabViewSearchActivation(.searchTabSelection)
      .accessibilityActions(category: .edit) { Button("a") {} }
      .glassBackgroundEffect(.plate).preferredSurroundingsEffect(.systemDark)
      .ornament(attachmentAnchor: .scene(.bottom)) { Text("b") }
      .windowDismissBehavior(.disabled).presentationBreakthroughEffect(.subtle)
    Button("a") { push(id: "a") }.buttonStyle(.link)
    Button("a") {}.buttonStyle(.accessoryBar)
    DocumentLaunchView("a", for: [.plainText]) { _ in Text("b") }
    Capsule().fill(Capsule().corners(in: nil) == .fixed(.infinity) ? .red : .blue)
    Group(sections: Section("a") { Text("b") }) {
      ForEach($0) {
        $0.header; $0.content
      }
    }
    ForEach(sections: Text("a")) { $0.content }
  }
}
