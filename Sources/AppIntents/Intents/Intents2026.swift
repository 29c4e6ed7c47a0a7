import VitrineFoundation

/// An action that may take longer than the system waits for others.
public protocol LongRunningIntent: ProgressReportingIntent {}
/// An action that can be cancelled.
public protocol CancellableIntent: AppIntent {}
/// An action that runs one of the system's shortcuts.
public protocol RunSystemShortcutIntent: SystemIntent {}
/// An entity that is the same on all of a person's devices.
public protocol SyncableEntity: AppEntity {}
/// An entity that provides its owner.
public protocol OwnershipProvidingEntity: AppEntity {}

/// The device resources that a long-running task needs.
public struct LongRunningTaskOptions: OptionSet, Sendable {
  /// The needs as bits.
  public let rawValue: Int
  /// Creates a long running task options.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The graphics processor.
  public static let requiresGPU = LongRunningTaskOptions(rawValue: 1)
}

/// Why an action was cancelled.
public enum IntentCancellationReason: Sendable {
  /// It took too long.
  case timeout
  /// A person did.
  case userCancelled
}

extension LongRunningIntent {
  /// Does what takes long; here nothing ends it early.
  @discardableResult
  public func performBackgroundTask<T>(
    options: LongRunningTaskOptions = [], operation: @escaping () async throws -> T
  ) async throws -> T { try await operation() }
}

extension LongRunningIntent where Self: CancellableIntent {
  /// Does what takes long; here nothing cancels it.
  @discardableResult
  public func performBackgroundTask<T>(
    options: LongRunningTaskOptions = [], operation: @escaping () async throws -> T,
    onCancel: @escaping @Sendable (IntentCancellationReason) -> Void
  ) async throws -> T { try await operation() }
}

extension CancellableIntent {
  /// Does what may be cancelled; here nothing cancels it.
  public func withIntentCancellationHandler<T>(
    operation: () async throws -> T,
    onCancel: @escaping @Sendable (IntentCancellationReason) -> Void
  ) async rethrows -> T { try await operation() }
}

/// The processes in which an action may run.
public struct IntentExecutionTargets: OptionSet, Sendable {
  /// The processes as bits.
  public let rawValue: Int
  /// Creates an intent execution targets.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The app itself.
  public static let main = IntentExecutionTargets(rawValue: 1)
  /// An extension of App Intents.
  public static let appIntentsExtension = IntentExecutionTargets(rawValue: 2)
  /// An extension of widgets.
  public static let widgetKitExtension = IntentExecutionTargets(rawValue: 4)
  /// The system's default.
  public static let `default`: IntentExecutionTargets = []
}

extension AppIntent {
  /// Any process by default.
  public static var allowedExecutionTargets: IntentExecutionTargets { .default }
}

extension EntityQuery {
  /// Any process by default.
  public static var allowedExecutionTargets: IntentExecutionTargets { .default }
}

/// Finds things that search on the device knows, and tells it of them again; nothing here asks for that.
public protocol IndexedEntityQuery: EntityQuery {}

/// The context in which an entity is currently relevant.
public struct AppEntityContext: Sendable, Hashable {
  private let name: String
  /// Audio that is playing.
  public enum Audio: Sendable {
    /// Audio that is playing now.
    case nowPlaying
  }
  /// Audio that is playing.
  public static func audio(_ audio: Audio) -> AppEntityContext {
    AppEntityContext(name: "\(audio)")
  }
}

/// The relevant entities of an app; the system does not use them here.
public struct RelevantEntities: Sendable {
  /// The app's own.
  public static let shared = RelevantEntities()
  /// Updates the entities that are relevant in a context.
  public func updateEntities<E: AppEntity>(
    _ entities: [E], for context: AppEntityContext
  ) async throws {}
  /// Removes all relevant entities of a context.
  public func removeAllEntities(for context: AppEntityContext) async throws {}
}
