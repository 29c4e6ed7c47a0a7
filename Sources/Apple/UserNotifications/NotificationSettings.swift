@_exported import Foundation

/// The kinds of notification that an app can request.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A badge on the app's icon.
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  /// Sounds.
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  /// Alerts.
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  /// Notifications in cars.
  public static let carPlay = UNAuthorizationOptions(rawValue: 8)
  /// A button for the app's own settings.
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
  /// Critical alerts.
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
  /// Provisional notifications, without a request.
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

/// How a notification is presented.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A badge on the app's icon.
  public static let badge = UNNotificationPresentationOptions(rawValue: 1)
  /// A sound.
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
  /// An alert.
  public static let alert = UNNotificationPresentationOptions(rawValue: 4)
  /// An entry in Notification Center.
  public static let list = UNNotificationPresentationOptions(rawValue: 8)
  /// A banner.
  public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// Whether the app is authorized to send notifications.
public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, authorized, provisional, ephemeral
}

/// Whether a setting is enabled.
public enum UNNotificationSetting: Int, Sendable {
  case notSupported, disabled, enabled
}

/// The urgency of a notification.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  case passive, active, timeSensitive, critical
}

/// The settings of notifications, which are denied.
public final class UNNotificationSettings: NSObject, Sendable {
  /// Notifications are denied.
  public let authorizationStatus = UNAuthorizationStatus.denied
  /// Alerts are disabled.
  public let alertSetting = UNNotificationSetting.disabled
  /// Badges are disabled.
  public let badgeSetting = UNNotificationSetting.disabled
  /// Sounds are disabled.
  public let soundSetting = UNNotificationSetting.disabled
}

/// The name of a sound file.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  /// The name of the file.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The sound of a notification, which is not played.
public final class UNNotificationSound: NSObject, Sendable {
  /// The default sound.
  public static let `default` = UNNotificationSound()
  /// The sound of critical alerts.
  public static let defaultCritical = UNNotificationSound()
  /// The default sound of calls.
  public static let defaultRingtone = UNNotificationSound()
  private override init() {}
  /// Creates the sound of a file.
  public convenience init(named name: UNNotificationSoundName) { self.init() }
  /// Returns the sound of calls in a file.
  public class func ringtoneSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    UNNotificationSound()
  }
  /// Returns the sound of critical alerts, with a volume from 0 to 1.
  public class func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound {
    UNNotificationSound()
  }
  /// Returns the sound of critical alerts in a file.
  public class func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    UNNotificationSound()
  }
  /// Returns the sound of critical alerts in a file, with a volume from 0 to 1.
  public class func criticalSoundNamed(
    _ name: UNNotificationSoundName, withAudioVolume volume: Float
  ) -> UNNotificationSound { UNNotificationSound() }
}
