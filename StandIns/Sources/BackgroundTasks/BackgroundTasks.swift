@_exported import VitrineFoundation

/// Work while the app rests.
open class BGTask: NSObject {
  /// A stable identifier of the task.
  public let identifier = ""
  /// The handler to call shortly before the task's time expires.
  open var expirationHandler: (() -> Void)?
  /// Ends the work.
  open func setTaskCompleted(success: Bool) {}
}
/// Work that renews what an app shows.
open class BGAppRefreshTask: BGTask {}
/// Work that takes longer.
open class BGProcessingTask: BGTask {}
/// A request to run a background task.
open class BGTaskRequest: NSObject {
  /// A stable identifier of the task request.
  public let identifier: String
  /// When it may begin.
  open var earliestBeginDate: Date?
  /// Creates a task request.
  public init(identifier: String) { self.identifier = identifier }
}
/// Work that renews what an app shows is asked for.
open class BGAppRefreshTaskRequest: BGTaskRequest {}
/// Work that takes longer is asked for.
open class BGProcessingTaskRequest: BGTaskRequest {
  /// Whether the network is needed.
  open var requiresNetworkConnectivity = false
  /// Whether power is needed.
  open var requiresExternalPower = false
}
/// Begins work while the app rests: it begins none.
public final class BGTaskScheduler: NSObject, Sendable {
  /// The shared scheduler.
  public static let shared = BGTaskScheduler()
  /// Registers the handler of a task, which is never called.
  @discardableResult
  public func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
    launchHandler: @escaping (BGTask) -> Void
  ) -> Bool { false }
  /// Asks for a task: it never begins.
  public func submit(_ taskRequest: BGTaskRequest) throws {}
  /// Asks no longer.
  public func cancelAllTaskRequests() {}
}
