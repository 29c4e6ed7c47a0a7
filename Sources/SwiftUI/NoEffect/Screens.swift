package import VitrineModel

// Views of apps that widgets cannot show: code that shares files with an app compiles.

/// A view whose content is drawn without what the view adds.
nonisolated struct PlainContainer<Content: View>: View, PrimitiveView {
  typealias Body = Never
  let name: String
  let content: Content
  /// The part of the picture that is missing.
  var effect = IgnoredAPI.Effect.notDrawn

  @MainActor func lower(_ context: LoweringContext) -> [ViewNode] {
    context.record(name, effect)
    return content.lowered(context)
  }
}

/// A view that UIKit or AppKit draws in an app.
///
/// WidgetKit shows a sign instead; a preview of a plain view shows as much of it as possible.
@_spi(StandIns)
nonisolated public struct PlatformContainer<Content: View>: View, PrimitiveView {
  /// A primitive view has no body.
  public typealias Body = Never
  private let name: String
  private let content: Content

  /// Creates a view of a type that shows some content in apps.
  public init(name: String, content: Content) { (self.name, self.content) = (name, content) }

  @MainActor package func lower(_ context: LoweringContext) -> [ViewNode] {
    guard context.drawsAppViews else { return [context.unsupported(name)] }
    context.record(name)
    return content.lowered(context)
  }
}

/// Content that is scrolled; a picture shows its start.
nonisolated public struct ScrollView<Content: View>: View {
  private let axes: Axis.Set
  private let content: Content
  /// Creates a scroll view.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }
  /// The content at its own length, cut to what is offered.
  public var body: some View {
    let views = VStack(spacing: 0) { content }
      .fixedSize(horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical))
    return PlatformContainer(
      name: "ScrollView",
      content: Color.clear.overlay(alignment: .top) { views }.clipped())
  }
}

/// Rows under each other.
nonisolated public struct List<Content: View>: View {
  private let content: Content
  /// Creates a list.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// The rows without their ground.
  public var body: some View {
    PlatformContainer(
      name: "List", content: VStack(alignment: .leading, spacing: 12) { content })
  }
}

nonisolated extension List {
  /// Creates a list with a row for each element.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    self.init { ForEach(data, content: rowContent) }
  }
  /// Creates a list with a row for each element.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init { ForEach(data, id: id, content: rowContent) }
  }
}

/// Fields that are filled in.
nonisolated public struct Form<Content: View>: View {
  private let content: Content
  /// Creates a form.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// The fields without their ground.
  public var body: some View {
    PlatformContainer(
      name: "Form", content: VStack(alignment: .leading, spacing: 12) { content })
  }
}

/// Screens over each other; a picture shows the first.
nonisolated public struct NavigationStack<Root: View>: View {
  private let root: Root
  /// Creates a navigation stack.
  public init(@ViewBuilder root: () -> Root) { self.root = root() }
  /// The first screen.
  public var body: some View { PlatformContainer(name: "NavigationStack", content: root) }
}

/// Screens over each other; a picture shows the first.
nonisolated public struct NavigationView<Content: View>: View {
  private let content: Content
  /// Creates a navigation view.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// The first screen.
  public var body: some View { PlatformContainer(name: "NavigationView", content: content) }
}

/// A way to another screen.
nonisolated public struct NavigationLink<Label: View, Destination: View>: View {
  private let label: Label
  /// Creates a navigation link.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
  }
  /// Creates a navigation link.
  public init(destination: Destination, @ViewBuilder label: () -> Label) { self.label = label() }
  init(label: Label) { self.label = label }
  /// The content that is drawn: the label.
  public var body: some View {
    PlainContainer(name: "NavigationLink", content: label, effect: .none)
  }
}

/// A view with tabs; a picture shows the first.
nonisolated public struct TabView<Content: View>: View {
  private let content: Content
  /// Creates a tab view.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// The screens over each other.
  public var body: some View { PlatformContainer(name: "TabView", content: content) }
}

/// A field for characters.
nonisolated public struct TextField<Label: View>: View {
  private let label: Label
  private let text: Binding<String>
  /// Creates a text field.
  public init(text: Binding<String>, @ViewBuilder label: () -> Label) {
    self.text = text
    self.label = label()
  }
  /// The characters, or the label where there are none.
  public var body: some View {
    PlatformContainer(
      name: "TextField",
      content: Group {
        if text.wrappedValue.isEmpty {
          label.foregroundStyle(.tertiary)
        } else {
          Text(verbatim: text.wrappedValue)
        }
      })
  }
}

nonisolated extension TextField where Label == Text {
  /// Creates a text field.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(titleKey) }
  }
  /// Creates a text field.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }
}

/// A choice among several; a picture shows its label.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  private let label: Label
  /// Creates a picker.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }
  /// The content that is drawn: the label.
  public var body: some View { PlatformContainer(name: "Picker", content: label) }
}

nonisolated extension Picker where Label == Text {
  /// Creates a picker.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }
}

/// Actions behind a label; a picture shows the label.
nonisolated public struct Menu<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  /// Creates a menu.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }
  /// The view that a widget shows for a menu with one of SwiftUI's own styles.
  static func closed(_ configuration: MenuStyleConfiguration) -> some View {
    PlatformContainer(name: "Menu", content: configuration.label)
  }
  /// The menu in the style of its surroundings.
  public var body: some View {
    // Views are made on the main actor alone.
    nonisolated(unsafe) let configuration = MenuStyleConfiguration(
      label: StyledPart(view: label), content: StyledPart(view: content))
    return StyledContainer(key: \.menuStyle) {
      AnyView($0.makeBody(configuration: configuration))
    }
  }
}

nonisolated extension Menu
where Label == MenuStyleConfiguration.Label, Content == Label {
  /// The menu of a style.
  public init(_ configuration: MenuStyleConfiguration) {
    (label, content) = (configuration.label, configuration.content)
  }
}

/// A picture of the network, which widgets cannot load while they are drawn.
nonisolated public struct AsyncImage<Content: View>: View {
  private let content: Content

  /// Shows a picture once it is there.
  public init(url: URL?, scale: CGFloat = 1) where Content == Color {
    content = Color(UIColor.secondarySystemFill)
  }
  /// Shows the placeholder, because nothing is loaded.
  public init<I: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> Content
  ) {
    self.content = placeholder()
  }
  /// Shows the content for the `empty` phase, because nothing is loaded.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.content = content(.empty)
  }
  /// Returns the placeholder.
  public var body: some View { PlainContainer(name: "AsyncImage", content: content) }
}

/// How far a picture has come.
public enum AsyncImagePhase: Sendable {
  /// It is not there yet.
  case empty
  /// It is there.
  case success(Image)
  /// It could not be loaded.
  case failure(any Error)
  /// The picture, if it is there.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// Why it could not be loaded.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

nonisolated extension View {
  /// Adds views to bars of a screen.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    recorded("toolbar", .none)
  }
  /// Presents a screen.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    recorded("sheet", .none)
  }
  /// Presents a message.
  public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    recorded("alert", .none)
  }
  /// Adds actions to a long touch.
  public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    recorded("contextMenu", .none)
  }
}
