import Foundation
import SwiftUI
import Testing

// Types of the user for the protocols whose content a picture shows.

private struct OwnView: View {
  var body: some View { Text(verbatim: "own view") }
}

private struct OwnModifier: ViewModifier {
  func body(content: Content) -> some View { content.background(Text(verbatim: "own modifier")) }
}

private struct OwnAnimatable: AnimatableModifier {
  var animatableData = 0.25
  func body(content: Content) -> some View { content.opacity(animatableData) }
}

private struct OwnShape: InsettableShape {
  var inset = 0.0
  func path(in rect: CGRect) -> Path { Path(CGRect(x: 7.25 + inset, y: 0, width: 9, height: 9)) }
  func inset(by amount: CGFloat) -> OwnShape { OwnShape(inset: inset + amount) }
}

private struct OwnShapeStyle: SwiftUI.ShapeStyle {
  func resolve(in environment: SwiftUI.EnvironmentValues) -> SwiftUI.Color {
    environment.colorScheme == .dark ? .red : .mint
  }
}

private struct OwnButtonStyle: SwiftUI.ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { Text(verbatim: "own button") }
}

private struct OwnPrimitiveStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View { Text(verbatim: "own primitive") }
}

private struct OwnToggleStyle: SwiftUI.ToggleStyle {
  func makeBody(configuration: Configuration) -> some View { Text(verbatim: "own toggle") }
}

private struct OwnLabelStyle: SwiftUI.LabelStyle {
  func makeBody(configuration: Configuration) -> some View { Text(verbatim: "own label") }
}

private struct OwnGaugeStyle: SwiftUI.GaugeStyle {
  func makeBody(configuration: Configuration) -> some View { Text(verbatim: "own gauge") }
}

private struct OwnProgressStyle: SwiftUI.ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View { Text(verbatim: "own progress") }
}

private struct OwnGroupBoxStyle: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View { Text(verbatim: "own box") }
}

private struct OwnContentStyle: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View { Text(verbatim: "own content") }
}

private struct OwnDisclosureStyle: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View { Text(verbatim: "own disclosure") }
}

private struct OwnControlGroupStyle: ControlGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      configuration.content
      Text(verbatim: "own controls")
    }
  }
}

private struct OwnArrangement: ArrangementViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    ZStack {
      configuration.secondary
      configuration.primary
      Text(verbatim: "own arrangement")
    }
  }
}

private struct OwnFormStyle: FormStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.content
      Text(verbatim: "own form")
    }
  }
}

private struct OwnDateStyle: DatePickerStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text(verbatim: configuration.minimumDate == nil ? "own" : "own limited")
    }
  }
}

private struct OwnFieldStyle: TextFieldStyle {
  func _body(configuration: TextField<_Label>) -> some View {
    Text(verbatim: "own field")
  }
}

private struct OwnEnvironmental: EnvironmentalModifier {
  func resolve(in environment: SwiftUI.EnvironmentValues) -> some ViewModifier {
    OwnPadding(length: environment.colorScheme == .light ? 12.75 : 1)
  }
}

private struct OwnPadding: ViewModifier {
  let length: CGFloat
  func body(content: Content) -> some View { content.padding(length) }
}

private struct OwnGeometryEffect: GeometryEffect {
  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: 6.5, y: 0))
  }
}

private struct OwnKey: EnvironmentKey {
  static let defaultValue = "own value"
}

private struct KeyView: View {
  @SwiftUI.Environment(\.ownValue) private var value
  var body: some View { Text(verbatim: value) }
}

extension SwiftUI.EnvironmentValues {
  fileprivate var ownValue: String {
    get { self[OwnKey.self] }
    set { self[OwnKey.self] = newValue }
  }
}

@propertyWrapper private struct OwnProperty: DynamicProperty {
  @State private var text = "own property"
  var wrappedValue: String { text }
}

private struct PropertyView: View {
  @OwnProperty private var text
  var body: some View { Text(verbatim: text) }
}

private struct OwnSchedule: TimelineSchedule {
  func entries(from startDate: Date, mode: Mode) -> [Date] { [startDate] }
}

private struct OwnRepresentable: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ view: UIView, context: Context) {}
}

private struct OwnController: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

