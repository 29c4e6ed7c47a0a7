@_exported import VitrineFoundation

/// The status of the iCloud account.
public enum CKAccountStatus: Int, Sendable {
  case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable
}

/// An error of CloudKit.
public struct CKError: Error, Equatable, Sendable {
  /// The codes of the error.
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

/// The iCloud container of an app, without an account.
public final class CKContainer: NSObject, Sendable {
  /// The container identifier of the container.
  public let containerIdentifier: String?
  /// Creates a container with an identifier.
  public init(identifier: String) { containerIdentifier = identifier }
  /// Returns the container of the app.
  public static func `default`() -> CKContainer { CKContainer(identifier: "") }
  /// Returns the status of the account; there is none.
  public func accountStatus(
    completionHandler: @escaping @Sendable (CKAccountStatus, (any Error)?) -> Void
  ) { completionHandler(.noAccount, nil) }
  /// Returns the status of the account; there is none.
  public func accountStatus() async throws -> CKAccountStatus { .noAccount }
}

/// A record of a database.
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
/// A query of records.
public final class CKQuery: NSObject {
  /// Creates a query.
  public init(recordType: String, predicate: NSPredicate) {}
}
/// A database of records, without an account.
public final class CKDatabase: NSObject, Sendable {
  /// Saves a record; always fails.
  ///
  /// - Throws: `CKError.notAuthenticated`, always.
  @discardableResult
  public func save(_ record: CKRecord) async throws -> CKRecord { throw CKError(.notAuthenticated) }
}
extension CKContainer {
  /// The private database.
  public var privateCloudDatabase: CKDatabase { CKDatabase() }
  /// The public database.
  public var publicCloudDatabase: CKDatabase { CKDatabase() }
  /// The shared database.
  public var sharedCloudDatabase: CKDatabase { CKDatabase() }
}
