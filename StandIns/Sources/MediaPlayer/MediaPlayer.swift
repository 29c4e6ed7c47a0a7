@_exported import VitrineUIKit

/// The center for information about playing media; here, nothing plays.
open class MPNowPlayingInfoCenter: NSObject {
  /// Returns the default center.
  open class func `default`() -> MPNowPlayingInfoCenter { MPNowPlayingInfoCenter() }
  /// Metadata of the playing item.
  open var nowPlayingInfo: [String: Any]?
}
/// The authorization status for the media library.
public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
  /// The authorization states.
  case notDetermined, denied, restricted, authorized
}
/// The media library, to which access is denied.
open class MPMediaLibrary: NSObject {
  /// Returns the authorization status; always denied.
  open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .denied }
}
/// A player of music, which is silent.
open class MPMusicPlayerController: NSObject {
  /// The player of the system.
  open class var systemMusicPlayer: MPMusicPlayerController { MPMusicPlayerController() }
  /// Starts playback; has no effect.
  open func play() {}
  /// Pauses playback.
  open func pause() {}
}
/// The key of a title.
public let MPMediaItemPropertyTitle = "title"
/// The key of the artist.
public let MPMediaItemPropertyArtist = "artist"
