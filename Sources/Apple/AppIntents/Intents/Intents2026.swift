import VitrineFoundation

/// An intent that may run longer than the system's time limit for others.
public protocol LongRunningIntent: ProgressReportingIntent {}
/// An intent that can be cancelled.
public protocol CancellableIntent: AppIntent {}
/// An entity that is the same on all of a person's devices.
public protocol SyncableEntity: AppEntity {}
/// An entity that provides its owner.
public protocol OwnershipProvidingEntity: AppEntity {}

/// The device resources that a long-running task needs.
public struct LongRunningTaskOptions: OptionSet, Sendable {
  /// The resources as bits.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The graphics processor.
  public static let requiresGPU = LongRunningTaskOptions(rawValue: 1)
}

/// The reason why an intent was cancelled.
public enum IntentCancellationReason: Sendable {
  /// The intent took too long.
  case timeout
  /// A person cancelled the intent.
  case userCancelled
}

extension LongRunningIntent {
  /// Performs a long task; nothing ends it early here.
  @discardableResult
  public func performBackgroundTask<T>(
    options: LongRunningTaskOptions = [], operation: @escaping () async throws -> T
  ) async throws -> T { try await operation() }
}

extension LongRunningIntent where Self: CancellableIntent {
  /// Performs a long task; nothing cancels it here.
  @discardableResult
  public func performBackgroundTask<T>(
    options: LongRunningTaskOptions = [], operation: @escaping () async throws -> T,
    onCancel: @escaping @Sendable (IntentCancellationReason) -> Void
  ) async throws -> T { try await operation() }
}

extension CancellableIntent {
  /// Performs a task that may be cancelled; nothing cancels it here.
  public func withIntentCancellationHandler<T>(
    operation: () async throws -> T,
    onCancel: @escaping @Sendable (IntentCancellationReason) -> Void
  ) async rethrows -> T { try await operation() }
}

/// The processes in which an intent may run.
public struct IntentExecutionTargets: OptionSet, Sendable {
  /// The processes as bits.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The app itself.
  public static let main = IntentExecutionTargets(rawValue: 1)
  /// The app's App Intents extension.
  public static let appIntentsExtension = IntentExecutionTargets(rawValue: 2)
  /// The app's widget extension.
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

/// A query for entities that on-device search indexes; it is never asked to index them here.
public protocol IndexedEntityQuery: EntityQuery {}

/// The context in which an entity is currently relevant.
public struct AppEntityContext: Sendable, Hashable {
  private let name: String
  /// Audio that is playing.
  public enum Audio: Sendable {
    /// Audio that is playing now.
    case nowPlaying
  }
  /// The context of audio.
  public static func audio(_ audio: Audio) -> AppEntityContext {
    AppEntityContext(name: "\(audio)")
  }
}

/// The relevant entities of an app; the system does not use them here.
public struct RelevantEntities: Sendable {
  /// The relevant entities of the app.
  public static let shared = RelevantEntities()
  /// Updates the entities that are relevant in a context.
  public func updateEntities<E: AppEntity>(
    _ entities: [E], for context: AppEntityContext
  ) async throws {}
  /// Removes all relevant entities of a context.
  public func removeAllEntities(for context: AppEntityContext) async throws {}
}
