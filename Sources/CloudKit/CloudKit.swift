@_exported import VitrineFoundation

/// Whether somebody is signed in.
public enum CKAccountStatus: Int, Sendable {
  case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable
}

/// How the service fails.
public struct CKError: Error, Equatable, Sendable {
  /// The kinds of reasons.
  public enum Code: Int, Sendable {
    case internalError = 1
    case partialFailure, networkUnavailable, networkFailure, badContainer, serviceUnavailable
    case requestRateLimited, missingEntitlement, notAuthenticated, permissionFailure, unknownItem
  }
  /// The reason.
  public let code: Code
  /// A reason.
  public init(_ code: Code) { self.code = code }
}

/// The data of an app: nobody is signed in.
public final class CKContainer: NSObject, Sendable {
  /// The name.
  public let containerIdentifier: String?
  /// The data of a name.
  public init(identifier: String) { containerIdentifier = identifier }
  /// The data of the app.
  public static func `default`() -> CKContainer { CKContainer(identifier: "") }
  /// Answers that nobody is signed in.
  public func accountStatus(
    completionHandler: @escaping @Sendable (CKAccountStatus, (any Error)?) -> Void
  ) { completionHandler(.noAccount, nil) }
  /// Answers that nobody is signed in.
  public func accountStatus() async throws -> CKAccountStatus { .noAccount }
}
