import Foundation

extension NSPredicate {
  /// Creates a predicate that is always true: its format isn't parsed.
  public convenience init(format predicateFormat: String, _ args: any CVarArg...) {
    self.init(value: true)
  }
  /// Creates a predicate that is always true: its format isn't parsed.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    self.init(value: true)
  }
}

/// An object with values that are looked up by keys, as Objective-C does for all objects.
public protocol KeyedValues {
  /// Returns the value of a property.
  func value(forKey key: String) -> Any?
}

extension NSObject {
  fileprivate subscript(sortKey key: String) -> Any? {
    (self as? any KeyedValues)?.value(forKey: key)
  }
}

extension NSSortDescriptor {
  /// Creates a descriptor of the values of a key, which objects with ``KeyedValues`` have; by it, all
  /// others are equal.
  public convenience init(key: String?, ascending: Bool) {
    self.init(keyPath: \NSObject[sortKey: key ?? "self"], ascending: ascending) { _, _ in
      .orderedSame
    }
  }

  /// Creates a descriptor of a property of any type, as Objective-C compares optional ones, too; by it,
  /// all objects are equal but in requests of Core Data.
  @_disfavoredOverload
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending) { _, _ in .orderedSame }
  }
}
