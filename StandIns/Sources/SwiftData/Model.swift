@_exported import SwiftUI

/// A model that is stored in a container.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
  /// The identity of the model, and its context.
  var modelRecord: ModelRecord { get set }
  /// The stored properties.
  static var modelProperties: [ModelProperty] { get }
  /// Creates a persistent model.
  init(restoring values: ModelValues) throws
}

extension PersistentModel {
  /// The persistent identifier of the model.
  public var persistentModelID: PersistentIdentifier { modelRecord.identifier }
  /// The persistent identifier of the model.
  public var id: PersistentIdentifier { modelRecord.identifier }
  /// The context of the model; `nil` before it is inserted.
  public var modelContext: ModelContext? { modelRecord.context }
  /// Whether the model was deleted.
  public var isDeleted: Bool { modelRecord.isDeleted }
  /// Whether the model has unsaved changes.
  public var hasChanges: Bool { modelRecord.context?.hasChanges ?? false }
  /// Returns whether both are the same object.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.modelRecord.identifier == rhs.modelRecord.identifier
  }
  /// Hashes the identity of the object.
  public func hash(into hasher: inout Hasher) { hasher.combine(modelRecord.identifier) }

  static var entityName: String { String(describing: Self.self) }
}

/// The persistent identifier of a model: its entity and a number.
public struct PersistentIdentifier: Hashable, Codable, Sendable, Comparable, Identifiable {
  /// The name of the entity.
  public let entityName: String
  let number: UUID
  /// The identifier itself.
  public var id: PersistentIdentifier { self }
  /// Returns whether the first value is less than the second.
  public static func < (lhs: PersistentIdentifier, rhs: PersistentIdentifier) -> Bool {
    (lhs.entityName, lhs.number.uuidString) < (rhs.entityName, rhs.number.uuidString)
  }
}

/// The identity of a model, and its context.
///
/// Unchecked, because an object belongs to its context, and a context to the code that created it.
public final class ModelRecord: @unchecked Sendable {
  var entityName = ""
  private var number = UUID()
  weak var context: ModelContext?
  var isDeleted = false
  /// Creates the record of a model without a context.
  public init() {}
  var identifier: PersistentIdentifier {
    PersistentIdentifier(entityName: entityName, number: number)
  }
  func restore(_ identifier: PersistentIdentifier) {
    (entityName, number) = (identifier.entityName, identifier.number)
  }
}

/// Makes a class a model that can be stored.
@attached(
  member, names: named(modelRecord), named(modelProperties), named(init(restoring:)))
@attached(extension, conformances: PersistentModel)
public macro Model() = #externalMacro(module: "VitrineMacros", type: "ModelMacro")

/// Declares how a property is stored; the options have no effect.
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "VitrineMacros", type: "MarkMacro")

/// Declares a relationship between models.
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil,
  inverse: AnyKeyPath? = nil, hashModifier: String? = nil
) = #externalMacro(module: "VitrineMacros", type: "MarkMacro")

/// Declares that a property is not stored.
@attached(peer)
public macro Transient() = #externalMacro(module: "VitrineMacros", type: "MarkMacro")

/// Declares unique values; they are not enforced.
@freestanding(declaration)
public macro Unique<T>(_ constraints: [PartialKeyPath<T>]...) =
  #externalMacro(module: "VitrineMacros", type: "MarkMacro")

/// Declares indices; they are not needed.
@freestanding(declaration)
public macro Index<T>(_ indices: [PartialKeyPath<T>]...) =
  #externalMacro(module: "VitrineMacros", type: "MarkMacro")
