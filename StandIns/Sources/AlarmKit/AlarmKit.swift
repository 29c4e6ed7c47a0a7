@_exported import ActivityKit
@_exported import SwiftUI

// Alarms of the system, none of which can be scheduled.

/// Custom data of an alarm.
public protocol AlarmMetadata: Codable, Hashable, Sendable {}

/// A button of an alarm.
public struct AlarmButton: Codable, Hashable, Sendable {
  /// The text of the alarm button.
  public var text: LocalizedStringResource
  /// The name of its symbol.
  public var systemImageName: String
  /// Creates an alarm button.
  public init(text: LocalizedStringResource, textColor: Color, systemImageName: String) {
    (self.text, self.systemImageName) = (text, systemImageName)
  }
  /// Returns whether both are equal.
  public static func == (left: AlarmButton, right: AlarmButton) -> Bool {
    left.text.key == right.text.key && left.systemImageName == right.systemImageName
  }
  /// Hashes the button.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(text.key)
    hasher.combine(systemImageName)
  }
}

/// The presentation of an alarm.
public struct AlarmPresentation: Codable, Hashable, Sendable {
  /// The presentation of a ringing alarm.
  public struct Alert: Codable, Hashable, Sendable {
    /// The title of the alert.
    public var title: LocalizedStringResource
    /// Creates an alert.
    public init(
      title: LocalizedStringResource, stopButton: AlarmButton, secondaryButton: AlarmButton? = nil
    ) { self.title = title }
    /// Returns whether both are equal.
    public static func == (left: Alert, right: Alert) -> Bool { left.title.key == right.title.key }
    /// Hashes the value.
    public func hash(into hasher: inout Hasher) { hasher.combine(title.key) }
  }
  /// The presentation of a running countdown.
  public struct Countdown: Codable, Hashable, Sendable {
    /// The title of the countdown.
    public var title: LocalizedStringResource
    /// Creates a countdown.
    public init(title: LocalizedStringResource, pauseButton: AlarmButton? = nil) {
      self.title = title
    }
    /// Returns whether both are equal.
    public static func == (left: Countdown, right: Countdown) -> Bool {
      left.title.key == right.title.key
    }
    /// Hashes the value.
    public func hash(into hasher: inout Hasher) { hasher.combine(title.key) }
  }
  /// The content that is shown while the timer is paused.
  public typealias Paused = Countdown
  /// The presentation while the alarm sounds.
  public var alert: Alert
  /// The presentation of the countdown.
  public var countdown: Countdown?
  /// The presentation while the countdown is paused.
  public var paused: Paused?
  /// Creates an alarm presentation.
  public init(alert: Alert, countdown: Countdown? = nil, paused: Paused? = nil) {
    (self.alert, self.countdown, self.paused) = (alert, countdown, paused)
  }
}

/// The attributes of an alarm's Live Activity.
public struct AlarmAttributes<Metadata: AlarmMetadata>: ActivityAttributes {
  /// The part of the activity's content that changes.
  public typealias ContentState = AlarmPresentationState
  /// The presentation of the alarm.
  public var presentation: AlarmPresentation
  /// The custom data of the alarm.
  public var metadata: Metadata?
  /// Creates alarm attributes.
  public init(presentation: AlarmPresentation, metadata: Metadata? = nil, tintColor: Color) {
    (self.presentation, self.metadata) = (presentation, metadata)
  }
  /// The colour of the alarm.
  public var tintColor: Color { .accentColor }
}

/// The state of an alarm's presentation.
public struct AlarmPresentationState: Codable, Hashable, Sendable {
  /// The mode of an alarm.
  public enum Mode: Codable, Hashable, Sendable {
    /// The countdown is running.
    public struct Countdown: Codable, Hashable, Sendable {
      /// The date at which the alarm sounds.
      public var fireDate: Date
    }
    /// The countdown is paused.
    public struct Paused: Codable, Hashable, Sendable {
      /// The duration of the countdown, in seconds.
      public var totalCountdownDuration: TimeInterval
      /// The elapsed time, in seconds.
      public var previouslyElapsedDuration: TimeInterval
    }
    /// The alarm sounds.
    public struct Alert: Codable, Hashable, Sendable {}
    /// A countdown that is running or paused, or an alarm that sounds.
    case countdown(Countdown), paused(Paused), alert(Alert)
  }
  /// The identifier of the alarm.
  public var alarmID: UUID
  /// The current mode of the alarm.
  public var mode: Mode
  /// Creates an alarm presentation state.
  public init(alarmID: UUID, mode: Mode) { (self.alarmID, self.mode) = (alarmID, mode) }
}

/// The manager of alarms, of which there are none.
public final class AlarmManager: Sendable {
  /// The shared manager.
  public static let shared = AlarmManager()
  /// Whether the app is authorized to schedule alarms.
  public enum AuthorizationState: Sendable {
    /// The authorization states.
    case notDetermined, denied, authorized
  }
  /// The authorization state; always denied.
  public var authorizationState: AuthorizationState { .denied }
  /// Cancels an alarm; has no effect.
  public func cancel(id: UUID) throws {}
  /// Stops an alarm; has no effect.
  public func stop(id: UUID) throws {}
  /// Pauses an alarm; has no effect.
  public func pause(id: UUID) throws {}
  /// Resumes an alarm; has no effect.
  public func resume(id: UUID) throws {}
}
