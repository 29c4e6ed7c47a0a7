import SwiftUI

/// A context of objects, which last as long as the program.
///
/// Unchecked for the same reason as `NSManagedObject`.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  private var objects: [NSManagedObject] = []
  /// The name of the context.
  open var name: String?
  /// The context that changes are saved to; has no effect.
  open var parent: NSManagedObjectContext?
  /// The coordinator of the context's stores.
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  /// The author of changes in the history.
  open var transactionAuthor: String?
  /// What can be undone; has no effect.
  open var undoManager: UndoManager?
  /// Whether objects that are gone are deleted; has no effect.
  open var shouldDeleteInaccessibleFaults = true
  /// Whether the context keeps its objects; it always does.
  open var retainsRegisteredObjects = true
  /// How long values are kept, in seconds; has no effect.
  open var stalenessInterval: TimeInterval = -1
  /// Values of the app.
  open var userInfo: [AnyHashable: Any] = [:]
  /// Whether the context has unsaved changes; always `false`.
  open var hasChanges: Bool { false }
  /// Whether changes of the parent are merged.
  open var automaticallyMergesChangesFromParent = false
  /// The policy for conflicts.
  open var mergePolicy: Any?
  /// The objects that were inserted since the last save; always empty.
  open var insertedObjects: Set<NSManagedObject> { [] }
  /// The objects that were changed since the last save; always empty.
  open var updatedObjects: Set<NSManagedObject> { [] }
  /// The objects that were deleted since the last save; always empty.
  open var deletedObjects: Set<NSManagedObject> { [] }
  /// The objects of the context.
  open var registeredObjects: Set<NSManagedObject> { Set(objects) }

  /// Creates a managed object context.
  public override init() { super.init() }
  /// Creates a context; here, all contexts are alike.
  public convenience init(concurrencyType: NSManagedObjectContextConcurrencyType) { self.init() }
  /// Creates a context; here, all contexts are alike.
  public convenience init(_ type: ConcurrencyType) { self.init() }

  /// Inserts an object.
  open func insert(_ object: NSManagedObject) {
    if !objects.contains(where: { $0 === object }) { objects.append(object) }
  }
  /// Deletes an object.
  open func delete(_ object: NSManagedObject) {
    object.prepareForDeletion()
    objects.removeAll { $0 === object }
  }
  /// Returns the results of a request in the order of its descriptors; predicates with formats aren't
  /// parsed, and all objects satisfy them.
  open func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    let isNamed = T.self == NSManagedObject.self || T.self == (any NSFetchRequestResult).self
    let found = objects.filter { object in
      !isNamed || request.entityName == nil || request.entityName == "\(type(of: object))"
        || type(of: object) == NSManagedObject.self
    }
    let sorted = ManagedOrder.sorted(found, by: request.sortDescriptors ?? [])
    let rest = sorted.compactMap { $0 as? T }.dropFirst(request.fetchOffset)
    return Array(request.fetchLimit > 0 ? rest.prefix(request.fetchLimit) : rest)
  }
  /// Returns the number of results of a request.
  open func count<T>(for request: NSFetchRequest<T>) throws -> Int { try fetch(request).count }
  /// Performs a request on stores, which changes nothing.
  @discardableResult
  open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    request.emptyResult
  }
  /// Saves changes; has no effect.
  open func save() throws {}
  /// Calls a closure on the context's queue.
  open func perform(_ block: @escaping () -> Void) { block() }
  /// Calls a closure on the context's queue.
  open func performAndWait(_ block: () -> Void) { block() }
  /// Forgets all objects.
  open func reset() { objects = [] }
}

/// The kinds of queues of a context.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  case confinementConcurrencyType, privateQueueConcurrencyType, mainQueueConcurrencyType
}

extension NSManagedObjectContext {
  /// The kinds of queues of a context.
  public enum ConcurrencyType: Sendable {
    case mainQueue, privateQueue
  }
  /// When a closure is called.
  public enum ScheduledTaskType: Sendable {
    case immediate, enqueued
  }

  /// Discards changes; here, there are none to discard.
  public func rollback() {}
  /// Undoes a change; has no effect.
  public func undo() {}
  /// Does a change again; has no effect.
  public func redo() {}
  /// Notes changes; has no effect.
  public func processPendingChanges() {}
  /// Refreshes all objects; has no effect.
  public func refreshAllObjects() {}
  /// Refreshes an object; has no effect.
  public func refresh(_ object: NSManagedObject, mergeChanges: Bool) {}
  /// Takes in the changes of another context; has no effect.
  public func mergeChanges(fromContextDidSave notification: Notification) {}
  /// Takes in changes; has no effect.
  public class func mergeChanges(
    fromRemoteContextSave changes: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
  ) {}
  /// Gives objects their final identifiers, which they have.
  public func obtainPermanentIDs(for objects: [NSManagedObject]) throws {}
  /// Reads from one point of the history; has no effect.
  public func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws {}
  /// Returns the object with an identifier.
  public func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    objectID.object
  }
  /// Returns the object with an identifier.
  public func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
    objectID.object
  }
  /// Returns the object with an identifier.
  public func object(with objectID: NSManagedObjectID) -> NSManagedObject { objectID.object }
  /// Calls a closure on the context's queue.
  public func perform<T>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> T
  ) async rethrows -> T { try block() }
  /// Calls a closure on the context's queue.
  public func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }
}

/// A point of the history of a store.
public final class NSQueryGenerationToken: NSObject, Sendable {
  /// The current point.
  public static let current = NSQueryGenerationToken()
}

/// The order of objects by keys.
private enum ManagedOrder {
  static func sorted(
    _ objects: [NSManagedObject], by descriptors: [NSSortDescriptor]
  ) -> [NSManagedObject] {
    let keys = descriptors.map { ($0.keyPath, $0.ascending) }
    guard !keys.isEmpty else { return objects }
    return objects.enumerated().sorted { one, other in
      for (key, isAscending) in keys {
        switch compare(one.element[keyPath: key], other.element[keyPath: key]) {
        case .orderedAscending: return isAscending
        case .orderedDescending: return !isAscending
        case .orderedSame: continue
        }
      }
      return one.offset < other.offset
    }.map(\.element)
  }

  /// Compares values of one type; those of others are equal, and nothing comes first.
  private static func compare(_ one: Any?, _ other: Any?) -> ComparisonResult {
    let values = [one, other].map { ($0 as? any ManagedOptional)?.content ?? $0 }
    guard let one = values[0] else { return values[1] == nil ? .orderedSame : .orderedAscending }
    guard let other = values[1] else { return .orderedDescending }
    guard let value = one as? any Comparable else { return .orderedSame }
    return compare(value, other)
  }

  private static func compare<T: Comparable>(_ one: T, _ other: Any) -> ComparisonResult {
    guard let other = other as? T, one != other else { return .orderedSame }
    return one < other ? .orderedAscending : .orderedDescending
  }
}
