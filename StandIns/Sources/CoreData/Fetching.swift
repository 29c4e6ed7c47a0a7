// What of Core Data is used beside its objects.

/// Objects that were fetched.
public struct FetchedResults<Result: NSManagedObject>: RandomAccessCollection {
  let objects: [Result]
  /// The first place.
  public var startIndex: Int { objects.startIndex }
  /// The place after the last.
  public var endIndex: Int { objects.endIndex }
  /// The object at a place.
  public subscript(position: Int) -> Result { objects[position] }
}

/// Objects of the environment's context.
@propertyWrapper
public struct FetchRequest<Result: NSManagedObject>: DynamicProperty {
  private let context = Environment(\.managedObjectContext)
  /// Fetches in an order.
  public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {}
  /// Fetches in an order.
  public init(
    entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {}
  /// Fetches in an order.
  public init(
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {}
  /// Fetches the results of a request.
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {}
  /// The current value of the property.
  public var wrappedValue: FetchedResults<Result> {
    let request = NSFetchRequest<Result>()
    return FetchedResults(objects: (try? context.wrappedValue.fetch(request)) ?? [])
  }
}

/// A kind of object.
open class NSEntityDescription: NSObject {
  /// The name of the entity description.
  open var name: String?
  /// Makes an object of a kind: it has no class.
  open class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject { NSManagedObject(context: context) }
  /// A kind by its name.
  open class func entity(
    forEntityName entityName: String, in context: NSManagedObjectContext
  ) -> NSEntityDescription? {
    let entity = NSEntityDescription()
    entity.name = entityName
    return entity
  }
}

extension NSManagedObject {
  /// The kind of object.
  public class func entity() -> NSEntityDescription {
    let entity = NSEntityDescription()
    entity.name = "\(Self.self)"
    return entity
  }
  /// Creates a managed object.
  public convenience init(
    entity: NSEntityDescription, insertInto context: NSManagedObjectContext?
  ) { self.init(context: context ?? NSManagedObjectContext()) }
  /// A request for the objects of the class.
  public class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest<any NSFetchRequestResult>(entityName: "\(Self.self)")
  }
  /// The object's name.
  public var objectID: NSManagedObjectID { NSManagedObjectID(self) }
  /// Whether the object is gone.
  public var isDeleted: Bool { false }
  /// Whether the object's values wait to be read: they never do.
  public var isFault: Bool { false }
}

/// The name of an object.
///
/// Unchecked, because the object that it names never changes.
public final class NSManagedObjectID: NSObject, @unchecked Sendable {
  let object: NSManagedObject
  init(_ object: NSManagedObject) { self.object = object }
  /// Where the object is kept.
  public func uriRepresentation() -> URL {
    URL(filePath: "/\(type(of: object))")
  }
}

extension NSManagedObjectContext {
  /// Discards changes; here, there are none to discard.
  public func rollback() {}
  /// Forgets all objects' values: they are kept here.
  public func refreshAllObjects() {}
  /// Reads an object's values again.
  public func refresh(_ object: NSManagedObject, mergeChanges: Bool) {}
  /// The object of a name.
  public func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    objectID.object
  }
  /// The object of a name.
  public func object(with objectID: NSManagedObjectID) -> NSManagedObject { objectID.object }
  /// Works on the context.
  public func perform<T>(_ block: @escaping () throws -> T) async rethrows -> T { try block() }
  /// Works on the context.
  public func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }
}

extension NSPersistentContainer {
  /// Works in the background.
  public func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    block(viewContext)
  }
  /// Works in the background.
  public func performBackgroundTask<T>(
    _ block: @escaping (NSManagedObjectContext) throws -> T
  ) async rethrows -> T { try block(viewContext) }
}

/// The kinds of rules for changes that contradict each other.
public enum NSMergePolicyType: UInt, Sendable {
  case errorMergePolicyType, mergeByPropertyStoreTrumpMergePolicyType
  case mergeByPropertyObjectTrumpMergePolicyType, overwriteMergePolicyType
  case rollbackMergePolicyType
}
/// Which of two changes lasts: there are no conflicts in memory.
///
/// Unchecked, because it has nothing that changes.
open class NSMergePolicy: NSObject, @unchecked Sendable {
  /// The kind of rule.
  public let mergeType: NSMergePolicyType
  /// A rule of a kind.
  public init(merge mergeType: NSMergePolicyType) { self.mergeType = mergeType }
  /// The object's.
  public static let mergeByPropertyObjectTrump = NSMergePolicy(
    merge: .mergeByPropertyObjectTrumpMergePolicyType)
  /// The store's.
  public static let mergeByPropertyStoreTrump = NSMergePolicy(
    merge: .mergeByPropertyStoreTrumpMergePolicyType)
  /// The object's, as a whole.
  public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
  /// The store's, as a whole.
  public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
  /// Conflicts are errors.
  public static let error = NSMergePolicy(merge: .errorMergePolicyType)
  /// Resolves conflicts: there are none.
  open func resolve(mergeConflicts list: [Any]) throws {}
}
/// The object's change lasts.
public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
/// The store's change lasts.
public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
/// A kind of file.
public let NSSQLiteStoreType = "SQLite", NSInMemoryStoreType = "InMemory"
/// An option of stores.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// An option of stores.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"
