import VitrineUIKit

// The app on a watch, which a widget doesn't have: nothing is scheduled, and no delegate is called.

/// The state of an app on a watch.
public enum WKApplicationState: Int, Sendable {
  /// The states of an app.
  case active, inactive, background
}

/// The app on the watch.
@MainActor @preconcurrency
public final class WKExtension: NSObject {
  private static let app = WKExtension()
  /// Returns the shared app.
  public static func shared() -> WKExtension { app }
  /// The delegate of the app; `nil`, because no app starts.
  public weak var delegate: (any WKApplicationDelegate)?
  /// The state of the app; always background.
  public var applicationState: WKApplicationState { .background }
  /// Whether the app runs in the dock; always `false`.
  public var isApplicationRunningInDock: Bool { false }
  /// Whether the screen turns on again where it was; has no effect.
  public var isFrontmostTimeoutExtended = false
  /// Whether the app rotates with the wrist; has no effect.
  public var isAutorotating = false
  /// Opens a URL; has no effect.
  public func openSystemURL(_ url: URL) {}
  /// Registers for notifications; has no effect.
  public func registerForRemoteNotifications() {}
  /// Schedules a refresh, which never happens.
  public func scheduleBackgroundRefresh(
    withPreferredDate preferredFireDate: Date, userInfo: (any NSSecureCoding & NSObjectProtocol)?,
    scheduledCompletion: @escaping ((any Error)?) -> Void
  ) { scheduledCompletion(nil) }
  /// Schedules a picture of the app, which is never taken.
  public func scheduleSnapshotRefresh(
    withPreferredDate preferredFireDate: Date, userInfo: (any NSSecureCoding & NSObjectProtocol)?,
    scheduledCompletion: @escaping ((any Error)?) -> Void
  ) { scheduledCompletion(nil) }
}

/// The app on the watch.
public typealias WKApplication = WKExtension

/// Methods by which an app on a watch is notified of its life cycle; none is called.
@MainActor @preconcurrency
public protocol WKApplicationDelegate: AnyObject {
  /// Notifies the app that it was launched.
  func applicationDidFinishLaunching()
  /// Notifies the app that it is active.
  func applicationDidBecomeActive()
  /// Gives the app work in the background.
  func handle(_ backgroundTasks: Set<WKRefreshBackgroundTask>)
}

extension WKApplicationDelegate {
  /// Does nothing.
  public func applicationDidFinishLaunching() {}
  /// Does nothing.
  public func applicationDidBecomeActive() {}
  /// Does nothing.
  public func handle(_ backgroundTasks: Set<WKRefreshBackgroundTask>) {}
}

/// Methods by which an extension on a watch is notified of its life cycle; none is called.
public typealias WKExtensionDelegate = WKApplicationDelegate

/// Work in the background, which no app is given.
@MainActor @preconcurrency
open class WKRefreshBackgroundTask: NSObject {
  /// What the app kept when it asked for the work.
  open var userInfo: (any NSSecureCoding & NSObjectProtocol)? { nil }
  /// What is called when time is short.
  open var expirationHandler: (() -> Void)?
  /// Ends the work.
  open func setTaskCompletedWithSnapshot(_ refreshSnapshot: Bool) {}
}
/// A refresh of the app.
open class WKApplicationRefreshBackgroundTask: WKRefreshBackgroundTask {}
/// A picture of the app.
open class WKSnapshotRefreshBackgroundTask: WKRefreshBackgroundTask {
  /// Ends the work.
  open func setTaskCompleted(
    restoredDefaultState: Bool, estimatedSnapshotExpiration: Date?,
    userInfo: (any NSSecureCoding & NSObjectProtocol)?
  ) {}
}
/// News of the phone.
open class WKWatchConnectivityRefreshBackgroundTask: WKRefreshBackgroundTask {}
/// News of a transfer.
open class WKURLSessionRefreshBackgroundTask: WKRefreshBackgroundTask {
  /// The identifier of the session.
  open var sessionIdentifier: String { "" }
}
/// A refresh of shortcuts.
open class WKRelevantShortcutRefreshBackgroundTask: WKRefreshBackgroundTask {}
/// News of an intent that ran.
open class WKIntentDidRunRefreshBackgroundTask: WKRefreshBackgroundTask {}

/// A session in which an app may run on, which never starts.
@MainActor @preconcurrency
open class WKExtendedRuntimeSession: NSObject {
  /// The state of a session.
  public enum State: Int, Sendable {
    /// The states of a session.
    case notStarted, scheduled, running, invalid
  }
  /// The state; always invalid.
  open var state: State { .invalid }
  /// Starts the session; has no effect.
  open func start() {}
  /// Ends the session.
  open func invalidate() {}
}
