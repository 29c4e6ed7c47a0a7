import VitrineFoundation

/// A task that goes on after the app has left the screen.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number of the task.
  public let rawValue: Int
  /// Creates an identifier.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// No task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension UIApplication {
  /// Begins a task for the background, which ends with the program.
  public func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }
  /// Begins a named task for the background, which ends with the program.
  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }
  /// Ends a task; has no effect.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  /// The time that is left in the background; without limit here.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
}

/// A scene that the system keeps; there is none here.
open class UISceneSession: NSObject {
  /// The use of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name of the role.
    public let rawValue: String
    /// Creates a role.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The windows of an app.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }
  /// The use of the scene.
  open var role: Role { .windowApplication }
  /// The configuration of the scene.
  open var configuration: UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: role)
  }
}

/// How a scene is created; never read here.
open class UISceneConfiguration: NSObject {
  /// The name of the configuration.
  public let name: String?
  /// The use of the scene.
  public let role: UISceneSession.Role
  /// The class of the object that follows the scene.
  open var delegateClass: AnyClass?
  /// Creates a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
  }
}
