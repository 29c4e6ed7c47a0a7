import VitrineFoundation

// Players of media, which show nothing and are silent.

/// A time of media.
public struct CMTime: Hashable, Sendable {
  /// The number of units.
  public var value: Int64
  /// Units per second.
  public var timescale: Int32
  /// Creates a time from units.
  public init(value: Int64, timescale: Int32) { (self.value, self.timescale) = (value, timescale) }
  /// Creates a time from seconds; one that has no number of units is zero.
  public init(seconds: Double, preferredTimescale: Int32) {
    let units = (seconds * Double(preferredTimescale)).rounded()
    self.init(value: Int64(exactly: units) ?? 0, timescale: preferredTimescale)
  }
  /// The time in seconds.
  public var seconds: Double { timescale == 0 ? 0 : Double(value) / Double(timescale) }
  /// No time.
  public static let zero = CMTime(value: 0, timescale: 1)
}
/// Returns a time in seconds.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

/// A media asset, which isn't loaded.
open class AVAsset: NSObject {
  /// The length; always zero.
  open var duration: CMTime { .zero }
}
/// A media asset at a URL.
open class AVURLAsset: AVAsset {
  /// The URL of the asset.
  public let url: URL
  /// Creates an asset of a URL.
  public init(url: URL, options: [String: Any]? = nil) { self.url = url }
}
/// An item of a player.
open class AVPlayerItem: NSObject {
  /// Whether an item can be played.
  public enum Status: Int, Sendable {
    /// The states of an item.
    case unknown, readyToPlay, failed
  }
  /// Whether the item can be played; always failed.
  open var status: Status { .failed }
  /// The length; always zero.
  open var duration: CMTime { .zero }
  /// Creates a player item.
  public init(url: URL) {}
  /// Creates a player item.
  public init(asset: AVAsset) {}
  /// A notification of the end; never posted.
  public static let didPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
}
/// A player.
open class AVPlayer: NSObject {
  /// Creates a player.
  public override init() { super.init() }
  /// Creates a player.
  public init(url: URL) {}
  /// Creates a player.
  public init(playerItem: AVPlayerItem?) { currentItem = playerItem }
  /// Whether the player is muted.
  open var isMuted = false
  /// The speed; always zero, because nothing is played.
  open var rate: Float {
    get { 0 }
    set {}
  }
  /// The volume, from 0 to 1.
  open var volume: Float = 1
  /// What is played.
  open private(set) var currentItem: AVPlayerItem?
  /// Sets what is played.
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
  /// Starts playback; has no effect.
  open func play() {}
  /// Pauses playback.
  open func pause() {}
  /// Moves to a time; has no effect.
  open func seek(to time: CMTime) {}
}

extension NSNotification.Name {
  /// A notification of the end of an item; never posted.
  public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
}
