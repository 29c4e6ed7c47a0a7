@_exported import ActivityKit
@_exported import SwiftUI

// Alarms of the system: none rings.

/// Custom data of an alarm.
public protocol AlarmMetadata: Codable, Hashable, Sendable {}

/// A button of an alarm.
public struct AlarmButton: Codable, Hashable, Sendable {
  /// The text of the alarm button.
  public var text: LocalizedStringResource
  /// Its symbol.
  public var systemImageName: String
  /// Creates an alarm button.
  public init(text: LocalizedStringResource, textColor: Color, systemImageName: String) {
    (self.text, self.systemImageName) = (text, systemImageName)
  }
  /// Whether both say the same.
  public static func == (left: AlarmButton, right: AlarmButton) -> Bool {
    left.text.key == right.text.key && left.systemImageName == right.systemImageName
  }
  /// Adds the button to a hash.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(text.key)
    hasher.combine(systemImageName)
  }
}

/// How an alarm is shown.
public struct AlarmPresentation: Codable, Hashable, Sendable {
  /// The presentation of a ringing alarm.
  public struct Alert: Codable, Hashable, Sendable {
    /// The title of the alert.
    public var title: LocalizedStringResource
    /// Creates an alert.
    public init(
      title: LocalizedStringResource, stopButton: AlarmButton, secondaryButton: AlarmButton? = nil
    ) { self.title = title }
    /// Whether both say the same.
    public static func == (left: Alert, right: Alert) -> Bool { left.title.key == right.title.key }
    /// Adds it to a hash.
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
    /// Whether both say the same.
    public static func == (left: Countdown, right: Countdown) -> Bool {
      left.title.key == right.title.key
    }
    /// Adds it to a hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(title.key) }
  }
  /// The content that is shown while the timer is paused.
  public typealias Paused = Countdown
  /// While it rings.
  public var alert: Alert
  /// While time runs.
  public var countdown: Countdown?
  /// The timer is paused.
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
  /// How the alarm is shown.
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

/// How far an alarm is.
public struct AlarmPresentationState: Codable, Hashable, Sendable {
  /// A step of an alarm.
  public enum Mode: Codable, Hashable, Sendable {
    /// Time runs.
    public struct Countdown: Codable, Hashable, Sendable {
      /// When it rings.
      public var fireDate: Date
    }
    /// The timer is paused.
    public struct Paused: Codable, Hashable, Sendable {
      /// How long the whole is, in seconds.
      public var totalCountdownDuration: TimeInterval
      /// How much has passed, in seconds.
      public var previouslyElapsedDuration: TimeInterval
    }
    /// It rings.
    public struct Alert: Codable, Hashable, Sendable {}
    /// The timer runs, is paused, or rings.
    case countdown(Countdown), paused(Paused), alert(Alert)
  }
  /// The alarm's name.
  public var alarmID: UUID
  /// The current mode of the alarm.
  public var mode: Mode
  /// Creates an alarm presentation state.
  public init(alarmID: UUID, mode: Mode) { (self.alarmID, self.mode) = (alarmID, mode) }
}

/// Alarms: there are none.
public final class AlarmManager: Sendable {
  /// The shared manager.
  public static let shared = AlarmManager()
  /// Whether alarms may ring.
  public enum AuthorizationState: Sendable {
    /// The authorization states.
    case notDetermined, denied, authorized
  }
  /// Whether alarms may ring: they may not.
  public var authorizationState: AuthorizationState { .denied }
  /// Ends an alarm: there is none.
  public func cancel(id: UUID) throws {}
  /// Stops an alarm: there is none.
  public func stop(id: UUID) throws {}
  /// Pauses an alarm.
  ///
  /// Nothing happens, as there are no alarms.
  public func pause(id: UUID) throws {}
  /// Lets an alarm's time run: there is none.
  public func resume(id: UUID) throws {}
}
