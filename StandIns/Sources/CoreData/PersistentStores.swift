import SwiftUI

/// The description of a store.
open class NSPersistentStoreDescription: NSObject {
  /// The URL of the store.
  open var url: URL?
  /// The type of the store.
  open var type = NSSQLiteStoreType
  /// The name of the part of the model that is stored.
  open var configuration: String?
  /// The time limit of connections, in seconds.
  open var timeout: TimeInterval = 240
  /// Whether the store is only read; has no effect.
  open var isReadOnly = false
  /// Whether the store is loaded later; it never is.
  open var shouldAddStoreAsynchronously = false
  /// Whether an older store is migrated; has no effect.
  open var shouldMigrateStoreAutomatically = true
  /// Whether the way to migrate is found out; has no effect.
  open var shouldInferMappingModelAutomatically = true
  /// The options of iCloud; have no effect.
  open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
  /// The options by their keys.
  open private(set) var options: [String: NSObject] = [:]
  /// Creates the description of a store.
  public override init() {}
  /// Creates the description of a store in a file.
  public init(url: URL) { self.url = url }
  /// Sets an option; has no effect.
  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
  /// Sets a value of SQLite; has no effect.
  open func setValue(_ value: NSObject?, forPragmaNamed name: String) {}
}

/// A store in memory.
open class NSPersistentStore: NSObject {
  /// The URL of the store.
  open var url: URL?
  /// The identifier of the store.
  open var identifier = ""
  /// The type of the store.
  open var type: String { NSInMemoryStoreType }
  /// Whether the store is only read.
  open var isReadOnly = false
  /// The options of the store.
  open var options: [AnyHashable: Any]? { nil }
  /// The metadata of the store.
  open var metadata: [String: Any] = [:]
  init(url: URL?) { self.url = url }
}

/// A model, which is not read.
open class NSManagedObjectModel: NSObject {
  /// The entities of the model; always empty.
  open var entities: [NSEntityDescription] = []
  /// The entities of the model by their names.
  open var entitiesByName: [String: NSEntityDescription] {
    Dictionary(entities.map { ($0.name ?? "", $0) }, uniquingKeysWith: { first, _ in first })
  }
  /// Creates an empty model.
  public override init() {}
  /// Creates the model of a file, which is not read.
  public init?(contentsOf url: URL) {}
  /// Returns the model of bundles, which are not read.
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    NSManagedObjectModel()
  }
}

/// A coordinator of stores.
///
/// Unchecked for the same reason as `NSManagedObject`.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  /// The type of a store.
  public struct StoreType: RawRepresentable, Hashable, Sendable {
    /// The type as text.
    public let rawValue: String
    /// Creates a type.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A file.
    public static let sqlite = Self(rawValue: NSSQLiteStoreType)
    /// A file that is read as a whole.
    public static let binary = Self(rawValue: "Binary")
    /// Memory.
    public static let inMemory = Self(rawValue: NSInMemoryStoreType)
  }
  /// The model of the stores.
  public let managedObjectModel: NSManagedObjectModel
  /// The stores.
  open private(set) var persistentStores: [NSPersistentStore] = []
  /// The name of the coordinator.
  open var name: String?
  /// Creates a coordinator of a model.
  public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }

  private func add(_ url: URL?) -> NSPersistentStore {
    let store = NSPersistentStore(url: url)
    persistentStores.append(store)
    return store
  }
  /// Adds a store in memory.
  @discardableResult
  open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore { add(storeURL) }
  /// Adds a store in memory.
  @discardableResult
  open func addPersistentStore(
    type: StoreType, configuration: String? = nil, at storeURL: URL,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore { add(storeURL) }
  /// Adds a store in memory.
  open func addPersistentStore(
    with storeDescription: NSPersistentStoreDescription,
    completionHandler block: (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    _ = add(storeDescription.url)
    block(storeDescription, nil)
  }
  /// Removes a store.
  open func remove(_ store: NSPersistentStore) throws {
    persistentStores.removeAll { $0 === store }
  }
  /// Returns the store of a URL.
  open func persistentStore(for url: URL) -> NSPersistentStore? {
    persistentStores.first { $0.url == url }
  }
  /// Returns the URL of a store.
  open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(filePath: "/dev/null") }
  /// Moves a store.
  @discardableResult
  open func migratePersistentStore(
    _ store: NSPersistentStore, to storeURL: URL, options: [AnyHashable: Any]? = nil,
    withType storeType: String
  ) throws -> NSPersistentStore { store }
  /// Moves a store.
  @discardableResult
  open func migratePersistentStore(
    _ store: NSPersistentStore, to storeURL: URL, options: [AnyHashable: Any]? = nil,
    type storeType: StoreType
  ) throws -> NSPersistentStore { store }
  /// Deletes a store; has no effect.
  open func destroyPersistentStore(
    at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
  ) throws {}
  /// Deletes a store; has no effect.
  open func destroyPersistentStore(
    at url: URL, type storeType: StoreType, options: [AnyHashable: Any]? = nil
  ) throws {}
  /// Returns the identifier of a URL; always `nil`.
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? { nil }
  /// Returns the current point of the history; always `nil`.
  open func currentPersistentHistoryToken(
    fromStores stores: [Any]?
  ) -> NSPersistentHistoryToken? { nil }
  /// Calls a closure on the coordinator's queue.
  open func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }
}

