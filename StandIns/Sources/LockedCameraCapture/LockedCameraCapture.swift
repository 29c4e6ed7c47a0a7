@_exported import SwiftUI
@_exported import VitrineFoundation

/// The activity with which a capture extension opens its app.
public let NSUserActivityTypeLockedCameraCapture = "com.apple.lockedcameracapture"

/// An extension that takes pictures while the device is locked; none is started.
@MainActor @preconcurrency
public protocol LockedCameraCaptureExtension {
  /// The scene that it shows.
  associatedtype Body: LockedCameraCaptureExtensionScene
  /// The scene that it shows.
  var body: Body { get }
}

/// A scene of such an extension.
public protocol LockedCameraCaptureExtensionScene {}

/// A scene with the views of the camera.
public struct LockedCameraCaptureUIScene: LockedCameraCaptureExtensionScene {
  /// Creates a scene, whose views are never evaluated.
  public init(@ViewBuilder content: @escaping (LockedCameraCaptureSession) -> some View) {}
}

/// A session of the camera on the locked device.
public struct LockedCameraCaptureSession: Sendable {
  /// An error of opening the app.
  public enum Failure: Error, Sendable {
    /// No app is available.
    case noApplication
  }

  /// The directory of captured content.
  public let sessionContentURL: URL

  /// Opens the app.
  ///
  /// - Throws: ``Failure``, always.
  public func openApplication(for activity: NSUserActivity) async throws {
    throw Failure.noApplication
  }
}

/// The manager of content that extensions captured while the device was locked; here, there is
/// none.
public final class LockedCameraCaptureManager: Sendable {
  /// A change to the content of capture sessions.
  public enum SessionContentUpdate: Sendable {
    /// The initial content.
    case initial([URL])
    /// Added content.
    case added(URL)
    /// Removed content.
    case removed(URL)
  }

  /// The shared manager.
  public static let shared = LockedCameraCaptureManager()

  /// The directories of content; always empty.
  public var sessionContentURLs: [URL] { [] }
  /// The updates of the content; there are none.
  public var sessionContentUpdates: AsyncStream<SessionContentUpdate> {
    AsyncStream { $0.finish() }
  }

  /// Invalidates the content of a directory.
  public func invalidateSessionContent(at url: URL) async throws {}
}
