@_exported import VitrineFoundation

/// Whether the app is authorized to capture media.
public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}

/// A kind of sound or picture.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  /// The corresponding value of the raw type.
  public let rawValue: String
  /// Creates a media type.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Video.
  public static let video = AVMediaType(rawValue: "vide")
  /// Audio.
  public static let audio = AVMediaType(rawValue: "soun")
}

/// A camera: access is denied.
open class AVCaptureDevice: NSObject {
  /// Access is denied.
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    .denied
  }
  /// Answers that access is denied.
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }
  /// Answers that access is denied.
  open class func requestAccess(
    for mediaType: AVMediaType, completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
  /// The usual camera: none.
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
}

/// Sound of the app: none is heard.
///
/// Unchecked, because it has nothing that changes.
open class AVAudioSession: NSObject, @unchecked Sendable {
  /// The purpose of an audio session.
  public struct Category: Hashable, Sendable {
    let name: String
    /// Sound beside that of others.
    public static let ambient = Category(name: "ambient")
    /// Sound that is listened to.
    public static let playback = Category(name: "playback")
    /// Sound that is taken and given.
    public static let playAndRecord = Category(name: "playAndRecord")
  }
  private static let shared = AVAudioSession()
  /// The session of the app.
  open class func sharedInstance() -> AVAudioSession { shared }
  /// Sets nothing.
  open func setCategory(_ category: Category) throws {}
  /// Sets what kind of sound: nothing is heard.
  open func setCategory(
    _ category: Category, mode: Mode = .default, options: CategoryOptions = []
  ) throws {}
  /// A way of sounding.
  public struct Mode: Hashable, Sendable {
    let name: String
    /// A value of the option.
    public static let `default` = Mode(name: "default")
    /// A value of the option.
    public static let spokenAudio = Mode(name: "spokenAudio")
    /// A value of the option.
    public static let measurement = Mode(name: "measurement")
  }
  /// How sounds of several apps are heard.
  public struct CategoryOptions: OptionSet, Sendable {
    /// The ways as bits.
    public let rawValue: UInt
    /// Creates category options.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The audio mixes with that of other apps.
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    /// The others less loud.
    public static let duckOthers = CategoryOptions(rawValue: 2)
    /// Through a speaker.
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
  }
  /// How activating a session affects the audio of other apps.
  public struct SetActiveOptions: OptionSet, Sendable {
    /// The ways as bits.
    public let rawValue: UInt
    /// Creates set active options.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Other apps are notified.
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }
  /// Sounds, or no longer: nothing is heard.
  open func setActive(_ active: Bool, options: SetActiveOptions) throws {}
  /// Something else sounds; never sent.
  public static let interruptionNotification = Notification.Name(
    "AVAudioSessionInterruptionNotification")
  /// Sounds, or no longer: nothing is heard.
  open func setActive(_ active: Bool) throws {}
}

/// Plays a file: nothing is heard.
open class AVAudioPlayer: NSObject {
  /// Plays a file.
  public init(contentsOf url: URL) throws {}
  /// Creates an audio player.
  public init(data: Data) throws {}
  /// Whether something is heard: no.
  open var isPlaying: Bool { false }
  /// How loud it is, from 0 to 1.
  open var volume: Float = 1
  /// Where it is, in seconds.
  open var currentTime: TimeInterval = 0
  /// How long it is, in seconds.
  open var duration: TimeInterval { 0 }
  /// How fast it is.
  open var rate: Float = 1
  /// Whether its rate can be set.
  open var enableRate = false
  /// Where it is between left, -1, and right, 1.
  open var pan: Float = 0
  /// How often it begins anew.
  open var numberOfLoops = 0
  /// How many channels it has.
  open var numberOfChannels: Int { 0 }
  /// Where its bytes come from.
  open var url: URL? { nil }
  /// Whether its loudness is measured.
  open var isMeteringEnabled = false
  /// Measures nothing.
  open func updateMeters() {}
  /// Changes how loud it is.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
    self.volume = volume
  }
  /// Gets ready for nothing.
  @discardableResult open func prepareToPlay() -> Bool { false }
  /// Plays nothing.
  @discardableResult open func play() -> Bool { false }
  /// Ends nothing.
  open func pause() {}
  /// Ends nothing.
  open func stop() {}
}

/// A film: it is not read.
open class AVAsset: NSObject {}
/// A film at an address.
open class AVURLAsset: AVAsset {
  /// Where it is.
  public let url: URL
  /// Creates an AVURL asset.
  public init(url: URL, options: [String: Any]? = nil) { self.url = url }
}
/// A film that is played.
open class AVPlayerItem: NSObject {
  /// Creates a player item.
  public init(url: URL) {}
  /// Creates a player item.
  public init(asset: AVAsset) {}
}
/// Plays a film: nothing is seen or heard.
open class AVPlayer: NSObject {
  /// Creates a player.
  public override init() { super.init() }
  /// Creates a player.
  public init(url: URL) {}
  /// Creates a player.
  public init(playerItem: AVPlayerItem?) {}
  /// Whether nothing is heard.
  open var isMuted = false
  /// Plays: nothing happens.
  open func play() {}
  /// Pauses playback.
  open func pause() {}
}
/// The largest rectangle of a shape inside another one.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  guard aspectRatio.width > 0, aspectRatio.height > 0 else { return boundingRect }
  let scale = min(
    boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
  let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
  return CGRect(
    x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2,
    width: size.width, height: size.height)
}
/// An utterance, which is not spoken.
open class AVSpeechUtterance: NSObject {
  /// The speech string of the speech utterance.
  public let speechString: String
  /// Creates a speech utterance.
  public init(string: String) { speechString = string }
}
/// A speech synthesizer, which is silent.
open class AVSpeechSynthesizer: NSObject {
  /// Creates a speech synthesizer.
  public override init() { super.init() }
  /// Speaks an utterance.
  open func speak(_ utterance: AVSpeechUtterance) {}
}
