@_exported import VitrineFoundation

/// The attributes of a Live Activity, as `ActivityAttributes`.
public protocol ActivityAttributes: Codable, Sendable {
  /// The part of the activity's content that changes.
  associatedtype ContentState: Codable, Hashable, Sendable
}

/// A content state and its stale date, as `ActivityContent`.
public struct ActivityContent<State: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
  /// The state of the content.
  public var state: State
  /// The date from which the content is outdated.
  public var staleDate: Date?
  /// The relevance of the content, compared with other activities.
  public var relevanceScore: Double

  /// Creates content from a state, its stale date and its relevance.
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    self.state = state
    self.staleDate = staleDate
    self.relevanceScore = relevanceScore
  }
}

extension ActivityContent: CustomStringConvertible {
  /// The state and its stale date.
  public var description: String {
    "ActivityContent(state: \(state), staleDate: \(staleDate.map { "\($0)" } ?? "nil"))"
  }
}

/// A state in the life cycle of a Live Activity.
public enum ActivityState: Codable, Hashable, Sendable {
  /// Running, ended, removed from the screen, out of date, or about to start.
  case active, ended, dismissed, stale, pending
}

/// The style of a Live Activity.
public enum ActivityStyle: Codable, Hashable, Sendable {
  /// An activity that stays, or one that ends once it has been seen.
  case standard, transient
}

/// When an ended Live Activity is removed from the screen.
public struct ActivityUIDismissalPolicy: Equatable, Sendable {
  /// The system chooses.
  public static let `default` = ActivityUIDismissalPolicy()
  /// The activity is removed immediately.
  public static let immediate = ActivityUIDismissalPolicy()
  /// The activity is removed at a date.
  public static func after(_ date: Date) -> ActivityUIDismissalPolicy {
    ActivityUIDismissalPolicy()
  }
}

/// The configuration of an alert about an update.
public struct AlertConfiguration: Equatable, Sendable {
  /// The sound of an alert.
  public struct AlertSound: Equatable, Sendable {
    /// The default sound.
    public static let `default` = AlertSound()
    /// A sound file of the app.
    public static func named(_ name: String) -> AlertSound { AlertSound() }
  }

  /// The title of the alert.
  public var title: LocalizedStringResource
  /// The text of the alert.
  public var body: LocalizedStringResource
  /// The sound of the alert.
  public var sound: AlertSound

  /// Creates an alert configuration.
  public init(
    title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound
  ) { (self.title, self.body, self.sound) = (title, body, sound) }
}

/// How a Live Activity is updated by push notifications.
public struct PushType: Sendable, Equatable {
  /// Updates by a push token of the activity.
  public static let token = PushType()
  /// Updates by a broadcast channel.
  public static func channel(_ id: String) -> PushType { PushType() }
}

/// Whether Live Activities are allowed, as `ActivityAuthorizationInfo`.
public final class ActivityAuthorizationInfo: Sendable {
  /// Creates an object that reports the authorization.
  public init() {}
  /// Whether Live Activities are allowed; always `true`.
  public var areActivitiesEnabled: Bool { true }
  /// Whether frequent updates are allowed; always `true`.
  public var frequentPushesEnabled: Bool { true }
  /// Changes of whether frequent updates are allowed; there are none.
  public var frequentPushEnablementUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }
  /// Changes of the authorization; there are none.
  public var activityEnablementUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }
}

/// The reason why a Live Activity cannot start.
public enum ActivityAuthorizationError: Int, CustomNSError, LocalizedError, Sendable, Hashable {
  /// Its attributes are too large; at most 4 KB are allowed.
  case attributesTooLarge
  /// The device does not support activities, or the person does not allow them.
  case unsupported, denied
  /// Too many activities are running, of all apps or of this one.
  case globalMaximumExceeded, targetMaximumExceeded
  /// The target cannot start activities, or the app is in the background.
  case unsupportedTarget, visibility
  /// The system cannot store the activity, or does not know the app.
  case persistenceFailure, missingProcessIdentifier, unentitled
  /// The activity is unknown, or cannot be connected with again.
  case malformedActivityIdentifier, reconnectNotPermitted

  /// The domain of the errors.
  public static var errorDomain: String { "com.apple.ActivityKit.ActivityAuthorization" }
  /// The number of the error.
  public var errorCode: Int { rawValue }
  /// The reason, which only the system knows; always `nil`.
  public var failureReason: String? { nil }
  /// A remedy, which only the system knows; always `nil`.
  public var recoverySuggestion: String? { nil }
}
