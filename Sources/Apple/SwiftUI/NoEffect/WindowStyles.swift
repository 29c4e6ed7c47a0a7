/// The look of a window; a picture shows none.
public protocol WindowStyle: Sendable {}

/// The platform's default style of windows.
public struct DefaultWindowStyle: WindowStyle {
  /// Creates the style.
  public init() {}
}
/// Windows with a bar for their title.
public struct TitleBarWindowStyle: WindowStyle {
  /// Creates the style.
  public init() {}
}
/// Windows without a bar for their title.
public struct HiddenTitleBarWindowStyle: WindowStyle {
  /// Creates the style.
  public init() {}
}
/// Windows without decoration.
public struct PlainWindowStyle: WindowStyle {
  /// Creates the style.
  public init() {}
}
/// Windows with depth.
public struct VolumetricWindowStyle: WindowStyle {
  /// Creates the style.
  public init() {}
}
extension WindowStyle where Self == DefaultWindowStyle {
  /// The platform's default style.
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}
extension WindowStyle where Self == TitleBarWindowStyle {
  /// Windows with a bar for their title.
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}
extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// Windows without a bar for their title.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}
extension WindowStyle where Self == PlainWindowStyle {
  /// Windows without decoration.
  public static var plain: PlainWindowStyle { PlainWindowStyle() }
}
extension WindowStyle where Self == VolumetricWindowStyle {
  /// Windows with depth.
  public static var volumetric: VolumetricWindowStyle { VolumetricWindowStyle() }
}

/// The level of a window among others.
public struct WindowLevel: Hashable, Sendable {
  private let name: String
  /// The platform's default.
  public static let automatic = WindowLevel(name: "automatic")
  /// Among other windows.
  public static let normal = WindowLevel(name: "normal")
  /// Above other windows.
  public static let floating = WindowLevel(name: "floating")
  /// On the desktop.
  public static let desktop = WindowLevel(name: "desktop")
}

nonisolated extension Scene {
  /// Sets the style of windows.
  public func windowStyle(_ style: some WindowStyle) -> some Scene { EmptyScene() }
  /// Sets the level of windows.
  public func windowLevel(_ level: WindowLevel) -> some Scene { EmptyScene() }
}

/// A scene of the first window of an app that opens documents.
nonisolated public struct DocumentGroupLaunchScene<Actions: View>: PrimitiveScene {
  /// Creates a scene with a title and actions.
  public init(_ title: LocalizedStringKey, @ViewBuilder _ actions: () -> Actions) {}
  /// Creates a scene with a title, actions and a background.
  public init<Background: View>(
    _ title: LocalizedStringKey, @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder background: () -> Background
  ) {}
}

/// A scene for people who need support in understanding.
nonisolated public struct AssistiveAccess<Content: View>: PrimitiveScene {
  /// Creates a scene.
  public init(@ViewBuilder content: () -> Content) {}
}

nonisolated extension View {
  /// Shows or hides the toolbar of a window that fills the screen.
  public func windowToolbarFullScreenVisibility(
    _ visibility: WindowToolbarFullScreenVisibility
  ) -> some View { recorded("windowToolbarFullScreenVisibility", .none) }
  /// Sets the point at which a window stays while its size changes.
  public func windowResizeAnchor(_ anchor: UnitPoint?) -> some View {
    recorded("windowResizeAnchor", .none)
  }
  /// Performs an action while a person changes the size of a window.
  public func onInteractiveResizeChange(_ action: @escaping (Bool) -> Void) -> some View {
    recorded("onInteractiveResizeChange", .none)
  }
  /// Sets the importance of a dialog.
  public func dialogSeverity(_ severity: DialogSeverity) -> some View {
    recorded("dialogSeverity", .none)
  }
  /// Sets the style of a navigation split view.
  public func navigationSplitViewStyle(_ style: some NavigationSplitViewStyle) -> some View {
    recorded("navigationSplitViewStyle", .none)
  }
  /// Shows or hides the indicator of navigation links.
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    recorded("navigationLinkIndicatorVisibility", .none)
  }
  /// Sets whether rows have alternating backgrounds.
  public func alternatingRowBackgrounds(
    _ behavior: AlternatingRowBackgroundBehavior = .enabled
  ) -> some View { recorded("alternatingRowBackgrounds", .none) }
  /// Groups the effects under a pointer.
  public func hoverEffectGroup(_ name: Namespace.ID? = nil) -> some View {
    recorded("hoverEffectGroup", .none)
  }
}

/// When the toolbar of a window that fills the screen is visible.
public struct WindowToolbarFullScreenVisibility: Hashable, Sendable {
  private let name: String
  /// The platform's default.
  public static let automatic = WindowToolbarFullScreenVisibility(name: "automatic")
  /// Always.
  public static let visible = WindowToolbarFullScreenVisibility(name: "visible")
  /// While the pointer is at the top.
  public static let onHover = WindowToolbarFullScreenVisibility(name: "onHover")
}

/// The importance of a dialog.
public struct DialogSeverity: Hashable, Sendable {
  private let name: String
  /// The platform's default.
  public static let automatic = DialogSeverity(name: "automatic")
  /// It can be passed over.
  public static let standard = DialogSeverity(name: "standard")
  /// It has to be answered.
  public static let critical = DialogSeverity(name: "critical")
}

/// Whether rows have alternating backgrounds.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  private let name: String
  /// The platform's default.
  public static let automatic = AlternatingRowBackgroundBehavior(name: "automatic")
  /// Rows have alternating backgrounds.
  public static let enabled = AlternatingRowBackgroundBehavior(name: "enabled")
  /// Rows have one background.
  public static let disabled = AlternatingRowBackgroundBehavior(name: "disabled")
}

/// The style of a navigation split view.
public protocol NavigationSplitViewStyle: Sendable {}

/// The platform's default style.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}
/// Columns that keep their size.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}
/// A detail column that keeps its size.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}
extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The platform's default style.
  public static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// Columns that keep their size.
  public static var balanced: BalancedNavigationSplitViewStyle { .init() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// A detail column that keeps its size.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { .init() }
}
