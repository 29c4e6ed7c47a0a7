@_exported import VitrineFoundation

/// The authorization of tracking, which is always denied.
open class ATTrackingManager: NSObject {
  /// The authorization status.
  public enum AuthorizationStatus: UInt, Sendable {
    /// The authorization states.
    case notDetermined, restricted, denied, authorized
  }
  /// The authorization status.
  open class var trackingAuthorizationStatus: AuthorizationStatus { .denied }
  /// Requests authorization, which is denied.
  open class func requestTrackingAuthorization() async -> AuthorizationStatus { .denied }
}
