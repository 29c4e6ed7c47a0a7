@_exported import VitrineUIKit

/// The center for information about playing media; here, nothing plays.
open class MPNowPlayingInfoCenter: NSObject {
  /// Returns the default center.
  open class func `default`() -> MPNowPlayingInfoCenter { MPNowPlayingInfoCenter() }
  /// Metadata of the playing item.
  open var nowPlayingInfo: [String: Any]?
}
/// Whether music may be read.
public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
  /// The authorization states.
  case notDetermined, denied, restricted, authorized
}
/// Music of the device: it may not be read.
open class MPMediaLibrary: NSObject {
  /// Whether music may be read: it may not.
  open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .denied }
}
/// Plays music: it plays none.
open class MPMusicPlayerController: NSObject {
  /// The system's player.
  open class var systemMusicPlayer: MPMusicPlayerController { MPMusicPlayerController() }
  /// Plays: nothing is heard.
  open func play() {}
  /// Pauses playback.
  open func pause() {}
}
/// The key of a title.
public let MPMediaItemPropertyTitle = "title"
/// The key of whoever plays.
public let MPMediaItemPropertyArtist = "artist"
