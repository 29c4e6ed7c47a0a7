/// The container that a background is drawn behind.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String
  init(_ name: String) { self.name = name }
  /// The background of a widget.
  public static let widget = ContainerBackgroundPlacement("widget")
  /// The background of a navigation container.
  public static let navigation = ContainerBackgroundPlacement("navigation")
  /// The background of a tab view.
  public static let tabView = ContainerBackgroundPlacement("tabView")

  var isWidget: Bool { self == .widget }
}

/// The content that margins apply to.
public struct ContentMarginPlacement: Sendable {
  fileprivate var isContent = true

  /// The default placement.
  public static let automatic = ContentMarginPlacement()
  /// Scrollable content.
  public static let scrollContent = ContentMarginPlacement()
  /// The scroll indicators, which pictures do not show.
  public static let scrollIndicators = ContentMarginPlacement(isContent: false)
}

nonisolated extension View {
  /// Draws a style behind the widget.
  public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    // A condition in a result builder would be archived as if the author had written it.
    guard container.isWidget else { return AnyView(recorded("containerBackground", .none)) }
    return AnyView(
      StyledLayerView<Self, S, Rectangle>(
        base: self, style: style, outline: nil, place: .containerBackground))
  }
  /// Draws a view behind the widget.
  public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    guard container.isWidget else { return AnyView(recorded("containerBackground", .none)) }
    return AnyView(
      LayeredView(
        base: self, content: content(), place: .containerBackground, alignment: alignment))
  }
  /// Sets the margins of scrollable content, which widgets do not have.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, EdgeInsets(edges, length ?? 0), for: placement)
  }
  /// Sets the margins of scrollable content, which widgets do not have.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    screenTrait("contentMargins") { traits in
      if placement.isContent { traits.contentMargins = insets.limited(to: edges).archived }
    }
  }
  /// Sets the margins of scrollable content, which widgets do not have.
  public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }
}
