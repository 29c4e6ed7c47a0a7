import SwiftUI
import UniformTypeIdentifiers

// Uses of names of SwiftUI that apps have around their widgets: that they compile is the test. Source: the
// public interface of SwiftUI for iOS 26.

private struct Composed: Gesture {
  var body: some Gesture<CGFloat> {
    DragGesture(minimumDistance: 3, coordinateSpace: .global).map(\.translation.width)
  }
}

private struct Gestures: View {
  @GestureState(resetTransaction: Transaction(animation: .default)) var offset = CGSize.zero
  @GestureState(initialValue: 0, reset: { _, _ in }) var count
  private let any: AnyGesture<Void> = AnyGesture(TapGesture())
  private let both: SimultaneousGesture<TapGesture, LongPressGesture> = TapGesture()
    .simultaneously(with: LongPressGesture())
  private let one: ExclusiveGesture<TapGesture, LongPressGesture> = TapGesture()
    .exclusively(before: LongPressGesture())
  var body: some View {
    Text("a").gesture(Composed(), isEnabled: true).gesture(any, name: "tap").gesture(both).gesture(
      one)
    Text("a").gesture(
      DragGesture().updating($offset) { value, state, _ in state = value.predictedEndTranslation })
    Text("a").gesture(MagnifyGesture(minimumScaleDelta: 0.1).onChanged { _ = $0.magnification })
    Text("a").gesture(MagnificationGesture().onChanged { (scale: CGFloat) in _ = scale })
    Text("a").gesture(RotateGesture(minimumAngleDelta: .degrees(1)).onEnded { _ = $0.rotation })
    Text("a").gesture(TapGesture().modifiers(.shift)).onTapGesture(
      count: 2, coordinateSpace: .named("x")
    ) { _ = $0.x }
    Text("a").gesture(SpatialEventGesture().onChanged { for event in $0 { _ = event.location } })
  }
}

private struct Spread: Shape {
  var animatableData: AnimatablePair<Double, AnimatablePair<Double, Double>>
  func path(in rect: CGRect) -> Path { Path(rect) }
}

private struct Dropping: DropDelegate {
  func performDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.text]) }
  func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }
}

private struct Editing: View {
  @State private var items: [Int]
  @State private var name: String?
  @SceneStorage("draft") private var draft: String?
  init(items: [Int]) {
    self.items = items
    name = items.first.map(String.init)
  }
  var body: some View {
    ForEach($items, id: \.self, editActions: [.delete, .move]) { _ in Text("a") }
    ForEach(items, id: \.self) { _ in Text("a") }.onInsert(of: [.text]) { _, _ in }.onMove { _, _ in
    }
    Text("a").onDrop(of: [.text], delegate: Dropping()).onDrop(of: [.text], isTargeted: nil) {
      _, _ in true
    }
    OutlineGroup([items], id: \.self, children: \.rest) { _ in Text("a") }
    OutlineGroup(items, id: \.self, children: \.rest) { _ in Text("a") }
    List([items], id: \.self, children: \.rest) { _ in Text("a") }
    TextField("a", text: .constant(""), prompt: Text("b"), axis: .vertical)
    TextField(value: .constant(Int?.none), format: .number, prompt: Text("b")) { Text("a") }
    ShareLink(items: items).presentationBackgroundInteraction(.enabled(upThrough: .medium))
    ShareLink(Text("a"), item: draft ?? "", subject: Text("b"))
    List(0..<3) { Text("\($0)") }
    List(0..<3, selection: $name) { Text("\($0)") }
    List($items, id: \.self, editActions: .move, selection: $name) { Text("\($0.wrappedValue)") }
    List([items], id: \.self, children: \.rest, selection: $name) { _ in Text("a") }
    Text("a").onDrag({ NSItemProvider() }, preview: { Text("a") })
  }
}

extension [Int] {
  fileprivate var rest: [[Int]]? { isEmpty ? nil : [Array(dropFirst())] }
}

@Observable private final class Model { var x = 1 }

private struct Focusing: View {
  enum Field: Hashable { case first }
  @FocusedValue(Model.self) var model
  @FocusState var field: Field?
  @AccessibilityFocusState(for: .voiceOver) var spoken: Field?
  @Environment(\.resetFocus) var reset
  @Namespace var space
  var body: some View {
    Text("a").focusedValue(\.number, 1).focusedSceneValue(\.number, 1).focusedSceneValue(Model())
    Text("a").focusable(true, interactions: .edit).focusScope(space).prefersDefaultFocus(in: space)
    Text("a").defaultFocus($field, .first, priority: .userInitiated).onAppear { reset(in: space) }
  }
}

extension FocusedValues {
  fileprivate var number: Int? {
    get { nil }
    set {}
  }
}

