// Where windows of macOS and visionOS open; no window opens here.

/// Where a window opens, and its size.
public struct WindowPlacement: Sendable {
  /// A place beside another window.
  public struct Position: Sendable {
    /// Instead of another window.
    public static func replacing(_ relativeWindow: WindowProxy) -> Position { Position() }
    /// Before another window.
    public static func leading(_ relativeWindow: WindowProxy) -> Position { Position() }
    /// After another window.
    public static func trailing(_ relativeWindow: WindowProxy) -> Position { Position() }
    /// Above another window.
    public static func above(_ relativeWindow: WindowProxy) -> Position { Position() }
    /// Below another window.
    public static func below(_ relativeWindow: WindowProxy) -> Position { Position() }
    /// Near the person, as tools are.
    public static var utilityPanel: Position { Position() }
  }
  /// Creates a placement at another window.
  @_disfavoredOverload
  public init(_ position: Position? = nil, size: CGSize? = nil) {}
  /// Creates a placement at another window, with a size in points.
  public init(
    _ position: Position?, width: CGFloat? = nil, height: CGFloat? = nil, depth: CGFloat? = nil
  ) {}
  /// Creates a placement at a point of the screen.
  public init(_ position: CGPoint?, size: CGSize? = nil) {}
  /// Creates a placement at a relative point of the screen.
  public init(_ position: UnitPoint, size: CGSize? = nil) {}
  /// Creates a placement at a relative point of the screen, with a size in points.
  @_disfavoredOverload
  public init(_ position: UnitPoint, width: CGFloat? = nil, height: CGFloat? = nil) {}
  /// Creates a placement with a frame in points.
  public init(x: CGFloat?, y: CGFloat? = nil, width: CGFloat? = nil, height: CGFloat? = nil) {}
}

/// A window of the app.
public struct WindowProxy: Identifiable, Sendable {
  /// The identifier of its scene.
  public let id: String?
  /// Whether it is in use.
  public let phase: ScenePhase
}

/// A screen.
public struct DisplayProxy: Hashable, Sendable {
  /// Its frame, in points.
  public let bounds: CGRect
  /// The parts of it that the system covers.
  public let safeAreaInsets: EdgeInsets
  /// The part of it in which windows are.
  public let visibleRect: CGRect
}

/// The windows and the screen among which a window opens.
public struct WindowPlacementContext: Sendable {
  /// The screen on which it opens.
  public let defaultDisplay: DisplayProxy
  /// The windows of the app.
  public let windows: [WindowProxy]
}

/// The content of a window that opens.
public struct WindowLayoutRoot: Sendable {
  /// Returns the size of the content for a proposal: none, because there is no content.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
}

nonisolated extension Scene {
  /// Sets where a window opens.
  public func defaultWindowPlacement(
    _ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
  ) -> some Scene { EmptyScene() }
  /// Sets where a window is zoomed to.
  public func windowIdealPlacement(
    _ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
  ) -> some Scene { EmptyScene() }
  /// Sets the keys that open a window.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization
  ) -> some Scene { EmptyScene() }
  /// Sets whether what the system draws over a window is shown.
  public func persistentSystemOverlays(_ preferredVisibility: Visibility) -> some Scene {
    EmptyScene()
  }
  /// Sets how items of toolbars are labelled.
  public func windowToolbarLabelStyle(_ toolbarLabelStyle: Binding<ToolbarLabelStyle>) -> some Scene
  { EmptyScene() }
  /// Sets how items of toolbars are labelled, which people cannot change.
  public func windowToolbarLabelStyle(fixed toolbarLabelStyle: ToolbarLabelStyle) -> some Scene {
    EmptyScene()
  }
  /// Sets the icon of dialogs.
  public func dialogIcon(_ icon: Image?) -> some Scene { EmptyScene() }
  /// Sets how serious dialogs are.
  public func dialogSeverity(_ severity: DialogSeverity) -> some Scene { EmptyScene() }
  /// Lets people not see a dialog again.
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some Scene { EmptyScene() }
  /// Lets people not see a dialog again.
  public func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some Scene { EmptyScene() }
  /// Changes a value of the environment of windows.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some Scene { EmptyScene() }
}

