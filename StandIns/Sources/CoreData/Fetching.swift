// The declarations of Core Data other than its objects.

/// The description of an entity.
open class NSEntityDescription: NSObject {
  /// The name of the entity.
  open var name: String?
  /// The name of the entity's class.
  open var managedObjectClassName: String = "NSManagedObject"
  /// The properties of the entity; always empty.
  open var properties: [NSPropertyDescription] = []
  /// The attributes by their names.
  open var attributesByName: [String: NSAttributeDescription] { [:] }
  /// The relationships by their names.
  open var relationshipsByName: [String: NSRelationshipDescription] { [:] }
  /// Inserts an object of an entity, which has no class of its own.
  open class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    NSManagedObject(
      entity: entity(forEntityName: entityName, in: context) ?? NSEntityDescription(),
      insertInto: context)
  }
  /// Returns the entity with a name.
  open class func entity(
    forEntityName entityName: String, in context: NSManagedObjectContext
  ) -> NSEntityDescription? {
    let entity = NSEntityDescription()
    entity.name = entityName
    return entity
  }
}

extension NSManagedObject {
  /// Returns the entity of the class.
  public class func entity() -> NSEntityDescription {
    let entity = NSEntityDescription()
    entity.name = "\(Self.self)"
    return entity
  }
  /// Returns a request for the objects of the class.
  ///
  /// Subclasses that Xcode generates have their own, which Apple's compiler prefers.
  @_disfavoredOverload
  public class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest<any NSFetchRequestResult>(entityName: "\(Self.self)")
  }
  /// The identifier of the object.
  public var objectID: NSManagedObjectID { NSManagedObjectID(self) }
}

/// The identifier of an object.
///
/// Unchecked, because the object that it refers to never changes.
public final class NSManagedObjectID: NSObject, @unchecked Sendable {
  let object: NSManagedObject
  init(_ object: NSManagedObject) { self.object = object }
  /// Whether the object was not saved; always `false`.
  public var isTemporaryID: Bool { false }
  /// The entity of the object.
  public var entity: NSEntityDescription { object.entity }
  /// The store of the object; always `nil`.
  public var persistentStore: NSPersistentStore? { nil }
  /// Returns a URL that identifies the object.
  public func uriRepresentation() -> URL {
    URL(filePath: "/\(type(of: object))")
  }
}

/// The kinds of policies for conflicts between changes.
public enum NSMergePolicyType: UInt, Sendable {
  case errorMergePolicyType, mergeByPropertyStoreTrumpMergePolicyType
  case mergeByPropertyObjectTrumpMergePolicyType, overwriteMergePolicyType
  case rollbackMergePolicyType
}
/// A policy for conflicts between changes, which stores in memory do not have.
///
/// Unchecked, because it has no state that changes.
open class NSMergePolicy: NSObject, @unchecked Sendable {
  /// The kind of policy.
  public let mergeType: NSMergePolicyType
  /// Creates a policy of a kind.
  public init(merge mergeType: NSMergePolicyType) { self.mergeType = mergeType }
  /// The object's changes take precedence.
  public static let mergeByPropertyObjectTrump = NSMergePolicy(
    merge: .mergeByPropertyObjectTrumpMergePolicyType)
  /// The store's changes take precedence.
  public static let mergeByPropertyStoreTrump = NSMergePolicy(
    merge: .mergeByPropertyStoreTrumpMergePolicyType)
  /// The object replaces the one in the store.
  public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
  /// The object's changes are discarded.
  public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
  /// Conflicts are errors.
  public static let error = NSMergePolicy(merge: .errorMergePolicyType)
  /// Resolves conflicts; never called.
  open func resolve(mergeConflicts list: [Any]) throws {}
}
/// The policy by which the object's changes take precedence.
public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
/// The policy by which the store's changes take precedence.
public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
/// The types of stores.
public let NSSQLiteStoreType = "SQLite", NSInMemoryStoreType = "InMemory"
/// A key of a store's options.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// A key of a store's options.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"
