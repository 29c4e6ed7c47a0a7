// Scenes of apps in their other forms; no window opens here.

nonisolated extension WindowGroup {
  /// Creates a window group for values.
  public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {}
  /// Creates a window group for values.
  public init<D: Codable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {}
  /// Creates a window group for values, with a localized title.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {}
  /// Creates a window group for values, with a localized title.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {}
  /// Creates a window group for values, with a default value.
  public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {}
  /// Creates a window group for values, with a default value.
  public init<D: Codable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {}
}

/// The content of a window that presents a value.
nonisolated public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
  /// Nothing: no window opens here.
  public var body: some View { EmptyView() }
}

/// A scene with a window of tools.
nonisolated public struct UtilityWindow<Content: View>: PrimitiveScene {
  /// Creates a window with a localized title.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}
}

nonisolated extension MenuBarExtra {
  /// Creates a menu bar extra with a label.
  public init<Label: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
  /// Creates a menu bar extra with a label, which people can remove.
  public init<Label: View>(
    isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {}
  /// Creates a menu bar extra, which people can remove.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {}
  /// Creates a menu bar extra with an image of the app.
  public init(
    _ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content
  ) {}
}

extension SceneBuilder {
  /// Builds the scene of the first branch of a condition.
  public static func buildEither(first content: EmptyScene) -> EmptyScene { content }
  /// Builds the scene of the second branch of a condition.
  public static func buildEither(second content: EmptyScene) -> EmptyScene { content }
}

/// The style of a menu bar extra.
public protocol MenuBarExtraStyle: Sendable {}
/// The platform's default style.
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {
  /// Creates the style.
  public init() {}
}
/// A window.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
  /// Creates the style.
  public init() {}
}
/// A menu.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
  /// Creates the style.
  public init() {}
}
extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
  /// The platform's default style.
  public static var automatic: Self { Self() }
}
extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  /// A window.
  public static var window: Self { Self() }
}
extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
  /// A menu.
  public static var menu: Self { Self() }
}

/// The style of a window's toolbar.
public protocol WindowToolbarStyle: Sendable {}
/// The platform's default style.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style.
  public init() {}
}
/// A toolbar below the title.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style.
  public init() {}
}
/// A toolbar beside the title.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style.
  public init(showsTitle: Bool = true) {}
}
/// A lower toolbar beside the title.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style.
  public init(showsTitle: Bool = true) {}
}
extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  /// The platform's default style.
  public static var automatic: Self { Self() }
}
extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  /// A toolbar below the title.
  public static var expanded: Self { Self() }
}
extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  /// A toolbar beside the title.
  public static var unified: Self { Self() }
  /// A toolbar beside the title, if it is shown.
  public static func unified(showsTitle: Bool = true) -> Self { Self(showsTitle: showsTitle) }
}
extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  /// A lower toolbar beside the title.
  public static var unifiedCompact: Self { Self() }
  /// A lower toolbar beside the title, if it is shown.
  public static func unifiedCompact(showsTitle: Bool = true) -> Self {
    Self(showsTitle: showsTitle)
  }
}

/// Whether a scene opens its windows again.
public struct SceneRestorationBehavior: Hashable, Sendable {
  private let name: String
  /// The platform's default.
  public static let automatic = SceneRestorationBehavior(name: "automatic")
  /// Windows do not open again.
  public static let disabled = SceneRestorationBehavior(name: "disabled")
}

/// Whether a scene opens a window when the app starts.
public struct SceneLaunchBehavior: Hashable, Sendable {
  private let name: String
  /// The platform's default.
  public static let automatic = SceneLaunchBehavior(name: "automatic")
  /// The scene opens a window.
  public static let presented = SceneLaunchBehavior(name: "presented")
  /// The scene opens no window.
  public static let suppressed = SceneLaunchBehavior(name: "suppressed")
}

/// How a system that arranges windows treats those of a scene.
public struct WindowManagerRole: Hashable, Sendable {
  private let name: String
  /// The platform's default.
  public static let automatic = WindowManagerRole(name: "automatic")
  /// As a main window.
  public static let principal = WindowManagerRole(name: "principal")
  /// As a window that belongs to another.
  public static let associated = WindowManagerRole(name: "associated")
}

/// Work of an app in the background, which never runs here.
public struct BackgroundTask<Request, Response>: Sendable {}

extension BackgroundTask<Void, Void> {
  /// A refresh of the app's content.
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> {
    BackgroundTask()
  }
}
extension BackgroundTask<String, Void> {
  /// The end of transfers of a session of URLs.
  public static var urlSession: BackgroundTask<String, Void> { BackgroundTask() }
}
extension BackgroundTask {
  /// The end of transfers of a session of URLs.
  public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void>
  where Request == Void, Response == Void { BackgroundTask<Void, Void>() }
}

nonisolated extension Scene {
  /// Sets where windows open.
  public func defaultPosition(_ position: UnitPoint) -> some Scene { EmptyScene() }
  /// Sets the initial size of a window, in points.
  public func defaultSize(_ size: CGSize) -> some Scene { EmptyScene() }
  /// Sets whether windows open again.
  public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene {
    EmptyScene()
  }
  /// Sets whether a window opens when the app starts.
  public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene { EmptyScene() }
  /// Sets how windows are arranged.
  public func windowManagerRole(_ role: WindowManagerRole) -> some Scene { EmptyScene() }
  /// Sets the style of the windows' toolbars.
  public func windowToolbarStyle(_ style: some WindowToolbarStyle) -> some Scene { EmptyScene() }
  /// Sets the style of a menu bar extra.
  public func menuBarExtraStyle(_ style: some MenuBarExtraStyle) -> some Scene { EmptyScene() }
  /// Sets the keys that open a window.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some Scene { EmptyScene() }
  /// Sets the keys that open a window.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene { EmptyScene() }
  /// Sets the events that open a window.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { EmptyScene() }
  /// Sets work that the app does in the background; it never runs here.
  public func backgroundTask<D, R>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene { EmptyScene() }
  /// Sets the storage of `@AppStorage`.
  public func defaultAppStorage(_ store: UserDefaults) -> some Scene { EmptyScene() }
  /// Sets a value of the environment.
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene { EmptyScene() }
  /// Sets where a window opens, by the size of its content.
  public func windowIdealSize(_ idealSize: WindowIdealSize) -> some Scene { EmptyScene() }
}

/// The size that a window takes when people zoom it.
public struct WindowIdealSize: Hashable, Sendable {
  private let name: String
  /// The platform's default.
  public static let automatic = WindowIdealSize(name: "automatic")
  /// The ideal size of the content.
  public static let fitToContent = WindowIdealSize(name: "fitToContent")
  /// The largest size.
  public static let maximum = WindowIdealSize(name: "maximum")
}
