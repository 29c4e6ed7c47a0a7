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
  /// The code of the error.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
}

/// The data of an app: nobody is signed in.
public final class CKContainer: NSObject, Sendable {
  /// The container identifier of the container.
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

/// Something that iCloud keeps.
public final class CKRecord: NSObject {
  /// The kind of record.
  public let recordType: String
  private var values: [String: Any] = [:]
  /// Creates a record.
  public init(recordType: String) { self.recordType = recordType }
  /// The value of a key.
  public subscript(key: String) -> Any? {
    get { values[key] }
    set { values[key] = newValue }
  }
}
/// A question for records.
public final class CKQuery: NSObject {
  /// Creates a query.
  public init(recordType: String, predicate: NSPredicate) {}
}
/// Records: nobody is signed in.
public final class CKDatabase: NSObject, Sendable {
  /// Keeps a record.
  ///
  /// - Throws: `CKError.notAuthenticated`, always.
  @discardableResult
  public func save(_ record: CKRecord) async throws -> CKRecord { throw CKError(.notAuthenticated) }
}
extension CKContainer {
  /// One's own records.
  public var privateCloudDatabase: CKDatabase { CKDatabase() }
  /// Everybody's records.
  public var publicCloudDatabase: CKDatabase { CKDatabase() }
  /// Records of others.
  public var sharedCloudDatabase: CKDatabase { CKDatabase() }
}
