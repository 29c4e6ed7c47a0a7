internal import VitrineGeometry
package import VitrineModel

// App views that widgets cannot show: code that an app and a widget share compiles.

/// A view that draws its content without its decoration.
nonisolated struct PlainContainer<Content: View>: View, PrimitiveView, LocatedView {
  package var location = KeptLocation()
  let name: String
  let content: Content
  /// The part of the picture that is missing.
  var effect = IgnoredAPI.Effect.notDrawn
  /// Whether nothing is missing on the screen of an app.
  var isWholeOnScreens = false

  @MainActor func lower(_ context: LoweringContext) -> [ViewNode] {
    if !isWholeOnScreens || !context.drawsAppViews { context.record(name, effect) }
    return content.lowered(context)
  }
}

/// A view that UIKit or AppKit draws in an app.
///
/// WidgetKit shows a placeholder instead; a preview of a single view shows as much of it as
/// possible.
@_spi(StandIns)
nonisolated public struct PlatformContainer<Content: View>: View, PrimitiveView, LocatedView {
  package var location = KeptLocation()
  private let name: String
  private let content: Content

  /// Creates the content of a view type that apps can show.
  public init(name: String, content: Content) { (self.name, self.content) = (name, content) }

  @MainActor package func lower(_ context: LoweringContext) -> [ViewNode] {
    guard context.drawsAppViews else { return [context.unsupported(name)] }
    context.record(name)
    return content.lowered(context)
  }
}

/// A view whose content comes from elsewhere, such as a web page or a video.
///
/// WidgetKit shows a placeholder instead, and a preview of a single view a neutral one with its name.
@_spi(StandIns)
nonisolated public struct PlatformPlaceholder: View, PrimitiveView, LocatedView {
  package var location = KeptLocation()
  private let name: String

  /// Creates the place of a view type that apps can show.
  public init(name: String) { self.name = name }

  @MainActor package func lower(_ context: LoweringContext) -> [ViewNode] {
    [context.unsupported(name)]
  }
}

/// A scrollable view; a picture shows the beginning of its content.
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
  /// The content, seen at its start.
  public var body: some View {
    let axes = axes
    return ScreenContainer(.scrollView, content: content, label: EmptyView()) { view, _ in
      view.axes =
        (axes.contains(.horizontal) ? [.horizontal] : [])
        + (axes.contains(.vertical) ? [.vertical] : [])
    }
  }
}

/// A list of rows.
nonisolated public struct List<Content: View>: View {
  private let content: Content
  private let chosen: Set<AnyHashable>
  /// Creates a list.
  public init(@ViewBuilder content: () -> Content) { self.init(chosen: [], content: content) }
  init(chosen: Set<AnyHashable>, @ViewBuilder content: () -> Content) {
    (self.chosen, self.content) = (chosen, content())
  }
  /// The rows.
  public var body: some View { ScreenContainer(.list, content: content, chosen: chosen) }
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

/// A container for input controls.
nonisolated public struct Form<Content: View>: View {
  private let content: Content
  /// Creates a form.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// The controls in rows.
  public var body: some View {
    nonisolated(unsafe) let configuration = FormStyleConfiguration(
      content: _StyledPart(view: content))
    return OwnStyledView(
      system: ScreenContainer(.form, content: content),
      make: { (style: any FormStyle) in style.makeBody(configuration: configuration) })
  }
}

nonisolated extension Form where Content == FormStyleConfiguration.Content {
  /// Creates the form that a style draws.
  public init(_ configuration: FormStyleConfiguration) { self.init { configuration.content } }
}

/// A stack of screens; a picture shows the first one.
nonisolated public struct NavigationStack<Root: View>: View {
  private let root: Root
  private let pushed: AnyHashable?
  /// Creates a navigation stack.
  public init(@ViewBuilder root: () -> Root) { self.init(pushed: nil, root: root) }
  init(pushed: AnyHashable?, @ViewBuilder root: () -> Root) {
    (self.pushed, self.root) = (pushed, root())
  }
  /// The first screen, or the one that the path has on top.
  public var body: some View {
    ScreenContainer(.navigationStack, content: root.environment(\.pushedValue, pushed))
  }
}

/// A stack of screens; a picture shows the first one.
nonisolated public struct NavigationView<Content: View>: View {
  private let content: Content
  /// Creates a navigation view.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// The first screen.
  public var body: some View {
    ScreenContainer(.navigationStack, name: "NavigationView", content: content)
  }
}

/// A control that opens another screen.
nonisolated public struct NavigationLink<Label: View, Destination: View>: View {
  private let label: Label
  /// Creates a navigation link.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
  }
  /// Creates a navigation link.
  public init(destination: Destination, @ViewBuilder label: () -> Label) { self.label = label() }
  init(label: Label) { self.label = label }
  /// The label, in a row with a chevron.
  public var body: some View {
    nonisolated(unsafe) let plain = PlainContainer(
      name: "NavigationLink", content: label, effect: .none)
    return ScreenContainer(
      .navigationLink, content: EmptyView(), label: label, plain: { plain.lowered($0) })
  }
}

