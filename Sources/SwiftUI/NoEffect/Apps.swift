// Apps and their windows: code that a widget shares with an app compiles, and no window opens.

/// A program with windows.
@MainActor @preconcurrency
public protocol App {
  /// The type of the scene that holds the windows.
  associatedtype Body: Scene
  /// The scenes of the app.
  @SceneBuilder var body: Body { get }
  /// Creates an app.
  init()
}

/// A window, or several.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of the scene's body.
  associatedtype Body: Scene
  /// The windows inside.
  @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
  /// Never called: windows without a body have none.
  public var body: Never { preconditionFailure("a window without a body was asked for it") }
}

/// A scene without windows.
nonisolated public struct EmptyScene: Scene {
  /// It has no body.
  public typealias Body = Never
  /// Creates an empty scene.
  public init() {}
}

/// A result builder of scenes.
@MainActor @resultBuilder
public enum SceneBuilder {
  /// Builds a scene.
  public static func buildExpression<S: Scene>(_ content: S) -> EmptyScene { EmptyScene() }
  /// Combines scenes.
  public static func buildBlock(_ content: EmptyScene...) -> EmptyScene { EmptyScene() }
  /// A window that may be missing.
  public static func buildOptional(_ content: EmptyScene?) -> EmptyScene { EmptyScene() }
  /// Windows of later systems.
  public static func buildLimitedAvailability(_ content: EmptyScene) -> EmptyScene { content }
}

/// Windows of one kind.
nonisolated public struct WindowGroup<Content: View>: Scene {
  /// It has no body.
  public typealias Body = Never
  /// Creates a window group.
  public init(@ViewBuilder content: () -> Content) {}
  /// Creates a window group.
  public init(id: String, @ViewBuilder content: () -> Content) {}
  /// Creates a window group.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  /// Creates a window group.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}
}

/// A scene with a single window.
nonisolated public struct Window<Content: View>: Scene {
  /// It has no body.
  public typealias Body = Never
  /// Creates a window.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}
}

/// The window of settings.
nonisolated public struct Settings<Content: View>: Scene {
  /// It has no body.
  public typealias Body = Never
  /// Creates a settings scene.
  public init(@ViewBuilder content: () -> Content) {}
}

/// A sign in the menu bar.
nonisolated public struct MenuBarExtra<Content: View>: Scene {
  /// It has no body.
  public typealias Body = Never
  /// Creates a menu bar extra.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {}
}

extension Scene {
  /// Does something when a value changes.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene { EmptyScene() }
  /// Does something when a value changes.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some Scene { EmptyScene() }
  /// Does something when a value changes.
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (V) -> Void
  ) -> some Scene { EmptyScene() }
  /// Adds commands to menus.
  nonisolated public func commands<C: Commands>(@CommandsBuilder content: () -> C) -> some Scene {
    EmptyScene()
  }
  /// Hands an object to the views.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    EmptyScene()
  }
  /// Hands an object to the views.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    EmptyScene()
  }
  /// Sets how large a window is at first.
  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    EmptyScene()
  }
}

/// Commands in menus.
@MainActor @preconcurrency
public protocol Commands {
  /// The type of the commands' content.
  associatedtype Body: Commands
  /// The commands and menus.
  @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
  /// Never called: menus without a body have none.
  public var body: Never { preconditionFailure("a menu without a body was asked for it") }
}

/// The menus that a builder combines.
nonisolated public struct CommandMenus: Commands {
  /// They have no body.
  public typealias Body = Never
}

/// A result builder of commands.
@MainActor @resultBuilder
public enum CommandsBuilder {
  /// Builds a menu.
  public static func buildExpression<C: Commands>(_ content: C) -> CommandMenus { CommandMenus() }
  /// Combines menus.
  public static func buildBlock(_ content: CommandMenus...) -> CommandMenus { CommandMenus() }
}

/// A menu of the app's own.
nonisolated public struct CommandMenu<Content: View>: Commands {
  /// It has no body.
  public typealias Body = Never
  /// Creates a command menu.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}

/// Which of the system's commands is meant.
public struct CommandGroupPlacement: Sendable {
  /// Commands that create documents or windows.
  public static let newItem = CommandGroupPlacement()
  /// Commands that describe the app.
  public static let appInfo = CommandGroupPlacement()
  /// Commands that open the app's settings.
  public static let appSettings = CommandGroupPlacement()
  /// Commands that present help.
  public static let help = CommandGroupPlacement()
}

/// Commands next to those of the system.
nonisolated public struct CommandGroup<Content: View>: Commands {
  /// They have no body.
  public typealias Body = Never
  /// Replaces the commands at a placement.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Inserts commands before a placement.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Inserts commands after a placement.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// A property that creates a UIKit app delegate.
@MainActor @propertyWrapper
public struct UIApplicationDelegateAdaptor<Delegate: NSObject & UIApplicationDelegate> {
  /// The object; never asked for, as no app starts.
  public var wrappedValue: Delegate { preconditionFailure("no app starts here") }
  /// Names the kind of object.
  public init(_ type: Delegate.Type = Delegate.self) {}
}
