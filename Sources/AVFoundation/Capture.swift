@_exported import VitrineFoundation

/// What a person allows.
public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}

/// A kind of sound or picture.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Pictures.
  public static let video = AVMediaType(rawValue: "vide")
  /// Sound.
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
open class AVAudioSession: NSObject, @unchecked Sendable {
  /// What sound is for.
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
  /// Sets nothing.
  open func setActive(_ active: Bool) throws {}
}

/// Plays a file: nothing is heard.
open class AVAudioPlayer: NSObject {
  /// Plays a file.
  public init(contentsOf url: URL) throws {}
  /// Whether something is heard: no.
  open var isPlaying: Bool { false }
  /// Gets ready for nothing.
  @discardableResult open func prepareToPlay() -> Bool { false }
  /// Plays nothing.
  @discardableResult open func play() -> Bool { false }
  /// Ends nothing.
  open func pause() {}
  /// Ends nothing.
  open func stop() {}
}