/// A view with tabs; a picture shows the first one.
nonisolated public struct TabView<Content: View>: View {
  private let content: Content
  private let chosen: Set<AnyHashable>
  /// Creates a tab view.
  public init(@ViewBuilder content: () -> Content) { self.init(chosen: [], content: content) }
  init(chosen: Set<AnyHashable>, @ViewBuilder content: () -> Content) {
    (self.chosen, self.content) = (chosen, content())
  }
  /// The chosen screen above a bar.
  public var body: some View { ScreenContainer(.tabView, content: content, chosen: chosen) }
}

/// A control for text input.
nonisolated public struct TextField<Label: View>: View {
  private let label: Label
  private let prompt: Text?
  private let text: Binding<String>
  private let axis: Axis
  init(
    text: Binding<String>, along axis: Axis, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) { (self.text, self.axis, self.prompt, self.label) = (text, axis, prompt, label()) }
  /// What an empty field shows.
  @ViewBuilder private var placeholder: some View {
    if let prompt { prompt } else { label }
  }
  /// The text, or the label if it is empty.
  public var body: some View {
    let (characters, axis) = (text.wrappedValue, axis)
    nonisolated(unsafe) let configuration = TextField<_StyledPart>(text: text, along: axis) {
      _StyledPart(view: placeholder)
    }
    return OwnStyledView(
      system: ScreenContainer(.textField, content: EmptyView(), label: placeholder) { view, _ in
        (view.text, view.axes) = (characters, axis == .horizontal ? [.horizontal] : [.vertical])
      }, make: { (style: any TextFieldStyle) in style._body(configuration: configuration) })
  }
}

/// A control that selects one of several values; a picture shows its label.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  private let label: Label
  private let content: Content
  private let selection: Binding<SelectionValue>?
  /// Creates a picker.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    (self.selection, self.content, self.label) = (selection, content(), label())
  }
  /// Creates a picker of a value that several share; `nil` if they differ.
  init(shared: SelectionValue?, content: Content, label: Label) {
    (selection, self.content, self.label) = (shared.map { .constant($0) }, content, label)
  }
  /// The options, one of which is chosen.
  public var body: some View {
    ScreenContainer(
      .picker, content: content, label: label,
      chosen: selection.map { tags(of: $0.wrappedValue) } ?? [])
  }
}

nonisolated extension Picker where Label == Text {
  /// Creates a picker.
  @StringForm
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }
}

/// A menu with a label; a picture shows the label.
nonisolated public struct Menu<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  /// Creates a menu.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }
  /// The view that a widget shows for a menu in one of SwiftUI's styles.
  static func closed(_ configuration: MenuStyleConfiguration) -> some View {
    ScreenContainer(.menu, content: EmptyView(), label: configuration.label)
  }
  /// The menu in the style of the environment.
  public var body: some View {
    // Views are created only on the main actor.
    nonisolated(unsafe) let configuration = MenuStyleConfiguration(
      label: _StyledPart(view: label), content: _StyledPart(view: content))
    return StyledContainer(key: \.menuStyle) {
      AnyView($0.makeBody(configuration: configuration))
    }
  }
}

nonisolated extension Menu
where Label == MenuStyleConfiguration.Label, Content == Label {
  /// Creates the menu inside a style.
  public init(_ configuration: MenuStyleConfiguration) {
    (label, content) = (configuration.label, configuration.content)
  }
}

/// An image from the network, which widgets cannot load while they are drawn.
nonisolated public struct AsyncImage<Content: View>: View {
  private let content: Content

  /// Shows an image once it is loaded.
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

/// The state of loading an image.
public enum AsyncImagePhase: Sendable {
  /// The image is not loaded yet.
  case empty
  /// The image is loaded.
  case success(Image)
  /// The image could not be loaded.
  case failure(any Error)
  /// The image, if it is loaded.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// The error, if the image could not be loaded.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

nonisolated extension View {
  /// Adds views to the toolbars.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    toolbar(items: [ToolbarEntry(content: content())])
  }
  /// Presents a sheet.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { presenting(.sheet, "sheet", isPresented.wrappedValue, content) }
  /// Presents an alert.
  @StringForm
  public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { alert(Text(titleKey), isPresented: isPresented, actions: actions) }
  /// Adds a context menu.
  public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    recorded("contextMenu", .none)
  }
}
