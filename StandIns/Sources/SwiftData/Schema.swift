/// The models of a container.
public final class Schema: Sendable {
  /// The version of a schema.
  public struct Version: Hashable, Comparable, Sendable, Codable {
    let parts: [Int]
    /// Creates a version of three numbers.
    public init(_ major: Int, _ minor: Int, _ patch: Int) { parts = [major, minor, patch] }
    /// Returns whether the first version is earlier than the second.
    public static func < (lhs: Version, rhs: Version) -> Bool {
      lhs.parts.lexicographicallyPrecedes(rhs.parts)
    }
  }

  /// The namespace of options of attributes.
  public enum Attribute {
    /// An option of an attribute.
    public struct Option: Hashable, Sendable {
      let name: String
      /// Large data may be stored in a separate file.
      public static let externalStorage = Option(name: "externalStorage")
      /// The value is unique.
      public static let unique = Option(name: "unique")
      /// The value is indexed for searching.
      public static let spotlight = Option(name: "spotlight")
      /// The value is encrypted in iCloud.
      public static let allowsCloudEncryption = Option(name: "allowsCloudEncryption")
      /// The value is preserved after deletion.
      public static let preserveValueOnDeletion = Option(name: "preserveValueOnDeletion")
      /// The value isn't stored.
      public static let ephemeral = Option(name: "ephemeral")
      /// The value is stored in a transformed representation.
      public static func transformable(by type: Any.Type) -> Option {
        Option(name: "transformable")
      }
      /// The value is stored in a transformed representation.
      public static func transformable(by name: String) -> Option { Option(name: "transformable") }
    }
  }

  /// The namespace of options of relationships.
  public enum Relationship {
    /// An option of a relationship.
    public struct Option: Hashable, Sendable {
      /// The related models are unique.
      public static let unique = Option()
    }
    /// The effect on related models when a model is deleted.
    public enum DeleteRule: String, Hashable, Sendable, Codable {
      case noAction, nullify, cascade, deny
    }
  }

  /// An entity of a schema.
  public struct Entity: Hashable, Sendable {
    /// The name of the entity.
    public let name: String
  }

  // Types have no state; the isolation of their conformances is checked where they are used.
  nonisolated(unsafe) let types: [any PersistentModel.Type]
  /// The entities of the models.
  public var entities: [Entity] { types.map { Entity(name: $0.entityName) } }
  /// Creates a schema of models.
  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    self.types = types
  }
  /// Creates a schema of models.
  public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0))
  {
    self.init(types, version: version)
  }
  /// Creates the schema of a version.
  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models)
  }
}

/// A version of a schema.
public protocol VersionedSchema {
  /// The models of the version.
  static var models: [any PersistentModel.Type] { get }
  /// The identifier of the version.
  static var versionIdentifier: Schema.Version { get }
}

/// A migration from one version to the next, which isn't needed here.
///
/// Unchecked, because it contains types, which have no state, and closures that are sendable.
public enum MigrationStage: @unchecked Sendable {
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: (@Sendable (ModelContext) throws -> Void)?,
    didMigrate: (@Sendable (ModelContext) throws -> Void)?)
}

/// The plan of migrations between versions.
public protocol SchemaMigrationPlan {
  /// The schema versions, from the oldest to the newest.
  static var schemas: [any VersionedSchema.Type] { get }
  /// The migrations between versions.
  static var stages: [MigrationStage] { get }
}
