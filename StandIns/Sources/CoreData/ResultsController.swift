import SwiftUI

/// Types of changes to results.
public enum NSFetchedResultsChangeType: UInt, Sendable {
  case insert = 1
  case delete, move, update
}
/// A section of results.
public protocol NSFetchedResultsSectionInfo {
  /// The name of the section.
  var name: String { get }
  /// The number of objects.
  var numberOfObjects: Int { get }
  /// The objects.
  var objects: [Any]? { get }
}
/// A receiver of changes, which are never sent.
public protocol NSFetchedResultsControllerDelegate: AnyObject {
  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
}
extension NSFetchedResultsControllerDelegate {
  /// Called after changes; never called.
  public func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
  /// Called before changes; never called.
  public func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
}
/// A controller of the results of a request.
open class NSFetchedResultsController<ResultType>: NSObject {
  private struct Section: NSFetchedResultsSectionInfo {
    var name: String { "" }
    var objects: [Any]?
    var numberOfObjects: Int { objects?.count ?? 0 }
  }
  /// The request.
  public let fetchRequest: NSFetchRequest<ResultType>
  /// The context of the request.
  public let managedObjectContext: NSManagedObjectContext
  /// The receiver of changes, which are never sent.
  open weak var delegate: (any NSFetchedResultsControllerDelegate)?
  /// The results; `nil` before they were fetched.
  open private(set) var fetchedObjects: [ResultType]?
  /// The sections of the results, of which there is one.
  open var sections: [any NSFetchedResultsSectionInfo]? {
    fetchedObjects.map { [Section(objects: $0)] }
  }
  /// Creates a controller.
  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) { (self.fetchRequest, managedObjectContext) = (fetchRequest, context) }
  /// Fetches the results.
  open func performFetch() throws { fetchedObjects = try managedObjectContext.fetch(fetchRequest) }
}

/// The types of attributes.
public enum NSAttributeType: UInt, Sendable {
  case undefinedAttributeType = 0
  case integer16AttributeType = 100
  case integer32AttributeType = 200
  case integer64AttributeType = 300
  case decimalAttributeType = 400
  case doubleAttributeType = 500
  case floatAttributeType = 600
  case stringAttributeType = 700
  case booleanAttributeType = 800
  case dateAttributeType = 900
  case binaryDataAttributeType = 1000
  case UUIDAttributeType = 1100
  case URIAttributeType = 1200
  case transformableAttributeType = 1800
  case objectIDAttributeType = 2000
}
/// A property of an entity.
open class NSPropertyDescription: NSObject {
  /// The name of the property.
  open var name = ""
  /// Whether the property may have no value.
  open var isOptional = true
  /// Whether the property is not stored.
  open var isTransient = false
  /// Creates a property.
  public override init() {}
}
/// An attribute of an entity.
open class NSAttributeDescription: NSPropertyDescription {
  /// The type of the attribute.
  open var attributeType = NSAttributeType.undefinedAttributeType
  /// The first value.
  open var defaultValue: Any?
}
/// A relationship of an entity.
open class NSRelationshipDescription: NSPropertyDescription {
  /// The entity of the objects.
  open var destinationEntity: NSEntityDescription?
  /// The other direction.
  open var inverseRelationship: NSRelationshipDescription?
  /// The largest number of objects; 0 for any.
  open var maxCount = 0
  /// The smallest number of objects.
  open var minCount = 0
  /// Whether the objects have an order.
  open var isOrdered = false
  /// What happens to the objects when the one with the relationship is deleted.
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  /// Whether there can be more than one object.
  open var isToMany: Bool { maxCount != 1 }
}

/// What happens to the objects of a relationship when the one that has it is deleted.
public enum NSDeleteRule: UInt, Sendable {
  /// Nothing.
  case noActionDeleteRule
  /// Their relationship is emptied.
  case nullifyDeleteRule
  /// They are deleted, too.
  case cascadeDeleteRule
  /// The object is not deleted.
  case denyDeleteRule
}
/// A property that is computed from others; has no value.
open class NSExpressionDescription: NSPropertyDescription {
  /// How the property is computed.
  open var expression: NSExpression?
  /// The type of the result.
  open var expressionResultType = NSAttributeType.undefinedAttributeType
}

/// How a value is computed, which is not done.
open class NSExpression: NSObject {
  /// Creates the value of a key.
  public init(forKeyPath keyPath: String) {}
  /// Creates the result of a function.
  public init(forFunction name: String, arguments parameters: [Any]) {}
  /// Creates a constant.
  public init(forConstantValue object: Any?) {}
  /// Creates an expression of a format, which is not parsed.
  public init(format expressionFormat: String, _ args: any CVarArg...) {}
}
