import SwiftUI

/// A request to stores.
open class NSPersistentStoreRequest: NSObject {
  /// The stores that the request is for.
  open var affectedStores: [NSPersistentStore]?
  var emptyResult: NSPersistentStoreResult { NSPersistentStoreResult() }
}
/// The result of a request to stores.
open class NSPersistentStoreResult: NSObject {}

/// The kinds of results of requests that delete many objects.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}
/// A request that deletes many objects; has no effect.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  /// The kind of result.
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
  /// Creates a request for the results of another one.
  public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {}
  /// Creates a request for objects.
  public init(objectIDs objects: [NSManagedObjectID]) {}
  override var emptyResult: NSPersistentStoreResult { NSBatchDeleteResult() }
}
/// The result of a request that deletes many objects.
open class NSBatchDeleteResult: NSPersistentStoreResult {
  /// The result; always `nil`.
  open var result: Any? { nil }
  /// The kind of result.
  open var resultType: NSBatchDeleteRequestResultType { .resultTypeStatusOnly }
}

/// The kinds of results of requests that insert many objects.
public enum NSBatchInsertRequestResultType: UInt, Sendable {
  case statusOnly, objectIDs, count
}
/// A request that inserts many objects; has no effect.
open class NSBatchInsertRequest: NSPersistentStoreRequest {
  /// The kind of result.
  open var resultType = NSBatchInsertRequestResultType.statusOnly
  /// Creates a request for dictionaries of values.
  public init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {}
  /// Creates a request for dictionaries of values.
  public init(entityName: String, objects dictionaries: [[String: Any]]) {}
  override var emptyResult: NSPersistentStoreResult { NSBatchInsertResult() }
}
/// The result of a request that inserts many objects.
open class NSBatchInsertResult: NSPersistentStoreResult {
  /// The result; always `nil`.
  open var result: Any? { nil }
}

/// The kinds of results of requests that change many objects.
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
  case statusOnlyResultType, updatedObjectIDsResultType, updatedObjectsCountResultType
}
/// A request that changes many objects; has no effect.
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
  /// The kind of result.
  open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
  /// The condition that objects satisfy.
  open var predicate: NSPredicate?
  /// The new values.
  open var propertiesToUpdate: [AnyHashable: Any]?
  /// Creates a request for an entity.
  public init(entityName: String) {}
  override var emptyResult: NSPersistentStoreResult { NSBatchUpdateResult() }
}
/// The result of a request that changes many objects.
open class NSBatchUpdateResult: NSPersistentStoreResult {
  /// The result; always `nil`.
  open var result: Any? { nil }
}

/// A point of the history.
open class NSPersistentHistoryToken: NSObject {}
/// A request of the history, which is empty.
open class NSPersistentHistoryChangeRequest: NSPersistentStoreRequest {
  /// Creates a request of changes after a date.
  open class func fetchHistory(after date: Date) -> Self { Self() }
  /// Creates a request of changes after a point.
  open class func fetchHistory(after token: NSPersistentHistoryToken?) -> Self { Self() }
  /// Creates a request that deletes changes before a date.
  open class func deleteHistory(before date: Date) -> Self { Self() }
  /// Creates a request that deletes changes before a point.
  open class func deleteHistory(before token: NSPersistentHistoryToken?) -> Self { Self() }
  public required override init() {}
  override var emptyResult: NSPersistentStoreResult { NSPersistentHistoryResult() }
}
/// The result of a request of the history.
open class NSPersistentHistoryResult: NSPersistentStoreResult {
  /// The result; always `nil`.
  open var result: Any? { nil }
}
/// Changes that were saved together.
open class NSPersistentHistoryTransaction: NSObject {
  /// The author of the changes.
  open var author: String? { nil }
  /// The point of the history.
  open var token: NSPersistentHistoryToken { NSPersistentHistoryToken() }
  /// The date of the changes.
  open var timestamp: Date { .distantPast }
  /// Returns what contexts take in.
  open func objectIDNotification() -> Notification {
    Notification(name: .NSManagedObjectContextDidSave)
  }
}

extension Notification.Name {
  /// Objects of a context have changed; never posted.
  public static let NSManagedObjectContextObjectsDidChange = Self(
    "NSObjectsChangedInManagingContextNotification")
  /// A context was saved; never posted.
  public static let NSManagedObjectContextDidSave = Self(
    "NSManagingContextDidSaveChangesNotification")
  /// A context is about to be saved; never posted.
  public static let NSManagedObjectContextWillSave = Self(
    "NSManagingContextWillSaveChangesNotification")
  /// Another process has changed a store; never posted.
  public static let NSPersistentStoreRemoteChange = Self(
    "NSPersistentStoreRemoteChangeNotification")
}
/// The keys of what a notification says.
public let NSInsertedObjectsKey = "inserted", NSUpdatedObjectsKey = "updated"
/// The keys of what a notification says.
public let NSDeletedObjectsKey = "deleted", NSRefreshedObjectsKey = "refreshed"
/// The keys of what a notification says.
public let NSInvalidatedObjectsKey = "invalidated", NSInvalidatedAllObjectsKey = "invalidatedAll"
/// The keys of what a notification says.
public let NSInsertedObjectIDsKey = "inserted_objectIDs",
  NSUpdatedObjectIDsKey = "updated_objectIDs"
/// A key of what a notification says.
public let NSDeletedObjectIDsKey = "deleted_objectIDs"
/// The keys of options of a store.
public let NSMigratePersistentStoresAutomaticallyOption =
  "NSMigratePersistentStoresAutomaticallyOption"
/// A key of options of a store.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// A key of options of a store.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
/// A key of options of a store.
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
