@_exported import VitrineFoundation

/// A background task.
open class BGTask: NSObject {
  /// A stable identifier of the task.
  public let identifier = ""
  /// The handler to call shortly before the task's time expires.
  open var expirationHandler: (() -> Void)?
  /// Completes the task.
  open func setTaskCompleted(success: Bool) {}
}
/// A task that refreshes the app's content.
open class BGAppRefreshTask: BGTask {}
/// A task that takes longer.
open class BGProcessingTask: BGTask {}
/// A request to run a background task.
open class BGTaskRequest: NSObject {
  /// A stable identifier of the task request.
  public let identifier: String
  /// The earliest date of the task.
  open var earliestBeginDate: Date?
  /// Creates a task request.
  public init(identifier: String) { self.identifier = identifier }
}
/// A request for a task that refreshes the app's content.
open class BGAppRefreshTaskRequest: BGTaskRequest {}
/// A request for a task that takes longer.
open class BGProcessingTaskRequest: BGTaskRequest {
  /// Whether the task needs the network.
  open var requiresNetworkConnectivity = false
  /// Whether the task needs external power.
  open var requiresExternalPower = false
}
/// The scheduler of background tasks, which starts none.
public final class BGTaskScheduler: NSObject, Sendable {
  /// The shared scheduler.
  public static let shared = BGTaskScheduler()
  /// Registers the handler of a task, which is never called.
  @discardableResult
  public func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
    launchHandler: @escaping (BGTask) -> Void
  ) -> Bool { false }
  /// Submits a request for a task, which never starts.
  public func submit(_ taskRequest: BGTaskRequest) throws {}
  /// Cancels all requests.
  public func cancelAllTaskRequests() {}
}
