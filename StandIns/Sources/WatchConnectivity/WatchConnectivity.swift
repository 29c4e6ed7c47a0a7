@_exported import VitrineFoundation

/// How far a session is.
public enum WCSessionActivationState: Int, Sendable {
  /// The activation states.
  case notActivated, inactive, activated
}

/// Methods by which a session reports its state and messages.
public protocol WCSessionDelegate: AnyObject {
  /// The session has begun; never called.
  func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
    error: (any Error)?)
}

/// The way between a phone and a watch: there is none.
///
/// Unchecked, because the delegate is set by the code that owns it, as on Apple's systems.
public final class WCSession: NSObject, @unchecked Sendable {
  /// The default session.
  public static let `default` = WCSession()
  /// Whether there can be a session: there cannot.
  public static func isSupported() -> Bool { false }
  /// The delegate of the session.
  public weak var delegate: (any WCSessionDelegate)?
  /// How far the session is.
  public var activationState: WCSessionActivationState { .notActivated }
  /// Whether the other device answers.
  public var isReachable: Bool { false }
  /// Whether there is a watch.
  public var isPaired: Bool { false }
  /// Whether the watch has the app.
  public var isWatchAppInstalled: Bool { false }
  /// Whether the phone has the app.
  public var isCompanionAppInstalled: Bool { false }
  /// Whether a complication of the app is on the face.
  public var isComplicationEnabled: Bool { false }
  /// How often a complication may still be sent something today.
  public var remainingComplicationUserInfoTransfers: Int { 0 }
  /// Whether the phone has to be unlocked once.
  public var iOSDeviceNeedsUnlockAfterRebootForReachability: Bool { false }
  /// Whether something waits to be received.
  public var hasContentPending: Bool { false }
  /// The last application context sent to the counterpart app.
  public var applicationContext: [String: Any] { [:] }
  /// The last application context received from the counterpart app.
  public var receivedApplicationContext: [String: Any] { [:] }
  /// Begins the session: nothing happens.
  public func activate() {}
  /// Sends values: they get lost.
  ///
  /// - Throws: that it is not supported, always.
  public func updateApplicationContext(_ applicationContext: [String: Any]) throws {
    throw CocoaError(.featureUnsupported)
  }
  /// Sends a message: it fails.
  public func sendMessage(
    _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?,
    errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(CocoaError(.featureUnsupported)) }
}
