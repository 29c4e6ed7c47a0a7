@_exported import VitrineFoundation

/// Whether someone may be followed: nobody may.
open class ATTrackingManager: NSObject {
  /// Whether it is allowed.
  public enum AuthorizationStatus: UInt, Sendable {
    /// The authorization states.
    case notDetermined, restricted, denied, authorized
  }
  /// Whether it is allowed.
  open class var trackingAuthorizationStatus: AuthorizationStatus { .denied }
  /// Asks whether it is allowed: it is not.
  open class func requestTrackingAuthorization() async -> AuthorizationStatus { .denied }
}