/// A container of a store in memory, which is empty initially.
///
/// Unchecked for the same reason as `NSManagedObject`.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  /// The name of the persistent container.
  public let name: String
  /// The view context of the persistent container.
  public let viewContext = NSManagedObjectContext()
  /// The model of the container.
  public let managedObjectModel: NSManagedObjectModel
  /// The coordinator of the container's stores.
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  /// The descriptions of the stores.
  open var persistentStoreDescriptions = [NSPersistentStoreDescription()]
  /// Creates a container with a name.
  public convenience init(name: String) {
    self.init(name: name, managedObjectModel: NSManagedObjectModel())
  }
  /// Creates a container with a name and a model.
  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    (self.name, managedObjectModel) = (name, model)
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
  }
  /// Loads the stores, and calls the handler without an error.
  open func loadPersistentStores(
    completionHandler block: (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
    }
  }
  /// Returns the context of the view.
  open func newBackgroundContext() -> NSManagedObjectContext { viewContext }
  /// Returns the directory of stores.
  open class func defaultDirectoryURL() -> URL {
    FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
      ?? FileManager.default.temporaryDirectory
  }
}

extension NSPersistentContainer {
  /// Calls a closure with a background context.
  public func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    block(viewContext)
  }
  /// Calls a closure with a background context.
  public func performBackgroundTask<T>(
    _ block: @escaping (NSManagedObjectContext) throws -> T
  ) async rethrows -> T { try block(viewContext) }
}

/// A container that is also stored in iCloud, which isn't available here.
///
/// Unchecked for the same reason as `NSManagedObject`.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
  /// The notification of an event of iCloud; never posted.
  public static let eventChangedNotification = Notification.Name(
    "NSPersistentCloudKitContainerEventChangedNotification")
  /// The key of the event in a notification.
  public static let eventNotificationUserInfoKey = "event"
  /// What happened between the store and iCloud; never created.
  open class Event: NSObject {
    /// The kind of an event.
    public enum EventType: Int, Sendable { case setup, `import`, export }
    /// The identifier of the event.
    public let identifier = UUID()
    /// The kind of the event.
    public let type = EventType.setup
    /// When it began.
    public let startDate = Date()
    /// When it ended.
    public let endDate: Date? = nil
    /// Whether it succeeded.
    public let succeeded = false
    /// What went wrong.
    public let error: (any Error)? = nil
  }
  /// Writes the model to iCloud; has no effect.
  open func initializeCloudKitSchema(
    options: NSPersistentCloudKitContainerSchemaInitializationOptions = []
  ) throws {}
  /// Whether an object may be changed; always `true`.
  open func canUpdateRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
}
/// The options of a store in iCloud.
open class NSPersistentCloudKitContainerOptions: NSObject {
  /// The identifier of the container.
  public let containerIdentifier: String
  /// Creates the options of a container.
  public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}
/// How a model is written to iCloud.
public struct NSPersistentCloudKitContainerSchemaInitializationOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt
  /// Creates options.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The model is checked.
  public static let dryRun = Self(rawValue: 2)
  /// The model is printed.
  public static let printSchema = Self(rawValue: 4)
}
