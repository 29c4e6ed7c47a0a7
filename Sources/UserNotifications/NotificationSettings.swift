@_exported import Foundation

/// The kinds of notification that an app can request.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The number or name.
  public let rawValue: UInt
  /// Options of a number.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The badge option.
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  /// The sound option.
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  /// The alert option.
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  /// The critical alert option.
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
  /// The provisional option.
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

/// How notifications are shown.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  /// The number or name.
  public let rawValue: UInt
  /// Options of a number.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The badge option.
  public static let badge = UNNotificationPresentationOptions(rawValue: 1)
  /// The sound option.
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
  /// The alert option.
  public static let alert = UNNotificationPresentationOptions(rawValue: 4)
  /// The list option.
  public static let list = UNNotificationPresentationOptions(rawValue: 8)
  /// The banner option.
  public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// Whether the app is authorized to send notifications.
public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, authorized, provisional, ephemeral
}

/// Whether something is switched on.
public enum UNNotificationSetting: Int, Sendable {
  case notSupported, disabled, enabled
}

/// How urgent a notification is.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  case passive, active, timeSensitive, critical
}

/// The settings of notifications: denied, as by a person.
public final class UNNotificationSettings: NSObject, Sendable {
  /// Notifications are denied.
  public let authorizationStatus = UNAuthorizationStatus.denied
  /// There are no alerts.
  public let alertSetting = UNNotificationSetting.disabled
  /// There are no badges.
  public let badgeSetting = UNNotificationSetting.disabled
  /// There are no sounds.
  public let soundSetting = UNNotificationSetting.disabled
}

/// The name of a sound.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  /// The number or name.
  public let rawValue: String
  /// The name of a file.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The name of a file.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// A sound; nobody hears it.
public final class UNNotificationSound: NSObject, Sendable {
  /// The usual sound.
  public static let `default` = UNNotificationSound()
  /// The sound of critical alerts.
  public static let defaultCritical = UNNotificationSound()
  private override init() {}
  /// A sound of a file.
  public convenience init(named name: UNNotificationSoundName) { self.init() }
}
