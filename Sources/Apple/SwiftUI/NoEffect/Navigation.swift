internal import VitrineGeometry
internal import VitrineModel

// Navigation, which widgets do not have; a picture shows the first screen.

nonisolated extension NavigationLink where Label == Text {
  /// Creates a navigation link with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }
  /// Creates a navigation link with an unlocalized title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }
  /// Creates a navigation link with a localized title.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }
  /// Creates a navigation link with an unlocalized title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
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
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
    self.init(label: Text(titleKey))
  }
  /// Creates a link to the destination of a value, with an unlocalized title.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
    self.init(label: Text(title))
  }
}

nonisolated extension NavigationStack {
  /// Creates a navigation stack.
  public init<Data>(path: Binding<Data>, @ViewBuilder root: () -> Root) { self.init(root: root) }
}

/// A type-erased list of values for navigation.
public struct NavigationPath: Equatable {
  private var values: [AnyHashable] = []
  /// Creates a navigation path.
  public init() {}
  /// The number of values.
  public var count: Int { values.count }
  /// Whether the list is empty.
  public var isEmpty: Bool { values.isEmpty }
  /// Appends a value.
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }
  /// Removes a number of values from the end.
  public mutating func removeLast(_ count: Int = 1) { values.removeLast(min(count, values.count)) }
}

/// A view with several columns; a picture shows the first one.
nonisolated public struct NavigationSplitView<Sidebar: View>: View {
  private let sidebar: Sidebar
  /// Creates a navigation split view.
  public init<Detail: View>(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.sidebar = sidebar()
  }
  /// Creates a navigation split view.
  public init<Content: View, Detail: View>(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.sidebar = sidebar()
  }
  /// The first column.
  public var body: some View {
    ScreenContainer(.navigationStack, name: "NavigationSplitView", content: sidebar)
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

/// A transition between screens.
public struct NavigationTransition: Sendable {
  /// The platform's default transition.
  public static let automatic = NavigationTransition()
  /// A transition that zooms from a view.
  public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> NavigationTransition { NavigationTransition() }
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
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey,
    displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View { navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode) }
  /// Sets the title for navigation.
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }
  /// Sets the title for navigation.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }
  /// Hides the back button.
  public func navigationBarBackButtonHidden(_ hides: Bool = true) -> some View {
    screenTrait("navigationBarBackButtonHidden") { $0.hidesBackButton = hides }
  }
  /// Adds items to the navigation bar.
  public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }
  /// Adds items to the navigation bar.
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }
  /// Adds items to the navigation bar.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }
  /// Sets the subtitle for navigation.
  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    recorded("navigationSubtitle", .none)
  }
  /// Sets the subtitle for navigation.
  @_disfavoredOverload
  public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    recorded("navigationSubtitle", .none)
  }
  /// Sets the destination view for values of a type.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { recorded("navigationDestination", .none) }
  /// Sets the destination view.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View { recorded("navigationDestination", .none) }
  /// Sets the destination view for a value.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { recorded("navigationDestination", .none) }
  /// Sets the transition between screens.
  public func navigationTransition(_ style: NavigationTransition) -> some View {
    recorded("navigationTransition", .none)
  }
  /// Marks the view as the source of a navigation transition.
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
    recorded("matchedTransitionSource", .none)
  }
}
