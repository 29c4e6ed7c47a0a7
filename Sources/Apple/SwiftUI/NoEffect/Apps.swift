// Apps and their windows: code that a widget shares with an app compiles, but no window opens.

/// A type that represents an app.
@MainActor @preconcurrency
public protocol App {
  /// The type of the app's scene.
  associatedtype Body: Scene
  /// The scenes of the app.
  @SceneBuilder var body: Body { get }
  /// Creates an app.
  init()
}

/// A part of an app's interface, such as a window.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of the scene's body.
  associatedtype Body: Scene
  /// The content of the scene.
  @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
  /// Never called: scenes without a body are never opened.
  public var body: Never { preconditionFailure("a window without a body was asked for it") }
}

/// A scene without a body.
protocol PrimitiveScene: Scene where Body == Never {}

/// A scene without windows.
nonisolated public struct EmptyScene: PrimitiveScene {
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
  /// Builds a scene of an `if` without `else`.
  public static func buildOptional(_ content: EmptyScene?) -> EmptyScene { EmptyScene() }
  /// Builds a scene of an `if #available`.
  public static func buildLimitedAvailability(_ content: EmptyScene) -> EmptyScene { content }
}

/// A scene of identical windows.
nonisolated public struct WindowGroup<Content: View>: PrimitiveScene {
  /// Creates a window group.
  public init(@ViewBuilder content: () -> Content) {}
  /// Creates a window group.
  public init(id: String, @ViewBuilder content: () -> Content) {}
  /// Creates a window group with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  /// Creates a window group with a localized title.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}
}

/// A scene with a single window.
nonisolated public struct Window<Content: View>: PrimitiveScene {
  /// Creates a window with a localized title.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}
}

/// A scene for the app's settings.
nonisolated public struct Settings<Content: View>: PrimitiveScene {
  /// Creates a settings scene.
  public init(@ViewBuilder content: () -> Content) {}
}

/// A scene that shows an item in the menu bar.
nonisolated public struct MenuBarExtra<Content: View>: PrimitiveScene {
  /// Creates a menu bar extra.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {}
}

extension Scene {
  /// Performs an action when a value changes.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene { EmptyScene() }
  /// Performs an action when a value changes.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some Scene { EmptyScene() }
  /// Performs an action when a value changes.
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (V) -> Void
  ) -> some Scene { EmptyScene() }
  /// Adds commands to the menus.
  nonisolated public func commands<C: Commands>(@CommandsBuilder content: () -> C) -> some Scene {
    EmptyScene()
  }
  /// Adds an object to the environment.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    EmptyScene()
  }
  /// Adds an object to the environment.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    EmptyScene()
  }
  /// Sets the initial size of a window, in points.
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
  /// Never called: menus without a body are never opened.
  public var body: Never { preconditionFailure("a menu without a body was asked for it") }
}

/// Menus without a body.
protocol PrimitiveCommands: Commands where Body == Never {}

/// A combination of menus.
nonisolated public struct CommandMenus: PrimitiveCommands {}

/// A result builder of commands.
@MainActor @resultBuilder
public enum CommandsBuilder {
  /// Builds a menu.
  public static func buildExpression<C: Commands>(_ content: C) -> CommandMenus { CommandMenus() }
  /// Combines menus.
  public static func buildBlock(_ content: CommandMenus...) -> CommandMenus { CommandMenus() }
}

/// A menu that the app defines.
nonisolated public struct CommandMenu<Content: View>: PrimitiveCommands {
  /// Creates a command menu.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}

/// A group of the system's commands.
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

/// Commands that replace or complement those of the system.
nonisolated public struct CommandGroup<Content: View>: PrimitiveCommands {
  /// Replaces the commands at a placement.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Inserts commands before a placement.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Inserts commands after a placement.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// A property that creates the delegate of an app.
@MainActor @propertyWrapper
public struct ApplicationDelegateAdaptor<Delegate: NSObject> {
  /// The delegate; never accessed, because no app starts.
  public var wrappedValue: Delegate { preconditionFailure("no app starts here") }
  /// Creates the property with the type of the delegate.
  public init(_ type: Delegate.Type = Delegate.self) {}
}

extension ApplicationDelegateAdaptor where Delegate: ObservableObject {
  /// Bindings to the delegate's properties; never accessed, because no app starts.
  public var projectedValue: ObservedObject<Delegate>.Wrapper {
    ObservedObject(wrappedValue: wrappedValue).projectedValue
  }
}

/// A property that creates a UIKit app delegate.
public typealias UIApplicationDelegateAdaptor = ApplicationDelegateAdaptor
/// A property that creates an AppKit app delegate.
public typealias NSApplicationDelegateAdaptor = ApplicationDelegateAdaptor
/// A property that creates the delegate of an app on a watch.
public typealias WKApplicationDelegateAdaptor = ApplicationDelegateAdaptor
/// A property that creates the delegate of an extension on a watch.
public typealias WKExtensionDelegateAdaptor = ApplicationDelegateAdaptor
