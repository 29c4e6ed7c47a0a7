/// The configuration of a store.
public struct ModelConfiguration: Identifiable, Hashable, Sendable {
  /// The iCloud database of a store; has no effect.
  public struct CloudKitDatabase: Hashable, Sendable {
    let name: String
    /// The automatic database.
    public static let automatic = CloudKitDatabase(name: "automatic")
    /// No database.
    public static let none = CloudKitDatabase(name: "none")
    /// An option that has no effect here.
    public static func `private`(_ name: String) -> CloudKitDatabase {
      CloudKitDatabase(name: name)
    }
  }
  /// The app group that shares a store.
  public struct GroupContainer: Hashable, Sendable {
    let identifier: String?
    /// The automatic container.
    public static let automatic = GroupContainer(identifier: nil)
    /// No container.
    public static let none = GroupContainer(identifier: nil)
    /// An option that has no effect here.
    public static func identifier(_ name: String) -> GroupContainer {
      GroupContainer(identifier: name)
    }
  }

  /// The name of the model configuration.
  public let name: String
  /// The URL of the model configuration.
  public let url: URL
  /// Whether models are stored only in memory.
  public let isStoredInMemoryOnly: Bool
  /// Whether changes can be saved.
  public let allowsSave: Bool
  /// A stable identifier of the model configuration.
  public var id: String { name }

  /// Creates a configuration of a file with a name, or of memory.
  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false,
    allowsSave: Bool = true, groupContainer: GroupContainer = .automatic,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    let manager = FileManager.default
    let group = groupContainer.identifier.flatMap {
      manager.containerURL(forSecurityApplicationGroupIdentifier: $0)
    }
    let folder =
      group ?? manager.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
      ?? manager.temporaryDirectory
    url = folder.appendingPathComponent("\(self.name).store")
    (self.isStoredInMemoryOnly, self.allowsSave) = (isStoredInMemoryOnly, allowsSave)
  }

  /// Creates a configuration of a file.
  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    (self.url, self.allowsSave, isStoredInMemoryOnly) = (url, allowsSave, false)
  }

  /// Creates a configuration of a file with a name, or of memory, by its names in the first betas.
  @_disfavoredOverload
  public init(
    _ name: String? = nil, schema: Schema? = nil, inMemory: Bool, readOnly: Bool = false,
    sharedAppContainerIdentifier: String? = nil, cloudKitContainerIdentifier: String? = nil
  ) {
    self.init(
      name, schema: schema, isStoredInMemoryOnly: inMemory, allowsSave: !readOnly,
      groupContainer: sharedAppContainerIdentifier.map { .identifier($0) } ?? .automatic)
  }

  /// Creates a configuration for models.
  @_disfavoredOverload
  public init(
    for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false
  ) { self.init(nil, schema: nil, isStoredInMemoryOnly: isStoredInMemoryOnly) }
}

/// A container of models in memory, which are written to a JSON file when a context is saved.
///
/// Unchecked, because a lock synchronizes access to shared state.
public final class ModelContainer: @unchecked Sendable {
  /// The schema of the models.
  public let schema: Schema
  /// The configurations of the stores.
  public let configurations: Set<ModelConfiguration>
  let configuration: ModelConfiguration
  private let lock = NSLock()
  private var kept: [KeptObject]
  @MainActor private var main: ModelContext?

  /// A stored model.
  struct KeptObject: Codable {
    var identifier: PersistentIdentifier
    var values: [String: KeptValue]
  }

  /// Creates a container for a schema.
  ///
  /// - Throws: an error if the file can't be read.
  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration]
  ) throws { try self.init(schema, configurations) }

  /// Creates a container for a schema.
  ///
  /// - Throws: an error if the file can't be read.
  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws { try self.init(schema, configurations) }

  /// Creates a container for models.
  ///
  /// - Throws: an error if the file can't be read.
  public convenience init(
    for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws { try self.init(Schema(types), configurations) }

  private init(_ schema: Schema, _ configurations: [ModelConfiguration]) throws {
    self.schema = schema
    self.configurations = Set(configurations)
    let configuration = configurations.first ?? ModelConfiguration()
    self.configuration = configuration
    let isThere = FileManager.default.fileExists(atPath: configuration.url.path)
    if configuration.isStoredInMemoryOnly || !isThere {
      kept = []
    } else {
      kept = try JSONDecoder().decode([KeptObject].self, from: Data(contentsOf: configuration.url))
    }
  }

  /// Creates a container in memory.
  init(memory schema: Schema) {
    self.schema = schema
    let configuration = ModelConfiguration(isStoredInMemoryOnly: true)
    (self.configuration, configurations, kept) = (configuration, [configuration], [])
  }

  /// The context for views.
  @MainActor public var mainContext: ModelContext {
    if let main { return main }
    let context = ModelContext(self)
    main = context
    return context
  }

  /// Deletes all models.
  public func deleteAllData() { try? keep([]) }

  var objects: [KeptObject] { lock.withLock { kept } }

  func keep(_ objects: [KeptObject]) throws {
    lock.withLock { kept = objects }
    guard !configuration.isStoredInMemoryOnly, configuration.allowsSave else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
    let folder = configuration.url.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try encoder.encode(objects).write(to: configuration.url, options: .atomic)
  }
}
