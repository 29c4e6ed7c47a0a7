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

/// A scene with the views that show what the camera sees.
public struct LockedCameraCaptureUIScene: LockedCameraCaptureExtensionScene {
  /// Creates a scene; its views are never asked for.
  public init(@ViewBuilder content: @escaping (LockedCameraCaptureSession) -> some View) {}
}

/// One use of the camera on the locked device.
public struct LockedCameraCaptureSession: Sendable {
  /// Why the app could not be opened.
  public enum Failure: Error, Sendable {
    /// There is no app.
    case noApplication
  }

  /// Where pictures are put before the app has them.
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
    /// Those that were there before.
    case initial([URL])
    /// One was added.
    case added(URL)
    /// One was removed.
    case removed(URL)
  }

  /// The shared manager.
  public static let shared = LockedCameraCaptureManager()

  /// Folders with contents; none.
  public var sessionContentURLs: [URL] { [] }
  /// Changes of these; none comes.
  public var sessionContentUpdates: AsyncStream<SessionContentUpdate> {
    AsyncStream { $0.finish() }
  }

  /// Forgets the contents of a folder.
  public func invalidateSessionContent(at url: URL) async throws {}
}
