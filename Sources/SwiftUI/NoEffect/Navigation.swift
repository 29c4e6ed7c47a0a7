// Ways to other screens: widgets have none, and a picture shows what is on the first.

nonisolated extension NavigationLink where Label == Text {
  /// Creates a navigation link.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }
  /// Creates a navigation link.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }
  /// Creates a navigation link.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }
  /// Creates a navigation link.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }
}

nonisolated extension NavigationLink where Destination == Never {
  /// Creates a navigation link.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(label: label())
  }
  /// Creates a way to the screen of a value, with a title.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
    self.init(label: Text(titleKey))
  }
  /// Creates a way to the screen of a value, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
    self.init(label: Text(title))
  }
}

nonisolated extension NavigationStack {
  /// Creates a navigation stack.
  public init<Data>(path: Binding<Data>, @ViewBuilder root: () -> Root) { self.init(root: root) }
}

/// Values whose screens are over each other.
public struct NavigationPath: Equatable {
  private var values: [AnyHashable] = []
  /// Creates a navigation path.
  public init() {}
  /// How many values there are.
  public var count: Int { values.count }
  /// Whether there is none.
  public var isEmpty: Bool { values.isEmpty }
  /// Adds a value.
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }
  /// Removes the last values.
  public mutating func removeLast(_ count: Int = 1) { values.removeLast(min(count, values.count)) }
}

/// Columns of screens; a picture shows the first.
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
  public var body: some View { PlatformContainer(name: "NavigationSplitView", content: sidebar) }
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

/// How a screen comes.
public struct NavigationTransition: Sendable {
  /// The platform's default transition.
  public static let automatic = NavigationTransition()
  /// Out of a view.
  public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> NavigationTransition { NavigationTransition() }
}

nonisolated extension View {
  /// Sets the style of navigation between screens.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    recorded("navigationViewStyle", .none)
  }
  /// Hides the bar of a screen.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    recorded("navigationBarHidden", .none)
  }
  /// Names the title of a screen.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey,
    displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View { recorded("navigationBarTitle", .none) }
  /// Names the title of a screen.
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View { recorded("navigationBarTitle", .none) }
  /// Names the title of a screen.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View { recorded("navigationBarTitle", .none) }
  /// Hides the button that leads back.
  public func navigationBarBackButtonHidden(_ hides: Bool = true) -> some View {
    recorded("navigationBarBackButtonHidden", .none)
  }
  /// Adds views to the bar of a screen.
  public func navigationBarItems<L: View>(leading: L) -> some View {
    recorded("navigationBarItems", .none)
  }
  /// Adds views to the bar of a screen.
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    recorded("navigationBarItems", .none)
  }
  /// Adds views to the bar of a screen.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    recorded("navigationBarItems", .none)
  }
  /// Sets the subtitle of a screen.
  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    recorded("navigationSubtitle", .none)
  }
  /// Sets the subtitle of a screen.
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
  /// Sets how a screen comes.
  public func navigationTransition(_ style: NavigationTransition) -> some View {
    recorded("navigationTransition", .none)
  }
  /// Marks the view as the source of a navigation transition.
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
    recorded("matchedTransitionSource", .none)
  }
}
