@_exported import SwiftUI

/// An object of a store, which is stored only in memory.
///
/// Unchecked, because an object belongs to the code that created it, as Core Data's belong to their
/// contexts.
open class NSManagedObject: NSObject, @unchecked Sendable {
  fileprivate var values: [String: Any] = [:]
  /// The context of the object.
  public private(set) var managedObjectContext: NSManagedObjectContext?
  /// Creates a managed object.
  public required init(context: NSManagedObjectContext) {
    super.init()
    managedObjectContext = context
    context.insert(self)
  }
  /// Returns the value of a property.
  open func value(forKey key: String) -> Any? { values[key] }
  /// Sets the value of a property.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// Called before a property changes; has no effect.
  open func willChangeValue(forKey key: String) {}
  /// Called after a property changed; has no effect.
  open func didChangeValue(forKey key: String) {}
}

/// A request that fetches objects.
open class NSFetchRequest<ResultType>: NSObject {
  /// The name of the entity to fetch.
  open var entityName: String?
  /// The condition that results satisfy.
  open var predicate: NSPredicate?
  /// The sort order of the results.
  open var sortDescriptors: [NSSortDescriptor]?
  /// The maximum number of results; 0 for no maximum.
  open var fetchLimit = 0
  /// The number of results to skip.
  open var fetchOffset = 0
  /// Creates a request for any entity.
  public override init() { super.init() }
  /// Creates a request for an entity.
  public init(entityName: String) { self.entityName = entityName }
}

/// A type that fetch requests can return.
public protocol NSFetchRequestResult: NSObjectProtocol {}
extension NSManagedObject: NSFetchRequestResult {}

/// A context of objects, which last as long as the program.
///
/// Unchecked for the same reason as `NSManagedObject`.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  private var objects: [NSManagedObject] = []
  /// Whether the context has unsaved changes; always `false`.
  open var hasChanges: Bool { false }
  /// Whether changes of the parent are merged.
  open var automaticallyMergesChangesFromParent = false
  /// The policy for conflicts.
  open var mergePolicy: Any?
  /// Creates a managed object context.
  public override init() { super.init() }
  /// Inserts an object.
  open func insert(_ object: NSManagedObject) {
    if !objects.contains(where: { $0 === object }) { objects.append(object) }
  }
  /// Deletes an object.
  open func delete(_ object: NSManagedObject) { objects.removeAll { $0 === object } }
  /// Returns the results of a request; predicates with formats aren't parsed, and all objects
  /// satisfy them.
  open func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    let found = objects.compactMap { $0 as? T }.dropFirst(request.fetchOffset)
    return Array(request.fetchLimit > 0 ? found.prefix(request.fetchLimit) : found)
  }
  /// Returns the number of results of a request.
  open func count<T>(for request: NSFetchRequest<T>) throws -> Int { try fetch(request).count }
  /// Saves changes; has no effect.
  open func save() throws {}
  /// Calls a closure on the context's queue.
  open func perform(_ block: @escaping () -> Void) { block() }
  /// Calls a closure on the context's queue.
  open func performAndWait(_ block: () -> Void) { block() }
}

/// The description of a store.
open class NSPersistentStoreDescription: NSObject {
  /// The URL of the store.
  open var url: URL?
  /// Creates the description of a store in a file.
  public init(url: URL? = nil) { self.url = url }
  /// Sets an option; has no effect.
  open func setOption(_ option: NSObject?, forKey key: String) {}
}

/// A container of a store in memory, which is empty initially.
///
/// Unchecked for the same reason as `NSManagedObject`.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  /// The name of the persistent container.
  public let name: String
  /// The view context of the persistent container.
  public let viewContext = NSManagedObjectContext()
  /// The descriptions of the stores.
  open var persistentStoreDescriptions = [NSPersistentStoreDescription()]
  /// Creates a container with a name.
  public init(name: String) { self.name = name }
  /// Loads the stores, and calls the handler without an error.
  open func loadPersistentStores(
    completionHandler block: (NSPersistentStoreDescription, (any Error)?) -> Void
  ) { persistentStoreDescriptions.forEach { block($0, nil) } }
  /// Returns the context of the view.
  open func newBackgroundContext() -> NSManagedObjectContext { viewContext }
  /// Returns the directory of stores.
  open class func defaultDirectoryURL() -> URL {
    FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
      ?? FileManager.default.temporaryDirectory
  }
}

/// A container that is also stored in iCloud, which isn't available here.
///
/// Unchecked for the same reason as `NSManagedObject`.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {}

extension EnvironmentValues {
  private struct ContextKey: EnvironmentKey {
    static var defaultValue: NSManagedObjectContext { NSManagedObjectContext() }
  }
  /// The model context of the view.
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ContextKey.self] }
    set { self[ContextKey.self] = newValue }
  }
}
