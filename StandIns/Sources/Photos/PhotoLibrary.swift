@_exported import VitrineUIKit

/// Whether the app is authorized to access the photo library.
public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}

/// The level of access to request.
public enum PHAccessLevel: Int, Sendable { case addOnly = 1, readWrite }

/// The photos of a person: access is denied.
open class PHPhotoLibrary: NSObject {
  /// Access is denied.
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    .denied
  }
  /// Access is denied.
  open class func authorizationStatus() -> PHAuthorizationStatus { .denied }
  /// Answers that access is denied.
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel
  ) async -> PHAuthorizationStatus { .denied }
  /// Answers that access is denied.
  open class func requestAuthorization(
    _ handler: @escaping (PHAuthorizationStatus) -> Void
  ) { handler(.denied) }
}