private struct Described: AXChartDescriptorRepresentable {
  func makeChartDescriptor() -> AXChartDescriptor {
    AXChartDescriptor(
      title: "t", summary: nil,
      xAxis: AXCategoricalDataAxisDescriptor(title: "x", categoryOrder: ["a"]),
      yAxis: AXNumericDataAxisDescriptor(title: "y", range: 0...10, gridlinePositions: [1]) {
        "\($0)"
      },
      series: [
        AXDataSeriesDescriptor(
          name: "s", isContinuous: false, dataPoints: [AXDataPoint(x: "a", y: 1)])
      ])
  }
}

private struct Speaking: View {
  @Namespace var space
  var body: some View {
    Text("a").accessibilityChartDescriptor(Described())
    Text("a").accessibilityCustomContent(
      AccessibilityCustomContentKey("Age"), "3", importance: .high)
    Text("a").accessibilityRotor(.headings) { AccessibilityRotorEntry("b", id: 2, in: space) }
    Text("a").accessibilityRotor("x") {
      AccessibilityRotorEntry("a", id: "a")
      ForEach([1], id: \.self) { AccessibilityRotorEntry("a", id: $0) }
    }
  }
}

private struct Snapping: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.y = context.velocity.dy + context.containerSize.height
  }
}

private struct Scrolled: View {
  var body: some View {
    Text("a").scrollTransition(.interactive, axis: .vertical) { content, phase in
      content.opacity(phase.value)
    }
    Text("a").scrollTransition(.animated(.bouncy).threshold(.visible(0.3))) { content, _ in content
    }
    Text("a").scrollTargetBehavior(.paging).scrollTargetBehavior(
      .viewAligned(limitBehavior: .alwaysByFew))
    Text("a").scrollTargetBehavior(Snapping()).defaultScrollAnchor(.bottom, for: .initialOffset)
  }
}

private struct Note: FileDocument {
  static let readableContentTypes: [UTType] = [.plainText]
  init() {}
  init(configuration: ReadConfiguration) throws { _ = configuration.file.regularFileContents }
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data())
  }
}

private struct Documents: App {
  @Environment(\.dismissWindow) var dismissWindow
  @Environment(\.newDocument) var newDocument
  var body: some Scene {
    DocumentGroup(newDocument: Note()) { file in Text("\(file.isEditable)") }
    WindowGroup(id: "a", for: Int.self) { _ in Text("a") }.commands {
      SidebarCommands()
      TextEditingCommands()
    }
    WindowGroup { Text("a") }.defaultPosition(.center).backgroundTask(.appRefresh("x")) {}
    UtilityWindow("x", id: "u") { Text("x") }
    MenuBarExtra {
      Text("x")
    } label: {
      Text("y")
    }.menuBarExtraStyle(.window)
  }
}

private struct Moving: Transition {
  static let properties = TransitionProperties(hasMotion: true)
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(x: phase.value)
  }
}

private struct Appearing: View {
  var body: some View {
    Text("a").transition(Moving()).transition(PushTransition(edge: .leading))
    Text("a").transition(
      AsymmetricTransition(insertion: SlideTransition(), removal: OpacityTransition()))
    Text("a").transition(ScaleTransition(0.5, anchor: .top)).transition(OffsetTransition(.zero))
    Text("a").transition(.asymmetric(insertion: .slide, removal: .opacity)).transition(
      .scale(scale: 0.3))
    Text("a").transition(.move(edge: .top).combined(with: .opacity)).transition(.push(from: .top))
  }
}

private struct Bars: CustomizableToolbarContent {
  var body: some CustomizableToolbarContent {
    ToolbarItem(id: "x") { Text("x") }.customizationBehavior(.reorderable)
  }
}

private struct Detent: CustomPresentationDetent {
  static func height(in context: Context) -> CGFloat? { context.maxDetentValue * 0.3 }
}

private struct Tables: View {
  struct Row: Identifiable {
    let id = 1
    let name = "x"
    let size = 1
  }
  @State var order = [KeyPathComparator(\Row.name)]
  @State var selection: Row.ID?
  @State var arrangement = TableColumnCustomization<Row>()
  @State var text = ""
  @State var isOn = false
  @Environment(\.rename) var rename
  @Environment(\.accessibilityAssistiveAccessEnabled) var isAssisted
  var body: some View {
    Table([Row()], selection: $selection, sortOrder: $order, columnCustomization: $arrangement) {
      TableColumn("a", value: \.name).width(min: 1).customizationID("a")
      TableColumn("n", value: \.size) { Text("\($0.size)") }.alignment(.numeric)
    }
    Text("a").toolbar { Bars() }.toolbar(removing: .sidebarToggle).presentationDetents([
      .custom(Detent.self)
    ])
    Text("a").searchable(text: $text, isPresented: $isOn, prompt: Text("x"))
    Text("a").popover(isPresented: $isOn, attachmentAnchor: .rect(.bounds)) { Text("x") }
      .tabViewStyle(.tabBarOnly)
  }
}
