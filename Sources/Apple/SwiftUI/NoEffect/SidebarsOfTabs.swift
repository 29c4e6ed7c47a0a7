/// A group of tabs in a sidebar; a picture shows what its tabs show.
nonisolated public struct TabSection<Header: View, Content: View>: View {
  private let content: Content
  /// Creates a section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.content = content()
  }
  /// The tabs.
  public var body: some View { content }
}

nonisolated extension TabSection where Header == Text {
  /// Creates a section with a localized title.
  @StringForm public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
}

nonisolated extension TabSection where Header == EmptyView {
  /// Creates a section without a header.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

nonisolated extension View {
  /// Sets the view above the tabs of a sidebar.
  public func tabViewSidebarHeader<C: View>(@ViewBuilder content: () -> C) -> some View {
    recorded("tabViewSidebarHeader", .none)
  }
  /// Sets the view below the tabs of a sidebar.
  public func tabViewSidebarFooter<C: View>(@ViewBuilder content: () -> C) -> some View {
    recorded("tabViewSidebarFooter", .none)
  }
  /// Sets the bar at the bottom of a sidebar.
  public func tabViewSidebarBottomBar<C: View>(@ViewBuilder content: () -> C) -> some View {
    recorded("tabViewSidebarBottomBar", .none)
  }
}
