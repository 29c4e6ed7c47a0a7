@_exported import VitrineFoundation

/// Whether the app is authorized to capture media.
public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}

/// A type of media.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a media type.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Video.
  public static let video = AVMediaType(rawValue: "vide")
  /// Audio.
  public static let audio = AVMediaType(rawValue: "soun")
}

/// A capture device, to which access is denied.
open class AVCaptureDevice: NSObject {
  /// The authorization status; always denied.
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    .denied
  }
  /// Requests access, which is always denied.
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }
  /// Requests access, which is always denied.
  open class func requestAccess(
    for mediaType: AVMediaType, completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
  /// Returns the default device; always `nil`.
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
}

/// The audio session of the app, which has no effect.
///
/// Unchecked, because it has no mutable state.
open class AVAudioSession: NSObject, @unchecked Sendable {
  /// The purpose of an audio session.
  public struct Category: Hashable, Sendable {
    let name: String
    /// Audio that mixes with that of other apps.
    public static let ambient = Category(name: "ambient")
    /// Audio playback.
    public static let playback = Category(name: "playback")
    /// Recording and playback of audio.
    public static let playAndRecord = Category(name: "playAndRecord")
  }
  private static let shared = AVAudioSession()
  /// Returns the session of the app.
  open class func sharedInstance() -> AVAudioSession { shared }
  /// Sets the category; has no effect.
  open func setCategory(_ category: Category) throws {}
  /// Sets the category, mode and options; has no effect.
  open func setCategory(
    _ category: Category, mode: Mode = .default, options: CategoryOptions = []
  ) throws {}
  /// The mode of an audio session.
  public struct Mode: Hashable, Sendable {
    let name: String
    /// A value of the option.
    public static let `default` = Mode(name: "default")
    /// A value of the option.
    public static let spokenAudio = Mode(name: "spokenAudio")
    /// A value of the option.
    public static let measurement = Mode(name: "measurement")
  }
  /// How audio is combined with that of other apps.
  public struct CategoryOptions: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates options from their raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The audio mixes with that of other apps.
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    /// Lowers the volume of other apps.
    public static let duckOthers = CategoryOptions(rawValue: 2)
    /// Uses the speaker by default.
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
  }
  /// How activating a session affects the audio of other apps.
  public struct SetActiveOptions: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates options from their raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Other apps are notified.
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }
  /// Activates or deactivates the session; has no effect.
  open func setActive(_ active: Bool, options: SetActiveOptions) throws {}
  /// A notification of an interruption; never posted.
  public static let interruptionNotification = Notification.Name(
    "AVAudioSessionInterruptionNotification")
  /// Activates or deactivates the session; has no effect.
  open func setActive(_ active: Bool) throws {}
}

/// A player of audio files, which is silent.
open class AVAudioPlayer: NSObject {
  /// Creates a player for a file.
  public init(contentsOf url: URL) throws {}
  /// Creates an audio player.
  public init(data: Data) throws {}
  /// Whether audio is playing; always `false`.
  open var isPlaying: Bool { false }
  /// The volume, from 0 to 1.
  open var volume: Float = 1
  /// The playback position, in seconds.
  open var currentTime: TimeInterval = 0
  /// The duration, in seconds.
  open var duration: TimeInterval { 0 }
  /// The playback rate.
  open var rate: Float = 1
  /// Whether the playback rate can be changed.
  open var enableRate = false
  /// The stereo position, from -1 on the left to 1 on the right.
  open var pan: Float = 0
  /// The number of repetitions.
  open var numberOfLoops = 0
  /// The number of channels.
  open var numberOfChannels: Int { 0 }
  /// The URL of the file.
  open var url: URL? { nil }
  /// Whether audio levels are measured.
  open var isMeteringEnabled = false
  /// Updates the audio levels; has no effect.
  open func updateMeters() {}
  /// Changes the volume over time.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
    self.volume = volume
  }
  /// Prepares for playback; always fails.
  @discardableResult open func prepareToPlay() -> Bool { false }
  /// Starts playback; always fails.
  @discardableResult open func play() -> Bool { false }
  /// Pauses; has no effect.
  open func pause() {}
  /// Stops; has no effect.
  open func stop() {}
}

/// Returns the largest rectangle with an aspect ratio inside another one.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  guard aspectRatio.width > 0, aspectRatio.height > 0 else { return boundingRect }
  let scale = min(
    boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
  let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
  return CGRect(
    x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2,
    width: size.width, height: size.height)
}
/// A voice of the system, of which there are none.
open class AVSpeechSynthesisVoice: NSObject {
  /// Returns nothing.
  public init?(language code: String?) { nil }
  /// Returns nothing.
  public init?(identifier: String) { nil }
  /// The voices of the system.
  open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
  /// The language of the person.
  open class func currentLanguageCode() -> String { Locale.current.identifier(.bcp47) }
  /// The language of the voice.
  open var language: String { "" }
}
/// The slowest, the usual and the fastest rate of speech.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The usual rate of speech.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
/// The fastest rate of speech.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
/// An utterance, which is not spoken.
open class AVSpeechUtterance: NSObject {
  /// The speech string of the speech utterance.
  public let speechString: String
  /// The voice that speaks.
  open var voice: AVSpeechSynthesisVoice?
  /// The rate of speech, from 0 to 1.
  open var rate = AVSpeechUtteranceDefaultSpeechRate
  /// The volume, from 0 to 1.
  open var volume: Float = 1
  /// The pitch, from 0.5 to 2.
  open var pitchMultiplier: Float = 1
  /// The pause before it, in seconds.
  open var preUtteranceDelay: TimeInterval = 0
  /// The pause after it, in seconds.
  open var postUtteranceDelay: TimeInterval = 0
  /// Creates a speech utterance.
  public init(string: String) { speechString = string }
}
/// Where speech stops.
public enum AVSpeechBoundary: Int, Sendable {
  /// At once.
  case immediate
  /// After the word.
  case word
}
/// What is told of speech.
public protocol AVSpeechSynthesizerDelegate: AnyObject {}
/// A speech synthesizer, which is silent.
open class AVSpeechSynthesizer: NSObject {
  /// The object that is told of speech.
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  /// Whether it speaks, which it never does.
  open var isSpeaking: Bool { false }
  /// Creates a speech synthesizer.
  public override init() { super.init() }
  /// Speaks an utterance.
  open func speak(_ utterance: AVSpeechUtterance) {}
  /// Stops speaking.
  @discardableResult
  open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
}
