// What is fetched from a store.

/// A request that fetches objects.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
  /// The name of the entity to fetch.
  open var entityName: String?
  /// The entity to fetch.
  open var entity: NSEntityDescription? {
    get {
      entityName.map {
        let entity = NSEntityDescription()
        entity.name = $0
        return entity
      }
    }
    set { entityName = newValue?.name }
  }
  /// The condition that results satisfy.
  open var predicate: NSPredicate?
  /// The sort order of the results.
  open var sortDescriptors: [NSSortDescriptor]?
  /// The maximum number of results; 0 for no maximum.
  open var fetchLimit = 0
  /// The number of results to skip.
  open var fetchOffset = 0
  /// The number of results that are read at once; has no effect.
  open var fetchBatchSize = 0
  /// The kind of the results; has no effect.
  open var resultType = NSFetchRequestResultType.managedObjectResultType
  /// The properties of results that are dictionaries.
  open var propertiesToFetch: [Any]?
  /// The properties by which results are grouped.
  open var propertiesToGroupBy: [Any]?
  /// The condition that groups satisfy.
  open var havingPredicate: NSPredicate?
  /// The relationships that are read at once.
  open var relationshipKeyPathsForPrefetching: [String]?
  /// Whether equal results are returned once; has no effect.
  open var returnsDistinctResults = false
  /// Whether values are read when they are needed; has no effect.
  open var returnsObjectsAsFaults = true
  /// Whether objects of sub-entities are results; has no effect.
  open var includesSubentities = true
  /// Whether values are read; has no effect.
  open var includesPropertyValues = true
  /// Whether changes that aren't saved are seen; has no effect.
  open var includesPendingChanges = true
  /// Whether values are read again; has no effect.
  open var shouldRefreshRefetchedObjects = false
  /// Creates a request for any entity.
  public override init() { super.init() }
  /// Creates a request for an entity.
  public init(entityName: String) { self.entityName = entityName }
  /// Returns the results in the context that is being used; always empty.
  open func execute() throws -> [ResultType] { [] }
}

/// The kinds of results of a request.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  /// The bits of the kind.
  public let rawValue: UInt
  /// Creates a kind.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Objects.
  public static let managedObjectResultType = Self([])
  /// Identifiers of objects.
  public static let managedObjectIDResultType = Self(rawValue: 1)
  /// Dictionaries of properties.
  public static let dictionaryResultType = Self(rawValue: 2)
  /// The number of results.
  public static let countResultType = Self(rawValue: 4)
}

/// A type that fetch requests can return.
public protocol NSFetchRequestResult: NSObjectProtocol {}
extension NSManagedObject: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}
extension NSManagedObjectID: NSFetchRequestResult {}
