@_exported import VitrineFoundation

/// The attributes of a Live Activity, as `ActivityAttributes`.
public protocol ActivityAttributes: Codable, Sendable {
  /// The part of the activity's content that changes.
  associatedtype ContentState: Codable, Hashable, Sendable
}

/// A content state and how long it holds, as `ActivityContent`.
public struct ActivityContent<State: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
  /// The state of the content.
  public var state: State
  /// The date from which the content is outdated.
  public var staleDate: Date?
  /// How important it is among several activities.
  public var relevanceScore: Double

  /// Creates activity content.
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    self.state = state
    self.staleDate = staleDate
    self.relevanceScore = relevanceScore
  }
}

/// How a Live Activity lives.
public enum ActivityState: Codable, Hashable, Sendable {
  /// It runs, has ended, is gone from the screen, is out of date, or waits for its start.
  case active, ended, dismissed, stale, pending
}

/// How a Live Activity is shown.
public enum ActivityStyle: Codable, Hashable, Sendable {
  /// An activity that stays, or that ends once it has been seen.
  case standard, transient
}

/// When an ended Live Activity leaves the screen.
public struct ActivityUIDismissalPolicy: Equatable, Sendable {
  /// The system's choice.
  public static let `default` = ActivityUIDismissalPolicy()
  /// The activity is removed immediately.
  public static let immediate = ActivityUIDismissalPolicy()
  /// The activity is removed at a date.
  public static func after(_ date: Date) -> ActivityUIDismissalPolicy {
    ActivityUIDismissalPolicy()
  }
}

/// The configuration of an alert about an update.
public struct AlertConfiguration: Codable, Hashable, Sendable {
  /// The sound of an alert.
  public struct AlertSound: Codable, Hashable, Sendable {
    /// The system's sound.
    public static let `default` = AlertSound()
    /// A sound of the app's.
    public static func named(_ name: String) -> AlertSound { AlertSound() }
  }

  /// Creates an alert configuration.
  public init(
    title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound
  ) {}
}

/// How a Live Activity is updated by push messages.
public struct PushType: Sendable {
  /// Updates by a push token of the activity.
  public static let token = PushType()
  /// Updates by a broadcast channel.
  public static func channel(_ id: String) -> PushType { PushType() }
}

/// Whether Live Activities are allowed, as `ActivityAuthorizationInfo`.
public final class ActivityAuthorizationInfo: Sendable {
  /// Creates an object that reports the authorization.
  public init() {}
  /// Whether Live Activities are allowed: they always are here.
  public var areActivitiesEnabled: Bool { true }
  /// Whether frequent updates are allowed: they always are here.
  public var frequentPushesEnabled: Bool { true }
  /// Changes of the first answer: there are none.
  public var activityEnablementUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }
}

/// Why a Live Activity cannot start.
public enum ActivityAuthorizationError: Error, Sendable, Hashable {
  /// Its attributes are too large; at most 4 KB are allowed.
  case attributesTooLarge
  /// It is not allowed, or too many run.
  case denied, unsupported, targetMaximumExceeded, globalMaximumExceeded, visibility
}
