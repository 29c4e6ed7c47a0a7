/// The models of a container.
public final class Schema: Sendable {
  /// The version of a schema.
  public struct Version: Hashable, Comparable, Sendable, Codable {
    let parts: [Int]
    /// A version of three numbers.
    public init(_ major: Int, _ minor: Int, _ patch: Int) { parts = [major, minor, patch] }
    /// Whether one came before the other.
    public static func < (lhs: Version, rhs: Version) -> Bool {
      lhs.parts.lexicographicallyPrecedes(rhs.parts)
    }
  }

  /// How properties are kept.
  public enum Attribute {
    /// A wish for keeping.
    public struct Option: Hashable, Sendable {
      let name: String
      /// Large data may be stored in a separate file.
      public static let externalStorage = Option(name: "externalStorage")
      /// The value is there once.
      public static let unique = Option(name: "unique")
      /// The value is looked for.
      public static let spotlight = Option(name: "spotlight")
      /// The value is encrypted elsewhere.
      public static let allowsCloudEncryption = Option(name: "allowsCloudEncryption")
      /// The value is remembered.
      public static let preserveValueOnDeletion = Option(name: "preserveValueOnDeletion")
      /// The value is not kept.
      public static let ephemeral = Option(name: "ephemeral")
      /// The value is stored in a transformed representation.
      public static func transformable(by type: Any.Type) -> Option {
        Option(name: "transformable")
      }
      /// The value is stored in a transformed representation.
      public static func transformable(by name: String) -> Option { Option(name: "transformable") }
    }
  }

  /// How objects belong together.
  public enum Relationship {
    /// A wish for relationships.
    public struct Option: Hashable, Sendable {
      /// There is one object for each.
      public static let unique = Option()
    }
    /// The effect on related models when a model is deleted.
    public enum DeleteRule: String, Hashable, Sendable, Codable {
      case noAction, nullify, cascade, deny
    }
  }

  /// A kind of model.
  public struct Entity: Hashable, Sendable {
    /// Its name.
    public let name: String
  }

  // Types have no state; whether their conformances belong to an actor is for their own calls to say.
  nonisolated(unsafe) let types: [any PersistentModel.Type]
  /// The kinds of models.
  public var entities: [Entity] { types.map { Entity(name: $0.entityName) } }
  /// A schema of models.
  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    self.types = types
  }
  /// A schema of models.
  public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0))
  {
    self.init(types, version: version)
  }
  /// A schema of a version.
  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models)
  }
}

/// Models of a version.
public protocol VersionedSchema {
  /// The models of the version.
  static var models: [any PersistentModel.Type] { get }
  /// The identifier of the version.
  static var versionIdentifier: Schema.Version { get }
}

/// How one version becomes the next; what is kept here needs none.
///
/// It is sendable without a check: it holds types, which have no state, and closures that are sendable.
public enum MigrationStage: @unchecked Sendable {
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: (@Sendable (ModelContext) throws -> Void)?,
    didMigrate: (@Sendable (ModelContext) throws -> Void)?)
}

/// The versions of models.
public protocol SchemaMigrationPlan {
  /// The schema versions, from the oldest to the newest.
  static var schemas: [any VersionedSchema.Type] { get }
  /// How one becomes the next.
  static var stages: [MigrationStage] { get }
}
