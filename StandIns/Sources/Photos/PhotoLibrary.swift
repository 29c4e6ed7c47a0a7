@_exported import VitrineUIKit

/// Whether the app is authorized to access the photo library.
public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}

/// The level of access to request.
public enum PHAccessLevel: Int, Sendable { case addOnly = 1, readWrite }

/// The photo library, to which access is denied.
open class PHPhotoLibrary: NSObject {
  /// The library of the device, which is empty.
  open class func shared() -> PHPhotoLibrary { PHPhotoLibrary() }
  /// The authorization status; always denied.
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    .denied
  }
  /// The authorization status; always denied.
  open class func authorizationStatus() -> PHAuthorizationStatus { .denied }
  /// Requests access, which is always denied.
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel
  ) async -> PHAuthorizationStatus { .denied }
  /// Requests access, which is always denied.
  open class func requestAuthorization(
    _ handler: @escaping (PHAuthorizationStatus) -> Void
  ) { handler(.denied) }
}
