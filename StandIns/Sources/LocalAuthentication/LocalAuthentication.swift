@_exported import VitrineFoundation

/// The methods by which a person can be authenticated.
public enum LAPolicy: Int, Sendable {
  /// A finger or a face.
  case deviceOwnerAuthenticationWithBiometrics = 1
  /// A finger, a face or the code.
  case deviceOwnerAuthentication
}

/// The kinds of biometric authentication.
public enum LABiometryType: Int, Sendable {
  /// Nothing, or one of them.
  case none, touchID, faceID, opticID
}

/// Why nobody was recognised.
public struct LAError: Error, Equatable, Sendable {
  /// The codes of authentication errors.
  public enum Code: Int, Sendable {
    /// The biometry not available reason.
    case biometryNotAvailable = -6
    /// The passcode not set reason.
    case passcodeNotSet = -5
    /// The user cancel reason.
    case userCancel = -2
    /// The authentication failed reason.
    case authenticationFailed = -1
  }
  /// The code of the error.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
}

/// Recognises whoever holds the device: there is nothing to recognise with.
open class LAContext: NSObject {
  /// The title of the button that offers another method.
  open var localizedFallbackTitle: String?
  /// The title of the cancel button.
  open var localizedCancelTitle: String?
  /// The kind of biometry of the device, which has none here.
  open var biometryType: LABiometryType { .none }
  /// Creates a context.
  public override init() { super.init() }
  /// Whether someone can be recognised: nobody can.
  open func canEvaluatePolicy(
    _ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?
  ) -> Bool { false }
  /// Recognises someone: it fails.
  ///
  /// - Throws: `LAError` that there is nothing to recognise with.
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw LAError(.biometryNotAvailable)
  }
  /// Recognises someone: it fails.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping (Bool, (any Error)?) -> Void
  ) { reply(false, LAError(.biometryNotAvailable)) }
  /// Ends the context.
  open func invalidate() {}
}
