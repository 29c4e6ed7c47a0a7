@_exported import VitrineFoundation

/// The activation state of a session.
public enum WCSessionActivationState: Int, Sendable {
  /// The activation states.
  case notActivated, inactive, activated
}

/// Methods by which a session reports its state and messages.
public protocol WCSessionDelegate: AnyObject {
  /// Called when the session was activated; never called here.
  func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
    error: (any Error)?)
}

/// The session between a phone and a watch, which isn't available.
///
/// Unchecked, because the delegate is set by the code that owns it, as on Apple's systems.
public final class WCSession: NSObject, @unchecked Sendable {
  /// The default session.
  public static let `default` = WCSession()
  /// Returns whether sessions are supported; always `false`.
  public static func isSupported() -> Bool { false }
  /// The delegate of the session.
  public weak var delegate: (any WCSessionDelegate)?
  /// The activation state of the session.
  public var activationState: WCSessionActivationState { .notActivated }
  /// Whether the counterpart is reachable; always `false`.
  public var isReachable: Bool { false }
  /// Whether a watch is paired; always `false`.
  public var isPaired: Bool { false }
  /// Whether the watch has the app; always `false`.
  public var isWatchAppInstalled: Bool { false }
  /// Whether the phone has the app; always `false`.
  public var isCompanionAppInstalled: Bool { false }
  /// Whether the watch face has a complication of the app; always `false`.
  public var isComplicationEnabled: Bool { false }
  /// The number of remaining transfers to complications today.
  public var remainingComplicationUserInfoTransfers: Int { 0 }
  /// Whether the phone has to be unlocked once.
  public var iOSDeviceNeedsUnlockAfterRebootForReachability: Bool { false }
  /// Whether content is pending; always `false`.
  public var hasContentPending: Bool { false }
  /// The last application context sent to the counterpart app.
  public var applicationContext: [String: Any] { [:] }
  /// The last application context received from the counterpart app.
  public var receivedApplicationContext: [String: Any] { [:] }
  /// Activates the session; has no effect.
  public func activate() {}
  /// Sends a context to the counterpart; always fails.
  ///
  /// - Throws: an error that it isn't supported, always.
  public func updateApplicationContext(_ applicationContext: [String: Any]) throws {
    throw CocoaError(.featureUnsupported)
  }
  /// Sends a message; always fails.
  public func sendMessage(
    _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?,
    errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(CocoaError(.featureUnsupported)) }
  /// Sends data; always fails.
  public func sendMessageData(
    _ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(CocoaError(.featureUnsupported)) }
  /// Sends values in the background; they never arrive.
  @discardableResult
  public func transferUserInfo(_ userInfo: [String: Any]) -> WCSessionUserInfoTransfer {
    WCSessionUserInfoTransfer(userInfo, isOfComplication: false)
  }
  /// Sends values for a complication; they never arrive.
  @discardableResult
  public func transferCurrentComplicationUserInfo(
    _ userInfo: [String: Any]
  ) -> WCSessionUserInfoTransfer { WCSessionUserInfoTransfer(userInfo, isOfComplication: true) }
  /// Sends a file; it never arrives.
  @discardableResult
  public func transferFile(_ file: URL, metadata: [String: Any]?) -> WCSessionFileTransfer {
    WCSessionFileTransfer(WCSessionFile(fileURL: file, metadata: metadata))
  }
  /// The values that are being sent; always empty.
  public var outstandingUserInfoTransfers: [WCSessionUserInfoTransfer] { [] }
  /// The files that are being sent; always empty.
  public var outstandingFileTransfers: [WCSessionFileTransfer] { [] }
  /// The folder for data of the watch; always `nil`.
  public var watchDirectoryURL: URL? { nil }
}

/// Values on their way to the counterpart.
public final class WCSessionUserInfoTransfer: NSObject {
  /// The values.
  public let userInfo: [String: Any]
  /// Whether they are for a complication.
  public let isCurrentComplicationInfo: Bool
  /// Whether they are being sent; always `false`.
  public var isTransferring: Bool { false }
  init(_ userInfo: [String: Any], isOfComplication: Bool) {
    (self.userInfo, isCurrentComplicationInfo) = (userInfo, isOfComplication)
  }
  /// Ends the transfer.
  public func cancel() {}
}

/// A file for the counterpart.
public final class WCSessionFile: NSObject {
  /// Where the file is.
  public let fileURL: URL
  /// Values beside the file.
  public let metadata: [String: Any]?
  init(fileURL: URL, metadata: [String: Any]?) {
    (self.fileURL, self.metadata) = (fileURL, metadata)
  }
}

/// A file on its way to the counterpart.
public final class WCSessionFileTransfer: NSObject {
  /// The file.
  public let file: WCSessionFile
  /// How much of the file is sent.
  public let progress = Progress(totalUnitCount: 1)
  /// Whether the file is being sent; always `false`.
  public var isTransferring: Bool { false }
  init(_ file: WCSessionFile) { self.file = file }
  /// Ends the transfer.
  public func cancel() {}
}
