import VitrineFoundation

// Environment values for windows, sidebars and documents of apps, which widgets do not have.

/// How large the rows of a sidebar are.
public enum SidebarRowSize: Sendable {
  /// The sizes of sidebar rows.
  case small, medium, large
}

/// Which columns of a split view are shown.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
  private let name: String
  /// The platform's choice.
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  /// Shows all columns.
  public static let all = NavigationSplitViewVisibility(name: "all")
  /// The last two columns.
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  /// The last column alone.
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String
  /// The first column.
  public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
  /// The column between.
  public static let content = NavigationSplitViewColumn(name: "content")
  /// The last column.
  public static let detail = NavigationSplitViewColumn(name: "detail")
}

/// Where the accessory below a tab view is.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// In the bar of tabs.
  case inline
  /// Expanded, above the tab bar.
  case expanded
}

/// How much space a scene has at its edges.
public struct ScenePadding: Equatable, Sendable {
  /// The least space.
  public static let minimum = ScenePadding()
  /// The space of the title of a watch.
  public static let navigationBar = ScenePadding()
}

extension EnvironmentValues {
  /// The material behind the view; always `nil`.
  public var backgroundMaterial: Material? {
    get { nil }
    set {}
  }
  /// How large the rows of a sidebar are.
  public var sidebarRowSize: SidebarRowSize {
    get { .medium }
    set {}
  }
  /// Where the accessory below a tab view is: there is none.
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { nil }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of the scroll view around.
  public static var scrollView: NamedCoordinateSpace { .named("VitrineScrollView") }
  /// The space of the scroll view around that scrolls along an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { scrollView }
}

nonisolated extension View {
  /// Adds the space of a scene at edges.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }
  /// Adds the space of a scene at edges.
  public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    self.padding(edges)
  }
  /// Shows a file in front of the view.
  public func quickLookPreview(_ item: Binding<URL?>) -> some View {
    recorded("quickLookPreview", .none)
  }
  /// Shows files in front of the view.
  public func quickLookPreview<Items: RandomAccessCollection>(
    _ selection: Binding<URL?>, in items: Items
  ) -> some View where Items.Element == URL { recorded("quickLookPreview", .none) }
  /// Fills a field for searches when the view is chosen.
  public func searchCompletion(_ completion: String) -> some View {
    recorded("searchCompletion", .none)
  }
  /// Shows a view below those of tabs.
  public func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { recorded("tabViewBottomAccessory", .none) }
  /// Adds a rotor, a list of places that VoiceOver can move to.
  public func accessibilityRotor<Content>(
    _ label: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: () -> Content
  ) -> some View { recorded("accessibilityRotor", .none) }
}

/// An entry of a rotor, a place that VoiceOver can move to.
public struct AccessibilityRotorEntry<ID: Hashable> {
  /// An entry for a view of an identifier.
  public init(_ label: Text, id: ID) {}
  /// An entry for a view of an identifier.
  public init<S: StringProtocol>(_ label: S, id: ID) {}
}

/// Collects entries, which nobody hears.
@resultBuilder
public enum AccessibilityRotorContentBuilder {
  /// Builds an entry.
  public static func buildExpression<Entry>(_ entry: Entry) {}
  /// Combines entries.
  public static func buildBlock<each Entry>(_ entries: repeat each Entry) {}
  /// Builds conditional entries.
  public static func buildOptional(_ entries: Void?) {}
  /// Builds the entries of a loop.
  public static func buildArray(_ entries: [Void]) {}
}
