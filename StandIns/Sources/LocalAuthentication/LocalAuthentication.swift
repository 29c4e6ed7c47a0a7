@_exported import VitrineFoundation

/// The methods by which a person can be authenticated.
public enum LAPolicy: Int, Sendable {
  /// Biometric authentication.
  case deviceOwnerAuthenticationWithBiometrics = 1
  /// Biometric authentication or the passcode.
  case deviceOwnerAuthentication
}

/// The kinds of biometric authentication.
public enum LABiometryType: Int, Sendable {
  /// The kinds of biometry, or none.
  case none, touchID, faceID, opticID
}

/// An error of authentication.
public struct LAError: Error, Equatable, Sendable {
  /// The codes of authentication errors.
  public enum Code: Int, Sendable {
    /// Biometry isn't available.
    case biometryNotAvailable = -6
    /// No passcode is set.
    case passcodeNotSet = -5
    /// The person cancelled.
    case userCancel = -2
    /// The person wasn't authenticated.
    case authenticationFailed = -1
  }
  /// The code of the error.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
}

/// A context of authentication, which isn't available.
open class LAContext: NSObject {
  /// Whether a person is never asked.
  open var interactionNotAllowed = false
  /// The title of the button that offers another method.
  open var localizedFallbackTitle: String?
  /// The title of the cancel button.
  open var localizedCancelTitle: String?
  /// The kind of biometry of the device, which has none here.
  open var biometryType: LABiometryType { .none }
  /// Creates a context.
  public override init() { super.init() }
  /// Returns whether a policy can be evaluated; always `false`.
  open func canEvaluatePolicy(
    _ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?
  ) -> Bool { false }
  /// Evaluates a policy; always fails.
  ///
  /// - Throws: `LAError`, always.
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw LAError(.biometryNotAvailable)
  }
  /// Evaluates a policy; always fails.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping (Bool, (any Error)?) -> Void
  ) { reply(false, LAError(.biometryNotAvailable)) }
  /// Ends the context.
  open func invalidate() {}
}
