@_exported import SwiftUI

/// An object of a store: here it lives in memory alone.
///
/// Unchecked, because objects belong to whoever made them, as Core Data's belong to their contexts.
open class NSManagedObject: NSObject, @unchecked Sendable {
  fileprivate var values: [String: Any] = [:]
  /// Where the object lives.
  public private(set) var managedObjectContext: NSManagedObjectContext?
  /// Creates a managed object.
  public required init(context: NSManagedObjectContext) {
    super.init()
    managedObjectContext = context
    context.insert(self)
  }
  /// The value of a property's name.
  open func value(forKey key: String) -> Any? { values[key] }
  /// Sets the value of a property's name.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// Told before a property changes; nothing watches.
  open func willChangeValue(forKey key: String) {}
  /// Told after a property has changed; nothing watches.
  open func didChangeValue(forKey key: String) {}
}

/// A question for objects.
open class NSFetchRequest<ResultType>: NSObject {
  /// The name of the entity to fetch.
  open var entityName: String?
  /// Which objects.
  open var predicate: NSPredicate?
  /// In which order.
  open var sortDescriptors: [NSSortDescriptor]?
  /// How many at most; zero for all.
  open var fetchLimit = 0
  /// How many are left out.
  open var fetchOffset = 0
  /// A question for any entity.
  public override init() { super.init() }
  /// A question for an entity.
  public init(entityName: String) { self.entityName = entityName }
}

/// A type that fetch requests can return.
public protocol NSFetchRequestResult: NSObjectProtocol {}
extension NSManagedObject: NSFetchRequestResult {}

/// Objects that belong together; they live as long as the program.
///
/// Unchecked for the same reason as `NSManagedObject`.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  private var objects: [NSManagedObject] = []
  /// Whether something is not kept: nothing is kept.
  open var hasChanges: Bool { false }
  /// Whether changes of others are taken over.
  open var automaticallyMergesChangesFromParent = false
  /// How conflicts are solved.
  open var mergePolicy: Any?
  /// Creates a managed object context.
  public override init() { super.init() }
  /// Adds an object.
  open func insert(_ object: NSManagedObject) {
    if !objects.contains(where: { $0 === object }) { objects.append(object) }
  }
  /// Deletes an object.
  open func delete(_ object: NSManagedObject) { objects.removeAll { $0 === object } }
  /// Answers a question; predicates of formats are not read, all objects answer.
  open func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    let found = objects.compactMap { $0 as? T }.dropFirst(request.fetchOffset)
    return Array(request.fetchLimit > 0 ? found.prefix(request.fetchLimit) : found)
  }
  /// Counts answers.
  open func count<T>(for request: NSFetchRequest<T>) throws -> Int { try fetch(request).count }
  /// Keeps nothing.
  open func save() throws {}
  /// Does work.
  open func perform(_ block: @escaping () -> Void) { block() }
  /// Does work.
  open func performAndWait(_ block: () -> Void) { block() }
}

/// Where a store is.
open class NSPersistentStoreDescription: NSObject {
  /// The URL of the persistent store description.
  open var url: URL?
  /// A store in a file.
  public init(url: URL? = nil) { self.url = url }
  /// Sets nothing.
  open func setOption(_ option: NSObject?, forKey key: String) {}
}

/// A store: it is empty, and lives in memory.
///
/// Unchecked for the same reason as `NSManagedObject`.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  /// The name of the persistent container.
  public let name: String
  /// The view context of the persistent container.
  public let viewContext = NSManagedObjectContext()
  /// Where stores are.
  open var persistentStoreDescriptions = [NSPersistentStoreDescription()]
  /// A store of a name.
  public init(name: String) { self.name = name }
  /// Answers that the store is there.
  open func loadPersistentStores(
    completionHandler block: (NSPersistentStoreDescription, (any Error)?) -> Void
  ) { persistentStoreDescriptions.forEach { block($0, nil) } }
  /// The same objects.
  open func newBackgroundContext() -> NSManagedObjectContext { viewContext }
  /// Where stores are kept.
  open class func defaultDirectoryURL() -> URL {
    FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
      ?? FileManager.default.temporaryDirectory
  }
}

/// A store that is kept elsewhere too: it is not.
///
/// Unchecked for the same reason as `NSManagedObject`.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {}

extension EnvironmentValues {
  private struct ContextKey: EnvironmentKey {
    static var defaultValue: NSManagedObjectContext { NSManagedObjectContext() }
  }
  /// The objects of the view.
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ContextKey.self] }
    set { self[ContextKey.self] = newValue }
  }
}
