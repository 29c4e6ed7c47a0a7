import VitrineFoundation

// Environment values for windows, sidebars and documents of apps, which widgets do not have.

/// The size of rows in a sidebar.
public enum SidebarRowSize: Sendable {
  /// The sizes of sidebar rows.
  case small, medium, large
}

/// Which columns of a split view are visible.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
  private let name: String
  /// The platform's default.
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  /// Shows all columns.
  public static let all = NavigationSplitViewVisibility(name: "all")
  /// Shows the last two columns.
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  /// Shows only the last column.
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String
  /// The first column.
  public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
  /// The middle column.
  public static let content = NavigationSplitViewColumn(name: "content")
  /// The last column.
  public static let detail = NavigationSplitViewColumn(name: "detail")
}

/// The placement of the accessory of a tab view's bar.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// Inside the tab bar.
  case inline
  /// Expanded, above the tab bar.
  case expanded
}

/// The padding of a scene.
public struct ScenePadding: Equatable, Sendable {
  /// The minimum padding.
  public static let minimum = ScenePadding()
  /// The padding of a navigation bar.
  public static let navigationBar = ScenePadding()
}

extension EnvironmentValues {
  /// The material behind the view.
  @Entry public var backgroundMaterial: Material?
  /// The size of rows in a sidebar.
  @Entry public var sidebarRowSize: SidebarRowSize = .medium
  /// The placement of the accessory of a tab view's bar; always `nil`.
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { nil }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The coordinate space of the enclosing scroll view.
  public static var scrollView: NamedCoordinateSpace { .named("VitrineScrollView") }
  /// The coordinate space of the enclosing scroll view with an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { scrollView }
}

nonisolated extension View {
  /// Adds the padding of the scene.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }
  /// Adds the padding of the scene.
  public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    self.padding(edges)
  }
  /// Presents a preview of a file.
  public func quickLookPreview(_ item: Binding<URL?>) -> some View {
    recorded("quickLookPreview", .none)
  }
  /// Presents a preview of files.
  public func quickLookPreview<Items: RandomAccessCollection>(
    _ selection: Binding<URL?>, in items: Items
  ) -> some View where Items.Element == URL { recorded("quickLookPreview", .none) }
  /// Sets the text that the view completes in a search field.
  public func searchCompletion(_ completion: String) -> some View {
    recorded("searchCompletion", .none)
  }
  /// Adds an accessory to the bar of a tab view.
  public func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { recorded("tabViewBottomAccessory", .none) }
}
