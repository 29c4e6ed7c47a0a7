@_exported import SwiftUI

/// An error of signing in.
public struct ASAuthorizationError: Error, Equatable, Sendable {
  /// The codes of the error.
  public enum Code: Int, Sendable {
    case unknown = 1000
    case canceled, invalidResponse, notHandled, failed, notInteractive
  }
  /// The code of the authorization error.
  public let code: Code
  /// Creates an authorization error.
  public init(_ code: Code) { self.code = code }
  /// The person cancelled signing in.
  public static var canceled: Code { .canceled }
}

/// A request to sign in.
open class ASAuthorizationRequest: NSObject {}
/// A request to sign in with a password.
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest {}
/// A request to sign in with Apple.
open class ASAuthorizationAppleIDRequest: ASAuthorizationRequest {
  /// The scopes to request.
  open var requestedScopes: [ASAuthorization.Scope]?
  /// A nonce.
  open var nonce: String?
}

/// The result of a successful authorization.
open class ASAuthorization: NSObject {
  /// A part of an account.
  public struct Scope: Hashable, Sendable {
    let name: String
    /// The full name scope.
    public static let fullName = Scope(name: "fullName")
    /// The email scope.
    public static let email = Scope(name: "email")
  }
  /// The credential of the person.
  open var credential: any ASAuthorizationCredential {
    ASPasswordCredential(user: "", password: "")
  }
}

/// A credential that proves a person's identity.
public protocol ASAuthorizationCredential: AnyObject {}

/// A credential of a user name and a password.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential {
  /// The user of the password credential.
  public let user: String
  /// The password of the account.
  public let password: String
  /// Creates a credential of a user name and a password.
  public init(user: String, password: String) { (self.user, self.password) = (user, password) }
}

/// A credential of a passkey.
open class ASAuthorizationPublicKeyCredential: NSObject, ASAuthorizationCredential {
  /// The identifier of the user.
  open var userID: Data { Data() }
  /// The identifier of the credential.
  open var credentialID: Data { Data() }
}

/// The result of signing in.
///
/// Unchecked, because the credentials have no mutable state.
public enum ASAuthorizationResult: @unchecked Sendable {
  case password(ASPasswordCredential)
  case passkeyAssertion(ASAuthorizationPublicKeyCredential)
  case passkeyRegistration(ASAuthorizationPublicKeyCredential)
}

/// A type that provides the window for sheets.
public protocol ASAuthorizationControllerPresentationContextProviding: AnyObject {}
/// Methods by which the result of signing in is reported.
public protocol ASAuthorizationControllerDelegate: AnyObject {}

/// A controller of signing in, which fails as if the person had cancelled.
open class ASAuthorizationController: NSObject {
  /// Options of signing in.
  public struct RequestOptions: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates options from their raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Prefers credentials that are available immediately.
    public static let preferImmediatelyAvailableCredentials = RequestOptions(rawValue: 1)
  }
  /// The delegate that receives the result.
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  /// The object that provides the window for sheets.
  open weak var presentationContextProvider:
    (any ASAuthorizationControllerPresentationContextProviding)?
  /// Creates a controller of requests.
  public init(authorizationRequests: [ASAuthorizationRequest]) {}
  /// Performs the requests; the delegate receives an error.
  open func performRequests() {}
}

/// A controller of signing in, which fails as if the person had cancelled.
@MainActor @preconcurrency
public struct AuthorizationController: Sendable {
  /// Performs the requests; always throws the error of a cancelled request.
  public func performRequests(
    _ requests: [ASAuthorizationRequest], options: ASAuthorizationController.RequestOptions = []
  ) async throws -> ASAuthorizationResult { throw ASAuthorizationError(.canceled) }
}

/// A provider of requests for passwords.
open class ASAuthorizationPasswordProvider: NSObject {
  /// Creates an authorization password provider.
  public override init() { super.init() }
  /// Creates a request.
  open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest() }
}

/// A provider of requests to sign in with Apple.
open class ASAuthorizationAppleIDProvider: NSObject {
  /// The state of a credential.
  public enum CredentialState: Int, Sendable { case revoked, authorized, notFound, transferred }
  /// Creates an authorization apple ID provider.
  public override init() { super.init() }
  /// Creates a request.
  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }
  /// Returns the state of a user's credential, which isn't found.
  open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
}

/// A provider of requests for passkeys.
open class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject {
  /// Creates a provider for a relying party.
  public init(relyingPartyIdentifier: String) {}
  /// Creates a request to sign in.
  open func createCredentialAssertionRequest(challenge: Data) -> ASAuthorizationRequest {
    ASAuthorizationRequest()
  }
  /// Creates a request to sign up.
  open func createCredentialRegistrationRequest(
    challenge: Data, name: String, userID: Data
  ) -> ASAuthorizationRequest { ASAuthorizationRequest() }
}

/// A type that provides the window for web sessions.
public protocol ASWebAuthenticationPresentationContextProviding: AnyObject {}

/// A session of signing in on the web, which always fails.
open class ASWebAuthenticationSession: NSObject {
  /// The object that provides the window for the session.
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  /// Whether the session stores no data.
  open var prefersEphemeralWebBrowserSession = false
  private let end: (URL?, (any Error)?) -> Void
  /// Creates a session for a page.
  public init(
    url: URL, callbackURLScheme: String?, completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) { end = completionHandler }
  /// Starts the session; the handler receives the error of a cancelled session.
  @discardableResult
  open func start() -> Bool {
    end(nil, ASAuthorizationError(.canceled))
    return false
  }
  /// Stops; has no effect.
  open func cancel() {}
}

extension EnvironmentValues {
  /// The controller of signing in, which always fails.
  @MainActor public var authorizationController: AuthorizationController {
    AuthorizationController()
  }
}
