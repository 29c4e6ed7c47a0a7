/// Tabs of a tab view.
@MainActor @preconcurrency
public protocol TabContent<TabValue>: View {
  /// The type of the values by which tabs are selected; `Never` for tabs without values.
  associatedtype TabValue: Hashable
}

extension TabContent where Body: TabContent {
  /// The type of the values of the tabs inside.
  public typealias TabValue = Body.TabValue
}

/// A tab of a tab view.
nonisolated public struct Tab<Value: Hashable, Content: View>: TabContent {
  /// The type of the tab's value.
  public typealias TabValue = Value
  private let content: Content
  private let label: AnyView
  private let value: AnyHashable?
  private let role: TabRole?

  private static var searchLabel: Label<Text, Image> {
    Label {
      Text.system("Search")
    } icon: {
      Image(systemName: "magnifyingglass")
    }
  }

  private init(
    _ label: some View, _ value: Value?, _ role: TabRole?, @ViewBuilder _ content: () -> Content
  ) {
    (self.content, self.label, self.role) = (content(), AnyView(label), role)
    self.value = value.map { AnyHashable($0) }
  }

  /// The content of the tab.
  public var body: some View {
    nonisolated(unsafe) let (label, value) = (label, value)
    let isSearch = role == .search
    return SingleView(content: content).screenTraits("Tab") { traits, context in
      traits.tabItem = label.loweredLayer(context)
      if isSearch { traits.isSearchTab = true }
      if let value, context.environment.chosenTags.contains(value) { traits.isSelected = true }
    }
  }
}

/// The purpose of a tab.
public struct TabRole: Hashable, Sendable {
  private let name: String
  /// The search.
  public static let search = TabRole(name: "search")
  /// A tab that stands out from the others.
  public static let prominent = TabRole(name: "prominent")
}

nonisolated extension Tab where Value == Never {
  /// Creates a tab with a localized title and a symbol.
  @StringForm public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(SwiftUI.Label(titleKey, systemImage: systemImage), nil, role, content) }
  /// Creates a tab with a localized title and an image of the catalogue.
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(SwiftUI.Label(titleKey, image: image), nil, role, content) }
  /// Creates a tab with the title of its role.
  public init(role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(Self.searchLabel, nil, role, content)
  }
  /// Creates a tab with a label.
  public init<L: View>(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> L
  ) { self.init(label(), nil, role, content) }
}

nonisolated extension Tab {
  /// Creates a tab of a value with a localized title and a symbol.
  @StringForm public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(SwiftUI.Label(titleKey, systemImage: systemImage), value, role, content) }
  /// Creates a tab of a value with a localized title and an image of the catalogue.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(SwiftUI.Label(titleKey, image: image), value, role, content) }
  /// Creates a tab of a value with the title of its role.
  public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(Self.searchLabel, value, role, content)
  }
  /// Creates a tab of a value with a label.
  public init<L: View>(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> L
  ) { self.init(label(), value, role, content) }
}

/// Tabs that a builder combines.
nonisolated public struct TabGroup<TabValue: Hashable>: TabContent {
  private let tabs: AnyView
  init(_ tabs: some View) { self.tabs = AnyView(tabs) }
  /// The tabs.
  public var body: some View { tabs }
}

/// A result builder of tabs.
@resultBuilder
public enum TabContentBuilder<TabValue: Hashable> {
  /// Builds a tab.
  nonisolated public static func buildExpression(_ tab: some View) -> TabGroup<TabValue> {
    TabGroup(tab)
  }
  /// Builds the first tab.
  nonisolated public static func buildPartialBlock(
    first: TabGroup<TabValue>
  ) -> TabGroup<TabValue> { first }
  /// Adds a tab.
  nonisolated public static func buildPartialBlock(
    accumulated: TabGroup<TabValue>, next: TabGroup<TabValue>
  ) -> TabGroup<TabValue> {
    TabGroup(
      Group {
        accumulated
        next
      })
  }
  /// Builds the tabs of an `if` without `else`.
  nonisolated public static func buildOptional(_ tabs: TabGroup<TabValue>?) -> TabGroup<TabValue> {
    tabs ?? TabGroup(EmptyView())
  }
  /// Builds the tabs of the first branch of a condition.
  nonisolated public static func buildEither(first: TabGroup<TabValue>) -> TabGroup<TabValue> {
    first
  }
  /// Builds the tabs of the second branch of a condition.
  nonisolated public static func buildEither(second: TabGroup<TabValue>) -> TabGroup<TabValue> {
    second
  }
}
