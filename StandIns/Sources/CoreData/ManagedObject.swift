@_exported import SwiftUI

/// An object of a store, which is stored only in memory.
///
/// Unchecked, because an object belongs to the code that created it, as Core Data's belong to their
/// contexts.
open class NSManagedObject: NSObject, KeyedValues, ObservableObject, @unchecked Sendable {
  private var values: [String: Any] = [:]
  /// The context of the object.
  public private(set) var managedObjectContext: NSManagedObjectContext?
  /// The entity of the object.
  public let entity: NSEntityDescription
  /// Creates an object of an entity.
  public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    super.init()
    guard let context else { return }
    managedObjectContext = context
    context.insert(self)
    awakeFromInsert()
  }
  /// Creates an object of the class without a context.
  public override convenience init() { self.init(entity: Self.entity(), insertInto: nil) }
  /// Creates an object of the class.
  public convenience init(context: NSManagedObjectContext) {
    self.init(entity: Self.entity(), insertInto: context)
  }
  /// Creates an object for a property that was read before it was set.
  public required convenience init(valueOfPropertyIn context: NSManagedObjectContext?) {
    self.init(entity: Self.entity(), insertInto: context)
  }
  /// Returns the value of a property.
  open func value(forKey key: String) -> Any? { values[key] }
  /// Sets the value of a property.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// Returns the objects of a relationship; changes have no effect.
  open func mutableSetValue(forKey key: String) -> NSMutableSet {
    let set = NSMutableSet()
    for member in ManagedSets.members(values[key]) { set.add(member) }
    return set
  }
  /// Returns the objects of an ordered relationship; changes have no effect.
  open func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet {
    NSMutableOrderedSet(array: ManagedSets.members(values[key]))
  }
  /// Returns the value of a property.
  open func primitiveValue(forKey key: String) -> Any? { values[key] }
  /// Sets the value of a property.
  open func setPrimitiveValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// Called before a property is read; has no effect.
  open func willAccessValue(forKey key: String?) {}
  /// Called after a property was read; has no effect.
  open func didAccessValue(forKey key: String?) {}
  /// Called before a property changes; has no effect.
  open func willChangeValue(forKey key: String) {}
  /// Called after a property changed; has no effect.
  open func didChangeValue(forKey key: String) {}
  /// Called when the object was inserted, to set its first values.
  open func awakeFromInsert() {}
  /// Called when the object was read; objects in memory are not.
  open func awakeFromFetch() {}
  /// Called before changes are saved; never called.
  open func willSave() {}
  /// Called after changes were saved; never called.
  open func didSave() {}
  /// Called before the object is deleted.
  open func prepareForDeletion() {}
  /// Called before the values are removed from memory; never called.
  open func willTurnIntoFault() {}
  /// Called after the values were removed from memory; never called.
  open func didTurnIntoFault() {}
  /// Checks a new object; accepts all.
  open func validateForInsert() throws {}
  /// Checks a changed object; accepts all.
  open func validateForUpdate() throws {}
  /// Checks an object that is to be deleted; accepts all.
  open func validateForDelete() throws {}
  /// Returns changes that aren't saved; always empty.
  open func changedValues() -> [String: Any] { [:] }
  /// Returns the values that were saved.
  open func committedValues(forKeys keys: [String]?) -> [String: Any] {
    keys.map { keys in values.filter { keys.contains($0.key) } } ?? values
  }
  /// Whether there are changes that aren't saved; always `false`.
  open var hasChanges: Bool { false }
  /// Whether the object is new; always `false`.
  open var isInserted: Bool { false }
  /// Whether the object has changed; always `false`.
  open var isUpdated: Bool { false }
  /// Whether the object was deleted; always `false`.
  open var isDeleted: Bool { false }
  /// Whether the object is a fault; always `false`.
  open var isFault: Bool { false }
}

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