// MARK: Alerts

/// A scene that is an alert of macOS.
nonisolated public struct AlertScene<Actions: View, Message: View>: PrimitiveScene {
  /// Creates an alert with a message.
  public init(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) {}
  /// Creates an alert with a localized title and a message.
  public init(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) {}
  /// Creates an alert about a value, with a message.
  public init<T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> Actions, @ViewBuilder message: (T) -> Message
  ) {}
  /// Creates an alert about a value, with a localized title and a message.
  public init<T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> Actions, @ViewBuilder message: (T) -> Message
  ) {}
}

nonisolated extension AlertScene where Message == EmptyView {
  /// Creates an alert.
  public init(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions) {}
  /// Creates an alert with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions
  ) {}
  /// Creates an alert about a value.
  public init<T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> Actions
  ) {}
  /// Creates an alert about a value, with a localized title.
  public init<T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> Actions
  ) {}
}

// MARK: Windows for values

nonisolated extension WindowGroup {
  /// Creates a window group for values, with a title and a default value.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {}
  /// Creates a window group for values, with a title and a default value.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {}
}

extension OpenWindowAction {
  /// Whether a window may share the space of the one that opens it.
  public struct SharingBehavior: Hashable, Sendable {
    private let name: String
    /// If possible.
    public static let requested = SharingBehavior(name: "requested")
    /// Otherwise it does not open.
    public static let required = SharingBehavior(name: "required")
  }
  /// Opens a window; has no effect here.
  @MainActor public func callAsFunction(id: String, sharingBehavior: SharingBehavior) async throws {
  }
  /// Opens a window for a value; has no effect here.
  @MainActor public func callAsFunction<D: Codable & Hashable>(
    value: D, sharingBehavior: SharingBehavior
  ) async throws {}
  /// Opens a window for a value; has no effect here.
  @MainActor public func callAsFunction<D: Codable & Hashable>(
    id: String, value: D, sharingBehavior: SharingBehavior
  ) async throws {}
}

// MARK: Work in the background

/// What an app's snapshot is for.
public struct SnapshotData: Sendable {
  /// Why a snapshot is taken.
  public enum SnapshotReason: Hashable, Sendable {
    /// The app asked for it, left the screen, begins, or shows what it shows at first; or a
    /// complication has new content.
    case appScheduled, appBackgrounded, complicationUpdate, prelaunch, returnToDefaultState
  }
  /// The identifier of the snapshot.
  public let identifier: String?
  /// Why it is taken.
  public let reason: SnapshotReason
}

/// What an app says about its snapshot.
public struct SnapshotResponse: Sendable {
  /// Creates a response.
  public init(
    restoredDefaultState: Bool = false, estimatedSnapshotExpiration: Date? = nil,
    identifier: String? = nil
  ) {}
}

extension BackgroundTask<SnapshotData, SnapshotResponse> {
  /// A picture of a watch's app.
  public static var snapshot: Self { Self() }
}
extension BackgroundTask<Void, Void> {
  /// An alert of an accessory.
  public static var bluetoothAlert: Self { Self() }
  /// An intent of the app has run.
  public static var intentDidRun: Self { Self() }
  /// A shortcut of the app is relevant.
  public static var relevantShortcut: Self { Self() }
  /// A message of the iPhone or the watch has arrived.
  public static var watchConnectivity: Self { Self() }
}
extension BackgroundTask<String, Void> {
  /// The end of transfers of sessions of URLs.
  public static func urlSession(matching: @escaping (String) -> Bool) -> Self { Self() }
}
extension BackgroundTask<String?, Void> {
  /// A refresh of the app's content.
  public static var appRefresh: Self { Self() }
}