private struct OwnLayout: SwiftUI.Layout {
  func sizeThatFits(
    proposal: SwiftUI.ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { CGSize(width: 40, height: 40) }
  func placeSubviews(
    in bounds: CGRect, proposal: SwiftUI.ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for view in subviews {
      view.place(
        at: CGPoint(x: bounds.minX + view[OwnLayoutValue.self], y: bounds.minY),
        proposal: .unspecified)
    }
  }
}

private struct OwnLayoutValue: LayoutValueKey {
  static let defaultValue: CGFloat = 8.5
}

private struct OwnContainerKey: ContainerValueKey {
  static let defaultValue = 0
}

extension ContainerValues {
  fileprivate var ownCount: Int {
    get { self[OwnContainerKey.self] }
    set { self[OwnContainerKey.self] = newValue }
  }
}

private enum OwnGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
}

extension SwiftUI.HorizontalAlignment {
  fileprivate static let ownGuide = SwiftUI.HorizontalAlignment(OwnGuide.self)
}

private struct OwnTransition: SwiftUI.Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0.45)
  }
}

/// What becomes of the types that users write for SwiftUI's protocols.
@MainActor
struct ProtocolTests {
  /// What an archive has of a type.
  private enum Fate {
    /// The archive contains what it draws.
    case drawn(String, any View)
    /// The archive has the content without it, which is reported by name.
    case reported(String, any View)
    /// WidgetKit's sign for unsupported views, and a warning.
    case sign(any View)
    /// Another test of the front end shows it.
    case tested(String)
    /// A still picture has nothing of it: apps, gestures, motion, keys.
    case unseen
  }

  private static var fates: [String: Fate] {
    let text = Text(verbatim: "text")
    return [
      "View": .drawn("own view", OwnView()),
      "ViewModifier": .drawn("own modifier", text.modifier(OwnModifier())),
      "AnimatableModifier": .drawn("0.25", text.modifier(OwnAnimatable())),
      "Animatable": .drawn("0.25", text.modifier(OwnAnimatable())),
      "Shape": .drawn("7.25", OwnShape()),
      "InsettableShape": .drawn("8.25", OwnShape().inset(by: 1)),
      "ShapeStyle": .drawn("mint", text.foregroundStyle(OwnShapeStyle())),
      "ButtonStyle": .drawn("own button", Button("b") {}.buttonStyle(OwnButtonStyle())),
      "PrimitiveButtonStyle": .drawn(
        "own primitive", Button("b") {}.buttonStyle(OwnPrimitiveStyle())),
      "ToggleStyle": .drawn(
        "own toggle", Toggle("t", isOn: .constant(true)).toggleStyle(OwnToggleStyle())),
      "LabelStyle": .drawn(
        "own label", Label("l", systemImage: "star").labelStyle(OwnLabelStyle())),
      "GaugeStyle": .drawn("own gauge", Gauge(value: 0.5) { text }.gaugeStyle(OwnGaugeStyle())),
      "ProgressViewStyle": .drawn(
        "own progress", ProgressView(value: 0.5).progressViewStyle(OwnProgressStyle())),
      "GroupBoxStyle": .drawn("own box", GroupBox { text }.groupBoxStyle(OwnGroupBoxStyle())),
      "LabeledContentStyle": .drawn(
        "own content", LabeledContent("l") { text }.labeledContentStyle(OwnContentStyle())),
      "DisclosureGroupStyle": .drawn(
        "own disclosure",
        DisclosureGroup("d") { text }.disclosureGroupStyle(OwnDisclosureStyle())),
      "ControlGroupStyle": .drawn(
        "own controls", ControlGroup("c") { text }.controlGroupStyle(OwnControlGroupStyle())),
      "ArrangementViewStyle": .drawn(
        "own arrangement",
        ArrangementView {
          text
        } secondary: {
          text
        }.arrangementViewStyle(OwnArrangement())),
      "TabContent": .tested("AppViewTests"), "TableColumnContent": .tested("AppViewTests"),
      "TableRowContent": .tested("AppViewTests"),
      "FormStyle": .drawn("own form", Form { text }.formStyle(OwnFormStyle())),
      "DatePickerStyle": .drawn(
        "own limited",
        DatePicker("d", selection: .constant(Date()), in: Date(timeIntervalSince1970: 0)...)
          .datePickerStyle(OwnDateStyle())),
      "TextFieldStyle": .drawn(
        "own field", TextField("t", text: .constant("")).textFieldStyle(OwnFieldStyle())),
      "EnvironmentalModifier": .drawn("12.75", text.modifier(OwnEnvironmental())),
      "GeometryEffect": .drawn("6.5", text.modifier(OwnGeometryEffect())),
      "Layout": .drawn("8.5", OwnLayout { text }),
      "EnvironmentKey": .drawn("own value", KeyView()),
      "DynamicProperty": .drawn("own property", PropertyView()),
      "TimelineSchedule": .drawn(
        "own schedule", TimelineView(OwnSchedule()) { _ in Text(verbatim: "own schedule") }),
      "TextRenderer": .tested("RendererTests"),
      "ContainerValueKey": .reported(
        "containerValue", text.containerValue(\.ownCount, 3)),
      "UIViewRepresentable": .sign(OwnRepresentable()),
      "UIViewControllerRepresentable": .sign(OwnController()),
      "CoordinatedView": .sign(OwnRepresentable()),
      "AlignmentID": .drawn(
        "5.5", VStack(alignment: .ownGuide) { text.alignmentGuide(.ownGuide) { _ in 5.5 } }),
      "LayoutValueKey": .drawn(
        "8.75",
        OwnLayout {
          ForEach([1.25, 8.75], id: \.self) {
            text.layoutValue(key: OwnLayoutValue.self, value: $0)
          }
          .opacity(0.5)
        }),
      "Transition": .reported("transition", text.transition(OwnTransition())),
      "VisualEffect": .drawn("0.35", text.visualEffect { content, _ in content.opacity(0.35) }),
      "PreferenceKey": .tested("StateTests"), "PreviewProvider": .tested("RunnerTests"),
      "PreviewModifier": .tested("RunnerTests"), "PreviewContext": .tested("RunnerTests"),
      "Keyframes": .tested("KeyframeTests"), "VectorArithmetic": .tested("KeyframeTests"),
      "MenuStyle": .tested("ContainerStyleTests"),
      "Widget": .tested("ConfigurationTests"), "WidgetBundle": .tested("ConfigurationTests"),
      "WidgetConfiguration": .tested("ConfigurationTests"),
      "ControlWidget": .tested("ControlTests"),
      "ControlWidgetConfiguration": .tested("ControlTests"),
    ].merging(unseen.map { ($0, .unseen) }) { first, _ in first }
  }

