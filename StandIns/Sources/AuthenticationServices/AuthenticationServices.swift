@_exported import SwiftUI

/// Why nobody signed in.
public struct ASAuthorizationError: Error, Equatable, Sendable {
  /// The kinds of reasons.
  public enum Code: Int, Sendable {
    case unknown = 1000
    case canceled, invalidResponse, notHandled, failed, notInteractive
  }
  /// The code of the authorization error.
  public let code: Code
  /// Creates an authorization error.
  public init(_ code: Code) { self.code = code }
  /// A person did not want to.
  public static var canceled: Code { .canceled }
}

/// A way to sign in.
open class ASAuthorizationRequest: NSObject {}
/// Signing in by a password.
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest {}
/// Signing in with Apple.
open class ASAuthorizationAppleIDRequest: ASAuthorizationRequest {
  /// The scopes to request.
  open var requestedScopes: [ASAuthorization.Scope]?
  /// A number that is used once.
  open var nonce: String?
}

/// The result of a successful authorization.
open class ASAuthorization: NSObject {
  /// Parts of an account.
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

/// A name and a password.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential {
  /// The user of the password credential.
  public let user: String
  /// The password of the account.
  public let password: String
  /// A name and a password.
  public init(user: String, password: String) { (self.user, self.password) = (user, password) }
}

/// A proof by a passkey.
open class ASAuthorizationPublicKeyCredential: NSObject, ASAuthorizationCredential {
  /// Whose it is.
  open var userID: Data { Data() }
  /// Which it is.
  open var credentialID: Data { Data() }
}

/// How signing in ended.
///
/// Unchecked, because the credentials' values are computed: nothing in them changes.
public enum ASAuthorizationResult: @unchecked Sendable {
  case password(ASPasswordCredential)
  case passkeyAssertion(ASAuthorizationPublicKeyCredential)
  case passkeyRegistration(ASAuthorizationPublicKeyCredential)
}

/// Where sheets are shown.
public protocol ASAuthorizationControllerPresentationContextProviding: AnyObject {}
/// Methods by which the result of signing in is reported.
public protocol ASAuthorizationControllerDelegate: AnyObject {}

/// Signs in: nobody can, as if a person had cancelled.
open class ASAuthorizationController: NSObject {
  /// Wishes for signing in.
  public struct RequestOptions: OptionSet, Sendable {
    /// The number or name.
    public let rawValue: UInt
    /// Options of a number.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The prefer immediately available credentials option.
    public static let preferImmediatelyAvailableCredentials = RequestOptions(rawValue: 1)
  }
  /// The delegate that receives the result.
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  /// Where sheets are shown.
  open weak var presentationContextProvider:
    (any ASAuthorizationControllerPresentationContextProviding)?
  /// A controller of ways to sign in.
  public init(authorizationRequests: [ASAuthorizationRequest]) {}
  /// Asks nobody.
  open func performRequests() {}
}

/// Signs in: nobody can, as if a person had cancelled.
@MainActor @preconcurrency
public struct AuthorizationController: Sendable {
  /// Answers that nobody wanted to.
  public func performRequests(
    _ requests: [ASAuthorizationRequest], options: ASAuthorizationController.RequestOptions = []
  ) async throws -> ASAuthorizationResult { throw ASAuthorizationError(.canceled) }
}

/// Makes requests for passwords.
open class ASAuthorizationPasswordProvider: NSObject {
  /// Creates an authorization password provider.
  public override init() { super.init() }
  /// Creates a request.
  open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest() }
}

/// Makes requests for accounts of Apple's.
open class ASAuthorizationAppleIDProvider: NSObject {
  /// Whether an account is signed in.
  public enum CredentialState: Int, Sendable { case revoked, authorized, notFound, transferred }
  /// Creates an authorization apple ID provider.
  public override init() { super.init() }
  /// Creates a request.
  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }
  /// Answers that nobody is signed in.
  open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
}

/// Makes requests for passkeys.
open class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject {
  /// A provider for a service.
  public init(relyingPartyIdentifier: String) {}
  /// A request to sign in.
  open func createCredentialAssertionRequest(challenge: Data) -> ASAuthorizationRequest {
    ASAuthorizationRequest()
  }
  /// A request to sign up.
  open func createCredentialRegistrationRequest(
    challenge: Data, name: String, userID: Data
  ) -> ASAuthorizationRequest { ASAuthorizationRequest() }
}

/// Where a sheet of the web is shown.
public protocol ASWebAuthenticationPresentationContextProviding: AnyObject {}

/// Signs in on the web: nobody can.
open class ASWebAuthenticationSession: NSObject {
  /// Where the sheet is shown.
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  /// Whether nothing is kept.
  open var prefersEphemeralWebBrowserSession = false
  private let end: (URL?, (any Error)?) -> Void
  /// A sheet for a page.
  public init(
    url: URL, callbackURLScheme: String?, completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) { end = completionHandler }
  /// Answers that nobody wanted to.
  @discardableResult
  open func start() -> Bool {
    end(nil, ASAuthorizationError(.canceled))
    return false
  }
  /// Ends nothing.
  open func cancel() {}
}

extension EnvironmentValues {
  /// Signs in: nobody can.
  @MainActor public var authorizationController: AuthorizationController {
    AuthorizationController()
  }
}
