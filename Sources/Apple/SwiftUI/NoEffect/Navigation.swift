internal import VitrineModel

// Navigation, which widgets do not have; a picture shows the first screen.

nonisolated extension NavigationLink where Label == Text {
  /// Creates a navigation link with a localized title.
  @StringForm
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }
  /// Creates a navigation link with a localized title.
  @StringForm public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }
}

nonisolated extension NavigationLink {
  /// Creates a navigation link that a flag activates.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) { self.init(label: label()) }
  /// Creates a navigation link that a flag activates.
  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(label: label())
  }
  /// Creates a navigation link that a selection activates.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) { self.init(label: label()) }
  /// Creates a navigation link that a selection activates.
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) { self.init(label: label()) }
}

nonisolated extension NavigationLink where Label == Text {
  /// Creates a navigation link with a localized title that a flag activates.
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) { self.init(label: Text(titleKey)) }
  /// Creates a navigation link with a localized title that a flag activates.
  public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) { self.init(label: Text(titleKey)) }
  /// Creates a navigation link with a localized title that a selection activates.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) { self.init(label: Text(titleKey)) }
  /// Creates a navigation link with a localized title that a selection activates.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) { self.init(label: Text(titleKey)) }
}

nonisolated extension NavigationLink where Destination == Never {
  /// Creates a navigation link.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(label: label())
  }
  /// Creates a link to the destination of a value, with a localized title.
  @StringForm
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
    self.init(label: Text(titleKey))
  }
}

nonisolated extension NavigationStack {
  /// Creates a navigation stack.
  public init<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
    path: Binding<Data>, @ViewBuilder root: () -> Root
  ) where Data.Element: Hashable {
    self.init(pushed: path.wrappedValue.last.map { AnyHashable($0) }, root: root)
  }
  /// Creates a navigation stack with a path of values of any type.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.init(pushed: path.wrappedValue.last, root: root)
  }
}

/// A type-erased list of values for navigation.
public struct NavigationPath: Equatable {
  private var values: [AnyHashable] = []
  /// Creates a navigation path.
  public init() {}
  /// Creates a path of values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }
  /// The value whose view is on top.
  var last: AnyHashable? { values.last }
  /// The number of values.
  public var count: Int { values.count }
  /// Whether the list is empty.
  public var isEmpty: Bool { values.isEmpty }
  /// Appends a value.
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }
  /// Removes a number of values from the end.
  public mutating func removeLast(_ count: Int = 1) { values.removeLast(min(count, values.count)) }
}

extension EnvironmentValues {
  /// The value at the end of the path of the navigation stack around the view.
  @Entry var pushedValue: AnyHashable?
}

/// A view with several columns, as many of which are shown as there is room for.
nonisolated public struct NavigationSplitView<Sidebar: View>: View {
  private let columns: [AnyView]
  private var visibility: NavigationSplitViewVisibility?
  private var compactColumn: NavigationSplitViewColumn?
  /// Creates a navigation split view.
  public init<Detail: View>(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    columns = [AnyView(sidebar()), AnyView(detail())]
  }
  /// Creates a navigation split view.
  public init<Content: View, Detail: View>(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    columns = [AnyView(sidebar()), AnyView(content()), AnyView(detail())]
  }
  /// The columns.
  public var body: some View {
    let (visibility, compactColumn, count) = (visibility, compactColumn, columns.count)
    return ScreenContainer(
      .navigationSplitView,
      content: ForEach(columns.indices, id: \.self) { SingleView(content: columns[$0]) }
    ) { view, _ in
      if visibility == .detailOnly { view.isExpanded = false }
      if visibility == .all || visibility == .doubleColumn { view.isExpanded = true }
      if compactColumn == .detail { view.selection = count - 1 }
      if compactColumn == .content { view.selection = 1 }
    }
  }

  func showing(
    _ visibility: NavigationSplitViewVisibility?, compact column: NavigationSplitViewColumn?
  ) -> Self {
    var view = self
    (view.visibility, view.compactColumn) = (visibility, column)
    return view
  }
}

/// A style of navigation between screens.
public protocol NavigationViewStyle {}
/// A style that stacks views.
public struct StackNavigationViewStyle: NavigationViewStyle, Sendable {
  /// Creates a stack navigation view style.
  public init() {}
}
/// The platform's default style.
public struct DefaultNavigationViewStyle: NavigationViewStyle, Sendable {
  /// Creates a default navigation view style.
  public init() {}
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// A style that stacks views.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The platform's default style.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

/// A transition between screens, which no picture shows.
public protocol NavigationTransition {}
/// The platform's default transition.
public struct AutomaticNavigationTransition: NavigationTransition, Sendable {}
/// A transition that zooms from a view.
public struct ZoomNavigationTransition: NavigationTransition, Sendable {}
/// A transition in which the screens fade.
public struct CrossFadeNavigationTransition: NavigationTransition, Sendable {}
extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The platform's default transition.
  public static var automatic: Self { Self() }
}
extension NavigationTransition where Self == ZoomNavigationTransition {
  /// A transition that zooms from a view.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> Self { Self() }
}
extension NavigationTransition where Self == CrossFadeNavigationTransition {
  /// The screens fade.
  public static var crossFade: Self { Self() }
}

nonisolated extension View {
  /// Sets the style of navigation between screens.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    recorded("navigationViewStyle", .none)
  }
  /// Hides the navigation bar.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    screenTrait("navigationBarHidden") { $0.hidesNavigationBar = hidden }
  }
  /// Sets the title for navigation.
  @StringForm public func navigationBarTitle(
    _ titleKey: LocalizedStringKey,
    displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View { navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode) }
  /// Sets the title for navigation.
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }
  /// Hides the back button.
  public func navigationBarBackButtonHidden(_ hides: Bool = true) -> some View {
    screenTrait("navigationBarBackButtonHidden") { $0.hidesBackButton = hides }
  }
  /// Adds items to the navigation bar.
  public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar(items: [ToolbarEntry(placement: .topBarLeading, content: leading)])
  }
  /// Adds items to the navigation bar.
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar(items: [ToolbarEntry(placement: .topBarTrailing, content: trailing)])
  }
  /// Adds items to the navigation bar.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar(items: [
      ToolbarEntry(placement: .topBarLeading, content: leading),
      ToolbarEntry(placement: .topBarTrailing, content: trailing),
    ])
  }
  /// Sets the subtitle for navigation.
  @StringForm public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    screenTrait("navigationSubtitle", Text(subtitleKey)) { $0.navigationSubtitle = $1 }
  }
  /// Sets the destination view for values of a type.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    nonisolated(unsafe) let destination = destination
    return screenTraits("navigationDestination") { traits, context in
      guard let value = context.environment.pushedValue?.base as? D else { return }
      traits.destination = destination(value).loweredLayer(context.with { $0.pushedValue = nil })
    }
  }
  /// Sets the destination view.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    screenTrait("navigationDestination", isPresented.wrappedValue ? destination() : nil) {
      $0.destination = $1
    }
  }
  /// Sets the destination view for a value.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    screenTrait("navigationDestination", item.wrappedValue.map { destination($0) }) {
      $0.destination = $1
    }
  }
  /// Sets the transition between screens.
  public func navigationTransition(_ style: some NavigationTransition) -> some View {
    recorded("navigationTransition", .none)
  }
  /// Marks the view as the source of a navigation transition.
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
    recorded("matchedTransitionSource", .none)
  }
}