  private static let unseen = [
    "SymbolEffect", "IndefiniteSymbolEffect", "DiscreteSymbolEffect",
    "ContentTransitionSymbolEffect", "TransitionSymbolEffect", "TransactionKey",
    "CoordinateSpaceProtocol", "CustomAnimation", "PreviewContextKey", "DynamicTableRowContent",
    "ImmersionStyle", "MatchedTransitionSourceConfiguration", "TextVariantPreference",
    "NavigationViewStyle", "PresentationSizing",
    "NavigationSplitViewStyle", "WindowStyle", "TextEditorStyle",
    "AccessibilityQuickActionStyle", "AccessibilityRotorContent", "AXChartDescriptorRepresentable",
    "AXDataAxisDescriptor", "AnimationStateKey", "SliderTickContent", "CustomizableToolbarContent",
    "CustomPresentationDetent",
    "DropDelegate", "DynamicViewContent", "FileDocument", "MenuBarExtraStyle", "MenuButtonStyle",
    "ReferenceFileDocument", "ScrollTargetBehavior", "UITraitBridgedEnvironmentKey",
    "WindowToolbarStyle", "ReadableDocument", "WritableDocument", "Document", "DocumentReader",
    "DocumentWriter", "AttributedTextFormattingDefinition", "AttributedTextValueConstraint",
    "RoundedRectangularShape", "GlassBackgroundEffect", "CustomHoverEffect",
    "NavigationTransition", "UIGestureRecognizerRepresentable",
    "FocusedValueKey", "PickerStyle", "TextAttribute", "TabViewStyle",
    "IndexViewStyle", "TableStyle", "TextSelectability", "ListStyle",
    "App", "Scene", "SceneAccessoryContent", "Commands", "ToolbarContent", "Gesture",
  ]

  @Test func `a type of the user is drawn, or reported`() throws {
    for (name, fate) in Self.fates.sorted(by: { $0.key < $1.key }) {
      switch fate {
      case .drawn(let mark, let view):
        let archived = try node(AnyView(view))
        #expect("\(archived.node)".contains(mark), "\(name): \(archived.node)")
        let isWhole = archived.records.allSatisfy { $0.effect == .none }
        #expect(isWhole && archived.warnings.isEmpty, "\(name)")
      case .reported(let record, let view):
        #expect(try node(AnyView(view)).records.contains { $0.name == record }, "\(name)")
      case .sign(let view):
        let archived = try node(AnyView(view))
        let isSign = "\(archived.node)".contains("unsupported")
        #expect(isSign && archived.warnings.count == 1, "\(name)")
      case .tested, .unseen: break
      }
    }
  }

  @Test func `the table has every protocol of SwiftUI`() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources/Apple/SwiftUI")
    let declared = try DeclaredAPI(folder).names["Protocols", default: [:]].keys
    #expect(Set(Self.fates.keys) == Set(declared))
  }
}
